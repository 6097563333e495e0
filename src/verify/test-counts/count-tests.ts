/** How many tests a command ran, read from the closing lines of the runners that the gate knows. */
import { stripVTControlCharacters } from 'node:util'

import { DOTNET_RUNNERS } from './dotnet.ts'
import { ELIXIR_RUNNERS } from './elixir.ts'
import { GO_RUNNERS } from './go.ts'
import { JAVASCRIPT_RUNNERS } from './javascript.ts'
import { JVM_RUNNERS } from './jvm.ts'
import { MAKE_RUNNERS } from './make.ts'
import { OTHER_RUNNERS } from './others.ts'
import { PYTHON_RUNNERS } from './python.ts'
import { RUST_RUNNERS } from './rust.ts'
import { SWIFT_RUNNERS } from './swift.ts'
import { sum, type TestCount, type TestRunner } from './test-runner.ts'
import type { CommandOutput } from '../../ports.ts'

/** What the known runners of one output say together. */
export interface CountedTests extends TestCount {
  /** Names of the runners that were recognised; never empty. */
  readonly runners: readonly string[]
  /** The middle of the output was not kept: there may be more. */
  readonly cut?: true
}

const RUNNERS: readonly TestRunner[] = [
  ...JAVASCRIPT_RUNNERS,
  ...PYTHON_RUNNERS,
  ...RUST_RUNNERS,
  ...GO_RUNNERS,
  ...JVM_RUNNERS,
  ...DOTNET_RUNNERS,
  ...ELIXIR_RUNNERS,
  ...SWIFT_RUNNERS,
  ...MAKE_RUNNERS,
  ...OTHER_RUNNERS
]

// No closing line is longer; a longer one is not worth a pattern's time.
const LONGEST_LINE = 500

/**
 * The tests that ran, added up over all runs of all known runners; undefined
 * when none is recognised. It is the output that is read: whoever writes the
 * tests can write such lines too (threat B8), but not by leaving tests out.
 */
export function countTests(output: CommandOutput): CountedTests | undefined {
  const cut =
    Buffer.byteLength(output.head) + Buffer.byteLength(output.tail) <
    output.bytes
  const lines = linesOf(`${output.head}${cut ? '\n' : ''}${output.tail}`)
  const found = RUNNERS.flatMap(({ name, count }) => {
    const counted = count(lines)
    return counted === undefined ? [] : [{ name, ...counted }]
  })
  if (found.length === 0) return undefined
  return {
    tests: sum(found.map(one => one.tests)),
    runners: found.map(one => one.name),
    ...(found.some(one => one.atLeast === true) ? { atLeast: true } : {}),
    ...(cut ? { cut } : {})
  }
}

/** Lines without colours; of a line that was written over, what stands last. */
function linesOf(text: string): readonly string[] {
  return stripVTControlCharacters(text)
    .split('\n')
    .map(line => {
      const shown = line.replace(/\r$/, '')
      const last = shown.slice(shown.lastIndexOf('\r') + 1).trimEnd()
      return last.length > LONGEST_LINE ? '' : last
    })
}
