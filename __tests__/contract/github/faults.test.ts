/** Faults of GitHub: every call ends, within the budget, with the right code. */
import { describe, expect, it } from '@jest/globals'

import { FAULTS } from '../../../src/emulator/index.ts'
import {
  CHECK,
  connected,
  errorOf,
  SHORT_WAITING,
  worlds
} from './connected.ts'
import type { FaultAction } from '../../../src/emulator/index.ts'
import type { GitHubPorts } from '../../../src/github-ports.ts'

const { small } = worlds()

const SILENCE: FaultAction = { kind: 'silence', ms: 60_000 }
const SECONDARY_WITHOUT_HEADER: FaultAction = {
  kind: 'answer',
  status: 403,
  body: { message: 'You have exceeded a secondary rate limit.' }
}

function answer(
  status: number,
  headers: Record<string, string> = {}
): FaultAction {
  return { kind: 'answer', status, headers, body: { message: 'No.' } }
}

/** Ports that give up on silence soon, and wait for everything else. */
function ports(action: FaultAction): GitHubPorts {
  return connected(
    small(),
    action.kind === 'silence' ? { waiting: SHORT_WAITING } : {}
  )
}

/** The same, with time for a good answer after the silence. */
function patient(): GitHubPorts {
  return connected(small(), { waiting: { secondMs: 2, attemptMs: 3_000 } })
}

/** The calls of a run: a read, a creation, an update. */
const CALLS: Readonly<
  Record<string, (github: GitHubPorts) => Promise<unknown>>
> = {
  read: github => github.pullRequests.read(1, CHECK),
  now: github => github.pullRequests.now(1, CHECK),
  create: github => github.checkRuns.write(draft()),
  update: github =>
    github.checkRuns.write(draft(), {
      id: 5,
      name: CHECK,
      headSha: small().pull.headSha,
      externalId: '',
      status: 'in_progress',
      conclusion: undefined,
      title: undefined,
      url: '',
      appSlug: undefined
    })
}

function draft(): Parameters<GitHubPorts['checkRuns']['write']>[0] {
  return {
    name: CHECK,
    headSha: small().pull.headSha,
    externalId: 'gate:1',
    conclusion: 'success',
    page: { title: 'Verified', summary: 'ok' },
    annotations: []
  }
}

/** Every fault that never ends, and the code it must end with. */
const LASTING: readonly (readonly [string, FaultAction, string])[] = [
  ['connection refused', { kind: 'refuse' }, 'GITHUB_UNAVAILABLE'],
  ['reset', FAULTS.reset, 'GITHUB_UNAVAILABLE'],
  ['500', FAULTS.serverError, 'GITHUB_UNAVAILABLE'],
  ['502', FAULTS.badGateway, 'GITHUB_UNAVAILABLE'],
  ['503', FAULTS.unavailable, 'GITHUB_UNAVAILABLE'],
  ['429', FAULTS.tooManyRequests, 'RATE_LIMITED'],
  ['429 with retry-after', FAULTS.tooManyRequestsRetryAfter, 'RATE_LIMITED'],
  ['secondary limit', FAULTS.secondaryLimit, 'RATE_LIMITED'],
  ['secondary limit, words only', SECONDARY_WITHOUT_HEADER, 'RATE_LIMITED'],
  [
    'primary limit',
    answer(403, {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': '99999999999'
    }),
    'RATE_LIMITED'
  ],
  ['401', FAULTS.badCredentials, 'PERMISSION_MISSING'],
  ['403', FAULTS.forbidden, 'PERMISSION_MISSING'],
  ['404', FAULTS.notFound, 'GITHUB_REFUSED'],
  ['422', FAULTS.unprocessable, 'GITHUB_REFUSED'],
  ['truncated body', FAULTS.truncated, 'GITHUB_UNAVAILABLE'],
  ['silence', SILENCE, 'GITHUB_UNAVAILABLE'],
  ['no JSON', FAULTS.noJson, 'GITHUB_UNAVAILABLE'],
  ['wrong JSON', FAULTS.wrongJson, 'GITHUB_UNEXPECTED']
]

describe.each(Object.entries(CALLS))('the call to %s', (_name, call) => {
  it.each(LASTING)('ends for good on %s', async (_fault, action, code) => {
    const { github } = small()
    const { hits } = github.fault({ match: {}, action })

    const error = await errorOf(call(ports(action)))
    expect(error.code).toBe(code)
    expect(error.hint).not.toBe('undefined')
    expect(hits()).toBeLessThanOrEqual(10)
    await github.resume()
  })
})

