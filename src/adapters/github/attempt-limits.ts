/** An octokit plugin that gives every attempt its time and lets the retry plugin retry only within the budget. */
import type { getOctokit } from '@actions/github'

import { GateError } from '../../errors.ts'
import { isRateLimited } from './failure.ts'
import { backOffSeconds } from './retry-budget.ts'
import type { Urgency } from './retry-budget.ts'
import type { WaitingBudget } from './waiting-budget.ts'

/** Milliseconds of a clock that only goes forward. */
export type Clock = () => number

/** What octokit hands to a hook, as far as it is used here. */
export interface AttemptOptions {
  readonly method: string
  readonly url: string
  request?: {
    urgency?: Urgency
    signal?: AbortSignal
    retries?: number
    retryCount?: number
  }
}

interface Answer {
  readonly status: number
  readonly data: unknown
}

/** A plugin of octokit's. */
type OctokitPlugin = Parameters<typeof getOctokit>[2]

/**
 * The plugin. It must come before the retry plugin, so that it stands inside
 * and sees each attempt.
 */
export function attemptLimits(
  budget: WaitingBudget,
  now: Clock
): OctokitPlugin {
  return octokit => {
    octokit.hook.wrap('request', async (request, options) => {
      const started = now()
      startAttempt(options, budget)
      try {
        const answer = await request(options)
        expectReadable(answer, options)
        return answer
      } catch (thrown) {
        budget.lose(now() - started)
        allowRetry(thrown, options, budget)
        throw named(thrown)
      }
    })
    return {}
  }
}

/** @throws GateError GITHUB_UNAVAILABLE when all waiting is spent */
function startAttempt(options: AttemptOptions, budget: WaitingBudget): void {
  const request = (options.request ??= {})
  const limit = budget.attemptMs(request.urgency ?? 'usual')
  if (limit <= 0) {
    const seconds = Math.round(budget.limits.totalMs / 1_000)
    throw new GateError(
      'GITHUB_UNAVAILABLE',
      `GitHub did not answer in time too often: the ${seconds} seconds of waiting that a run has are spent.`,
      {
        hint: 'Run the job again; https://www.githubstatus.com tells of incidents.'
      }
    )
  }
  request.signal = AbortSignal.timeout(Math.ceil(limit))
  // Nothing retries that this plugin has not granted.
  request.retries = 0
}

/** Octokit hands out a cut or garbled body as a text: such an attempt has failed. */
function expectReadable(
  { status, data }: Answer,
  options: AttemptOptions
): void {
  if (status === 204 || status === 205) return
  const gaveUp = firstError(data).includes(
    'Something went wrong while executing your query'
  )
  if (typeof data === 'object' && data !== null && !gaveUp) return
  throw Object.assign(
    new Error(
      gaveUp
        ? 'GitHub gave up on the query'
        : 'the answer broke off or is no JSON'
    ),
    { status: 500, request: { ...options } }
  )
}

function firstError(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('errors' in data))
    return ''
  const { errors } = data
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined
  return typeof first === 'object' && first !== null && 'message' in first
    ? String(first.message)
    : ''
}

function allowRetry(
  thrown: unknown,
  options: AttemptOptions,
  budget: WaitingBudget
): void {
  const { request } = options
  if (request === undefined || !isWorthRetrying(thrown, options)) return
  const retriesDone = request.retryCount ?? 0
  const granted = budget.pause({
    seconds: backOffSeconds(retriesDone),
    retriesDone,
    urgency: request.urgency ?? 'usual'
  })
  if (granted) request.retries = budget.limits.retries
}

/** A creation may have happened though its answer is lost: it is sent again only when it never left. */
function isWorthRetrying(thrown: unknown, options: AttemptOptions): boolean {
  const status =
    typeof thrown === 'object' && thrown !== null && 'status' in thrown
      ? Number(thrown.status)
      : 0
  if (status < 500) return false
  const creates = options.method === 'POST' && !isGraphql(options.url)
  return !creates || isUnsent(thrown)
}

/** The gate's GraphQL only reads, so it can be sent any number of times. */
function isGraphql(url: string): boolean {
  return url === '/graphql' || url.endsWith('/graphql')
}

const UNSENT: readonly unknown[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT'
]

/** Whether nothing of the request can have reached GitHub: no connection came about. */
export function isUnsent(thrown: unknown): boolean {
  for (let error = thrown, depth = 0; depth < 4; depth += 1) {
    if (typeof error !== 'object' || error === null) return false
    if ('code' in error && UNSENT.includes(error.code)) return true
    error = 'cause' in error ? error.cause : undefined
  }
  return false
}

/** The throttling plugin knows a secondary limit by its words alone; GitHub's documents name the status and the header. */
function named(thrown: unknown): unknown {
  if (
    thrown instanceof Error &&
    isRateLimited(thrown) &&
    !isPrimaryLimit(thrown) &&
    !/\bsecondary rate\b/i.test(thrown.message)
  )
    thrown.message = `${thrown.message} (secondary rate limit)`
  return thrown
}

function isPrimaryLimit(thrown: object): boolean {
  const { response } = thrown as {
    readonly response?: { readonly headers?: Record<string, unknown> }
  }
  return response?.headers?.['x-ratelimit-remaining'] === '0'
}
