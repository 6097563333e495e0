/** Closes the check run as cancelled when the job is cancelled: GitHub sends SIGINT, then SIGTERM after 7.5 s. */
import type { CloseCheckRun } from '../pull-request/world.ts'

/** Exit code of a process that SIGINT ended, by convention. */
const CANCELLED = 130

/** Listens from now on. */
export function closeOnSignals(): {
  readonly onCheckRun: (close: CloseCheckRun | undefined) => void
} {
  let current: CloseCheckRun | undefined
  let closing = false
  const end = (): void => {
    if (closing) return
    closing = true
    const close = current ?? ((): Promise<void> => Promise.resolve())
    void close()
      .catch(() => undefined)
      .then(() => process.exit(CANCELLED))
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  return {
    onCheckRun: close => {
      current = close
    }
  }
}
