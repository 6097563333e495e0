/** Comments and reviews as GraphQL shows them, with who edited them. */
import type {
  ContentEdit,
  IssueComment,
  Review,
  Writing
} from '../entities/pull-request.ts'
import { authorAssociation } from '../render/author-association.ts'
import { pageOfComment, pageOfReview } from '../render/discussion.ts'
import { nodeId } from '../store.ts'
import { actorView } from './actors.ts'
import { commitView } from './commits.ts'
import { connection } from './connection.ts'
import type { PageArguments } from './connection.ts'
import type { View, Viewing } from './view.ts'

/** A comment on a pull request. */
export function commentView(viewing: Viewing, comment: IssueComment): View {
  return {
    __typename: 'IssueComment',
    id: nodeId('IssueComment', comment.id),
    url: pageOfComment(viewing.store, comment),
    ...writingView(viewing, comment)
  }
}

/** A submitted review. */
export function reviewView(viewing: Viewing, review: Review): View {
  const { repository } = review.pull
  const commit = repository.commits.get(review.commit)
  return {
    __typename: 'PullRequestReview',
    id: nodeId('PullRequestReview', review.id),
    url: pageOfReview(viewing.store, review),
    state: review.state,
    submittedAt: review.createdAt,
    commit: () =>
      commit === undefined ? null : commitView(viewing, repository, commit),
    ...writingView(viewing, review)
  }
}

function writingView(viewing: Viewing, writing: Writing): View {
  const edit = writing.edits.length > 1 ? writing.edits.at(-1) : undefined
  const { author, pull } = writing
  return {
    databaseId: writing.id,
    fullDatabaseId: String(writing.id),
    body: writing.body,
    author: () => actorView(viewing, author),
    authorAssociation: authorAssociation(pull.repository, author),
    createdAt: writing.createdAt,
    updatedAt: writing.updatedAt,
    publishedAt: writing.createdAt,
    lastEditedAt: edit?.at ?? null,
    editor: () => (edit === undefined ? null : actorView(viewing, edit.editor)),
    includesCreatedEdit: edit !== undefined,
    createdViaEmail: writing.createdViaEmail,
    isMinimized: writing.minimizedReason !== null,
    minimizedReason: writing.minimizedReason,
    viewerDidAuthor: author === viewing.token.account,
    userContentEdits: (page: PageArguments) =>
      connection('userContentEdits', [...writing.edits].reverse(), page, each =>
        editView(viewing, each)
      )
  }
}

function editView(viewing: Viewing, edit: ContentEdit): View {
  return {
    __typename: 'UserContentEdit',
    id: nodeId('UserContentEdit', edit.id),
    createdAt: edit.at,
    editedAt: edit.at,
    deletedAt: null,
    editor: () => actorView(viewing, edit.editor),
    diff: edit.body
  }
}
