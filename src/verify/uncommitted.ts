/** Tracked files beside the change that do not hold what the checked-out commit says, before the first command. */
import { compareWithEntry } from './record-on-disk.ts'
import { isHarnessPath } from '../model/harness-path.ts'
import type { BindingPorts, BindingRequest } from './binding.ts'
import type { UnequalPath } from './record-on-disk.ts'
import type { TreeEntry } from '../ports.ts'

type EditsRequest = Pick<
  BindingRequest,
  'records' | 'tracked' | 'ignoreExecutableBit' | 'written'
>

/**
 * Compares what the checkout names as edited with its commit, by content: a
 * check that uses such a file speaks of work that no commit has. The paths of
 * the change are compared with its ledger, submodules with their commits, and
 * the harness's own files are no part of any change.
 */
export async function uncommittedEdits(
  request: EditsRequest,
  ports: BindingPorts
): Promise<readonly UnequalPath[]> {
  const asked = (await ports.checkout.edited?.()) ?? []
  if (asked.length === 0) return []
  const recorded = new Set(request.records.map(one => one.path))
  const entries = new Map(request.tracked.map(one => [one.path, one]))
  const edited: UnequalPath[] = []
  for (const path of asked) {
    if (recorded.has(path) || isHarnessPath(path)) continue
    const entry = entries.get(path)
    const unequal =
      entry === undefined
        ? await stagedFile(path, ports)
        : await unequalFile(entry, request, ports)
    if (unequal !== undefined) edited.push(unequal)
  }
  return edited
}

async function unequalFile(
  entry: TreeEntry,
  request: EditsRequest,
  { checkout, files }: BindingPorts
): Promise<UnequalPath | undefined> {
  if (entry.mode === '160000') return undefined
  const naming = entry.objectId.length === 64 ? 'sha256' : 'sha1'
  const state = await checkout.state(entry.path, naming)
  const unequal = compareWithEntry(entry, state, request)
  if (unequal === undefined || files.written === undefined) return unequal
  const { id } = await checkout.commit()
  const written = await files.written(id, [entry])
  return compareWithEntry(entry, state, { ...request, written })
}

/** No commit has it, and it is untracked in all but name. */
async function stagedFile(
  path: string,
  { checkout }: BindingPorts
): Promise<UnequalPath | undefined> {
  const { kind } = await checkout.state(path)
  return kind === 'file' || kind === 'symlink'
    ? {
        path,
        expected: 'nothing',
        found: 'a file that is staged and not committed'
      }
    : undefined
}
