/** Turns the names of revisions into commit ids, each once, and never by guessing. */
import { GateError } from '../../errors.ts'
import type { ObjectReader } from './object-reader.ts'

/** A commit that was read. */
export interface Commit {
  readonly id: string
  /** As the commit object names them, also where a shallow clone lacks them. */
  readonly parents: readonly string[]
}

const FULL_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/
const COMMIT_BYTES = 16 << 20

/** Where the merge target is looked for when nobody names it; full names, since a tag `main` would win over the branch. */
const DEFAULT_BASES = [
  'refs/remotes/origin/HEAD',
  'refs/heads/main',
  'refs/remotes/origin/main',
  'refs/heads/master',
  'refs/remotes/origin/master'
]

/** Whether a revision is a whole object id. */
export function isFullId(revision: string): boolean {
  return FULL_ID.test(revision)
}

/**
 * The commit of a revision, or undefined when the repository has none.
 * A name that is a branch and also something else is refused: a pushed tag
 * `main` must not stand in for the branch.
 * @throws GateError REVISION_UNKNOWN when the name means two commits
 */
export async function findCommit(
  reader: ObjectReader,
  revision: string
): Promise<Commit | undefined> {
  const found: Commit[] = []
  for (const name of fullNames(revision)) {
    const commit = await readCommit(reader, name)
    if (commit !== undefined && found.every(one => one.id !== commit.id))
      found.push(commit)
  }
  if (found.length > 1)
    throw new GateError(
      'REVISION_UNKNOWN',
      `The revision ${JSON.stringify(revision)} names ${found.length} commits: ${found.map(one => one.id).join(', ')}.`,
      {
        hint: `Write it in full, such as refs/heads/${revision} or refs/remotes/${revision}.`
      }
    )
  return found[0]
}

/** The commit of the merge target when nobody names one, and how people call it. */
export async function findDefaultBase(
  reader: ObjectReader
): Promise<(Commit & { readonly name: string }) | undefined> {
  for (const name of DEFAULT_BASES) {
    const commit = await readCommit(reader, name)
    if (commit !== undefined) return { ...commit, name: shortName(name) }
  }
  return undefined
}

/** `refs/heads/main` as `main`, `refs/remotes/origin/main` as `origin/main`. */
export function shortName(ref: string): string {
  return ref.replace(/^refs\/(?:heads|remotes|tags)\//, '')
}

/** The error for a revision that names no commit; without a revision, for a merge target that nobody named. */
export function revisionUnknown(
  revision: string | undefined,
  remote: string,
  complaint?: string
): GateError {
  if (revision === undefined)
    return new GateError(
      'REVISION_UNKNOWN',
      `No merge target was named, and the repository has none of ${DEFAULT_BASES.join(', ')}.`,
      { hint: 'Name the base, such as --base origin/develop.' }
    )
  const branch = branchOf(revision, remote)
  return new GateError(
    'REVISION_UNKNOWN',
    `The revision ${JSON.stringify(revision)} names no commit of this repository${complaint === undefined ? '' : `, and fetching it failed: ${complaint}`}.`,
    {
      hint: isRefName(branch)
        ? `See \`git branch --all\`; to have it from the remote, give \`--fetch\`, or: git fetch ${remote} ${branch}`
        : 'See `git log --oneline`; in a shallow clone, older commits come by `--fetch`, or by: git fetch --unshallow'
    }
  )
}

/** The branch of the remote that a revision may stand for. */
export function branchOf(revision: string, remote: string): string {
  for (const prefix of [`refs/remotes/${remote}/`, `${remote}/`, 'refs/heads/'])
    if (revision.startsWith(prefix)) return revision.slice(prefix.length)
  return revision
}

// What counts from another revision (`~1`, `^`, `@{…}`) is no name that a remote knows.
function isRefName(name: string): boolean {
  return /^[\w./-]+$/.test(name)
}

function fullNames(revision: string): readonly string[] {
  if (revision === '') return []
  if (isFullId(revision) || revision.startsWith('refs/')) return [revision]
  if (revision === 'HEAD' || revision === '@') return ['HEAD']
  return [
    `refs/heads/${revision}`,
    `refs/remotes/${revision}`,
    `refs/tags/${revision}`,
    revision
  ]
}

async function readCommit(
  reader: ObjectReader,
  name: string
): Promise<Commit | undefined> {
  const object = await reader.read(`${name}^{commit}`, COMMIT_BYTES)
  if (object?.type !== 'commit') return undefined
  return { id: object.id, parents: parentsOf(object.bytes) }
}

function parentsOf(bytes: Buffer | undefined): readonly string[] {
  if (bytes === undefined)
    throw new GateError(
      'GIT_FAILED',
      `A commit of at most ${COMMIT_BYTES} bytes was expected, and a larger one came.`
    )
  const parents: string[] = []
  for (const line of bytes.toString('latin1').split('\n')) {
    if (line === '') break
    if (line.startsWith('parent ')) parents.push(line.slice('parent '.length))
  }
  return parents
}
