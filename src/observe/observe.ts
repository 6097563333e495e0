/** Stage 1: what changed between merge base and head, and whether all of it was seen. */
import { mutationLedger, type MutationRecord } from '../model/ledger.ts'
import type { Gap, WorkspaceObservation } from '../model/observation.ts'
import { encodeByteString } from '../model/path.ts'
import type { ChangeSource, TreeChange } from '../ports.ts'
import { recordOf } from './record.ts'
import { scopeOf, type Place, type Scope } from './scope.ts'

/**
 * Observes the change.
 * @param scope what the policy of the base leaves out
 * @throws GateError as the source does
 */
export async function observe(
  source: ChangeSource,
  scope: Scope
): Promise<WorkspaceObservation> {
  const { range, gaps } = await source.resolve()
  const seen: Seen = {
    records: [],
    gaps: [...gaps],
    lfsPaths: [],
    outOfScope: []
  }
  const placeOf = await scopeOf(scope)
  if (range.mergeBase !== '')
    for await (const changes of source.changes(range))
      for (const change of changes) see(seen, change, placeOf)
  return {
    range,
    ledger: mutationLedger(seen.records),
    gaps: seen.gaps,
    lfsPaths: seen.lfsPaths,
    outOfScope: seen.outOfScope
  }
}

interface Seen {
  readonly records: MutationRecord[]
  readonly gaps: Gap[]
  readonly lfsPaths: string[]
  readonly outOfScope: string[]
}

function see(
  seen: Seen,
  change: TreeChange,
  placeOf: (path: string) => Place
): void {
  const path = encodeByteString(change.bytePath)
  const place = placeOf(path)
  if (place === 'out_of_scope') seen.outOfScope.push(path)
  if (place !== 'ledger') return
  const recorded = recordOf(change, path)
  if ('gap' in recorded) seen.gaps.push(recorded.gap)
  else seen.records.push(recorded.record)
  if (change.lfsPointer === true) seen.lfsPaths.push(path)
}
