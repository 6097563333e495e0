/** Accounts of GraphQL as persons: what is not plainly a user is none. */
import { describe, expect, it } from '@jest/globals'

import { appSlugOf, personOf } from '../../../src/adapters/github/person.ts'

describe('a person', () => {
  it.each([
    ['User', 'alice', { login: 'alice', kind: 'user' }],
    ['User', 'odd[bot]', { login: 'odd[bot]', kind: 'bot' }],
    ['Bot', 'alice', { login: 'alice[bot]', kind: 'bot' }],
    ['Bot', 'alice[bot]', { login: 'alice[bot]', kind: 'bot' }],
    ['Mannequin', 'doll', { login: 'doll', kind: 'mannequin' }],
    ['Organization', 'acme', { login: 'acme', kind: 'organization' }],
    ['SomethingNew', 'x', { login: 'x[bot]', kind: 'bot' }]
  ])('that GitHub calls %s %s', (__typename, login, expected) => {
    expect(personOf({ __typename, login })).toEqual(expected)
  })

  it('who deleted the account is a ghost', () => {
    expect(personOf(null)).toEqual({ login: 'ghost', kind: 'ghost' })
  })
})

describe('the slug of the app behind a token', () => {
  it.each([
    ['github-actions[bot]', 'github-actions'],
    ['alice', undefined],
    ['[bot]', undefined]
  ])('that sees itself as %s is %s', (login, slug) => {
    expect(appSlugOf(login)).toBe(slug)
  })
})
