/** Accounts, their permission in a repository, team memberships and apps. */
import type { Account, Team } from '../entities/account.ts'
import type { Json } from '../render/account.ts'
import {
  integration,
  publicUser,
  simpleUser,
  teamAnswer,
  teamMembership
} from '../render/account.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { accountByLogin } from '../store.ts'
import { atLeast, effectiveRole } from '../world/roles.ts'
import { notAccessible, notFound, RestFailure } from './failure.ts'
import { parameter, viewer } from './route.ts'
import type { RepositoryCall, RestCall, RestReply, Route } from './route.ts'

/** The routes of this resource. */
export const peopleRoutes: readonly Route[] = [
  {
    method: 'GET',
    template: '/users/{username}',
    scope: 'server',
    handle: (call: RestCall): RestReply => {
      const account = accountByLogin(call.store, parameter(call, 'username'))
      if (account === undefined) throw notFound()
      return { status: 200, body: publicUser(call.store, account) }
    }
  },
  {
    method: 'GET',
    template: '/user',
    scope: 'server',
    handle: (call: RestCall): RestReply => {
      const account = viewer(call)
      if (call.token?.kind !== 'user') throw notAccessible('')
      return { status: 200, body: publicUser(call.store, account) }
    }
  },
  {
    method: 'GET',
    template: '/app',
    scope: 'server',
    handle: ({ store, token }: RestCall): RestReply => {
      if (token?.kind !== 'app' || token.app === undefined) {
        throw new RestFailure(401, 'A JSON web token could not be decoded')
      }
      return { status: 200, body: integration(store, token.app) }
    }
  },
  {
    method: 'GET',
    template: '/apps/{app_slug}',
    scope: 'server',
    handle: (call: RestCall): RestReply => {
      const slug = parameter(call, 'app_slug')
      const app = [...call.store.apps.values()].find(each => each.slug === slug)
      if (app === undefined) throw notFound()
      return { status: 200, body: integration(call.store, app) }
    }
  },
  {
    method: 'GET',
    template: '/rate_limit',
    scope: 'server',
    handle: ({ store, token }: RestCall): RestReply => {
      const rate = rateLimit(store, token)
      const resources = { core: rate, search: rate, graphql: rate }
      return { status: 200, body: { resources, rate } }
    }
  },
  {
    method: 'GET',
    template: '/orgs/{org}/teams/{team_slug}',
    scope: 'server',
    handle: (call: RestCall): RestReply => {
      const organization = accountByLogin(call.store, parameter(call, 'org'))
      mayReadMembers(call, organization)
      const team = teamOf(call, organization)
      if (team === undefined) throw notFound()
      return { status: 200, body: teamAnswer(call.store, team) }
    }
  },
  {
    method: 'GET',
    template: '/orgs/{org}/teams/{team_slug}/memberships/{username}',
    scope: 'server',
    handle: membership
  },
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/collaborators/{username}/permission',
    scope: 'repository',
    access: { level: 'read', permissions: ['metadata'] },
    handle: permission
  }
]

/** `Copilot` is a bot whose login hides it, and this endpoint alone says so. */
const NO_USER = 'Copilot'

function permission(call: RepositoryCall): RestReply {
  const { store, repository } = call
  viewer(call)
  const login = parameter(call, 'username')
  const account = accountByLogin(store, login)
  if (account?.login === NO_USER) throw notFound(`${NO_USER} is not a user`)
  if (account === undefined) throw notFound(`${login} is not a user`)
  const { role, roleName } = effectiveRole(store, repository, account)
  const holds = {
    pull: atLeast(role, 'read'),
    triage: atLeast(role, 'triage'),
    push: atLeast(role, 'write'),
    maintain: atLeast(role, 'maintain'),
    admin: atLeast(role, 'admin')
  }
  const legacy = { triage: 'read', maintain: 'write' } as const
  const body: Json = {
    permission: role === 'triage' || role === 'maintain' ? legacy[role] : role,
    role_name: roleName,
    user: {
      ...simpleUser(store, account),
      permissions: holds,
      role_name: roleName
    }
  }
  return { status: 200, body }
}

function membership(call: RestCall): RestReply {
  const { store } = call
  const organization = accountByLogin(store, parameter(call, 'org'))
  const account = accountByLogin(store, parameter(call, 'username'))
  mayReadMembers(call, organization)
  const team = teamOf(call, organization)
  const body = team && account && teamMembership(store, team, account)
  if (body === undefined) throw notFound()
  return { status: 200, body }
}

function teamOf(
  call: RestCall,
  organization: Account | undefined
): Team | undefined {
  const slug = parameter(call, 'team_slug')
  return [...call.store.teams.values()].find(
    each => each.organization === organization && each.slug === slug
  )
}

/** The token of a workflow can never read teams: no such permission exists for it. */
function mayReadMembers(
  call: RestCall,
  organization: Account | undefined
): void {
  const account = viewer(call)
  const { token } = call
  if (token?.kind === 'user') {
    if (organization?.members.has(account.id) !== true) throw notFound()
  } else if (token?.permissions?.['members'] === undefined) {
    throw notAccessible('members=read')
  }
}
