/** Asks a person at a terminal, line by line. */
import { createInterface } from 'node:readline/promises'

import { GateError } from '../../errors.ts'
import type { Asker } from '../../setup-ports.ts'

/** A person at a pair of streams. Lines that come before their question wait for it. */
export function askerOn(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream
): Asker {
  const terminal = createInterface({ input, output })
  const lines = terminal[Symbol.asyncIterator]()
  return {
    ask: async question => {
      terminal.setPrompt(question)
      terminal.prompt()
      const answer = await lines.next()
      if (answer.done !== true) return answer.value.trim()
      throw new GateError(
        'USAGE',
        'An answer was expected, and the input ended.',
        { hint: '`--yes` takes every default without asking.' }
      )
    },
    close: () => {
      terminal.close()
    }
  }
}
