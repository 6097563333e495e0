/** One look at the checkout by metadata alone. */
import { foldersOf } from './byte-path.ts'
import { lookByFind } from './find-look.ts'
import { repositoryHead } from './repository-head.ts'
import { lookDraft, newestCtimeMs } from './signature.ts'
import { lookByWalk } from './walk-look.ts'
import type { TreeLook } from '../../ports.ts'

// The kernel's clock for ctime ticks every 1 to 10 ms: what is written in the tick of
// the look could not be told from what was there before it.
const CLOCK_TICK_MS = 20

/**
 * Looks at every folder that holds a tracked path, and at what stands in it.
 * @param tracked byte paths
 * @param find absolute path of GNU find; undefined to walk
 */
export async function lookAtTree(
  root: string,
  tracked: ReadonlySet<string>,
  find: string | undefined
): Promise<TreeLook> {
  const draft = lookDraft()
  const folders = foldersOf(tracked)
  const left =
    find === undefined ? folders : await lookByFind(find, root, folders, draft)
  lookByWalk(root, left, draft)
  const { text, commit } = repositoryHead(root)
  await nextTick(newestCtimeMs(draft))
  return {
    signatures: draft.signatures,
    movedFolders: draft.movedFolders,
    head: `${text} ${commit}`
  }
}

/** Waits until a change would get a later ctime than the newest one that was seen. */
async function nextTick(newestMs: number): Promise<void> {
  const age = Date.now() - newestMs
  if (age >= 0 && age < CLOCK_TICK_MS)
    await new Promise(resolve => setTimeout(resolve, CLOCK_TICK_MS))
}
