/** Operations on what people write: comments, reviews, edits, reactions, dismissals. */
import type { Account, App } from '../entities/account.ts'
import type {
  IssueComment,
  PullRequest,
  Reaction,
  Review,
  ReviewState,
  Writing
} from '../entities/pull-request.ts'
import type { Store } from '../store.ts'

/** A new comment. */
export interface CommentDraft {
  readonly author: Account
  readonly body: string
  /** The app through which it was written; a bot's own app by default. */
  readonly via?: App
  readonly createdViaEmail?: boolean
  readonly at?: string
}

/** A new review. */
export interface ReviewDraft extends CommentDraft {
  readonly state: ReviewState
  /** The commit it was made on; the head by default. */
  readonly commit?: string
}

/** Operations on what people write. */
export interface DiscussionOperations {
  comment(pull: PullRequest, draft: CommentDraft): IssueComment
  review(pull: PullRequest, draft: ReviewDraft): Review
  /** Changes the body and records who did; anyone may be named. */
  edit(writing: Writing, edit: { editor: Account; body: string }): void
  deleteComment(comment: IssueComment): void
  /** Hides it, or shows it again with null. */
  minimize(writing: Writing, reason: string | null): void
  dismissReview(
    review: Review,
    dismissal: { actor: Account; message?: string }
  ): void
  react(
    comment: IssueComment,
    account: Account,
    content: Reaction['content']
  ): Reaction
}

/** The operations on one store. */
export function discussionOperations(store: Store): DiscussionOperations {
  return {
    comment(pull, draft) {
      const comment = { ...writing(store, pull, draft), reactions: [] }
      pull.comments.push(comment)
      pull.updatedAt = comment.createdAt
      return comment
    },
    review(pull, draft) {
      const commit = draft.commit ?? pull.headSha
      const base = writing(store, pull, draft)
      const review = { ...base, state: draft.state, commit }
      pull.reviews.push(review)
      pull.updatedAt = review.createdAt
      return review
    },
    edit: (writing, { editor, body }) => {
      edit(store, writing, editor, body)
    },
    deleteComment(comment) {
      const { comments } = comment.pull
      comments.splice(comments.indexOf(comment), 1)
    },
    minimize(writing, reason) {
      writing.minimizedReason = reason
    },
    dismissReview(review, { actor, message = '' }) {
      const previousState = review.state
      review.state = 'DISMISSED'
      review.pull.events.push({
        id: store.nextId(),
        kind: 'dismissed',
        actor,
        review,
        previousState,
        message,
        at: store.now()
      })
    },
    react: (comment, account, content) =>
      react(store, comment, account, content)
  }
}

function writing(
  store: Store,
  pull: PullRequest,
  draft: CommentDraft
): Writing {
  const at = draft.at ?? store.now()
  const via =
    draft.via ?? [...store.apps.values()].find(app => app.bot === draft.author)
  return {
    id: store.nextId(),
    pull,
    author: draft.author,
    via,
    createdAt: at,
    createdViaEmail: draft.createdViaEmail ?? false,
    updatedAt: at,
    body: draft.body,
    edits: [],
    minimizedReason: null
  }
}

function edit(
  store: Store,
  writing: Writing,
  editor: Account,
  body: string
): void {
  const at = store.now()
  if (writing.edits.length === 0) {
    writing.edits.push({
      id: store.nextId(),
      editor: writing.author,
      at: writing.createdAt,
      body: writing.body
    })
  }
  writing.edits.push({ id: store.nextId(), editor, at, body })
  writing.body = body
  writing.updatedAt = at
}

function react(
  store: Store,
  comment: IssueComment,
  account: Account,
  content: Reaction['content']
): Reaction {
  const standing = comment.reactions.find(
    each => each.account === account && each.content === content
  )
  if (standing !== undefined) return standing
  const reaction = { id: store.nextId(), content, account, at: store.now() }
  comment.reactions.push(reaction)
  return reaction
}
