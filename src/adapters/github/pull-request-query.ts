/** The one GraphQL query that reads a pull request, and its further pages. */

/** Where the policy and the criteria live; the verdict hangs on whether they are still the same files. */
const POLICY_PATH = '.github/completion-gate.yml'
const ACCEPTANCE_PATH = 'ACCEPTANCE.md'

/** Items of a list that one request brings. */
export const PAGE_SIZE = 100

const PULL_REQUEST_FACTS = `
fragment PullRequestFacts on PullRequest {
  number
  title
  state
  isDraft
  url
  author { __typename login }
  baseRefName
  baseRefOid
  baseRef { target { oid ... on Commit {
    file(path: "${POLICY_PATH}") { oid }
    acceptance: file(path: "${ACCEPTANCE_PATH}") { oid }
  } } }
  headRefName
  headRefOid
  isCrossRepository
  headRepository { nameWithOwner }
  headRef {
    associatedPullRequests(first: 50, states: OPEN) {
      pageInfo { hasNextPage }
      nodes { ...SiblingFacts }
    }
  }
  headCommit: commits(last: 1) {
    nodes {
      commit {
        oid
        associatedPullRequests(first: 50) {
          pageInfo { hasNextPage }
          nodes { ...SiblingFacts }
        }
        checkSuites(first: 50, filterBy: { checkName: $checkName }) {
          pageInfo { hasNextPage }
          nodes {
            app { slug }
            checkRuns(first: 50, filterBy: { checkName: $checkName, checkType: ALL }) {
              pageInfo { hasNextPage }
              nodes { databaseId externalId status conclusion title url }
            }
          }
        }
      }
    }
  }
}

fragment SiblingFacts on PullRequest {
  number
  state
  baseRefName
  headRefOid
  baseRepository { nameWithOwner }
}
`

/** What can change while commands run. */
export const PULL_REQUEST_NOW_QUERY = `
query PullRequestNow($owner: String!, $name: String!, $number: Int!, $checkName: String!) {
  viewer { login }
  repository(owner: $owner, name: $name) {
    nameWithOwner
    pullRequest(number: $number) { ...PullRequestFacts }
  }
}
${PULL_REQUEST_FACTS}`

/** Variables that say which lists a part of the query wants, and after which cursor. */
function listVariables(part: string): string {
  return `
  $comments${part}: Boolean!, $commentsAfter${part}: String,
  $reviews${part}: Boolean!, $reviewsAfter${part}: String,
  $labelEvents${part}: Boolean!, $labelEventsAfter${part}: String,
  $commits${part}: Boolean!, $commitsAfter${part}: String`
}

/** A page of each list that is wanted. */
function lists(part: string): string {
  return `
      comments(first: ${PAGE_SIZE}, after: $commentsAfter${part}) @include(if: $comments${part}) { ...CommentPage }
      reviews(first: ${PAGE_SIZE}, after: $reviewsAfter${part}) @include(if: $reviews${part}) { ...ReviewPage }
      labelEvents: timelineItems(first: ${PAGE_SIZE}, after: $labelEventsAfter${part}, itemTypes: [LABELED_EVENT, UNLABELED_EVENT]) @include(if: $labelEvents${part}) { ...LabelEventPage }
      commits(first: ${PAGE_SIZE}, after: $commitsAfter${part}) @include(if: $commits${part}) { ...CommitPage }`
}

const PAGES = `
fragment CommentPage on IssueCommentConnection {
  pageInfo { hasNextPage endCursor }
  nodes {
    id
    fullDatabaseId
    author { __typename login }
    body
    createdAt
    lastEditedAt
    includesCreatedEdit
    editor { __typename login }
    createdViaEmail
    isMinimized
    url
  }
}

fragment ReviewPage on PullRequestReviewConnection {
  pageInfo { hasNextPage endCursor }
  nodes {
    id
    fullDatabaseId
    author { __typename login }
    state
    body
    createdAt
    submittedAt
    lastEditedAt
    includesCreatedEdit
    editor { __typename login }
    createdViaEmail
    isMinimized
    url
  }
}

fragment LabelEventPage on PullRequestTimelineItemsConnection {
  pageInfo { hasNextPage endCursor }
  nodes {
    __typename
    ... on LabeledEvent { actor { __typename login } createdAt label { name } }
    ... on UnlabeledEvent { actor { __typename login } createdAt label { name } }
  }
}

fragment CommitPage on PullRequestCommitConnection {
  totalCount
  pageInfo { hasNextPage endCursor }
  nodes {
    commit {
      oid
      message
      authors(first: 50) {
        pageInfo { hasNextPage }
        nodes { email user { login } }
      }
      committer { email user { login } }
    }
  }
}
`

/** Name of a further page in the query and in its answer, counted from 1. */
export function partName(page: number): string {
  return `page${String(page)}`
}

/**
 * Everything, or the next page of those lists that have one: a variable for
 * each list says whether it is wanted and after which cursor.
 * @param further pages of the lists that are asked for in the same request,
 *   each with variables of its own that end in its number
 */
export function pullRequestQuery(further: number): string {
  const parts = Array.from({ length: further }, (_, at) => String(at + 1))
  const pages = parts.map(
    part => `
    ${partName(Number(part))}: pullRequest(number: $number) {${lists(part)}
    }`
  )
  return `
query PullRequest(
  $owner: String!, $name: String!, $number: Int!, $checkName: String!,
  $facts: Boolean!,${['', ...parts].map(listVariables).join(',')}
) {
  viewer { login }
  repository(owner: $owner, name: $name) {
    nameWithOwner
    pullRequest(number: $number) {
      ...PullRequestFacts @include(if: $facts)
      labels(first: ${PAGE_SIZE}) @include(if: $facts) {
        pageInfo { hasNextPage }
        nodes { name }
      }${lists('')}
    }${pages.join('')}
  }
}
${PAGES}${PULL_REQUEST_FACTS}`
}
