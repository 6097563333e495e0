/** An error in words: what is wrong, every place, and the mend. */
import { terminalText } from '../report/terminal-text.ts'
import type { GateError } from '../errors.ts'

/** Writes the error to the stream; never the stack, unless the fault is the gate's own. */
export function printError(
  error: GateError,
  stream: NodeJS.WritableStream
): void {
  const lines = [
    `error ${error.code}: ${error.message}`,
    ...error.problems
      .filter(problem => !error.message.includes(problem.message))
      .map(
        problem =>
          `  - ${problem.path === '' ? '' : `${problem.path}: `}${problem.message}`
      ),
    ...(error.hint === undefined ? [] : [`hint: ${error.hint}`]),
    ...(error.code === 'INTERNAL' ? stackLines(error) : [])
  ]
  stream.write(
    `${lines
      .flatMap(line => line.split('\n'))
      .map(terminalText)
      .join('\n')}\n`
  )
}

function stackLines(error: GateError): readonly string[] {
  const cause = error.cause instanceof Error ? error.cause : error
  return (cause.stack ?? '').split('\n')
}
