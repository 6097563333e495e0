/** From a request to a REST answer: finds the route, lets the caller pass or not, calls the handler. */
import type { Token } from '../entities/account.ts'
import { jsonResponse } from '../http/message.ts'
import type { IncomingRequest, OutgoingResponse } from '../http/message.ts'
import { repositoryByName } from '../store.ts'
import type { Store } from '../store.ts'
import type { WorldPlace } from '../world/world-place.ts'
import type { World } from '../world/world.ts'
import { authorize } from './access.ts'
import { checkRoutes } from './checks.ts'
import { commentRoutes } from './comments.ts'
import { notFound, RestFailure } from './failure.ts'
import { labelRoutes } from './labels.ts'
import { peopleRoutes } from './people.ts'
import { pullRequestRoutes } from './pull-requests.ts'
import { repositoryRoutes } from './repositories.ts'
import type { RestCall, RestReply, Route } from './route.ts'
import { rulesetRoutes } from './rulesets.ts'
import { statusRoutes } from './statuses.ts'

/** Parameters whose values may hold slashes. */
const LONG = new Set(['ref', 'branch', 'basehead'])

/** Specific before general: `commits/{ref}/statuses` before `commits/{ref}`. */
const ROUTES = [
  ...repositoryRoutes,
  ...rulesetRoutes,
  ...pullRequestRoutes,
  ...checkRoutes,
  ...statusRoutes,
  ...commentRoutes,
  ...labelRoutes,
  ...peopleRoutes
]
  .map(route => ({ route, pattern: patternOf(route.template) }))
  .sort((a, b) => segments(b.route) - segments(a.route))

/** Every operation of GitHub's REST API that is served, such as `GET /users/{username}`. */
export const REST_OPERATIONS: readonly string[] = ROUTES.map(
  ({ route }) => `${route.method} ${route.template}`
)

function segments(route: Route): number {
  return route.template.split('/').length
}

/** What serving needs beside the request. */
export interface RestServer {
  readonly store: Store
  readonly place: WorldPlace
  readonly world: World
}

/** The operation that a request asks for, such as `GET /users/{username}`; empty when there is none. */
export function restOperation(store: Store, request: IncomingRequest): string {
  const found = findRoute(request.method, namedPath(store, request.path))
  return found === undefined
    ? ''
    : `${found.route.method} ${found.route.template}`
}

/** Answers a REST request; refusals are answers too. */
export async function serveRest(
  server: RestServer,
  request: IncomingRequest,
  token: Token | undefined
): Promise<OutgoingResponse> {
  const path = namedPath(server.store, request.path)
  const found = findRoute(request.method, path)
  if (found === undefined) return refusal(notFound())
  const { route, parameters } = found
  try {
    const body = readBody(request)
    const { query } = request
    const call: RestCall = { ...server, token, parameters, path, query, body }
    const reply = await dispatch(route, call)
    return jsonResponse(reply.status, reply.body, reply.headers)
  } catch (thrown) {
    if (!(thrown instanceof RestFailure)) throw thrown
    return refusal(thrown)
  }
}

async function dispatch(route: Route, call: RestCall): Promise<RestReply> {
  if (route.scope === 'server') return await route.handle(call)
  const { owner = '', repo = '' } = call.parameters
  const repository = repositoryByName(call.store, `${owner}/${repo}`)
  if (repository === undefined) throw notFound()
  authorize(call.store, call.token, repository, route.access)
  return await route.handle({ ...call, repository })
}

/** GitHub's page links name a repository by its id. */
function namedPath(store: Store, path: string): string {
  const match = /^\/repositories\/(\d+)(\/.*)?$/u.exec(path)
  const repository = store.repositories.get(Number(match?.[1]))
  return repository === undefined
    ? path
    : `/repos/${repository.fullName}${match?.[2] ?? ''}`
}

function findRoute(
  method: string,
  path: string
): { route: Route; parameters: Record<string, string> } | undefined {
  for (const { route, pattern } of ROUTES) {
    const match = route.method === method ? pattern.exec(path) : null
    if (match === null) continue
    const parameters = decoded(match.groups ?? {})
    return parameters === undefined ? undefined : { route, parameters }
  }
  return undefined
}

/** Undefined for a broken escape. */
function decoded(
  groups: Readonly<Record<string, string>>
): Record<string, string> | undefined {
  try {
    const entries = Object.entries(groups)
    return Object.fromEntries(
      entries.map(([name, value]) => [name, decodeURIComponent(value)])
    )
  } catch {
    return undefined
  }
}

function patternOf(template: string): RegExp {
  const source = template.replace(/\{(\w+)\}/gu, (_, name: string) =>
    LONG.has(name) ? `(?<${name}>.+)` : `(?<${name}>[^/]+)`
  )
  return new RegExp(`^${source}$`, 'u')
}

function readBody(request: IncomingRequest): unknown {
  if (request.body.length === 0) return undefined
  try {
    return JSON.parse(request.body.toString()) as unknown
  } catch {
    throw new RestFailure(400, 'Problems parsing JSON')
  }
}

function refusal(failure: RestFailure): OutgoingResponse {
  return jsonResponse(failure.status, failure.body, failure.headers)
}
