/** What a person may do: one request, and anything but a clear yes means unknown. */
import { describe, expect, it } from '@jest/globals'

import { FAULTS } from '../../../src/emulator/index.ts'
import { connected, SHORT_WAITING, worlds } from './connected.ts'
import type { PermissionFact } from '../../../src/model/signals.ts'

const { small } = worlds()
const ROLES = ['maintain', 'admin']

async function permission(
  login: string,
  teams: readonly string[] = [],
  token = small().token.value,
  other: Parameters<typeof connected>[1] = {}
): Promise<PermissionFact> {
  const { permissions } = connected(small(), { token, ...other })
  return permissions.of(login, { roles: ROLES, teams })
}

describe('a role', () => {
  it('is asked for in one request', async () => {
    expect(await permission('ann')).toEqual({
      kind: 'known',
      role: 'maintain',
      teams: []
    })
    expect(small().github.requests()).toHaveLength(1)
  })

  it('is the name of a custom role', async () => {
    const { github, acme, repository } = small()
    acme.customRoles.set('release-manager', 'write')
    const eve = github.world.user('eve')
    github.world.grant(repository, eve, 'release-manager')

    expect(await permission('eve')).toMatchObject({ role: 'release-manager' })
  })

  it('is read for a stranger, in other letters for the same login', async () => {
    small().github.world.user('Stranger')
    expect(await permission('stranger')).toMatchObject({
      kind: 'known',
      role: 'read'
    })
  })
})

describe('an unknown permission', () => {
  it.each(['Copilot', 'nobody-at-all'])(
    'is what %s has, whom GitHub does not know as a person',
    async login => {
      small().github.world.bot('Copilot')
      expect(await permission(login)).toEqual({
        kind: 'unknown',
        why: expect.stringContaining(login)
      })
    }
  )

  it.each([
    ['serverError', FAULTS.serverError],
    ['forbidden', FAULTS.forbidden],
    ['badCredentials', FAULTS.badCredentials],
    ['wrongJson', FAULTS.wrongJson],
    ['noJson', FAULTS.noJson],
    ['reset', FAULTS.reset],
    ['tooManyRequests', FAULTS.tooManyRequests],
    ['silence', { kind: 'silence', ms: 60_000 } as const]
  ])('is what a failed look-up gives: %s', async (_what, action) => {
    small().github.fault({ match: { path: /permission$/ }, action })

    const other = action.kind === 'silence' ? { waiting: SHORT_WAITING } : {}
    const token = small().token.value
    const fact = await permission('ann', [], token, other)
    expect(fact).toEqual({ kind: 'unknown', why: expect.stringMatching(/\w/) })
  })

  it('is what an answer about somebody else gives', async () => {
    small().github.fault({
      match: { path: /permission$/ },
      action: {
        kind: 'answer',
        status: 200,
        body: { permission: 'admin', role_name: 'admin', user: { login: 'x' } }
      }
    })

    expect(await permission('ann')).toMatchObject({ kind: 'unknown' })
  })
})

describe('teams', () => {
  it('are asked only when the role does not suffice', async () => {
    await permission('ann', ['acme/security'])
    expect(small().github.requests()).toHaveLength(1)
  })

  it('count for active members, with a token that can read them', async () => {
    const { github, acme, bob, repository } = small()
    const { world } = github
    world.addMember(acme, bob)
    const security = world.team(acme, 'security')
    const waiting = world.team(acme, 'waiting')
    world.team(acme, 'empty')
    world.joinTeam(security, bob)
    world.joinTeam(waiting, bob, { state: 'pending' })
    const token = world.installationToken(world.app('own-gate'), {
      permissions: { metadata: 'read', members: 'read' },
      repositories: [repository]
    })
    const teams = ['acme/security', 'acme/waiting', 'acme/empty']

    expect(await permission('bob', teams, token.value)).toMatchObject({
      role: 'write',
      teams: ['acme/security']
    })
    expect(github.requests()).toHaveLength(4)
  })

  it('are unread with a workflow’s token, which says what token is needed', async () => {
    small().github.world.team(small().acme, 'security')

    expect(await permission('bob', ['acme/security'])).toMatchObject({
      kind: 'known',
      teams: [],
      teamsUnread: expect.stringMatching(/GitHub App.*members: read/)
    })
  })

  it('that are not written as org/team are said to be so, without a request', async () => {
    expect(await permission('bob', ['security'])).toMatchObject({
      teamsUnread: expect.stringContaining('`org/team`')
    })
    expect(small().github.requests()).toHaveLength(1)
  })
})
