/** The part of GitHub's GraphQL schema that the emulator serves: check suites and check runs. */

/** Types as GitHub declares them, with the served fields only. */
export const CHECKS_SCHEMA = `
type App implements Node {
  databaseId: Int
  id: ID!
  name: String!
  slug: String!
}

type CheckSuite implements Node {
  app: App
  checkRuns(after: String, before: String, filterBy: CheckRunFilter, first: Int, last: Int): CheckRunConnection
  databaseId: Int
  id: ID!
}

type CheckRun implements Node {
  completedAt: DateTime
  conclusion: CheckConclusionState
  databaseId: Int
  detailsUrl: URI
  externalId: String
  id: ID!
  name: String!
  startedAt: DateTime
  status: CheckStatusState!
  summary: String
  text: String
  title: String
  url: URI!
}

input CheckSuiteFilter {
  appId: Int
  checkName: String
}

input CheckRunFilter {
  appId: Int
  checkName: String
  checkType: CheckRunType
}

enum CheckRunType {
  ALL
  LATEST
}

enum CheckConclusionState {
  ACTION_REQUIRED
  CANCELLED
  FAILURE
  NEUTRAL
  SKIPPED
  STALE
  STARTUP_FAILURE
  SUCCESS
  TIMED_OUT
}

enum CheckStatusState {
  COMPLETED
  IN_PROGRESS
  PENDING
  QUEUED
  REQUESTED
  WAITING
}
`
