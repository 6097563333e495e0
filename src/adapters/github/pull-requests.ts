/** Reads pull requests: everything at once, and again what can change. */
import { z } from 'zod'

import { withClaimApps } from './claim-apps.ts'
import { nowSchema } from './pull-request-answer.ts'
import { OPTIONAL_FIELDS, pullRequestNow } from './pull-request-facts.ts'
import {
  commentsOf,
  commitsOf,
  labelEventsOf,
  labelsOf,
  peopleOf,
  reviewsOf
} from './pull-request-lists.ts'
import { readingPurpose, readWholePullRequest } from './pull-request-pages.ts'
import { PULL_REQUEST_NOW_QUERY } from './pull-request-query.ts'
import type {
  PullRequestNow,
  PullRequestReader,
  PullRequestReading
} from '../../github-ports.ts'
import type { KnownApps } from './claim-apps.ts'
import type { GitHubClient } from './client.ts'
import type { KnownPages } from './pull-request-pages.ts'

/** The reader over a connection. */
export function pullRequestReader(client: GitHubClient): PullRequestReader {
  const known: Known = { apps: new Map(), pages: new Map() }
  return {
    read: (number, checkName) => read(client, number, checkName, known),
    now: (number, checkName) => readNow(client, number, checkName),
    openHead: number => openHead(client, number),
    from: head => openFrom(client, head)
  }
}

/** What earlier readings found that need not be asked for again. */
interface Known {
  readonly apps: KnownApps
  readonly pages: KnownPages
}

async function read(
  client: GitHubClient,
  number: number,
  checkName: string,
  known: Known
): Promise<PullRequestReading> {
  const whole = await readWholePullRequest(
    client,
    { number, checkName },
    known.pages
  )
  const now = pullRequestNow(whole.answer, checkName, whole.refused)
  const labelEvents = labelEventsOf(whole.lists)
  return {
    ...now,
    gaps: [...now.gaps, ...whole.gaps],
    people: peopleOf(now.pullRequest.author, whole.lists),
    commits: commitsOf(whole.lists),
    comments: await withClaimApps(
      client,
      number,
      commentsOf(whole.lists),
      known.apps
    ),
    reviews: reviewsOf(whole.lists),
    labels: labelsOf(whole.labels, labelEvents),
    labelEvents
  }
}

async function readNow(
  client: GitHubClient,
  number: number,
  checkName: string
): Promise<PullRequestNow> {
  const { data, refused } = await client.graphql({
    ...readingPurpose(number),
    query: PULL_REQUEST_NOW_QUERY,
    variables: { number, checkName },
    data: nowSchema,
    optionalFields: OPTIONAL_FIELDS
  })
  return pullRequestNow(data, checkName, refused)
}

const openSchema = z.array(
  z.object({ number: z.int(), head: z.object({ sha: z.string() }) })
)

// https://docs.github.com/en/rest/pulls/pulls#list-pull-requests: `head` is `user:branch`.
async function openFrom(
  client: GitHubClient,
  { owner, branch, sha }: Parameters<PullRequestReader['from']>[0]
): Promise<readonly number[]> {
  const open = await client.rest({
    doing: `find the pull request of ${branch}`,
    needs: 'pull-requests: read',
    route: 'GET /repos/{owner}/{repo}/pulls',
    parameters: { state: 'open', head: `${owner}:${branch}`, per_page: 100 },
    answer: openSchema
  })
  return open
    .filter(pull => pull.head.sha === sha)
    .map(pull => pull.number)
    .sort((one, other) => one - other)
}

const headSchema = z.object({
  state: z.string(),
  head: z.object({ sha: z.string() })
})

// https://docs.github.com/en/rest/pulls/pulls#get-a-pull-request
async function openHead(
  client: GitHubClient,
  number: number
): Promise<string | undefined> {
  const { state, head } = await client.rest({
    doing: `read the head of pull request #${String(number)}`,
    needs: 'pull-requests: read',
    route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}',
    parameters: { pull_number: number },
    answer: headSchema,
    urgency: 'closing'
  })
  return state === 'open' ? head.sha : undefined
}
