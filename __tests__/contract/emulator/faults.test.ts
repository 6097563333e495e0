/** Faults on purpose: each breaks exactly the requests it is meant for, in the way it says. */
import { request as httpRequest } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

import { FAULTS } from '../../../src/emulator/index.ts'
import type {
  FaultAction,
  GitHubEmulator
} from '../../../src/emulator/index.ts'
import { clientOf, refusalOf, smallWorld, WIDGETS } from './small-world.ts'
import type { SmallWorld } from './small-world.ts'
import { held } from '../../support/github-description/held.ts'

const small = held<SmallWorld>()

const PULL = '/repos/acme/widgets/pulls/1'

interface Ending {
  readonly status?: number
  readonly body?: string
  readonly error?: string
}

/** One request on a connection of its own, whatever comes of it. */
async function get(github: GitHubEmulator, path: string): Promise<Ending> {
  return await new Promise(resolve => {
    const outgoing = httpRequest(`${github.url}${path}`, { agent: false })
    outgoing.on('error', error => {
      resolve({ error: (error as NodeJS.ErrnoException).code ?? error.message })
    })
    outgoing.on('response', incoming => {
      let body = ''
      incoming.on('data', chunk => (body += String(chunk)))
      incoming.on('error', error => {
        resolve({ body, error: (error as NodeJS.ErrnoException).code ?? '' })
      })
      incoming.on('end', () => {
        resolve({ status: incoming.statusCode ?? 0, body })
      })
    })
    outgoing.end()
  })
}

beforeEach(async () => {
  small.set(await smallWorld())
})

afterEach(async () => {
  await small.get().github.stop()
})

describe('a fault', () => {
  it.each<[keyof typeof FAULTS, number]>([
    ['serverError', 500],
    ['badGateway', 502],
    ['unavailable', 503],
    ['tooManyRequests', 429],
    ['secondaryLimit', 403],
    ['badCredentials', 401],
    ['forbidden', 403],
    ['notFound', 404],
    ['unprocessable', 422]
  ])('%s answers %i instead of GitHub', async (name, status) => {
    const { github } = small.get()
    github.fault({ match: { path: PULL }, action: FAULTS[name] })

    expect((await get(github, PULL)).status).toBe(status)
  })

  it.each<[string, FaultAction, string]>([
    ['reset', FAULTS.reset, 'ECONNRESET'],
    ['truncated', FAULTS.truncated, 'ECONNRESET'],
    ['silence', { kind: 'silence', ms: 5 }, 'ECONNRESET']
  ])('%s breaks the connection', async (_, action, error) => {
    const { github } = small.get()
    github.fault({ match: { path: PULL }, action })
    const ending = await get(github, PULL)

    expect(ending.error).toBe(error)
    expect(ending.status).toBeUndefined()
  })

  it('truncated sends the first bytes of the right answer', async () => {
    const { github } = small.get()
    const whole = await get(github, PULL)
    github.fault({ match: {}, action: { kind: 'truncate', bytes: 20 } })
    const cut = await get(github, PULL)

    expect(cut.body).toBe(whole.body?.slice(0, 20))
  })

  it('refuse closes the port until it is opened again', async () => {
    const { github } = small.get()
    github.fault({ match: { times: 1 }, action: FAULTS.refuse })
    const broken = await get(github, PULL)
    const refused = await get(github, PULL)
    await github.resume()
    const well = await get(github, PULL)

    expect(broken.error).toBe('ECONNRESET')
    expect(refused.error).toBe('ECONNREFUSED')
    expect(well.status).toBe(200)
  })

  it('meets only what it matches, after what it skips, as often as it says', async () => {
    const { github, token } = small.get()
    const handle = github.fault({
      match: { method: 'GET', path: /\/pulls\/\d+$/u, skip: 1, times: 2 },
      action: FAULTS.serverError
    })
    const statuses = []
    for (let at = 0; at < 5; at += 1) {
      statuses.push((await get(github, PULL)).status)
    }
    await clientOf(github, token).rest.repos.get(WIDGETS)

    expect(statuses).toEqual([200, 500, 500, 200, 200])
    expect(handle.hits()).toBe(2)
  })

  it('can be taken away', async () => {
    const { github } = small.get()
    const handle = github.fault({ match: {}, action: FAULTS.notFound })
    handle.remove()

    expect((await get(github, PULL)).status).toBe(200)
  })

  it('before the request leaves no effect, after it only loses the answer', async () => {
    const { github, token, pull } = small.get()
    const { rest } = clientOf(github, token)
    const comment = { ...WIDGETS, issue_number: 1, body: 'once' }
    const match = { method: 'POST', times: 1 }
    github.fault({ match, action: FAULTS.badGateway })
    await refusalOf(rest.issues.createComment(comment))
    const before = pull.comments.length
    github.fault({ match, action: FAULTS.badGateway, when: 'after' })
    await refusalOf(rest.issues.createComment(comment))

    expect([before, pull.comments.length]).toEqual([0, 1])
  })

  it('meets a GraphQL query by a field of it, and git by its path', async () => {
    const { github, token } = small.get()
    const action = FAULTS.unavailable
    const handles = [
      github.fault({ match: { body: /timelineItems/u }, action }),
      github.fault({ match: { path: /git-upload-pack|info\/refs/u }, action })
    ]
    const headers = { authorization: `token ${token.value}` }
    const post = async (query: string): Promise<number> => {
      const body = JSON.stringify({ query })
      const init = { method: 'POST', headers, body }
      return (await fetch(github.graphqlUrl, init)).status
    }
    const statuses = [
      await post('{ viewer { login } }'),
      await post('{ repository { pullRequest { timelineItems } } }'),
      (await get(github, '/acme/widgets.git/info/refs?service=git-upload-pack'))
        .status
    ]

    expect(statuses).toEqual([200, 503, 503])
    expect(handles.map(handle => handle.hits())).toEqual([1, 1])
  })
})

