/** What the runner says of itself: the variables of a GitHub Actions job. */
import { readFileSync } from 'node:fs'
import * as path from 'node:path'

import { GateError } from '../errors.ts'

/** The job at hand. */
export interface RunnerContext {
  readonly eventName: string
  readonly payload: unknown
  readonly owner: string
  readonly repo: string
  readonly runId: number
  readonly runAttempt: number
  readonly runUrl: string
  readonly apiUrl: string
  readonly graphqlUrl: string
  readonly serverUrl: string
  readonly workspace: string
  /** A folder that outlives the step and not the job. */
  readonly temporary: string
}

/**
 * Reads the variables of the runner.
 * @throws GateError USAGE outside of a job, or for a payload that is no JSON
 */
export function runnerContext(environment: NodeJS.ProcessEnv): RunnerContext {
  const need = (name: string): string => {
    const value = environment[name]
    if (value === undefined || value === '')
      throw new GateError(
        'USAGE',
        `The variable ${name} was expected, and is not set.`,
        { hint: 'Run the action in a GitHub Actions job.' }
      )
    return value
  }
  const [owner = '', repo = ''] = need('GITHUB_REPOSITORY').split('/')
  const serverUrl = environment['GITHUB_SERVER_URL'] ?? 'https://github.com'
  const runId = positive('GITHUB_RUN_ID', need('GITHUB_RUN_ID'))
  const apiUrl = environment['GITHUB_API_URL'] ?? 'https://api.github.com'
  const workspace = path.resolve(need('GITHUB_WORKSPACE'))
  return {
    eventName: need('GITHUB_EVENT_NAME'),
    payload: payloadOf(need('GITHUB_EVENT_PATH')),
    owner,
    repo,
    runId,
    runAttempt: positive(
      'GITHUB_RUN_ATTEMPT',
      environment['GITHUB_RUN_ATTEMPT'] ?? '1'
    ),
    runUrl: `${serverUrl}/${owner}/${repo}/actions/runs/${String(runId)}`,
    apiUrl,
    graphqlUrl: environment['GITHUB_GRAPHQL_URL'] ?? `${apiUrl}/graphql`,
    serverUrl,
    workspace,
    temporary: environment['RUNNER_TEMP'] ?? workspace
  }
}

// As many digits as an `external_id` takes.
const POSITIVE = /^[1-9]\d{0,14}$/

/** The order of runs hangs on it: whatever is no number would be newer than none and older than all. */
function positive(name: string, value: string): number {
  if (POSITIVE.test(value)) return Number(value)
  throw new GateError(
    'USAGE',
    `The variable ${name} was expected to be a positive whole number, and is ${JSON.stringify(value.slice(0, 40))}.`,
    { hint: 'Run the action in a GitHub Actions job.' }
  )
}

function payloadOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new GateError(
      'USAGE',
      `The event's payload at ${file} could not be read as JSON.`,
      { cause, hint: 'Run the action in a GitHub Actions job.' }
    )
  }
}
