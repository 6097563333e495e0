/** The log of a job as @actions/core writes it, and the commands that a runner takes from it. */
import type { JobLog } from '../../src/action/log-progress.ts'

/** A log that remembers. */
export interface RecordedLog extends JobLog {
  readonly lines: () => readonly string[]
  /** The lines that a runner carries out. */
  readonly commands: () => readonly string[]
}

/** An empty log. */
export function jobLog(): RecordedLog {
  const written: string[] = []
  const write = (text: string): void => {
    // A line of the log ends where the runner's reader of lines ends it.
    written.push(...text.split(/\r\n|\r|\n/))
  }
  return {
    info: write,
    startGroup: name => {
      write(`::group::${commandData(name)}`)
    },
    endGroup: () => {
      write('::endgroup::')
    },
    lines: () => written,
    commands: () => commandsOf(written)
  }
}

/** Whether a runner that takes commands takes this line for one. */
export function isCommand(line: string): boolean {
  // It compares by culture, to which these characters are nothing.
  const compared = line.replace(
    /[\p{Cf}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]/gu,
    ''
  )
  return compared.trimStart().startsWith('::') || compared.includes('##[')
}

function commandData(text: string): string {
  return text
    .replaceAll('%', '%25')
    .replaceAll('\r', '%0D')
    .replaceAll('\n', '%0A')
}

function commandsOf(lines: readonly string[]): readonly string[] {
  const taken: string[] = []
  const stopped: { by?: string } = {}
  for (const line of lines.filter(isCommand)) {
    if (stopped.by !== undefined) {
      if (line.trim() === `::${stopped.by}::`) delete stopped.by
      continue
    }
    const token = /^::stop-commands::(.*)$/.exec(line)?.[1]
    if (token === undefined) taken.push(line)
    else stopped.by = token
  }
  return taken
}
