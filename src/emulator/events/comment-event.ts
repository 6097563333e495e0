/** Payloads of `issue_comment` on a pull request. */
import type { Account } from '../entities/account.ts'
import { REACTIONS } from '../entities/pull-request.ts'
import type { IssueComment, PullRequest } from '../entities/pull-request.ts'
import { author, simpleUser } from '../render/account.ts'
import type { Json } from '../render/account.ts'
import { authorAssociation } from '../render/author-association.ts'
import { commentAnswer } from '../render/discussion.ts'
import { labelAnswer } from '../render/pull-request.ts'
import { nodeId } from '../store.ts'
import type { Store } from '../store.ts'
import type { EmulatedEvent } from './build-events.ts'
import { frame, onDefaultBranch } from './event-frame.ts'

/** An `issue_comment` event: it has the issue, never the pull request. */
export function commentEvent(
  store: Store,
  action: 'created' | 'edited' | 'deleted',
  comment: IssueComment,
  sender: Account
): EmulatedEvent {
  const { pull } = comment
  const { repository } = pull
  const before = comment.edits.at(-2)?.body ?? comment.body
  const changes =
    action === 'edited' ? { changes: { body: { from: before } } } : {}
  const payload = {
    action,
    ...changes,
    issue: issueOf(store, pull),
    comment: commentAnswer(store, comment),
    ...frame(store, repository, sender)
  }
  return {
    name: 'issue_comment',
    payload,
    ...onDefaultBranch(repository),
    actor: sender.login,
    repository: repository.fullName
  }
}

function issueOf(store: Store, pull: PullRequest): Json {
  const { repository, number } = pull
  const root = `${store.serverUrl}/repos/${repository.fullName}`
  const url = `${root}/issues/${number}`
  const page = `${store.serverUrl}/${repository.fullName}/pull/${number}`
  const counts = Object.fromEntries(REACTIONS.map(content => [content, 0]))
  return {
    url,
    repository_url: root,
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    html_url: page,
    id: pull.id,
    node_id: nodeId('PullRequest', pull.id),
    number,
    title: pull.title,
    user: author(store, pull.author),
    labels: pull.labels.map(label => labelAnswer(store, repository, label)),
    state: pull.state,
    locked: false,
    assignee:
      pull.assignees[0] === undefined
        ? null
        : simpleUser(store, pull.assignees[0]),
    assignees: pull.assignees.map(account => simpleUser(store, account)),
    milestone: null,
    comments: pull.comments.length,
    created_at: pull.createdAt,
    updated_at: pull.updatedAt,
    closed_at: pull.closedAt,
    author_association: authorAssociation(repository, pull.author),
    active_lock_reason: null,
    draft: pull.draft,
    pull_request: {
      url: `${root}/pulls/${number}`,
      html_url: page,
      diff_url: `${page}.diff`,
      patch_url: `${page}.patch`,
      merged_at: pull.mergedAt
    },
    body: pull.body,
    reactions: { url: `${url}/reactions`, total_count: 0, ...counts },
    timeline_url: `${url}/timeline`,
    performed_via_github_app: null,
    state_reason: null
  }
}
