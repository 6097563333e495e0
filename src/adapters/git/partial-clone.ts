/** What a partial clone lacks of the trees that the gate reads, found without a single request. */
import * as fs from 'node:fs/promises'
import { createInterface } from 'node:readline'

import { hasBlob, rawChanges, type RawChange } from './raw-diff.ts'
import { gitFailed, startGit, type Git } from './run-git.ts'

/** The commits between which the change is computed. */
export interface Commits {
  readonly base: string
  readonly mergeBase: string
  readonly head: string
}

// Where projects say how they are checked: texts, seldom changed, so seldom a second fetch.
const SAYS_HOW_TO_CHECK =
  /(?:^|\/)\.(?:github|a3s)\/|\.(?:md|json|toml|ini|cfg|ya?ml|mod|work|xml|gradle|kts|exs)$|(?:^|\/)(?:Makefile|Gemfile|Rakefile)$/i

/** Whether a path is likely to be read from the base tip, when the caller does not say. */
export function isLikelyReadFromBase(path: string): boolean {
  return SAYS_HOW_TO_CHECK.test(path)
}

/** Whether the repository may lack objects that a remote promised. */
export async function isPartialClone(objectsDir: string): Promise<boolean> {
  const files = await fs.readdir(`${objectsDir}/pack`).catch(() => [])
  return files.some(file => file.endsWith('.promisor'))
}

/** Trees that are missing from these commits: without them nothing can be compared. */
export function missingTrees(
  git: Git,
  commits: readonly string[]
): Promise<ReadonlySet<string>> {
  return listMissing(git, ['--filter=blob:none', ...commits])
}

/** Every object that is missing from the trees of these commits. */
export function missingObjects(
  git: Git,
  commits: readonly string[]
): Promise<ReadonlySet<string>> {
  return listMissing(git, commits)
}

/**
 * The missing blobs that the gate wants: what the change writes, and the
 * base's side of what differs where it reads that.
 */
export async function wantedBlobs(
  git: Git,
  commits: Commits,
  readsFromBase: (path: string) => boolean
): Promise<readonly string[]> {
  const missing = await missingObjects(git, [commits.head, commits.base])
  if (missing.size === 0) return []
  const wanted = new Set<string>()
  const collect = async (
    from: string,
    to: string,
    reads: (change: RawChange) => boolean
  ): Promise<void> => {
    for await (const changes of rawChanges(git, from, to))
      for (const change of changes)
        if (hasBlob(change) && missing.has(change.objectId) && reads(change))
          wanted.add(change.objectId)
  }
  await collect(commits.mergeBase, commits.head, () => true)
  await collect(commits.head, commits.base, change =>
    readsFromBase(change.bytePath)
  )
  return [...wanted]
}

// `--missing=print` marks what is not there with a question mark and asks no remote.
async function listMissing(
  git: Git,
  args: readonly string[]
): Promise<ReadonlySet<string>> {
  const child = startGit(
    git,
    [
      'rev-list',
      '--objects',
      '--no-object-names',
      '--missing=print',
      '--no-walk=unsorted',
      ...args,
      '--'
    ],
    { input: '' }
  )
  const missing = new Set<string>()
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('?')) missing.add(line.slice(1))
  const end = await child.ended
  if (end.exitCode !== 0)
    throw gitFailed('What the partial clone lacks cannot be listed', end)
  return missing
}
