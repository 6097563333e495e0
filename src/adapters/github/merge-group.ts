/** Which pull requests a merge group holds. Pure. */
import type { QueuedPullRequest } from '../../github-ports.ts'

/** An entry of a merge queue. */
export interface QueueEntry {
  readonly pullRequest: QueuedPullRequest
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

/**
 * Follows a group from its head down to its base.
 * @returns the members, first to merge first; undefined when the chain breaks
 */
export function groupMembers(
  entries: readonly QueueEntry[],
  group: { readonly headSha: string; readonly baseSha: string }
): readonly QueuedPullRequest[] | undefined {
  const members: QueuedPullRequest[] = []
  let at: string | undefined = group.headSha
  while (at !== undefined && at !== group.baseSha) {
    const head: string = at
    const entry = entries.find(one => one.headSha === head)
    if (entry === undefined || members.includes(entry.pullRequest))
      return undefined
    members.unshift(entry.pullRequest)
    at = entry.baseSha
  }
  return at === undefined || members.length === 0 ? undefined : members
}
