/** The part of GitHub's GraphQL schema that the emulator serves: repositories, references and git objects. */

/** Types as GitHub declares them, with the served fields only. */
export const REPOSITORY_SCHEMA = `
type Repository implements Node {
  databaseId: Int
  defaultBranchRef: Ref
  id: ID!
  isFork: Boolean!
  isPrivate: Boolean!
  mergeQueue(branch: String): MergeQueue
  name: String!
  nameWithOwner: String!
  object(expression: String, oid: GitObjectID): GitObject
  owner: RepositoryOwner!
  pullRequest(number: Int!): PullRequest
  pullRequests(after: String, baseRefName: String, before: String, first: Int, headRefName: String, labels: [String!], last: Int, orderBy: IssueOrder, states: [PullRequestState!]): PullRequestConnection!
  ref(qualifiedName: String!): Ref
  url: URI!
}

type Ref implements Node {
  associatedPullRequests(after: String, baseRefName: String, before: String, first: Int, headRefName: String, labels: [String!], last: Int, orderBy: IssueOrder, states: [PullRequestState!]): PullRequestConnection!
  id: ID!
  name: String!
  prefix: String!
  target: GitObject
}

interface GitObject {
  id: ID!
  oid: GitObjectID!
}

type Tree implements GitObject & Node {
  id: ID!
  oid: GitObjectID!
}

type Blob implements GitObject & Node {
  byteSize: Int!
  id: ID!
  isBinary: Boolean
  oid: GitObjectID!
  text: String
}

type Commit implements GitObject & Node {
  associatedPullRequests(after: String, before: String, first: Int, last: Int, orderBy: PullRequestOrder = {field: CREATED_AT, direction: ASC}): PullRequestConnection
  author: GitActor
  authoredByCommitter: Boolean!
  authoredDate: DateTime!
  authors(after: String, before: String, first: Int, last: Int): GitActorConnection!
  checkSuites(after: String, before: String, filterBy: CheckSuiteFilter, first: Int, last: Int): CheckSuiteConnection
  committedDate: DateTime!
  committer: GitActor
  file(path: String!): TreeEntry
  id: ID!
  message: String!
  messageBody: String!
  messageHeadline: String!
  oid: GitObjectID!
  parents(after: String, before: String, first: Int, last: Int): CommitConnection!
  url: URI!
}

type TreeEntry {
  oid: GitObjectID!
  type: String!
}

type GitActor {
  date: GitTimestamp
  email: String
  name: String
  user: User
}

scalar GitObjectID

scalar GitTimestamp
`
