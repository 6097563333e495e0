/** Whether a run is at work on a check run: its status says so, not its `external_id` alone. */
import type { Standing } from './publish.ts'

/** A check run that was closed keeps the id of a run that was killed, and nobody writes its verdict any more. */
export function isAtWork(standing: Standing | undefined): boolean {
  return (
    standing?.verdict.proof === 'working' &&
    standing.run.status.toLowerCase() === 'in_progress'
  )
}

/** What stands, where its id names a proof: one that was closed as `working` names none. */
export function withProof(
  standing: Standing | undefined
): Standing | undefined {
  return standing?.verdict.proof === 'working' ? undefined : standing
}