describe('the log', () => {
  it('names operations, tokens and faults, in order', async () => {
    const { github, token } = small.get()
    const client = clientOf(github, token)
    github.fault({ match: { path: /labels/u }, action: FAULTS.reset })
    await client.rest.pulls.get({ ...WIDGETS, pull_number: 1 })
    await client.graphql('query Who { viewer { login } }')
    await refusalOf(
      client.rest.issues.listLabelsOnIssue({ ...WIDGETS, issue_number: 1 })
    )
    await get(github, '/nothing/here')
    const entries = github.requests()

    expect(
      entries.map(({ operation, graphqlName, status, fault }) => [
        operation,
        graphqlName,
        status,
        fault
      ])
    ).toEqual([
      [
        'GET /repos/{owner}/{repo}/pulls/{pull_number}',
        undefined,
        200,
        undefined
      ],
      ['graphql', 'Who', 200, undefined],
      [
        'GET /repos/{owner}/{repo}/issues/{issue_number}/labels',
        undefined,
        0,
        'reset'
      ],
      ['', undefined, 404, undefined]
    ])
    expect(entries[0]?.token).toBe('github-actions[bot]')
    expect(JSON.stringify(entries)).not.toContain(token.value)
  })

  it('leaves git out unless it is asked for', async () => {
    const { github } = small.get()
    await get(github, '/acme/widgets/info/refs?service=git-upload-pack')
    await get(github, PULL)

    expect(github.requests()).toHaveLength(1)
    expect(github.requests({ git: true })).toHaveLength(2)
    expect(github.requests({ operation: 'git-upload-pack' })).toHaveLength(1)
  })
})

describe('the hooks', () => {
  it('can hold a request back until another was answered', async () => {
    const order: string[] = []
    const release: { second?: () => void } = {}
    const second = new Promise<void>(resolve => {
      release.second = resolve
    })
    const held = await smallWorld({
      beforeRequest: async ({ path }) => {
        if (path.endsWith('/labels')) await second
      },
      onExchange: ({ operation }) => {
        order.push(operation.split('/').at(-1) ?? '')
        if (operation.endsWith('/comments')) release.second?.()
      }
    })
    const issue = '/repos/acme/widgets/issues/1'
    await Promise.all([
      get(held.github, `${issue}/labels`),
      get(held.github, `${issue}/comments`)
    ])
    await held.github.stop()

    expect(order).toEqual(['comments', 'labels'])
  })
})

describe('an enterprise server', () => {
  it('says its version in every answer', async () => {
    const server = await smallWorld({ enterpriseVersion: '3.17.0' })
    const { headers } = await clientOf(
      server.github,
      server.token,
      server.github.enterpriseUrl
    ).rest.repos.get(WIDGETS)
    await server.github.stop()

    expect(headers['x-github-enterprise-version']).toBe('3.17.0')
  })
})
