/** From a failed request to an error that says what is wrong and how to mend it. */
import { z } from 'zod'

import { GateError } from '../../errors.ts'

/** Why a workflow's token may be read-only whatever the workflow asks for. */
export type TokenSituation = 'fork' | 'dependabot' | 'usual'

/** What a request was for; the words of its errors. */
export interface Purpose {
  /** Continues "could not", such as `post the check run`. */
  readonly doing: string
  /** The line of a workflow's `permissions` that it needs, such as `checks: write`. */
  readonly needs?: string
}

const failureSchema = z.object({
  status: z.number().optional(),
  message: z.string().catch(''),
  response: z
    .object({
      headers: z.record(z.string(), z.unknown()).catch({}),
      data: z.unknown()
    })
    .optional()
})

type Failure = z.infer<typeof failureSchema>

/** Longest text of GitHub's that an error repeats, in characters. */
const SAID_LIMIT = 300

/** Turns whatever a request threw into a GateError; a GateError stays as it is. */
export function failureOf(
  thrown: unknown,
  purpose: Purpose,
  situation: TokenSituation
): GateError {
  if (thrown instanceof GateError) return thrown
  const failure = failureSchema.safeParse(thrown).data ?? {
    message: String(thrown)
  }
  if (isRateLimited(failure)) return rateLimited(failure, purpose, thrown)
  const status = answeredStatus(failure)
  if (status === undefined || status >= 500)
    return unavailable(failure, purpose, thrown)
  if (status === 401) return tokenRefused(failure, purpose, thrown)
  if (status === 403)
    return permissionMissing(failure, purpose, { situation, cause: thrown })
  if (status < 400) return unexpectedAnswer(purpose, `status ${status}`, thrown)
  return refused(failure, status, { purpose, cause: thrown })
}

/** The status that GitHub answered with, read from an error of `failureOf`; undefined when no answer came. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof GateError)) return undefined
  const failure = failureSchema.safeParse(error.cause).data
  return failure === undefined ? undefined : answeredStatus(failure)
}

/** What GitHub said, from an error of `failureOf`; empty when nothing. */
export function saidBy(error: unknown): string {
  if (!(error instanceof GateError)) return ''
  const failure = failureSchema.safeParse(error.cause).data
  return failure === undefined ? '' : said(failure)
}

/** An answer of another shape than GitHub's description promises. */
export function unexpectedAnswer(
  { doing }: Purpose,
  what: string,
  cause?: unknown
): GateError {
  return new GateError(
    'GITHUB_UNEXPECTED',
    `Could not ${doing}: expected an answer as GitHub describes it, and got ${oneLine(what)}.`,
    {
      hint: 'Run the job again. Where it stays so, a proxy may answer in GitHub’s place, or this GitHub Enterprise Server may be too old: check GITHUB_API_URL and GITHUB_GRAPHQL_URL.',
      ...(cause === undefined ? {} : { cause })
    }
  )
}

/** Whether GitHub refuses because of its limits of requests, primary or secondary. */
export function isRateLimited(failure: unknown): boolean {
  const read = failureSchema.safeParse(failure).data
  if (read?.response === undefined) return false
  const { status, response } = read
  if (status === 429) return true
  const text = `${read.message} ${JSON.stringify(response.data)}`
  if (text.includes('"type":"RATE_LIMITED"')) return true
  return (
    status === 403 &&
    (response.headers['retry-after'] !== undefined ||
      response.headers['x-ratelimit-remaining'] === '0' ||
      /\brate limit/i.test(text))
  )
}

/** A network failure carries a made-up status; only an answer has a real one. */
function answeredStatus(failure: Failure): number | undefined {
  return failure.response === undefined ? undefined : failure.status
}

function said(failure: Failure): string {
  const answer = z
    .object({ message: z.string(), errors: z.array(z.unknown()).optional() })
    .safeParse(failure.response?.data).data
  if (answer !== undefined) {
    const details = answer.errors?.map(each =>
      typeof each === 'string' ? each : JSON.stringify(each)
    )
    return oneLine([answer.message, ...(details ?? [])].join(': '))
  }
  // A gateway's page of HTML says nothing to a reader.
  return failure.response === undefined ? oneLine(failure.message) : ''
}