const PASSING: readonly (readonly [string, FaultAction])[] = [
  ['reset', FAULTS.reset],
  ['500', FAULTS.serverError],
  ['502', FAULTS.badGateway],
  ['503', FAULTS.unavailable],
  ['429', FAULTS.tooManyRequests],
  ['429 with retry-after', FAULTS.tooManyRequestsRetryAfter],
  ['secondary limit', FAULTS.secondaryLimit],
  ['truncated body', FAULTS.truncated],
  ['silence', SILENCE],
  ['no JSON', FAULTS.noJson],
  [
    'a query that GitHub gave up on',
    {
      kind: 'answer',
      status: 200,
      body: {
        errors: [
          { message: 'Something went wrong while executing your query.' }
        ]
      }
    }
  ],
  [
    'a GraphQL limit',
    {
      kind: 'answer',
      status: 200,
      headers: { 'x-ratelimit-reset': '1' },
      body: { errors: [{ type: 'RATE_LIMITED', message: 'Slow down.' }] }
    }
  ]
]

describe('a fault that passes', () => {
  it.each(PASSING)(
    'is survived by reading again: %s',
    async (_name, action) => {
      const { github } = small()
      github.fault({ match: { times: 1 }, action })

      const { pullRequest } = await patient().pullRequests.read(1, CHECK)
      expect(pullRequest.number).toBe(1)
      expect(github.requests()).toHaveLength(2)
    }
  )

  it.each(PASSING.slice(0, 10))(
    'is survived by an update: %s',
    async (_name, action) => {
      const { github, repository } = small()
      const { run } = await connected(small()).checkRuns.write(draft())
      github.fault({ match: { method: 'PATCH', times: 1 }, action })

      await patient().checkRuns.write(
        { ...draft(), conclusion: 'failure' },
        run
      )
      expect(repository.checkRuns.map(one => one.conclusion)).toEqual([
        'failure'
      ])
    }
  )
})

describe('a request that creates', () => {
  it('is sent again when a limit turned it away, for then it did not happen', async () => {
    const { github, repository } = small()
    github.fault({
      match: { method: 'POST', times: 1 },
      action: FAULTS.secondaryLimit
    })

    await patient().checkRuns.write(draft())
    expect(repository.checkRuns).toHaveLength(1)
    expect(github.requests()).toHaveLength(2)
  })
})

describe('all waiting', () => {
  it('of a run shares one budget: what one call lost, the next no longer has', async () => {
    const { github } = small()
    const gate = connected(small(), {
      waiting: { ...SHORT_WAITING, totalMs: 900, reserveMs: 0, retries: 9 }
    })
    const { hits } = github.fault({ match: {}, action: SILENCE })

    const first = await errorOf(gate.pullRequests.now(1, CHECK))
    const asked = hits()
    const second = await errorOf(gate.pullRequests.now(1, CHECK))
    expect([first.code, second.code]).toEqual([
      'GITHUB_UNAVAILABLE',
      'GITHUB_UNAVAILABLE'
    ])
    // 400 ms, a pause, 400 ms, a pause, the rest: then nothing is sent any more.
    expect(asked).toBeLessThanOrEqual(3)
    expect(hits()).toBe(asked)
  })

  it('leaves a reserve for closing the check run', async () => {
    const { github, repository } = small()
    const gate = connected(small(), {
      waiting: { ...SHORT_WAITING, totalMs: 5_400, reserveMs: 5_000 }
    })
    const silent = github.fault({ match: {}, action: SILENCE })
    await errorOf(gate.pullRequests.now(1, CHECK))
    await errorOf(gate.pullRequests.now(1, CHECK))
    silent.remove()

    await gate.checkRuns.write({ ...draft(), conclusion: 'failure' })
    expect(repository.checkRuns).toMatchObject([{ conclusion: 'failure' }])
  })

  it('for an hour is not done: the limit is an error at once', async () => {
    const { github } = small()
    const action = answer(429, { 'retry-after': '3600' })
    const { hits } = github.fault({ match: {}, action })
    const whole = connected(small(), { waiting: { secondMs: 1_000 } })

    const error = await errorOf(whole.pullRequests.now(1, CHECK))
    expect(error.message).toContain('3600 seconds')
    expect(hits()).toBe(1)
  })
})

describe('addresses', () => {
  it('of an enterprise server are respected', async () => {
    const { github, token } = small()
    const gate = connected(small(), {
      token: token.value,
      apiUrl: `${github.enterpriseUrl}/`,
      graphqlUrl: `${github.url}/api/graphql`
    })

    await gate.checkRuns.write(draft())
    const { standing } = await gate.pullRequests.now(1, CHECK)
    expect(standing).toMatchObject({ kind: 'known', runs: [{ name: CHECK }] })
  })
})

describe('the requests of a run without claims', () => {
  it('are four: read, create, read again, close', async () => {
    const gate = connected(small())
    const reading = await gate.pullRequests.read(1, CHECK)
    const { run } = await gate.checkRuns.write({
      ...draft(),
      conclusion: undefined
    })
    const now = await gate.pullRequests.now(1, CHECK)
    await gate.checkRuns.write(draft(), run)

    expect(reading.standing).toEqual({ kind: 'known', runs: [] })
    expect(now.standing).toMatchObject({ runs: [{ id: run.id }] })
    expect(small().github.requests()).toHaveLength(4)
  })
})
