/** The part of GitHub's GraphQL schema that the emulator serves: what every part shares: the root, actors, pages, limits. */

/** Types as GitHub declares them, with the served fields only. */
export const CORE_SCHEMA = `
type Query {
  node(id: ID!): Node
  rateLimit(dryRun: Boolean = false): RateLimit
  repository(followRenames: Boolean = true, name: String!, owner: String!): Repository
  viewer: User!
}

interface Node {
  id: ID!
}

type RateLimit {
  cost: Int!
  limit: Int!
  nodeCount: Int!
  remaining: Int!
  resetAt: DateTime!
  used: Int!
}

interface Actor {
  login: String!
  url: URI!
}

interface RepositoryOwner {
  id: ID!
  login: String!
  url: URI!
}

type User implements Actor & Node & RepositoryOwner {
  createdAt: DateTime!
  databaseId: Int
  email: String!
  id: ID!
  login: String!
  name: String
  url: URI!
}

type Bot implements Actor & Node {
  createdAt: DateTime!
  databaseId: Int
  id: ID!
  login: String!
  url: URI!
}

type Mannequin implements Actor & Node {
  createdAt: DateTime!
  databaseId: Int
  email: String
  id: ID!
  login: String!
  url: URI!
}

type Organization implements Actor & Node & RepositoryOwner {
  databaseId: Int
  id: ID!
  login: String!
  name: String
  url: URI!
}

type PageInfo {
  endCursor: String
  hasNextPage: Boolean!
  hasPreviousPage: Boolean!
  startCursor: String
}

enum OrderDirection {
  ASC
  DESC
}

enum CommentAuthorAssociation {
  COLLABORATOR
  CONTRIBUTOR
  FIRST_TIMER
  FIRST_TIME_CONTRIBUTOR
  MANNEQUIN
  MEMBER
  NONE
  OWNER
}

scalar DateTime

scalar URI

scalar BigInt
`
