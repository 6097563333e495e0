/** Asks what a person may do in the repository, at this moment. */
import { z } from 'zod'

import { asGateError } from '../../errors.ts'
import { statusOf } from './failure.ts'
import type { PermissionReader } from '../../github-ports.ts'
import type { PermissionFact } from '../../model/signals.ts'
import type { GitHubClient } from './client.ts'

const permissionSchema = z.object({
  permission: z.string(),
  // Custom roles have a name of their own; older servers name none.
  role_name: z.string().optional(),
  user: z.object({ login: z.string() }).nullable()
})

const membershipSchema = z.object({ state: z.string() })

/** The reader over a connection. */
export function permissionReader(client: GitHubClient): PermissionReader {
  return {
    of: async (login, asked) => {
      const known = await roleOf(client, login)
      const enough =
        known.kind === 'unknown' || asked.roles.includes(known.role)
      if (enough || asked.teams.length === 0) return known
      return { ...known, ...(await teamsOf(client, login, asked.teams)) }
    }
  }
}

async function roleOf(
  client: GitHubClient,
  login: string
): Promise<PermissionFact> {
  try {
    const answer = await client.rest({
      doing: `read the permission of ${login}`,
      needs: 'metadata: read',
      route: 'GET /repos/{owner}/{repo}/collaborators/{username}/permission',
      parameters: { username: login },
      answer: permissionSchema
    })
    // An answer about another account would lend that one's authority.
    if (answer.user?.login.toLowerCase() !== login.toLowerCase())
      return { kind: 'unknown', why: `GitHub knows no person ${login}.` }
    const role = answer.role_name ?? answer.permission
    return { kind: 'known', role, teams: [] }
  } catch (thrown) {
    return {
      kind: 'unknown',
      why:
        statusOf(thrown) === 404
          ? `GitHub knows no person ${login} in this repository.`
          : asGateError(thrown).message
    }
  }
}

async function teamsOf(
  client: GitHubClient,
  login: string,
  teams: readonly string[]
): Promise<{ teams: readonly string[]; teamsUnread?: string }> {
  const member: string[] = []
  let unread: string | undefined
  for (const team of teams) {
    const answer = await membershipOf(client, login, team)
    if (answer.kind === 'member') member.push(team)
    if (answer.kind === 'unread') unread ??= answer.why
  }
  return {
    teams: member,
    ...(unread === undefined ? {} : { teamsUnread: unread })
  }
}

type Membership =
  | { readonly kind: 'member' | 'stranger' }
  | { readonly kind: 'unread'; readonly why: string }

async function membershipOf(
  client: GitHubClient,
  login: string,
  team: string
): Promise<Membership> {
  const [org, slug, ...rest] = team.split('/')
  if (org === undefined || slug === undefined || rest.length > 0)
    return {
      kind: 'unread',
      why: `The policy's team ${team} is not written as \`org/team\`.`
    }
  try {
    const { state } = await client.rest({
      doing: `read whether ${login} belongs to the team ${team}`,
      route: 'GET /orgs/{org}/teams/{team_slug}/memberships/{username}',
      parameters: { org, team_slug: slug, username: login },
      answer: membershipSchema
    })
    return { kind: state === 'active' ? 'member' : 'stranger' }
  } catch (thrown) {
    return { kind: 'unread', why: teamUnread(thrown, login, team) }
  }
}

/** GitHub answers 404 alike to a token that cannot see the team and for a person outside it. */
function teamUnread(thrown: unknown, login: string, team: string): string {
  const status = statusOf(thrown)
  const needed =
    'a workflow’s own token cannot read teams: pass the token of a GitHub App with the organization permission `members: read`, or a person’s token with `read:org`, as `github-token`'
  if (status === 403) return `Team ${team} could not be read: ${needed}.`
  if (status === 404)
    return `${login} is not a member of team ${team}, or the token cannot see it: ${needed}.`
  return asGateError(thrown).message
}
