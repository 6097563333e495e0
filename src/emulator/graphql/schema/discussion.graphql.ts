/** The part of GitHub's GraphQL schema that the emulator serves: comments, reviews and the timeline. */

/** Types as GitHub declares them, with the served fields only. */
export const DISCUSSION_SCHEMA = `
type IssueComment implements Node {
  author: Actor
  authorAssociation: CommentAuthorAssociation!
  body: String!
  createdAt: DateTime!
  createdViaEmail: Boolean!
  databaseId: Int
  editor: Actor
  fullDatabaseId: BigInt
  id: ID!
  includesCreatedEdit: Boolean!
  isMinimized: Boolean!
  lastEditedAt: DateTime
  minimizedReason: String
  publishedAt: DateTime
  updatedAt: DateTime!
  url: URI!
  userContentEdits(after: String, before: String, first: Int, last: Int): UserContentEditConnection
  viewerDidAuthor: Boolean!
}

input IssueCommentOrder {
  direction: OrderDirection!
  field: IssueCommentOrderField!
}

enum IssueCommentOrderField {
  UPDATED_AT
}

type PullRequestReview implements Node {
  author: Actor
  authorAssociation: CommentAuthorAssociation!
  body: String!
  commit: Commit
  createdAt: DateTime!
  createdViaEmail: Boolean!
  databaseId: Int
  editor: Actor
  fullDatabaseId: BigInt
  id: ID!
  includesCreatedEdit: Boolean!
  isMinimized: Boolean!
  lastEditedAt: DateTime
  minimizedReason: String
  publishedAt: DateTime
  state: PullRequestReviewState!
  submittedAt: DateTime
  updatedAt: DateTime!
  url: URI!
  userContentEdits(after: String, before: String, first: Int, last: Int): UserContentEditConnection
  viewerDidAuthor: Boolean!
}

enum PullRequestReviewState {
  APPROVED
  CHANGES_REQUESTED
  COMMENTED
  DISMISSED
  PENDING
}

type UserContentEdit implements Node {
  createdAt: DateTime!
  deletedAt: DateTime
  diff: String
  editedAt: DateTime!
  editor: Actor
  id: ID!
}

union PullRequestTimelineItems = IssueComment | LabeledEvent | PullRequestReview | ReviewDismissedEvent | UnlabeledEvent

enum PullRequestTimelineItemsItemType {
  ISSUE_COMMENT
  LABELED_EVENT
  PULL_REQUEST_REVIEW
  REVIEW_DISMISSED_EVENT
  UNLABELED_EVENT
}

type PullRequestTimelineItemsConnection {
  edges: [PullRequestTimelineItemsEdge]
  filteredCount: Int!
  nodes: [PullRequestTimelineItems]
  pageCount: Int!
  pageInfo: PageInfo!
  totalCount: Int!
}

type PullRequestTimelineItemsEdge {
  cursor: String!
  node: PullRequestTimelineItems
}

type LabeledEvent implements Node {
  actor: Actor
  createdAt: DateTime!
  id: ID!
  label: Label!
}

type UnlabeledEvent implements Node {
  actor: Actor
  createdAt: DateTime!
  id: ID!
  label: Label!
}

type ReviewDismissedEvent implements Node {
  actor: Actor
  createdAt: DateTime!
  databaseId: Int
  dismissalMessage: String
  id: ID!
  previousReviewState: PullRequestReviewState!
  review: PullRequestReview
}
`
