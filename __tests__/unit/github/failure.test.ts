/** From a failed request to an error: whose fault, what is wrong, and the mend. */
import { describe, expect, it } from '@jest/globals'

import { GateError } from '../../../src/errors.ts'
import {
  failureOf,
  isRateLimited,
  permissionHint,
  saidBy,
  statusOf
} from '../../../src/adapters/github/failure.ts'

const PURPOSE = { doing: 'post the check run', needs: 'checks: write' }

function answer(
  status: number,
  more: { data?: unknown; headers?: Record<string, string> } = {}
): Error {
  const { data = { message: 'Said so.' }, headers = {} } = more
  return Object.assign(new Error('HttpError'), {
    status,
    response: { status, data, headers }
  })
}

describe('a failed request', () => {
  it.each([
    [401, 'PERMISSION_MISSING', 'user'],
    [403, 'PERMISSION_MISSING', 'user'],
    [404, 'GITHUB_REFUSED', 'github'],
    [410, 'GITHUB_REFUSED', 'github'],
    [422, 'GITHUB_REFUSED', 'github'],
    [429, 'RATE_LIMITED', 'github'],
    [500, 'GITHUB_UNAVAILABLE', 'github'],
    [503, 'GITHUB_UNAVAILABLE', 'github'],
    [304, 'GITHUB_UNEXPECTED', 'github']
  ])('with status %d is %s, the fault of %s', (status, code, fault) => {
    const error = failureOf(answer(status), PURPOSE, 'usual')

    expect(error).toMatchObject({ code, fault })
    expect(error.message).toMatch(/^Could not post the check run/)
    expect(error.hint ?? '').toMatch(/./)
  })

  it('without an answer is GITHUB_UNAVAILABLE, whatever status octokit makes up', () => {
    const lost = Object.assign(new Error('connect ECONNREFUSED'), {
      status: 500
    })
    const error = failureOf(lost, PURPOSE, 'usual')

    expect(error.code).toBe('GITHUB_UNAVAILABLE')
    expect(error.message).toContain('connect ECONNREFUSED')
    expect(statusOf(error)).toBeUndefined()
  })

  it('keeps the status and the words for whoever asks', () => {
    const data = { message: 'Invalid', errors: [{ field: 'summary' }, 'more'] }
    const error = failureOf(answer(422, { data }), PURPOSE, 'usual')

    expect(statusOf(error)).toBe(422)
    expect(saidBy(error)).toBe('Invalid: {"field":"summary"}: more')
  })

  it('says nothing of a gateway page and cuts a long text to one line', () => {
    const page = answer(502, { data: '<html>\n<h1>Bad</h1>' })
    const long = answer(422, {
      data: { message: `a\u0000\nb${'x'.repeat(999)}` }
    })

    expect(failureOf(page, PURPOSE, 'usual').message).toBe(
      'Could not post the check run: GitHub answered 502.'
    )
    const { message } = failureOf(long, PURPOSE, 'usual')
    expect(message).toContain('a bxxx')
    expect(message.length).toBeLessThan(400)
  })

  it('stays what it is when it is an error of the gate', () => {
    const own = new GateError('USAGE', 'No.')
    expect(failureOf(own, PURPOSE, 'usual')).toBe(own)
  })

  it.each([[undefined], [null], ['text'], [{ response: 7 }]])(
    'that is %p does not crash',
    thrown => {
      expect(failureOf(thrown, PURPOSE, 'usual').code).toBe(
        'GITHUB_UNAVAILABLE'
      )
    }
  )
})

describe('a limit of requests', () => {
  it.each([
    ['429', answer(429)],
    ['403 with retry-after', answer(403, { headers: { 'retry-after': '9' } })],
    [
      '403 with nothing remaining',
      answer(403, { headers: { 'x-ratelimit-remaining': '0' } })
    ],
    [
      '403 that says so',
      answer(403, {
        data: { message: 'You have exceeded a secondary rate limit' }
      })
    ],
    [
      'GraphQL that says so',
      answer(200, { data: { errors: [{ type: 'RATE_LIMITED' }] } })
    ]
  ])('is told from a missing permission: %s', (_what, failure) => {
    expect(isRateLimited(failure)).toBe(true)
    expect(failureOf(failure, PURPOSE, 'usual').code).toBe('RATE_LIMITED')
  })

  it('is not what a plain 403 is', () => {
    expect(isRateLimited(answer(403))).toBe(false)
  })

  it('says how long GitHub asks to wait', () => {
    const failure = answer(429, { headers: { 'retry-after': '77' } })
    expect(failureOf(failure, PURPOSE, 'usual').message).toContain('77 seconds')
  })
})

describe('the mend of a missing permission', () => {
  it('is the line of YAML to add', () => {
    const { hint } = failureOf(answer(403), PURPOSE, 'usual')
    expect(hint).toContain('Add `checks: write` under `permissions:`')
  })

  it('is what GitHub itself names, where it does', () => {
    const headers = { 'x-accepted-github-permissions': 'pull_requests=write' }
    const { hint } = failureOf(answer(403, { headers }), PURPOSE, 'usual')
    expect(hint).toContain('`pull-requests: write`')
  })

  it('is ours where GitHub accepts several', () => {
    const headers = {
      'x-accepted-github-permissions': 'issues=write; checks=write'
    }
    const { hint } = failureOf(answer(403, { headers }), PURPOSE, 'usual')
    expect(hint).toContain('`checks: write`')
  })

  it('is a workflow_run workflow for forks and Dependabot, where YAML cannot help', () => {
    expect(permissionHint('checks: write', 'fork')).toMatch(
      /from a fork.*workflow_run/
    )
    expect(permissionHint('checks: write', 'dependabot')).toMatch(
      /Dependabot.*workflow_run/
    )
  })
})
