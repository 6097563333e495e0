/** The part of GitHub's GraphQL schema that the emulator serves: pull requests, their labels, files and place in the merge queue. */

/** Types as GitHub declares them, with the served fields only. */
export const PULL_REQUEST_SCHEMA = `
type PullRequest implements Node {
  additions: Int!
  assignees(after: String, before: String, first: Int, last: Int): UserConnection!
  author: Actor
  authorAssociation: CommentAuthorAssociation!
  baseRef: Ref
  baseRefName: String!
  baseRefOid: GitObjectID!
  baseRepository: Repository
  body: String!
  changedFiles: Int!
  closed: Boolean!
  closedAt: DateTime
  comments(after: String, before: String, first: Int, last: Int, orderBy: IssueCommentOrder): IssueCommentConnection!
  commits(after: String, before: String, first: Int, last: Int): PullRequestCommitConnection!
  createdAt: DateTime!
  databaseId: Int
  deletions: Int!
  editor: Actor
  files(after: String, before: String, first: Int, last: Int): PullRequestChangedFileConnection
  fullDatabaseId: BigInt
  headRef: Ref
  headRefName: String!
  headRefOid: GitObjectID!
  headRepository: Repository
  headRepositoryOwner: RepositoryOwner
  id: ID!
  includesCreatedEdit: Boolean!
  isCrossRepository: Boolean!
  isDraft: Boolean!
  isInMergeQueue: Boolean!
  labels(after: String, before: String, first: Int, last: Int, orderBy: LabelOrder = {field: CREATED_AT, direction: ASC}): LabelConnection
  lastEditedAt: DateTime
  mergeCommit: Commit
  mergeQueueEntry: MergeQueueEntry
  mergeable: MergeableState!
  merged: Boolean!
  mergedAt: DateTime
  number: Int!
  potentialMergeCommit: Commit
  reviews(after: String, author: String, before: String, first: Int, last: Int, states: [PullRequestReviewState!]): PullRequestReviewConnection
  state: PullRequestState!
  timelineItems(after: String, before: String, first: Int, itemTypes: [PullRequestTimelineItemsItemType!], last: Int, since: DateTime, skip: Int): PullRequestTimelineItemsConnection!
  title: String!
  updatedAt: DateTime!
  url: URI!
  viewerDidAuthor: Boolean!
}

enum PullRequestState {
  CLOSED
  MERGED
  OPEN
}

enum MergeableState {
  CONFLICTING
  MERGEABLE
  UNKNOWN
}

type PullRequestCommit implements Node {
  commit: Commit!
  id: ID!
  url: URI!
}

type PullRequestChangedFile {
  additions: Int!
  changeType: PatchStatus!
  deletions: Int!
  path: String!
}

enum PatchStatus {
  ADDED
  CHANGED
  COPIED
  DELETED
  MODIFIED
  RENAMED
}

type Label implements Node {
  color: String!
  description: String
  id: ID!
  isDefault: Boolean!
  name: String!
  url: URI!
}

input LabelOrder {
  direction: OrderDirection!
  field: LabelOrderField!
}

enum LabelOrderField {
  CREATED_AT
  NAME
}

input IssueOrder {
  direction: OrderDirection!
  field: IssueOrderField!
}

enum IssueOrderField {
  COMMENTS
  CREATED_AT
  UPDATED_AT
}

input PullRequestOrder {
  direction: OrderDirection!
  field: PullRequestOrderField!
}

enum PullRequestOrderField {
  CREATED_AT
  UPDATED_AT
}

type MergeQueue implements Node {
  entries(after: String, before: String, first: Int, last: Int): MergeQueueEntryConnection
  id: ID!
  url: URI!
}

type MergeQueueEntry implements Node {
  baseCommit: Commit
  enqueuedAt: DateTime!
  enqueuer: Actor!
  headCommit: Commit
  id: ID!
  position: Int!
  pullRequest: PullRequest
  state: MergeQueueEntryState!
}

enum MergeQueueEntryState {
  AWAITING_CHECKS
  LOCKED
  MERGEABLE
  QUEUED
  UNMERGEABLE
}
`
