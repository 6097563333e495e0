/** The inputs: what is taken, and every problem at once. */
import { describe, expect, it } from '@jest/globals'

import { GateError } from '../../../src/errors.ts'
import { INPUTS, readInputs } from '../../../src/action/inputs.ts'
import type { ActionInputs } from '../../../src/action/inputs.ts'

const GIVEN: Readonly<Record<string, string>> = {
  'github-token': 'a-token',
  'check-name': 'completion-gate',
  'pull-request': '',
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
      token: 'a-token',
      checkName: 'gate (main) / all',
      pullRequest: 42,
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

  it('are refused all at once, each by its name', () => {
    const error = refusal({
      'github-token': '',
      'check-name': '',
      'pull-request': 'main',
      path: '../other',
      fetch: 'yes',
      isolation: 'docker',
      'isolation-minimum': 'auto',
      'fail-on-incomplete': '',
      'status-mirror': '1'
    })
    expect(error.code).toBe('USAGE')
    expect(error.problems.map(problem => problem.path)).toEqual(
      Object.keys(INPUTS)
    )
    expect(error.hint).toContain('with:')
  })

  it.each([
    ['github-token', '', /token/],
    ['check-name', 'a\nb', /1 to 100 letters/],
    ['check-name', 'x'.repeat(101), /1 to 100 letters/],
    ['check-name', '<b>', /1 to 100 letters/],
    ['pull-request', '0', /number of a pull request/],
    ['pull-request', '-1', /number of a pull request/],
    ['pull-request', '1.5', /number of a pull request/],
    ['pull-request', '1e3', /number of a pull request/],
    ['pull-request', '12345678901', /number of a pull request/],
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

  it('are refused without the token in any word', () => {
    const error = refusal({ 'github-token': 's3cret', fetch: 's3cret-too' })
    expect(JSON.stringify([error.message, error.problems])).not.toContain(
      's3cret'
    )
  })
})
