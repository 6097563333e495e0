/** Says on standard error what a run wrote, where the silence of success would leave a reader to look. */
import { terminalText } from '../report/terminal-text.ts'
import type { CommandLine } from './main.ts'

/** One line a call. @param place a file or a folder, as it was named */
export function tellWritten(
  { stderr }: Pick<CommandLine, 'stderr'>,
  what: string,
  place: string
): void {
  stderr.write(`${what} written: ${terminalText(place)}\n`)
}
