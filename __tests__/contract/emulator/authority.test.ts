/** Who may do what: roles, teams, bots, tokens, and GitHub's refusals. */
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  it
} from '@jest/globals'

import type { Account, Token } from '../../../src/emulator/index.ts'
import { createExchangeWatch } from '../../support/github-description/exchange-watch.ts'
import type { ExchangeWatch } from '../../support/github-description/exchange-watch.ts'
import { clientOf, refusalOf, smallWorld, WIDGETS } from './small-world.ts'
import type { SmallWorld } from './small-world.ts'
import { held } from '../../support/github-description/held.ts'

const watch = held<ExchangeWatch>()
const small = held<SmallWorld>()

function client(token: Token = small.get().token): ReturnType<typeof clientOf> {
  return clientOf(small.get().github, token)
}

beforeAll(async () => {
  const { onExchange } = watch.set(createExchangeWatch())
  const { acme } = small.set(await smallWorld({ onExchange }))
  acme.customRoles.set('release-captain', 'maintain')
})

afterEach(() => {
  watch.get().expectNone()
})

afterAll(async () => {
  await small.get().github.stop()
})

async function permissionOf(username: string): Promise<unknown> {
  const { data } = await client().rest.repos.getCollaboratorPermissionLevel({
    ...WIDGETS,
    username
  })
  const { permission, role_name, user } = data
  return [permission, role_name, user?.permissions?.maintain]
}

describe('the permission of an account', () => {
  it.each([
    ['read', 'read', false],
    ['triage', 'read', false],
    ['write', 'write', false],
    ['maintain', 'write', true],
    ['admin', 'admin', true],
    ['release-captain', 'write', true]
  ])('with the role %s is %s', async (role, permission, maintain) => {
    const { github, repository } = small.get()
    const login = `person-${role}`
    github.world.grant(repository, github.world.user(login), role)

    expect(await permissionOf(login)).toEqual([permission, role, maintain])
  })

  it('is the strongest of its own, its teams and its organization', async () => {
    const { github, repository, acme } = small.get()
    const { world } = github
    const team = world.team(acme, 'release')
    world.grant(repository, team, 'maintain')
    const both = world.user('both')
    world.grant(repository, both, 'triage')
    world.joinTeam(team, both)
    const pending = world.user('pending')
    world.joinTeam(team, pending, { state: 'pending' })
    const owner = world.user('org-owner')
    world.addMember(acme, owner, 'admin')

    expect(await permissionOf('both')).toEqual(['write', 'maintain', true])
    expect(await permissionOf('pending')).toEqual(['read', 'read', false])
    expect(await permissionOf('org-owner')).toEqual(['admin', 'admin', true])
  })

  it('is none for the bot of an app', async () => {
    const { github } = small.get()
    github.world.app('helper')

    expect(await permissionOf('helper[bot]')).toEqual(['none', 'none', false])
  })

  it('of Copilot cannot be asked for', async () => {
    const { github } = small.get()
    github.world.bot('Copilot', {
      id: 198982749,
      graphqlLogin: 'copilot-swe-agent'
    })
    const refusal = await refusalOf(permissionOf('Copilot'))

    expect(refusal).toMatchObject({ status: 404 })
    expect(refusal.message).toContain('Copilot is not a user')
  })
})

describe('team membership', () => {
  const ask = async (token: Token, username: string): Promise<unknown> => {
    const { data } = await client(token).rest.teams.getMembershipForUserInOrg({
      org: 'acme',
      team_slug: 'reviewers',
      username
    })
    return data.state
  }

  const prepared = (): Account => {
    const { github, acme } = small.get()
    const { world } = github
    const standing = [...github.store.teams.values()].find(
      team => team.slug === 'reviewers'
    )
    const team = standing ?? world.team(acme, 'reviewers')
    world.joinTeam(team, small.get().ann)
    return small.get().ann
  }

  it("cannot be read with a workflow's token", async () => {
    const { login } = prepared()
    const refusal = await refusalOf(ask(small.get().token, login))

    expect(refusal.status).toBe(403)
    expect(refusal.message).toContain('Resource not accessible by integration')
  })

  it('can be read with an app that may, and says who is not in the team', async () => {
    const { login } = prepared()
    const { world } = small.get().github
    const token = world.installationToken(world.app('gate'), {
      permissions: { members: 'read' }
    })

    expect(await ask(token, login)).toBe('active')
    expect(await refusalOf(ask(token, 'bob'))).toMatchObject({ status: 404 })
  })
})

describe('a token', () => {
  it('that is unknown or revoked is refused', async () => {
    const { github, ann } = small.get()
    const token = github.world.personalToken(ann)
    github.world.revoke(token)
    const refusal = await refusalOf(client(token).rest.repos.get(WIDGETS))

    expect(refusal.status).toBe(401)
    expect(refusal.message).toContain('Bad credentials')
  })

  it('knows its person, and an app its app', async () => {
    const { github, ann, token } = small.get()
    const { world } = github
    const mine = world.personalToken(ann)
    const app = world.app('known-gate')
    const { data: user } = await client(mine).rest.users.getAuthenticated()
    const { data: self } = await client(
      world.appToken(app)
    ).rest.apps.getAuthenticated()
    const refusals = [
      await refusalOf(client(token).rest.users.getAuthenticated()),
      await refusalOf(client(token).rest.apps.getAuthenticated())
    ]

    expect(user.login).toBe('ann')
    expect(self?.slug).toBe('known-gate')
    expect(refusals.map(each => each.status)).toEqual([403, 401])
  })

  it('runs out of requests, and says until when', async () => {
    const { github, ann } = small.get()
    const token = github.world.personalToken(ann, { limit: 1 })
    const { rest } = client(token)
    const first = await rest.repos.get(WIDGETS)
    const refusal = await refusalOf(rest.repos.get(WIDGETS))
    const { data } = await rest.rateLimit.get()

    expect(first.headers['x-ratelimit-remaining']).toBe('0')
    expect(refusal.status).toBe(403)
    expect(refusal.message).toContain('API rate limit exceeded')
    expect(data.rate).toMatchObject({ limit: 1, remaining: 0 })
  })

  it('may read the protection of a branch only as an administrator', async () => {
    const { github, repository, acme, ann, token } = small.get()
    const { world } = github
    world.setProtection(repository, 'main', {
      url: `${github.url}/repos/acme/widgets/branches/main/protection`
    })
    world.addMember(acme, ann, 'admin')
    const branch = { ...WIDGETS, branch: 'main' }
    const refusal = await refusalOf(
      client(token).rest.repos.getBranchProtection(branch)
    )
    const { data } = await client(
      world.personalToken(ann)
    ).rest.repos.getBranchProtection(branch)

    expect(refusal.status).toBe(403)
    expect(data.url).toContain('/branches/main/protection')
  })
})

describe('a private repository', () => {
  it('does not exist for those who may not see it', async () => {
    const { github, acme, bob } = small.get()
    const { world } = github
    const hidden = await world.repository(`${acme.login}/hidden`, {
      private: true
    })
    const where = { owner: 'acme', repo: 'hidden' }
    const stranger = world.personalToken(bob)
    const elsewhere = small.get().token
    const without = world.actionsToken(hidden, { contents: 'read' })
    const refusals = [
      await refusalOf(client(stranger).rest.repos.get(where)),
      await refusalOf(client(elsewhere).rest.repos.get(where)),
      await refusalOf(client(without).rest.pulls.list(where))
    ]

    expect(refusals.map(each => each.status)).toEqual([404, 404, 403])
  })
})
