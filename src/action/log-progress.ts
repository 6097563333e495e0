/** Progress in the log of a job: one group a check, and no line of a command can be a workflow command. */
import { randomUUID } from 'node:crypto'

import { terminalText } from '../report/terminal-text.ts'
import type { Progress } from '../ports.ts'

/** What the log offers; @actions/core has it. */
export interface JobLog {
  info(line: string): void
  startGroup(name: string): void
  endGroup(): void
}

/** Progress, and the end of a check that an error cut short: the runner hears commands again. */
export interface JobProgress extends Progress {
  close(): void
}

/**
 * Progress for a job's log. Lines come in harmless already; between the
 * markers the runner takes no command at all, whatever they hold (threat D5).
 */
export function logProgress(log: JobLog): JobProgress {
  let token = ''
  const close = (): void => {
    if (token === '') return
    log.info(`::${token}::`)
    log.endGroup()
    token = ''
  }
  return {
    stage: name => {
      log.info(terminalText(name))
    },
    checkStarted: (id, at, total) => {
      token = randomUUID()
      log.startGroup(`[${String(at)}/${String(total)}] ${terminalText(id)}`)
      log.info(`::stop-commands::${token}`)
    },
    outputLine: line => {
      log.info(`| ${terminalText(line)}`)
    },
    checkFinished: check => {
      close()
      const took = check.evidence?.duration_ms
      const seconds =
        took === undefined ? '' : ` (${(took / 1000).toFixed(1)} s)`
      log.info(`${check.status} ${terminalText(check.id)}${seconds}`)
    },
    close
  }
}
