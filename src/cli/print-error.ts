/** An error in words: what is wrong, every place, and the mend. */
import { asGateError } from '../errors.ts'
import { terminalText } from '../report/terminal-text.ts'
import { printJson } from './print.ts'
import type { GateError } from '../errors.ts'
import type { CommandLine } from './main.ts'

/** The schema name of an error on standard output. */
export const ERROR_SCHEMA = 'completion-gate.error.v1'

/** The one document of a `--json` run that ended in an error, for whoever parses it. */
export function printErrorDocument(
  { code, fault, message, hint, problems }: GateError,
  exitCode: number,
  line: Pick<CommandLine, 'stdout' | 'stderr'>
): void {
  const error = {
    code,
    fault,
    message,
    ...(hint === undefined ? {} : { hint }),
    problems
  }
  try {
    printJson(line, { schema: ERROR_SCHEMA, exit_code: exitCode, error })
  } catch (thrown) {
    // It may be this very stream that failed: the exit code and standard error still say it.
    printError(asGateError(thrown), line.stderr)
  }
}

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
