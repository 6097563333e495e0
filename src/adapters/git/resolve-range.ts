/** Resolves base, merge base and head, each once, with what a shallow or partial clone needs for it. */
import type { CommitRange, Gap } from '../../model/observation.ts'
import {
  completeHistory,
  completeTrees,
  type Remote
} from './complete-repository.ts'
import type { RepositoryFacts } from './discover-repository.ts'
import { askRemote } from './fetch-objects.ts'
import { findMergeBase, readShallowFile, type History } from './history.ts'
import type { OpenedRepository } from './opened-repository.ts'
import type { ObjectReader } from './object-reader.ts'
import { isPartialClone } from './partial-clone.ts'
import {
  branchOf,
  findCommit,
  findDefaultBase,
  isFullId,
  revisionUnknown,
  shortName,
  type Commit
} from './revisions.ts'

/** Which commits are asked for, and from where missing ones may come. */
export interface RangeRequest {
  /** A revision; the merge target is looked for when it is left out. */
  readonly base?: string
  /** A revision; `HEAD` when left out. */
  readonly head?: string
  readonly remote: Remote
  /** The merge base as the platform tells it, a full id: spares a shallow clone all history. */
  readonly knownMergeBase?: string
  /** Whether the gate reads this byte path from the base tip; in a partial clone its blob then comes along. */
  readonly readsFromBase: (path: string) => boolean
}

/** What was resolved. */
export interface ResolvedRange {
  readonly range: CommitRange
  readonly gaps: readonly Gap[]
  /** What the base was called; absent where only its id was named. */
  readonly baseName?: string
}

/**
 * Resolves the range.
 * @throws GateError REVISION_UNKNOWN, HISTORY_UNRELATED, GIT_FAILED
 */
export async function resolveRange(
  opened: OpenedRepository,
  request: RangeRequest
): Promise<ResolvedRange> {
  const { id: head } = await tipOf(
    opened,
    request.head ?? 'HEAD',
    request.remote
  )
  const { id: base, name } = await tipOf(opened, request.base, request.remote)
  const resolved = await rangeOf(opened, request, base, head)
  return name === undefined ? resolved : { ...resolved, baseName: name }
}

async function rangeOf(
  opened: OpenedRepository,
  request: RangeRequest,
  base: string,
  head: string
): Promise<ResolvedRange> {
  const found = await mergeBaseOf(opened, request, base, head)
  if (typeof found !== 'string')
    return { range: { base, mergeBase: '', head }, gaps: [found] }
  const range = { base, mergeBase: found, head }
  if (!(await isPartialClone(opened.facts.objectsDir)))
    return { range, gaps: [] }
  const gap = await completeTrees(
    opened.git,
    request.remote,
    range,
    request.readsFromBase
  )
  return gap === undefined
    ? { range, gaps: [] }
    : { range: { base, mergeBase: '', head }, gaps: [gap] }
}

interface Tip {
  readonly id: string
  /** Absent where the id itself was named. */
  readonly name?: string
}

// The full id of a tip. A whole id stands for itself, here or not.
async function tipOf(
  { git, reader }: OpenedRepository,
  revision: string | undefined,
  remote: Remote
): Promise<Tip> {
  if (revision === undefined) {
    const usual = await findDefaultBase(reader)
    if (usual !== undefined) return usual
  } else {
    const commit = await findCommit(reader, revision)
    if (isFullId(revision)) return { id: commit?.id ?? revision }
    if (commit !== undefined)
      return { id: commit.id, name: shortName(revision) }
  }
  const asked = remote.fetch
    ? await askRemote(
        git,
        remote.name,
        revision === undefined
          ? 'HEAD'
          : `refs/heads/${branchOf(revision, remote.name)}`
      )
    : undefined
  if (asked === undefined) throw revisionUnknown(revision, remote.name)
  return {
    id: asked,
    name: revision === undefined ? `${remote.name}/HEAD` : shortName(revision)
  }
}

// The merge base, or the gap that says why it cannot be known; at most one fetch.
async function mergeBaseOf(
  opened: OpenedRepository,
  request: RangeRequest,
  base: string,
  head: string
): Promise<string | Gap> {
  const { git, facts, reader } = opened
  const { remote, knownMergeBase } = request
  const wanted = knownMergeBase === undefined ? [] : [knownMergeBase]
  const absent = await absentCommits(reader, [base, head, ...wanted])
  const before = await findMergeBaseOf(opened, base, head, absent)
  if (before.known) return before.mergeBase
  if (knownMergeBase !== undefined && absent.length === 0) return knownMergeBase
  const still = await completeHistory(git, facts, remote, {
    absent,
    cutAt: before.cutAt,
    needsHistory: knownMergeBase === undefined
  })
  reader.close()
  if (still !== undefined && !(await mayLackCommits(facts)))
    throw revisionUnknown(absent[0], remote.name, still.complaint)
  if (still !== undefined) return still.gap
  const after = await findMergeBaseOf(opened, base, head, [])
  if (after.known) return after.mergeBase
  return (
    knownMergeBase ?? {
      reason: `The merge base of ${base} and ${head} cannot be known: even after a fetch the history breaks off at ${after.cutAt.join(', ')}. Run: git fetch --unshallow ${remote.name}`
    }
  )
}

// In a whole clone, an id that is not there is a mistake of whoever named it.
async function mayLackCommits(facts: RepositoryFacts): Promise<boolean> {
  return (
    (await readShallowFile(facts.shallowFile)).size > 0 ||
    (await isPartialClone(facts.objectsDir))
  )
}

async function findMergeBaseOf(
  { git, facts, reader }: OpenedRepository,
  base: string,
  head: string,
  absent: readonly string[]
): Promise<History> {
  if (absent.includes(base) || absent.includes(head))
    return { known: false, cutAt: [] }
  return (await isNearAncestor(reader, base, head))
    ? { known: true, mergeBase: base }
    : await findMergeBase(git, facts, base, head)
}

// Commits that are read, at most, before git is started to walk the history.
const NEAR = 8

/**
 * Whether the base is met on the first parents of the head: an ancestor is its
 * own merge base, whatever a shallow clone lacks, and no git needs to start.
 */
async function isNearAncestor(
  reader: ObjectReader,
  base: string,
  head: string
): Promise<boolean> {
  let id: string | undefined = head
  for (let seen = 0; seen < NEAR && id !== undefined; seen += 1) {
    if (id === base) return true
    const commit: Commit | undefined = await findCommit(reader, id)
    if (commit?.parents.includes(base) === true) return true
    id = commit?.parents[0]
  }
  return false
}

async function absentCommits(
  reader: ObjectReader,
  ids: readonly string[]
): Promise<readonly string[]> {
  const absent: string[] = []
  for (const id of new Set(ids))
    if ((await findCommit(reader, id)) === undefined) absent.push(id)
  return absent
}
