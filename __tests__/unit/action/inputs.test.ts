/** The inputs: what is taken, and every problem at once. */
import { describe, expect, it } from '@jest/globals'

import { GateError } from '../../../src/errors.ts'
import {
  INPUTS,
  readGoodInputs,
  readInputs
} from '../../../src/action/inputs.ts'
import type { ActionInputs } from '../../../src/action/inputs.ts'

const GIVEN: Readonly<Record<string, string>> = {
  mode: '',
  'github-token': 'a-token',
  'check-token': '',
  'check-name': 'completion-gate',
  'pull-request': '',
  checks: '',
  evidence: '',
  path: '.',
  fetch: 'true',
  isolation: '',
  'isolation-minimum': '',
  'fail-on-incomplete': 'true',
  'status-mirror': 'false'
}

function read(given: Readonly<Record<string, string>> = {}): ActionInputs {
  return readInputs(name => ({ ...GIVEN, ...given })[name] ?? '')
}

function refusal(given: Readonly<Record<string, string>>): GateError {
  try {
    read(given)
  } catch (thrown) {
    if (thrown instanceof GateError) return thrown
    throw thrown
  }
  throw new Error('Expected a refusal.')
}

describe('the inputs', () => {
  it('become the values that the action uses', () => {
    expect(
      read({
        'check-name': 'gate (main) / all',
        'pull-request': '42',
        path: 'packages/api',
        fetch: 'false',
        isolation: 'namespace',
        'isolation-minimum': 'uid',
        'fail-on-incomplete': 'false',
        'status-mirror': 'true'
      })
    ).toEqual({
      mode: 'gate',
      token: 'a-token',
      checkToken: 'a-token',
      checkName: 'gate (main) / all',
      pullRequest: 42,
      checks: [],
      evidence: '',
      path: 'packages/api',
      fetch: false,
      isolation: 'namespace',
      isolationMinimum: 'uid',
      failOnIncomplete: false,
      statusMirror: true
    })
  })

  it('leave open what is empty by default', () => {
    expect(read()).toMatchObject({
      pullRequest: undefined,
      isolation: undefined,
      isolationMinimum: undefined
    })
  })

  it('are asked for by the names of the table, each once', () => {
    const asked: string[] = []
    readInputs(name => {
      asked.push(name)
      return GIVEN[name] ?? ''
    })
    expect(asked).toEqual(Object.keys(INPUTS))
  })

  it.each([
    [{ mode: 'plan' }, { mode: 'plan', token: '' }],
    [
      { mode: 'verify', checks: ' unit \n\n node:test\n' },
      { mode: 'verify', token: '', checks: ['unit', 'node:test'] }
    ],
    [
      { mode: 'decide', evidence: 'parts', 'github-token': 'a-token' },
      { mode: 'decide', token: 'a-token', evidence: 'parts' }
    ],
    [
      { 'github-token': 'a-token', 'check-token': 'an-app' },
      { mode: 'gate', token: 'a-token', checkToken: 'an-app' }
    ]
  ])('of a mode: %j', (given, taken) => {
    expect(read({ 'github-token': '', ...given })).toMatchObject(taken)
  })

  it('are refused all at once, each by its name', () => {
    const error = refusal({
      mode: 'judge',
      'github-token': '',
      'check-name': '',
      'pull-request': 'main',
      checks: 'x'.repeat(100_001),
      evidence: '/etc',
      path: '../other',
      fetch: 'yes',
      isolation: 'docker',
      'isolation-minimum': 'auto',
      'fail-on-incomplete': '',
      'status-mirror': '1'
    })
    expect(error.code).toBe('USAGE')
    // Any text is a token, until it is missing or out of place.
    expect(error.problems.map(problem => problem.path)).toEqual(
      Object.keys(INPUTS).filter(name => !name.endsWith('-token'))
    )
    expect(error.hint).toContain('with:')
  })

  it.each([
    ['mode', 'Decide', /gate/],
    ['github-token', '', /token/],
    ['checks', 'unit', /only with `mode: verify`/],
    ['evidence', 'parts', /only with `mode: decide`/],
    ['check-name', 'a\nb', /1 to 100 letters/],
    ['check-name', 'x'.repeat(101), /1 to 100 letters/],
    ['check-name', '<b>', /1 to 100 letters/],
    ['pull-request', '0', /number of a pull request/],
    ['pull-request', '-1', /number of a pull request/],
    ['pull-request', '1.5', /number of a pull request/],
    ['pull-request', '1e3', /number of a pull request/],
    ['pull-request', '12345678901', /number of a pull request/],
    ['pull-request', '2147483648', /at most 2147483647/],
    ['path', '', /folder/],
    ['path', '/etc', /inside the workspace/],
    ['path', 'a/../..', /inside the workspace/],
    ['fetch', 'True', /true or false/],
    ['isolation', 'docker', /process/],
    ['isolation-minimum', 'auto', /process/],
    ['fail-on-incomplete', 'no', /true or false/],
    ['status-mirror', 'on', /true or false/]
  ])('refuse %s %j and say what was expected', (name, value, words) => {
    const { problems } = refusal({ [name]: value })
    expect(problems).toEqual([
      { path: name, message: expect.stringMatching(words) }
    ])
  })

  it.each([
    [{ mode: 'decide' }, 'evidence', /folder/],
    [{ mode: 'decide', evidence: '../parts' }, 'evidence', /inside/],
    [
      { mode: 'decide', evidence: 'parts', 'github-token': '' },
      'github-token',
      /token/
    ],
    [{ mode: 'verify', evidence: 'parts' }, 'evidence', /mode: decide/],
    [{ mode: 'plan', checks: 'unit' }, 'checks', /mode: verify/],
    [{ mode: 'verify', 'check-token': 'x' }, 'check-token', /nothing/],
    [{ mode: 'plan', 'check-token': 'x' }, 'check-token', /nothing/]
  ])('that do not fit their mode are refused: %j', (given, path, words) => {
    expect(refusal(given).problems).toEqual([
      { path, message: expect.stringMatching(words) }
    ])
  })

  it('are refused without the token in any word', () => {
    const error = refusal({ 'github-token': 's3cret', fetch: 's3cret-too' })
    expect(JSON.stringify([error.message, error.problems])).not.toContain(
      's3cret'
    )
  })
})

describe('the good inputs beside bad ones', () => {
  const good = (
    given: Readonly<Record<string, string>>
  ): ActionInputs | undefined =>
    readGoodInputs(name => ({ ...GIVEN, ...given })[name] ?? '')

  it('are taken, and the defaults stand for the bad', () => {
    expect(
      good({
        'check-name': 'gate',
        'check-token': 'another',
        'pull-request': '7',
        fetch: 'perhaps',
        path: '../out',
        mode: 'judge'
      })
    ).toEqual({
      ...read({ 'check-name': 'gate', 'check-token': 'another' }),
      pullRequest: 7
    })
  })

  it.each([
    ['the name of the check is bad', { 'check-name': '<b>' }],
    ['there is no token', { 'github-token': '' }],
    ['the job only hands over', { mode: 'verify' }]
  ])('are not enough where %s', (_, given) => {
    expect(good({ ...given, fetch: 'perhaps' })).toBeUndefined()
  })
})
