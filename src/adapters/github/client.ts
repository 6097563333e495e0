/** The one way to GitHub: requests with limits, answers checked before use. */
import { performance } from 'node:perf_hooks'

import { getOctokit } from '@actions/github'
import { retry } from '@octokit/plugin-retry'
import { throttling } from '@octokit/plugin-throttling'
import type { z } from 'zod'

import { GateError } from '../../errors.ts'
import { attemptLimits } from './attempt-limits.ts'
import { checkedAnswer } from './checked-answer.ts'
import { failureOf } from './failure.ts'
import { readGraphqlAnswer } from './graphql-answer.ts'
import { DEFAULT_WAITING } from './retry-budget.ts'
import { createWaitingBudget } from './waiting-budget.ts'
import type { AttemptOptions, Clock } from './attempt-limits.ts'
import type { Purpose, TokenSituation } from './failure.ts'
import type { RefusedField } from './graphql-answer.ts'
import type { Urgency, WaitingLimits } from './retry-budget.ts'
import type { WaitingBudget } from './waiting-budget.ts'

/** What a connection needs to know. */
export interface GitHubConnection {
  readonly token: string
  readonly owner: string
  readonly repo: string
  /** `GITHUB_API_URL`, such as `https://api.github.com` or `https://host/api/v3`. */
  readonly apiUrl: string
  /** `GITHUB_GRAPHQL_URL`, such as `https://api.github.com/graphql`. */
  readonly graphqlUrl: string
  /** Tells read-only tokens apart; `usual` by default. */
  readonly situation?: TokenSituation
  /** Parts of the defaults to replace. */
  readonly waiting?: Partial<WaitingLimits>
  readonly now?: Clock
}

/** A REST request and the shape of its answer. */
export interface RestCall<Output> extends Purpose {
  /** Method and template, such as `GET /repos/{owner}/{repo}`; owner and repo are filled in. */
  readonly route: string
  readonly parameters?: Readonly<Record<string, unknown>>
  readonly answer: z.ZodType<Output>
  readonly urgency?: Urgency
}

/** A GraphQL query and the shape of its data; it must only read. */
export interface GraphqlCall<Output> extends Purpose {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>>
  readonly data: z.ZodType<Output>
  /** Names of fields that may be refused: they are null then, and the refusal is told. */
  readonly optionalFields?: readonly string[]
  readonly urgency?: Urgency
}

/** Sends requests for one repository. */
export interface GitHubClient {
  readonly owner: string
  readonly repo: string
  /** @throws GateError of any GitHub code */
  rest<Output>(call: RestCall<Output>): Promise<Output>
  /** @throws GateError of any GitHub code */
  graphql<Output>(call: GraphqlCall<Output>): Promise<{
    readonly data: Output
    readonly refused: readonly RefusedField[]
  }>
}

/**
 * Connects; sends nothing yet.
 * @throws GateError PERMISSION_MISSING for a blank token
 */
export function createGitHubClient(connection: GitHubConnection): GitHubClient {
  const { owner, repo } = connection
  const send = sender(connection)
  const base = connection.graphqlUrl.replace(/\/graphql\/?$/, '')
  return {
    owner,
    repo,
    rest: async call => {
      // Octokit turns a parameter that the route does not name into a query.
      const ofRepository = call.route.includes('{repo}')
      const data = await send(call.route, call, {
        ...call.parameters,
        ...(ofRepository ? { owner, repo } : {})
      })
      return checkedAnswer(call.answer, data, call)
    },
    graphql: async call => {
      // The relative address is how the throttling plugin knows GraphQL.
      const answer = await send('POST /graphql', call, {
        baseUrl: base,
        query: call.query,
        variables: { owner, name: repo, ...call.variables }
      })
      return readGraphqlAnswer(answer, call, connection.situation ?? 'usual')
    }
  }
}

type Send = (
  route: string,
  call: Purpose & { readonly urgency?: Urgency },
  parameters: Record<string, unknown>
) => Promise<unknown>

function sender(connection: GitHubConnection): Send {
  const { token, situation = 'usual' } = connection
  if (token.trim() === '')
    throw new GateError(
      'PERMISSION_MISSING',
      'Expected a token for GitHub, and got a blank one.',
      { hint: 'Pass `github-token: ${{ github.token }}`.' }
    )
  const budget = createWaitingBudget({
    ...DEFAULT_WAITING,
    ...connection.waiting
  })
  const octokit = getOctokit(
    token,
    {
      baseUrl: connection.apiUrl.replace(/\/$/, ''),
      userAgent: 'completion-gate',
      retry: {
        retryAfterBaseValue: budget.limits.secondMs,
        // Rate limits are the throttling plugin's.
        doNotRetry: [400, 401, 403, 404, 410, 422, 429, 451]
      },
      throttle: throttle(budget)
    },
    attemptLimits(budget, connection.now ?? (() => performance.now())),
    retry,
    throttling
  )
  return async (route, call, parameters) => {
    try {
      const { data } = (await octokit.request(route, {
        ...parameters,
        request: { urgency: call.urgency ?? 'usual' }
      })) as { readonly data: unknown }
      return data
    } catch (thrown) {
      throw failureOf(thrown, call, situation)
    }
  }
}

type Schedule = (
  options: unknown,
  run: (...values: readonly unknown[]) => unknown,
  ...values: readonly unknown[]
) => unknown

type OnLimit = (
  seconds: number,
  options: object,
  octokit: unknown,
  retriesDone: number
) => boolean

/** The throttling plugin's options. */
function throttle(budget: WaitingBudget): {
  readonly onRateLimit: OnLimit
  readonly onSecondaryRateLimit: OnLimit
} {
  const onLimit: OnLimit = (seconds, options, _octokit, retriesDone) =>
    budget.pause({
      seconds,
      retriesDone,
      urgency: (options as AttemptOptions).request?.urgency ?? 'usual'
    })
  // The plugin spaces writes and GraphQL pages by a second each. A run sends a
  // handful of requests, one at a time; spacing would only make people wait.
  const schedule: Schedule = (_options, run, ...values) => run(...values)
  const unspaced = { key: () => ({ schedule }) }
  const more = {
    retryAfterBaseValue: budget.limits.secondMs,
    global: unspaced,
    write: unspaced,
    notifications: unspaced
  }
  return { ...more, onRateLimit: onLimit, onSecondaryRateLimit: onLimit }
}