function oneLine(text: string): string {
  const line = text
    // eslint-disable-next-line no-control-regex
    .replaceAll(/[\s\x00-\x1f\x7f]+/g, ' ')
    .trim()
    .replace(/\.$/, '')
  return line.length <= SAID_LIMIT ? line : `${line.slice(0, SAID_LIMIT)}…`
}

function saying(failure: Failure): string {
  const words = said(failure)
  return words === '' ? '' : ` (${words})`
}

function rateLimited(
  failure: Failure,
  { doing }: Purpose,
  cause: unknown
): GateError {
  const after = z.coerce
    .number()
    .positive()
    .safeParse(failure.response?.headers['retry-after']).data
  const wait = after === undefined ? '' : ` It asks to wait ${after} seconds.`
  return new GateError(
    'RATE_LIMITED',
    `Could not ${doing}: GitHub's limit of requests is reached${saying(failure)}.${wait}`,
    {
      hint: 'Run the job again later. A GitHub App’s own token has a higher limit than the workflow’s (1,000 requests an hour and repository).',
      cause
    }
  )
}

function unavailable(
  failure: Failure,
  { doing }: Purpose,
  cause: unknown
): GateError {
  const status = answeredStatus(failure)
  const came =
    status === undefined
      ? `no answer came${saying(failure)}`
      : `GitHub answered ${status}${saying(failure)}`
  return new GateError('GITHUB_UNAVAILABLE', `Could not ${doing}: ${came}.`, {
    hint: 'Run the job again; https://www.githubstatus.com tells of incidents. On a runner of your own, check that it reaches GITHUB_API_URL.',
    cause
  })
}

function tokenRefused(
  failure: Failure,
  { doing }: Purpose,
  cause: unknown
): GateError {
  return new GateError(
    'PERMISSION_MISSING',
    `Could not ${doing}: GitHub does not accept the token${saying(failure)}.`,
    {
      hint: 'Pass a valid token as `github-token`; a workflow’s own token ends with its job, an App’s after one hour.',
      cause
    }
  )
}

function permissionMissing(
  failure: Failure,
  { doing, needs }: Purpose,
  more: { readonly situation: TokenSituation; readonly cause: unknown }
): GateError {
  return new GateError(
    'PERMISSION_MISSING',
    `Could not ${doing}: the token may not do that${saying(failure)}.`,
    {
      hint: permissionHint(neededPermission(failure, needs), more.situation),
      cause: more.cause
    }
  )
}

/** GitHub names what it accepts, one or several alternatives: its word goes before ours. */
function neededPermission(failure: Failure, needs = ''): string {
  const header = failure.response?.headers['x-accepted-github-permissions']
  const accepted = [
    ...(typeof header === 'string' ? header : '').matchAll(
      /([a-z_]+)=(read|write)/g
    )
  ].map(([, name = '', level = '']) => `${name.replaceAll('_', '-')}: ${level}`)
  return accepted.includes(needs) ? needs : (accepted[0] ?? needs)
}

/** The mend for a missing permission, by why the token lacks it. */
export function permissionHint(
  needs: string,
  situation: TokenSituation
): string {
  const line = needs === '' ? '' : ` (\`${needs}\`)`
  switch (situation) {
    case 'fork':
      return `A pull request from a fork gets a read-only token, whatever the workflow asks for. Post the check from a workflow_run workflow of the default branch${line}.`
    case 'dependabot':
      return `Dependabot's runs get a read-only token, whatever the workflow asks for. Post the check from a workflow_run workflow of the default branch${line}, or run the job again as a person with write access.`
    case 'usual':
      return needs === ''
        ? 'Give the token the permission that is missing.'
        : `Add \`${needs}\` under \`permissions:\` of the workflow's job, or pass the token of a GitHub App that has it as \`github-token\`.`
  }
}

function refused(
  failure: Failure,
  status: number,
  { purpose, cause }: { readonly purpose: Purpose; readonly cause: unknown }
): GateError {
  const { doing, needs } = purpose
  const unseen = needs === undefined ? '' : `: it needs \`${needs}\``
  const hint =
    status === 404
      ? `It does not exist, or the token cannot see it${unseen}.`
      : 'Mend what GitHub names; where it names nothing, run the job again.'
  return new GateError(
    'GITHUB_REFUSED',
    `Could not ${doing}: GitHub answered ${status}${saying(failure)}.`,
    { hint, cause }
  )
}
