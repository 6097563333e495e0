/** Pull requests as REST and webhooks show them. */
import type { Label, PullRequest } from '../entities/pull-request.ts'
import type { Repository } from '../entities/repository.ts'
import { pullCommits } from '../git/commit-graph.ts'
import { nodeId } from '../store.ts'
import type { Store } from '../store.ts'
import { author, simpleUser } from './account.ts'
import type { Json } from './account.ts'
import { authorAssociation } from './author-association.ts'
import { fullRepository } from './repository.ts'

/** GitHub's `label`. */
export function labelAnswer(
  store: Store,
  repository: Repository,
  label: Label
): Json {
  const root = `${store.serverUrl}/repos/${repository.fullName}`
  return {
    id: label.id,
    node_id: nodeId('Label', label.id),
    url: `${root}/labels/${encodeURIComponent(label.name)}`,
    name: label.name,
    color: label.color,
    default: label.default,
    description: label.description
  }
}

/** GitHub's `pull-request-simple`, as lists give it. */
export function simplePull(store: Store, pull: PullRequest): Json {
  const { repository, number } = pull
  const root = `${store.serverUrl}/repos/${repository.fullName}`
  const url = `${root}/pulls/${number}`
  const page = `${store.serverUrl}/${repository.fullName}/pull/${number}`
  const addresses = addressesOf(root, pull)
  return {
    url,
    id: pull.id,
    node_id: nodeId('PullRequest', pull.id),
    html_url: page,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    issue_url: addresses.issue,
    number,
    state: pull.state,
    locked: false,
    title: pull.title,
    user: author(store, pull.author),
    body: pull.body,
    created_at: pull.createdAt,
    updated_at: pull.updatedAt,
    closed_at: pull.closedAt,
    merged_at: pull.mergedAt,
    merge_commit_sha: pull.mergeSha,
    assignee:
      pull.assignees[0] === undefined
        ? null
        : simpleUser(store, pull.assignees[0]),
    assignees: pull.assignees.map(account => simpleUser(store, account)),
    requested_reviewers: [],
    requested_teams: [],
    labels: pull.labels.map(label => labelAnswer(store, repository, label)),
    milestone: null,
    draft: pull.draft,
    commits_url: addresses.commits,
    review_comments_url: addresses.review_comments,
    review_comment_url: addresses.review_comment,
    comments_url: addresses.comments,
    statuses_url: addresses.statuses,
    head: side(store, pull.headRepository, pull.headRef, pull.headSha),
    base: side(store, repository, pull.baseRef, pull.baseSha),
    _links: Object.fromEntries(
      Object.entries({ self: url, html: page, ...addresses }).map(
        ([name, href]) => [name, { href }]
      )
    ),
    author_association: authorAssociation(repository, pull.author),
    auto_merge: null,
    active_lock_reason: null
  }
}

type Addresses = Readonly<
  Record<
    | 'issue'
    | 'comments'
    | 'review_comments'
    | 'review_comment'
    | 'commits'
    | 'statuses',
    string
  >
>

function addressesOf(root: string, pull: PullRequest): Addresses {
  const url = `${root}/pulls/${pull.number}`
  const issue = `${root}/issues/${pull.number}`
  return {
    issue,
    comments: `${issue}/comments`,
    review_comments: `${url}/comments`,
    review_comment: `${root}/pulls/comments{/number}`,
    commits: `${url}/commits`,
    statuses: `${root}/statuses/${pull.headSha}`
  }
}

function side(
  store: Store,
  repository: Repository,
  ref: string,
  sha: string
): Json {
  const { owner } = repository
  return {
    label: `${owner.login}:${ref}`,
    ref,
    sha,
    user: author(store, owner),
    repo: repository.deleted ? null : fullRepository(store, repository)
  }
}

/** GitHub's `pull-request`, the answer of `GET pulls/{n}`. */
export function pullAnswer(store: Store, pull: PullRequest): Json {
  const { files } = pull
  const mergeable = pull.mergeSha !== null
  const open = pull.state === 'open'
  return {
    ...simplePull(store, pull),
    merged: pull.merged,
    mergeable: open ? mergeable : null,
    rebaseable: open ? mergeable : null,
    mergeable_state: open ? (mergeable ? 'clean' : 'dirty') : 'unknown',
    merged_by: null,
    comments: pull.comments.length,
    review_comments: 0,
    maintainer_can_modify: false,
    commits: pullCommits(pull).length,
    additions: files.reduce((sum, file) => sum + file.additions, 0),
    deletions: files.reduce((sum, file) => sum + file.deletions, 0),
    changed_files: files.length
  }
}
