/** What a REST resource is made of: routes with their access rule and handler. */
import { z } from 'zod'
import type { Account, Role, Token } from '../entities/account.ts'
import type { IssueComment, PullRequest } from '../entities/pull-request.ts'
import type { Commit, Repository } from '../entities/repository.ts'
import { resolveCommit } from '../git/commit-graph.ts'
import type { Store } from '../store.ts'
import { commentById } from '../store.ts'
import type { WorldPlace } from '../world/world-place.ts'
import type { World } from '../world/world.ts'
import { invalidRequest, notFound, RestFailure } from './failure.ts'

/** A call that passed its route's access rule. */
export interface RestCall {
  readonly store: Store
  readonly place: WorldPlace
  readonly world: World
  readonly token: Token | undefined
  /** Decoded values of the template's parameters. */
  readonly parameters: Readonly<Record<string, string>>
  readonly path: string
  readonly query: URLSearchParams
  /** Parsed JSON; undefined without a body. */
  readonly body: unknown
}

/** A call on a repository that the caller may see. */
export interface RepositoryCall extends RestCall {
  readonly repository: Repository
}

/** An answer; without a body it is empty. */
export interface RestReply {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** What a token must have for a route. */
export interface Access {
  readonly level: 'read' | 'write'
  /** An installation or fine-grained token needs one of these; none for what every token can. */
  readonly permissions: readonly string[]
  /** A person needs at least this role; `read` by default. */
  readonly role?: Role
  /** Only an app may. */
  readonly appOnly?: true
  /** A public repository makes no difference. */
  readonly guarded?: true
}

/** One operation of the API. */
export type Route =
  | {
      readonly method: string
      /** GitHub's own template, such as `/users/{username}`. */
      readonly template: string
      readonly scope: 'server'
      readonly handle: (call: RestCall) => RestReply | Promise<RestReply>
    }
  | {
      readonly method: string
      readonly template: string
      readonly scope: 'repository'
      readonly access: Access
      readonly handle: (call: RepositoryCall) => RestReply | Promise<RestReply>
    }

/** The decoded value of a parameter that the template has. */
export function parameter(call: RestCall, name: string): string {
  return call.parameters[name] ?? ''
}

/** The pull request that a numeric parameter names. @throws RestFailure 404 */
export function pullOf(call: RepositoryCall, name: string): PullRequest {
  const pull = call.repository.pulls.get(Number(parameter(call, name)))
  if (pull === undefined) throw notFound()
  return pull
}

/** The comment that `comment_id` names. @throws RestFailure 404 */
export function commentOf(call: RepositoryCall): IssueComment {
  const id = Number(parameter(call, 'comment_id'))
  const comment = commentById(call.repository, id)
  if (comment === undefined) throw notFound()
  return comment
}

/** The commit that a parameter names. @throws RestFailure 422 */
export function commitOf(call: RepositoryCall, name: string): Commit {
  const revision = parameter(call, name)
  const commit = resolveCommit(call.repository, revision)
  if (commit === undefined) {
    throw new RestFailure(422, `No commit found for SHA: ${revision}`)
  }
  return commit
}

/** Who acts: the token's account. @throws RestFailure 401 */
export function viewer(call: RestCall): Account {
  if (call.token === undefined) {
    throw new RestFailure(401, 'Requires authentication')
  }
  return call.token.account
}

/** The body in the shape that a schema asks for. @throws RestFailure 422 with every problem */
export function bodyAs<T>(call: RestCall, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(call.body ?? {})
  if (parsed.success) return parsed.data
  throw invalidRequest(
    parsed.error.issues.map(issue =>
      issue.path.length === 0
        ? issue.message
        : `"${issue.path.join('.')}": ${issue.message}`
    )
  )
}
