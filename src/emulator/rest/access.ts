/** Whether a token may make a call on a repository, and GitHub's refusal when it may not. */
import type { Token } from '../entities/account.ts'
import type { Repository } from '../entities/repository.ts'
import type { Store } from '../store.ts'
import { atLeast, effectiveRole } from '../world/roles.ts'
import { notAccessible, notFound, RestFailure } from './failure.ts'
import type { Access } from './route.ts'

const LEVELS = ['read', 'write', 'admin']

/**
 * Lets the call pass or refuses it.
 * @throws RestFailure 401, 403 or, for what the caller may not know of, 404
 */
export function authorize(
  store: Store,
  token: Token | undefined,
  repository: Repository,
  access: Access
): void {
  if (token === undefined) {
    if (repository.private) throw notFound()
    if (access.level === 'write' || access.guarded === true) {
      throw new RestFailure(401, 'Requires authentication')
    }
    return
  }
  if (token.kind === 'user') authorizePerson(store, token, repository, access)
  else authorizeApp(token, repository, access)
}

function authorizeApp(
  token: Token,
  repository: Repository,
  access: Access
): void {
  const reached = reaches(token, repository)
  if (!reached && repository.private) throw notFound()
  const open = access.level === 'read' && access.guarded !== true
  if (open && !repository.private) return
  const granted = reached && token.kind === 'installation'
  if (!granted || !permitted(token, access)) {
    throw notAccessible(accepted(access))
  }
}

function reaches(token: Token, repository: Repository): boolean {
  return token.repositories?.has(repository.id) ?? true
}

function authorizePerson(
  store: Store,
  token: Token,
  repository: Repository,
  access: Access
): void {
  const { role } = effectiveRole(store, repository, token.account)
  const reached = reaches(token, repository) || !repository.private
  if (role === 'none' || !reached) throw notFound()
  if (access.appOnly === true) {
    throw new RestFailure(403, 'You must authenticate via a GitHub App.')
  }
  if (!atLeast(role, access.role ?? 'read')) {
    if (access.level === 'read') throw notFound()
    throw new RestFailure(403, 'Must have push access to repository')
  }
  if (!sufficient(token, repository, access)) {
    throw new RestFailure(
      403,
      'Resource not accessible by personal access token'
    )
  }
}

/** What is public can be read with any token. */
function sufficient(
  token: Token,
  repository: Repository,
  access: Access
): boolean {
  const open = access.level === 'read' && !repository.private
  return open || permitted(token, access)
}

/** Whether the token's own permissions do; a classic token has none of its own. */
function permitted(token: Token, access: Access): boolean {
  const { permissions } = token
  if (permissions === undefined || access.permissions.length === 0) return true
  return access.permissions.some(name => {
    const level = permissions[name]
    return (
      level !== undefined &&
      LEVELS.indexOf(level) >= LEVELS.indexOf(access.level)
    )
  })
}

function accepted(access: Access): string {
  return access.permissions.map(name => `${name}=${access.level}`).join('; ')
}
