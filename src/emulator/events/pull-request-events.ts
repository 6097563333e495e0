/** Payloads of `pull_request` and `pull_request_review`. */
import type { Account } from '../entities/account.ts'
import type {
  LabelEvent,
  PullRequest,
  Review
} from '../entities/pull-request.ts'
import type { Json } from '../render/account.ts'
import { reviewAnswer } from '../render/discussion.ts'
import { labelAnswer, pullAnswer, simplePull } from '../render/pull-request.ts'
import type { Store } from '../store.ts'
import type { EmulatedEvent } from './build-events.ts'
import { frame } from './event-frame.ts'

/** A `pull_request` event with the action and the facts of it. */
export function pullEvent(
  store: Store,
  pull: PullRequest,
  sender: Account,
  facts: Json
): EmulatedEvent {
  const payload = {
    ...facts,
    number: pull.number,
    pull_request: pullAnswer(store, pull),
    ...frame(store, pull.repository, sender)
  }
  return { name: 'pull_request', payload, ...merged(pull, sender) }
}

/** A `labeled` or `unlabeled` event; its sender is who did it. */
export function labelEvent(
  store: Store,
  pull: PullRequest,
  event: LabelEvent
): EmulatedEvent {
  const label = labelAnswer(store, pull.repository, event.label)
  return pullEvent(store, pull, event.actor, { action: event.kind, label })
}

/** A `pull_request_review` event; its states are lower case, unlike the API's. */
export function reviewEvent(
  store: Store,
  action: 'submitted' | 'edited' | 'dismissed',
  review: Review,
  sender: Account
): EmulatedEvent {
  const { pull } = review
  const first = review.edits[0]
  const changes =
    action === 'edited'
      ? { changes: { body: { from: first?.body ?? review.body } } }
      : {}
  const payload = {
    action,
    ...changes,
    review: {
      ...reviewAnswer(store, review),
      state: review.state.toLowerCase(),
      updated_at: review.updatedAt
    },
    pull_request: simplePull(store, pull),
    ...frame(store, pull.repository, sender)
  }
  return { name: 'pull_request_review', payload, ...merged(pull, sender) }
}

/** Both run on the test merge. */
function merged(
  pull: PullRequest,
  sender: Account
): Pick<EmulatedEvent, 'sha' | 'ref' | 'actor' | 'repository'> {
  return {
    sha: pull.mergeSha ?? '',
    ref: `refs/pull/${pull.number}/merge`,
    actor: sender.login,
    repository: pull.repository.fullName
  }
}
