/** Which pull requests a merge group holds. Pure. */
import type { QueuedPullRequest } from '../../github-ports.ts'

/** An entry of a merge queue. */
export interface QueueEntry {
  readonly number: number
  /** What the entry was built upon: the base's tip, or the entry before it. */
  readonly baseSha: string | undefined
  /** The commit that merges it and all before it. */
  readonly headSha: string | undefined
}

/** What a group's branch is named after. */
export interface MergeGroupRef {
  readonly baseRef: string
  /** The newest pull request of the group. */
  readonly number: number
}

/** Reads `gh-readonly-queue/<base>/pr-<number>-<sha>`; undefined for any other ref. */
export function parseMergeGroupRef(ref: string): MergeGroupRef | undefined {
  const match =
    /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-(\d+)-[0-9a-f]{40}$/.exec(
      ref
    )
  return match === null
    ? undefined
    : { baseRef: match[1] ?? '', number: Number(match[2]) }
}

/** A group with all that waits beneath it. */
export interface WaitingChain {
  /** First to merge first. */
  readonly members: readonly QueuedPullRequest[]
  /** Commit of the base branch that the first was built upon. */
  readonly baseSha: string
}

/**
 * Follows a group from its head down to the base branch, through the earlier
 * groups that it is built upon: a queue may ask only the last one whether its
 * checks passed, and then what an earlier one brings merges on its word (threat A11).
 * @returns undefined when the chain breaks or misses the group's own base
 */
export function waitingChain(
  entries: readonly QueueEntry[],
  group: { readonly headSha: string; readonly baseSha: string }
): WaitingChain | undefined {
  const members: QueuedPullRequest[] = []
  const seen = new Set<string>()
  let at = group.headSha
  for (;;) {
    if (seen.has(at)) return undefined
    seen.add(at)
    const entry = entries.find(one => one.headSha === at)
    if (entry === undefined) break
    if (entry.baseSha === undefined) return undefined
    members.unshift({
      number: entry.number,
      range: { base: entry.baseSha, head: at }
    })
    at = entry.baseSha
  }
  const isWhole = seen.has(group.baseSha) && group.headSha !== group.baseSha
  return isWhole && members.length > 0 ? { members, baseSha: at } : undefined
}
