/** What an account may do in a repository: the strongest of its grants, as GitHub takes it. */
import { ROLES } from '../entities/account.ts'
import type { Account, Role } from '../entities/account.ts'
import type { Repository } from '../entities/repository.ts'
import type { Store } from '../store.ts'

/** A role and the name under which it was given (a custom role has its own). */
export interface EffectiveRole {
  readonly role: Role
  readonly roleName: string
}

/**
 * The strongest of: owner, organization owner, base role of members, direct
 * grant, team grants, and everybody's right to read what is public. Bots that
 * nobody granted anything have none, even in public.
 */
export function effectiveRole(
  store: Store,
  repository: Repository,
  account: Account
): EffectiveRole {
  let best: EffectiveRole = { role: 'none', roleName: 'none' }
  for (const roleName of grantsOf(store, repository, account)) {
    const role = baseRole(repository.owner, roleName)
    if (rank(role) > rank(best.role)) best = { role, roleName }
  }
  return best
}

/** Names of every role that the account has from somewhere. */
function grantsOf(
  store: Store,
  repository: Repository,
  account: Account
): readonly string[] {
  const { owner } = repository
  const membership = owner.members.get(account.id)
  const names: (string | undefined)[] = [repository.grants.get(account.id)]
  if (account.kind === 'User' && !repository.private) names.push('read')
  if (membership !== undefined) names.push(owner.memberRole)
  if (owner === account || membership === 'admin') names.push('admin')
  for (const team of store.teams.values()) {
    const active = team.members.get(account.id)?.state === 'active'
    if (active) names.push(team.grants.get(repository.id))
  }
  return names.filter(name => name !== undefined)
}

/** Whether the first role is at least the second. */
export function atLeast(role: Role, wanted: Role): boolean {
  return rank(role) >= rank(wanted)
}

/** Whether this is one of GitHub's own roles. */
function isRole(name: string): name is Role {
  return (ROLES as readonly string[]).includes(name)
}

function baseRole(owner: Account, name: string): Role {
  return owner.customRoles.get(name) ?? (isRole(name) ? name : 'none')
}

function rank(role: Role): number {
  return ROLES.indexOf(role)
}
