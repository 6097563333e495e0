/** Brings what a shallow or partial clone lacks in bulk, or says which command would. */
import type { Gap } from '../../model/observation.ts'
import type { RepositoryFacts } from './discover-repository.ts'
import {
  fetchObjects,
  type FetchDepth,
  type FetchRequest
} from './fetch-objects.ts'
import { readShallowFile } from './history.ts'
import { missingTrees, wantedBlobs, type Commits } from './partial-clone.ts'
import type { Git } from './run-git.ts'

/** Where objects may come from. */
export interface Remote {
  readonly name: string
  /** Whether the gate may fetch. */
  readonly fetch: boolean
}

/** What must come before the merge base can be known. */
export interface MissingHistory {
  /** Commits that are not here at all. */
  readonly absent: readonly string[]
  /** Commits that are here without their parents. */
  readonly cutAt: readonly string[]
  /** Not so when the platform told the merge base. */
  readonly needsHistory: boolean
}

// A command with more ids than this is no longer read by anybody.
const IDS_IN_A_COMMAND = 8

/** Why commits are still missing. */
export interface StillMissing {
  readonly gap: Gap
  /** What git said of the fetch; undefined when none was allowed. */
  readonly complaint: string | undefined
}

/**
 * Fetches missing commits in one fetch, when allowed.
 * @returns undefined when they are here now
 */
export async function completeHistory(
  git: Git,
  facts: RepositoryFacts,
  remote: Remote,
  missing: MissingHistory
): Promise<StillMissing | undefined> {
  const shallow = (await readShallowFile(facts.shallowFile)).size > 0
  const depth = fetchDepth(shallow, missing)
  const ids = [
    ...missing.absent,
    ...(depth === 'this-commit' ? [] : missing.cutAt)
  ]
  const request: FetchRequest = {
    remote: remote.name,
    ids,
    depth,
    // All of the history is wanted for its commits; what one commit holds is wanted whole.
    withoutBlobs: depth === 'unshallow'
  }
  const complaint = remote.fetch ? await fetchObjects(git, request) : undefined
  return remote.fetch && complaint === undefined
    ? undefined
    : { gap: historyGap(missing, request, complaint), complaint }
}

/**
 * Fetches the trees and blobs that a partial clone lacks and the gate reads:
 * one fetch for the blobs, and one before it where trees are missing.
 * @returns a gap when trees are still missing; a missing blob is a matter of its path
 */
export async function completeTrees(
  git: Git,
  remote: Remote,
  commits: Commits,
  readsFromBase: (path: string) => boolean
): Promise<Gap | undefined> {
  const all = [commits.base, commits.mergeBase, commits.head]
  const trees = await missingTrees(git, all)
  if (trees.size > 0) {
    const request = bulk(remote, [...trees], true)
    const complaint = remote.fetch
      ? await fetchObjects(git, request)
      : 'fetching is not allowed'
    if (complaint !== undefined) return treesGap(all, request, complaint)
  }
  if (!remote.fetch) return undefined
  const blobs = await wantedBlobs(git, commits, readsFromBase)
  // A failure shows as a gap at every path whose content is then missing.
  if (blobs.length > 0) await fetchObjects(git, bulk(remote, blobs, true))
  return undefined
}

function fetchDepth(shallow: boolean, missing: MissingHistory): FetchDepth {
  if (!shallow) return 'as-is'
  return missing.needsHistory ? 'unshallow' : 'this-commit'
}

function bulk(
  remote: Remote,
  ids: readonly string[],
  withoutBlobs: boolean
): FetchRequest {
  return { remote: remote.name, ids, depth: 'as-is', withoutBlobs }
}

function historyGap(
  missing: MissingHistory,
  request: FetchRequest,
  complaint: string | undefined
): Gap {
  const lacks = [
    ...(missing.absent.length > 0
      ? [`the commits ${listed(missing.absent)} are not in it`]
      : []),
    ...(missing.cutAt.length > 0
      ? [`its history breaks off at ${listed(missing.cutAt)}`]
      : [])
  ].join(', and ')
  const tried =
    complaint === undefined ? '' : ` Fetching them failed: ${complaint}.`
  return {
    reason: `The merge base cannot be known from this clone: ${lacks}.${tried} Run: ${commandOf(request)}`
  }
}

function treesGap(
  commits: readonly string[],
  request: FetchRequest,
  complaint: string
): Gap {
  return {
    reason: `This partial clone lacks ${request.ids.length} trees of the commits ${listed([...new Set(commits)])}: ${complaint}. Run: ${commandOf(request)}`
  }
}

function commandOf(request: FetchRequest): string {
  const depth =
    request.depth === 'unshallow'
      ? ' --unshallow'
      : request.depth === 'this-commit'
        ? ' --depth=1'
        : ''
  const few = request.ids.length <= IDS_IN_A_COMMAND
  if (few) return `git fetch${depth} ${request.remote} ${request.ids.join(' ')}`
  return depth === ''
    ? `git fetch --refetch --no-filter ${request.remote}`
    : `git fetch${depth} ${request.remote}`
}

function listed(ids: readonly string[]): string {
  const shown = ids.slice(0, IDS_IN_A_COMMAND).join(', ')
  const more = ids.length - IDS_IN_A_COMMAND
  return more > 0 ? `${shown} and ${more} more` : shown
}
