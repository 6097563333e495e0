/** The one way to standard output, and what happens when it cannot be written. */
import { GateError } from '../errors.ts'
import { jsonText } from './json-text.ts'
import type { CommandLine } from './main.ts'

type Output = Pick<CommandLine, 'stdout'>

/** Writes text. @throws GateError OUTPUT_FAILED where the stream says so at once */
export function print({ stdout }: Output, text: string): void {
  try {
    stdout.write(text)
  } catch (thrown) {
    if (!isReaderGone(thrown)) throw outputFailed(thrown)
  }
}

/** Writes one JSON document and a line end. @param indent spaces a level; 0 for a single line */
export function printJson(line: Output, value: unknown, indent = 2): void {
  print(line, `${jsonText(value, indent)}\n`)
}

/** Whoever reads the output may stop early, as `head` does; the exit code still says the verdict. */
export function isReaderGone(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === 'EPIPE'
}

/** The error of a stream that took less than it was given: the verdict was not told. */
export function outputFailed(thrown: unknown): GateError {
  const why = thrown instanceof Error ? thrown.message : String(thrown)
  return new GateError(
    'OUTPUT_FAILED',
    `The output could not be written: ${why}. Free space where it goes, and run again.`,
    { cause: thrown }
  )
}
