/** Criteria that ask for a file which the change cannot have, whatever a part says of it (threat D14). */
import { encodePath } from '../model/path.ts'
import { normalPath } from '../policy/normal-path.ts'
import type { MutationLedger } from '../model/ledger.ts'
import type { CommitRange } from '../model/observation.ts'
import type { CheckPlan } from '../model/plan.ts'
import type { TreeEntry, TreeFiles } from '../ports.ts'

/** What the trees and the plan are asked for. */
export interface FileQuestion {
  readonly plan: CheckPlan
  readonly range: CommitRange
  readonly ledger: MutationLedger
}

/**
 * Ids of the criteria whose file is surely absent where the checks ran. A path
 * of the change is as the head has it. Any other may come from the base, by the
 * test merge, or from a command; it is absent only where no command runs.
 */
export async function absentFiles(
  { plan, range, ledger }: FileQuestion,
  files: TreeFiles
): Promise<ReadonlySet<string>> {
  if (plan.fileCriteria.length === 0) return new Set()
  const inHead = regularFiles(await files.list(range.head))
  const inBase = regularFiles(await files.list(range.base))
  const changed = new Set(ledger.records.map(record => record.path))
  const builds = plan.commands.length > 0 || plan.setup.length > 0
  const isAbsent = (path: string): boolean =>
    !inHead.has(path) && (changed.has(path) || !(inBase.has(path) || builds))
  return new Set(
    plan.fileCriteria
      .filter(({ path }) => isAbsent(treePath(path)))
      .map(({ check }) => check.id)
  )
}

function regularFiles(entries: readonly TreeEntry[]): ReadonlySet<string> {
  return new Set(
    entries
      .filter(({ mode }) => mode === '100644' || mode === '100755')
      .map(({ path }) => path)
  )
}

/** As trees know paths: `./a/../b` is `b`, and odd characters are encoded. */
function treePath(written: string): string {
  return encodePath(new TextEncoder().encode(normalPath(written)))
}
