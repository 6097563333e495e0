/** The watch itself: what GitHub's description forbids is found, in requests, answers, queries and events. */
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from '@jest/globals'

import type { EmulatedEvent, Exchange } from '../../../src/emulator/index.ts'
import { jsonResponse } from '../../../src/emulator/http/message.ts'
import {
  WEBHOOKS,
  webhookOf
} from '../../support/github-description/event-rules.ts'
import { createExchangeWatch } from '../../support/github-description/exchange-watch.ts'
import type { ExchangeWatch } from '../../support/github-description/exchange-watch.ts'
import { held } from '../../support/github-description/held.ts'

const watch = held<ExchangeWatch>()

interface Draft {
  readonly operation: string
  readonly path: string
  readonly query?: string
  readonly body?: unknown
  readonly status?: number
  readonly answer?: unknown
}

/** What the watch says about one exchange. */
function problemsOf(draft: Draft): string {
  const { operation, path, query = '', body, status = 204, answer } = draft
  const sent = body === undefined ? '' : JSON.stringify(body)
  const exchange: Exchange = {
    request: {
      number: 1,
      method: operation.split(' ')[0] ?? '',
      path,
      query: new URLSearchParams(query),
      headers: {},
      body: Buffer.from(sent)
    },
    response: jsonResponse(status, answer),
    operation,
    faulted: false
  }
  watch.get().onExchange(exchange)
  return watch.get().problems().join('\n')
}

const COMMENT = 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}'
const COMMENTS = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments'
const CHECKS = 'POST /repos/{owner}/{repo}/check-runs'
const REFUSED = {
  status: 422,
  answer: { message: 'no', documentation_url: 'x', status: '422' }
}

/** Payloads that GitHub really sent, as octokit collected them. */
function recordedEvents(): readonly Pick<EmulatedEvent, 'name' | 'payload'>[] {
  const file = new URL(
    '../../../node_modules/@octokit/webhooks-examples/api.github.com/index.json',
    import.meta.url
  )
  const events = JSON.parse(readFileSync(file, 'utf8')) as readonly {
    readonly name: string
    readonly examples: readonly EmulatedEvent['payload'][]
  }[]
  return events.flatMap(({ name, examples }) =>
    examples.map(payload => ({ name, payload }))
  )
}

beforeAll(() => {
  watch.set(createExchangeWatch())
})

describe('the watch', () => {
  it('says nothing about what is right', () => {
    const path = '/repos/acme/widgets/issues/comments/7'

    expect(problemsOf({ operation: COMMENT, path })).toBe('')
  })

  it.each<[string, Draft, string]>([
    [
      'an operation that GitHub has not',
      { operation: '', path: '/repos/a/b/nothing' },
      'GitHub has no operation'
    ],
    [
      'a path value of another type',
      { operation: COMMENT, path: '/repos/a/b/issues/comments/seven' },
      'path comment_id: the value must be integer'
    ],
    [
      'an unknown query parameter',
      {
        operation: COMMENTS,
        path: '/repos/a/b/issues/1/comments',
        query: 'per-page=3',
        status: 200,
        answer: []
      },
      'unknown query parameter per-page'
    ],
    [
      'an unknown field of a body',
      {
        operation: CHECKS,
        path: '/repos/a/b/check-runs',
        body: {
          name: 'x',
          head_sha: 'y',
          output: { title: 't', summary: 's', sumary: 's' }
        },
        ...REFUSED
      },
      '/output/sumary is unknown to GitHub'
    ],
    [
      'a value outside its choices',
      {
        operation: CHECKS,
        path: '/repos/a/b/check-runs',
        body: { name: 'x', head_sha: 'y', conclusion: 'done' },
        ...REFUSED
      },
      '/conclusion must be equal to one of the allowed values'
    ],
    [
      'a missing title of an output',
      {
        operation: CHECKS,
        path: '/repos/a/b/check-runs',
        body: { name: 'x', head_sha: 'y', output: { summary: 's' } },
        ...REFUSED
      },
      '/output/title is missing on creation'
    ],
    [
      'an answer without a required field',
      {
        operation: 'GET /users/{username}',
        path: '/users/ann',
        status: 200,
        answer: { login: 'ann' }
      },
      "must have required property 'id'"
    ],
    [
      'a status that GitHub does not give',
      { operation: COMMENT, path: '/repos/a/b/issues/comments/7', status: 418 },
      'undescribed status'
    ],
    [
      'a field that the schema of GraphQL has not',
      {
        operation: 'graphql',
        path: '/graphql',
        body: { query: '{ viewer { logn } }' },
        status: 200,
        answer: {}
      },
      'Cannot query field "logn"'
    ]
  ])('finds %s', (_, draft, problem) => {
    expect(problemsOf(draft)).toContain(problem)
  })

  it('finds an event with a field too few', () => {
    const problems = watch.get().eventProblems({
      name: 'merge_group',
      payload: { action: 'checks_requested', merge_group: { head_sha: 'x' } }
    })

    expect(problems.join()).toContain('head_ref')
  })

  it('takes the payloads that GitHub really sent', () => {
    const known = new Set<string>(WEBHOOKS)
    const judged = recordedEvents()
      .filter(({ name, payload }) =>
        known.has(webhookOf(name, payload['action']))
      )
      .map(event => watch.get().eventProblems(event))

    expect(judged.length).toBeGreaterThan(20)
    // Old recordings lack fields that came later; most of them fit as they are.
    expect(judged.filter(each => each.length === 0).length).toBeGreaterThan(
      judged.length / 2
    )
  })
})
