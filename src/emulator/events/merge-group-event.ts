/** Payload of `merge_group`: commits and references only, no pull request. */
import { GateError } from '../../errors.ts'
import type { PullRequest } from '../entities/pull-request.ts'
import { simpleCommit } from '../render/commit.ts'
import type { Store } from '../store.ts'
import type { EmulatedEvent } from './build-events.ts'
import { frame } from './event-frame.ts'

/** `checks_requested` for the group whose newest is this pull request. @throws GateError VALUE_INVALID when it is not queued */
export function mergeGroupEvent(
  store: Store,
  pull: PullRequest
): EmulatedEvent {
  const { repository, queueEntry: entry } = pull
  const commit = repository.commits.get(entry?.headSha ?? '')
  if (entry === undefined || commit === undefined) {
    throw new GateError(
      'VALUE_INVALID',
      `Expected #${pull.number} to be in the merge queue.`,
      { hint: 'Call enqueue() first.' }
    )
  }
  const payload = {
    action: 'checks_requested',
    merge_group: {
      head_sha: entry.headSha,
      head_ref: entry.ref,
      base_sha: entry.baseSha,
      base_ref: `refs/heads/${pull.baseRef}`,
      head_commit: simpleCommit(commit)
    },
    ...frame(store, repository, entry.enqueuer)
  }
  return {
    name: 'merge_group',
    payload,
    sha: entry.headSha,
    ref: entry.ref,
    actor: entry.enqueuer.login,
    repository: repository.fullName
  }
}
