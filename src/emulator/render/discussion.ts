/** Comments, reviews and reactions as REST and webhooks show them. */
import { REACTIONS } from '../entities/pull-request.ts'
import type {
  IssueComment,
  Reaction,
  Review
} from '../entities/pull-request.ts'
import { nodeId } from '../store.ts'
import type { Store } from '../store.ts'
import { author, integration } from './account.ts'
import type { Json } from './account.ts'
import { authorAssociation } from './author-association.ts'

/** GitHub's `issue-comment`. */
export function commentAnswer(store: Store, comment: IssueComment): Json {
  const { pull } = comment
  const { repository } = pull
  const root = `${store.serverUrl}/repos/${repository.fullName}`
  const url = `${root}/issues/comments/${comment.id}`
  const counts = REACTIONS.map(content => [
    content,
    comment.reactions.filter(each => each.content === content).length
  ])
  const minimized =
    comment.minimizedReason === null
      ? null
      : { reason: comment.minimizedReason }
  return {
    url,
    html_url: pageOfComment(store, comment),
    issue_url: `${root}/issues/${pull.number}`,
    id: comment.id,
    node_id: nodeId('IssueComment', comment.id),
    user: author(store, comment.author),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    body: comment.body,
    author_association: authorAssociation(repository, comment.author),
    performed_via_github_app:
      comment.via === undefined ? null : integration(store, comment.via),
    minimized,
    reactions: {
      url: `${url}/reactions`,
      total_count: comment.reactions.length,
      ...Object.fromEntries(counts)
    }
  }
}

/** Where people read the comment. */
export function pageOfComment(store: Store, comment: IssueComment): string {
  const { repository, number } = comment.pull
  return `${store.serverUrl}/${repository.fullName}/pull/${number}#issuecomment-${comment.id}`
}

/** Where people read the review. */
export function pageOfReview(store: Store, review: Review): string {
  const { repository, number } = review.pull
  return `${store.serverUrl}/${repository.fullName}/pull/${number}#pullrequestreview-${review.id}`
}

/** GitHub's `pull-request-review`. */
export function reviewAnswer(store: Store, review: Review): Json {
  const { pull } = review
  const root = `${store.serverUrl}/repos/${pull.repository.fullName}`
  const page = pageOfReview(store, review)
  const pullUrl = `${root}/pulls/${pull.number}`
  return {
    id: review.id,
    node_id: nodeId('PullRequestReview', review.id),
    user: author(store, review.author),
    body: review.body,
    state: review.state,
    html_url: page,
    pull_request_url: pullUrl,
    author_association: authorAssociation(pull.repository, review.author),
    _links: { html: { href: page }, pull_request: { href: pullUrl } },
    submitted_at: review.createdAt,
    commit_id: review.commit
  }
}

/** GitHub's `reaction`. */
export function reactionAnswer(store: Store, reaction: Reaction): Json {
  return {
    id: reaction.id,
    node_id: nodeId('Reaction', reaction.id),
    user: author(store, reaction.account),
    content: reaction.content,
    created_at: reaction.at
  }
}
