/** The one GraphQL query that reads a pull request, and its further pages. */

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
  baseRef { target { oid } }
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

/**
 * Everything, or the next page of those lists that have one: a variable for
 * each list says whether it is wanted and after which cursor.
 */
export const PULL_REQUEST_QUERY = `
query PullRequest(
  $owner: String!, $name: String!, $number: Int!, $checkName: String!,
  $facts: Boolean!,
  $comments: Boolean!, $commentsAfter: String,
  $reviews: Boolean!, $reviewsAfter: String,
  $labelEvents: Boolean!, $labelEventsAfter: String,
  $commits: Boolean!, $commitsAfter: String
) {
  viewer { login }
  repository(owner: $owner, name: $name) {
    nameWithOwner
    pullRequest(number: $number) {
      ...PullRequestFacts @include(if: $facts)
      labels(first: ${PAGE_SIZE}) @include(if: $facts) {
        pageInfo { hasNextPage }
        nodes { name }
      }
      comments(first: ${PAGE_SIZE}, after: $commentsAfter) @include(if: $comments) {
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
          url
        }
      }
      reviews(first: ${PAGE_SIZE}, after: $reviewsAfter) @include(if: $reviews) {
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
          url
        }
      }
      labelEvents: timelineItems(first: ${PAGE_SIZE}, after: $labelEventsAfter, itemTypes: [LABELED_EVENT, UNLABELED_EVENT]) @include(if: $labelEvents) {
        pageInfo { hasNextPage endCursor }
        nodes {
          __typename
          ... on LabeledEvent { actor { __typename login } createdAt label { name } }
          ... on UnlabeledEvent { actor { __typename login } createdAt label { name } }
        }
      }
      commits(first: ${PAGE_SIZE}, after: $commitsAfter) @include(if: $commits) {
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
    }
  }
}
${PULL_REQUEST_FACTS}`
