/** Webhook payloads of what exists, frozen at the moment they are built, as a runner gets them. */
import type { Account } from '../entities/account.ts'
import type {
  IssueComment,
  LabelEvent,
  PullRequest,
  Review
} from '../entities/pull-request.ts'
import type { Repository } from '../entities/repository.ts'
import type { Json } from '../render/account.ts'
import type { Store } from '../store.ts'
import { commentEvent } from './comment-event.ts'
import { mergeGroupEvent } from './merge-group-event.ts'
import { labelEvent, pullEvent, reviewEvent } from './pull-request-events.ts'
import { dispatchEvent, workflowRunEvent } from './workflow-events.ts'
import type { WorkflowRunFacts } from './workflow-events.ts'

/** Actions of `pull_request` without facts of their own. */
export type PlainPullAction =
  'opened' | 'reopened' | 'ready_for_review' | 'closed'

/** A payload with what a runner says about it. */
export interface EmulatedEvent {
  /** Name for `GITHUB_EVENT_NAME`. */
  readonly name: string
  /** Content of the file at `GITHUB_EVENT_PATH`. */
  readonly payload: Json
  /** For `GITHUB_SHA` and `GITHUB_REF`. */
  readonly sha: string
  readonly ref: string
  /** Login for `GITHUB_ACTOR`. */
  readonly actor: string
  readonly repository: string
}

/** Builds events; whoever caused one is its sender. */
export interface EventBuilders {
  pullRequest(
    action: PlainPullAction,
    pull: PullRequest,
    sender: Account
  ): EmulatedEvent
  /** @param before the head before the push */
  synchronize(pull: PullRequest, sender: Account, before: string): EmulatedEvent
  /** The base branch was changed from another one. */
  baseChanged(
    pull: PullRequest,
    sender: Account,
    from: { readonly ref: string; readonly sha: string }
  ): EmulatedEvent
  /** `labeled` or `unlabeled`, from the event that the world recorded. */
  label(pull: PullRequest, event: LabelEvent): EmulatedEvent
  /** Any event of a pull request as `pull_request_target`. */
  asTarget(event: EmulatedEvent, repository: Repository): EmulatedEvent
  review(
    action: 'submitted' | 'edited' | 'dismissed',
    review: Review,
    sender: Account
  ): EmulatedEvent
  comment(
    action: 'created' | 'edited' | 'deleted',
    comment: IssueComment,
    sender: Account
  ): EmulatedEvent
  /** `checks_requested` for the group whose newest is this pull request. */
  mergeGroup(pull: PullRequest): EmulatedEvent
  workflowRun(facts: WorkflowRunFacts): EmulatedEvent
  workflowDispatch(
    repository: Repository,
    sender: Account,
    inputs: Readonly<Record<string, string>>
  ): EmulatedEvent
}

/** The builders on one store. */
export function eventBuilders(store: Store): EventBuilders {
  return {
    pullRequest: (action, pull, sender) =>
      pullEvent(store, pull, sender, { action }),
    synchronize: (pull, sender, before) =>
      pullEvent(store, pull, sender, {
        action: 'synchronize',
        before,
        after: pull.headSha
      }),
    baseChanged: (pull, sender, from) =>
      pullEvent(store, pull, sender, {
        action: 'edited',
        changes: { base: { ref: { from: from.ref }, sha: { from: from.sha } } }
      }),
    label: (pull, event) => labelEvent(store, pull, event),
    asTarget: (event, repository) => {
      const ref = `refs/heads/${repository.defaultBranch}`
      const sha = repository.refs.get(ref) ?? ''
      return { ...event, name: 'pull_request_target', ref, sha }
    },
    review: (action, review, sender) =>
      reviewEvent(store, action, review, sender),
    comment: (action, comment, sender) =>
      commentEvent(store, action, comment, sender),
    mergeGroup: pull => mergeGroupEvent(store, pull),
    workflowRun: facts => workflowRunEvent(store, facts),
    workflowDispatch: (repository, sender, inputs) =>
      dispatchEvent(store, repository, sender, inputs)
  }
}
