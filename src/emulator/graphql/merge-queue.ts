/** The merge queue of a branch as GraphQL shows it. */
import type { PullRequest } from '../entities/pull-request.ts'
import type { Repository } from '../entities/repository.ts'
import { nodeId } from '../store.ts'
import { accountView } from './actors.ts'
import { commitView } from './commits.ts'
import { connection } from './connection.ts'
import type { PageArguments } from './connection.ts'
import { pullRequestView } from './pull-requests.ts'
import type { View, Viewing } from './view.ts'

/** Queued pull requests of a branch, first to merge first. */
function queued(
  repository: Repository,
  branch: string
): readonly PullRequest[] {
  return [...repository.pulls.values()]
    .filter(pull => pull.baseRef === branch && pull.queueEntry !== undefined)
    .sort((a, b) => (a.queueEntry?.id ?? 0) - (b.queueEntry?.id ?? 0))
}

/** The queue; null where a branch has neither a rule for one nor an entry. */
export function mergeQueueView(
  viewing: Viewing,
  repository: Repository,
  branch: string
): View | null {
  const pulls = queued(repository, branch)
  const rules = repository.rules.get(branch) ?? []
  const ruled = rules.some(rule => rule['type'] === 'merge_queue')
  if (pulls.length === 0 && !ruled) return null
  const root = `${viewing.store.serverUrl}/${repository.fullName}`
  return {
    __typename: 'MergeQueue',
    id: nodeId('MergeQueue', `${repository.id}:${branch}`),
    url: `${root}/queue/${branch}`,
    entries: (page: PageArguments) =>
      connection('entries', pulls, page, pull => queueEntryView(viewing, pull))
  }
}

/** The place of a pull request in its queue; null when it has none. */
export function queueEntryView(
  viewing: Viewing,
  pull: PullRequest
): View | null {
  const { repository, queueEntry: entry } = pull
  if (entry === undefined) return null
  const commit = (sha: string): View | null => {
    const found = repository.commits.get(sha)
    return found === undefined ? null : commitView(viewing, repository, found)
  }
  return {
    __typename: 'MergeQueueEntry',
    id: nodeId('MergeQueueEntry', entry.id),
    position: queued(repository, pull.baseRef).indexOf(pull) + 1,
    state: 'AWAITING_CHECKS',
    enqueuedAt: entry.enqueuedAt,
    enqueuer: () => accountView(viewing, entry.enqueuer),
    baseCommit: () => commit(entry.baseSha),
    headCommit: () => commit(entry.headSha),
    pullRequest: () => pullRequestView(viewing, pull)
  }
}
