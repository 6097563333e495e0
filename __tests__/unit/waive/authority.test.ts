/** Who may waive: every way to a yes, and every doubt that is a no. */
import { describe, expect, it } from '@jest/globals'

import { authorise } from '../../../src/waive/authority.ts'
import {
  aPerson,
  LOOK_UP_FAILED,
  someRules,
  someSignals
} from '../../support/signals.ts'
import type { Claimant } from '../../../src/waive/authority.ts'
import type { PermissionFact, Person } from '../../../src/model/signals.ts'

const { people } = someSignals()

function claimant(overrides: Partial<Claimant> = {}): Claimant {
  return {
    person: aPerson('maria'),
    edited: false,
    viaApp: undefined,
    viaEmail: false,
    ...overrides
  }
}

function role(name: string, teams: readonly string[] = []): PermissionFact {
  return { kind: 'known', role: name, teams }
}

describe('authority', () => {
  it.each([
    ['a listed role', role('maintain'), someRules()],
    [
      'a custom role by its exact name',
      role('Release Captain'),
      someRules({ permissions: ['Release Captain'] })
    ],
    ['a listed name', role('read'), someRules({ users: ['MARIA'] })],
    [
      'a team of the owner',
      role('read', ['acme/core']),
      someRules({ teams: ['core'] })
    ],
    [
      'a team with its organisation',
      role('read', ['Other/Core']),
      someRules({ teams: ['other/core'] })
    ]
  ])('comes from %s', (_, fact, rules) => {
    expect(authorise(claimant(), fact, people, rules)).toEqual({
      ok: true,
      because: expect.stringMatching(/\w+/)
    })
  })

  it.each([
    ['a lesser role', role('write'), someRules()],
    ['a role in other letters', role('Admin'), someRules()],
    ['a part of a role', role('admin-ish'), someRules()],
    [
      'a team of another organisation',
      role('read', ['evil/core']),
      someRules({ teams: ['core'] })
    ],
    [
      'a policy that lists nobody',
      role('admin'),
      someRules({ permissions: [] })
    ]
  ])('does not come from %s', (_, fact, rules) => {
    expect(authorise(claimant(), fact, people, rules)).toMatchObject({
      ok: false,
      undecided: false,
      why: expect.stringContaining('the policy asks for')
    })
  })

  it.each([
    ['failed', LOOK_UP_FAILED, /502/],
    ['was not made', undefined, /not asked for/],
    [
      'of the teams failed',
      { ...role('read'), teamsUnread: 'the token cannot read teams' },
      /cannot read teams/
    ]
  ])('is denied and left open when the look-up %s', (_, fact, why) => {
    const rules = someRules({ users: ['somebody'], teams: ['core'] })
    expect(authorise(claimant(), fact, people, rules)).toEqual({
      ok: false,
      undecided: true,
      why: expect.stringMatching(why)
    })
  })

  it('does not wait for teams when the role suffices', () => {
    const fact = { ...role('admin'), teamsUnread: 'no' } as PermissionFact
    const rules = someRules({ teams: ['core'] })
    expect(authorise(claimant(), fact, people, rules).ok).toBe(true)
  })
})

describe('nobody has authority', () => {
  const everybody = someRules(
    { users: ['ghost', 'claude', 'machine', 'carla', 'rita', 'Copilot'] },
    { agentLogins: ['machine'] }
  )
  const accounts: readonly (readonly [Person, RegExp])[] = [
    [aPerson('Copilot', 'bot'), /Only a person/],
    [aPerson('Copilot'), /agent/],
    [aPerson('copilot-swe-agent', 'bot'), /Only a person/],
    [aPerson('dependabot[bot]'), /agent/],
    [aPerson('claude[bot]', 'bot'), /Only a person/],
    [aPerson('ghost', 'ghost'), /deleted/],
    [aPerson('ghost'), /deleted/],
    [aPerson('old-user', 'mannequin'), /Only a person/],
    [aPerson('acme', 'organization'), /Only a person/],
    [aPerson('Machine'), /agent/],
    [aPerson('CARLA'), /committer/],
    [aPerson('Rita'), /asked the agent/]
  ]

  it.each(accounts)('as the account %j', (person, why) => {
    const fact = role('admin')
    expect(
      authorise(claimant({ person }), fact, people, everybody)
    ).toMatchObject({ ok: false, why: expect.stringMatching(why) })
  })

  it('as the author of the pull request, in whatever letters', () => {
    const own = { ...people, author: aPerson('Maria') }
    expect(authorise(claimant(), role('admin'), own, everybody)).toMatchObject({
      ok: false,
      why: expect.stringContaining('author')
    })
  })

  it.each([
    ['after an edit', { edited: true }, /edited/],
    ['through an app', { viaApp: 'some-app' }, /through an app/],
    ['by e-mail', { viaEmail: true }, /e-mail/],
    ['while it is hidden', { isHidden: true }, /hidden/]
  ])('%s', (_, way, why) => {
    expect(
      authorise(claimant(way), role('admin'), people, someRules())
    ).toMatchObject({ ok: false, why: expect.stringMatching(why) })
  })

  it('is mistaken for a bot by a likeness of names alone', () => {
    const person = aPerson('claude')
    expect(
      authorise(claimant({ person }), role('admin'), people, someRules()).ok
    ).toBe(true)
  })
})
