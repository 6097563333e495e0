/** What every GraphQL view works with, and GitHub's refusals as GraphQL errors. */
import { GraphQLError } from 'graphql'
import type { Token } from '../entities/account.ts'
import type { Repository } from '../entities/repository.ts'
import { authorize } from '../rest/access.ts'
import { RestFailure } from '../rest/failure.ts'
import type { Store } from '../store.ts'
import type { WorldPlace } from '../world/world-place.ts'

/** The store and who looks. */
export interface Viewing {
  readonly store: Store
  readonly place: WorldPlace
  readonly token: Token
}

/** A value of the schema: fields are values or functions of their arguments. */
export type View = Readonly<Record<string, unknown>>

/** An error with GitHub's own `type` beside the message. */
export function refused(type: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { type } })
}

/** Whether the token may see the repository at all. */
export function visible(viewing: Viewing, repository: Repository): boolean {
  const access = { level: 'read', permissions: ['metadata'] } as const
  return attempt(viewing, repository, access) === undefined
}

/** Lets the viewer read what a permission guards. @throws GraphQLError FORBIDDEN */
export function mayRead(
  viewing: Viewing,
  repository: Repository,
  permissions: readonly string[]
): void {
  const failure = attempt(viewing, repository, { level: 'read', permissions })
  if (failure !== undefined) throw refused('FORBIDDEN', failure.message)
}

function attempt(
  viewing: Viewing,
  repository: Repository,
  access: { readonly level: 'read'; readonly permissions: readonly string[] }
): RestFailure | undefined {
  try {
    authorize(viewing.store, viewing.token, repository, access)
    return undefined
  } catch (thrown) {
    if (thrown instanceof RestFailure) return thrown
    throw thrown
  }
}
