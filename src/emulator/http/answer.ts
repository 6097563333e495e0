/** From a request to this GitHub's own answer: git, GraphQL or REST, behind one door for credentials and limits. */
import type { GraphQLSchema } from 'graphql'
import type { Token } from '../entities/account.ts'
import { gitRequest, serveGit } from '../git/git-http.ts'
import { serveGraphql } from '../graphql/serve-graphql.ts'
import { restOperation, serveRest } from '../rest/serve-rest.ts'
import type { WorldPlace } from '../world/world-place.ts'
import type { World } from '../world/world.ts'
import { authenticate } from './authenticate.ts'
import type { Caller } from './authenticate.ts'
import { jsonResponse } from './message.ts'
import type { IncomingRequest, OutgoingResponse } from './message.ts'
import { exhausted, rateLimit, rateLimitHeaders } from './rate-limit.ts'

/** What answering needs. */
export interface Answering {
  readonly place: WorldPlace
  readonly world: World
  readonly schema: GraphQLSchema
  /** Version of an enterprise server; absent for github.com. */
  readonly enterpriseVersion: string | undefined
}

/** What a request asks for, and who asks. */
export interface Identity {
  /** See `Exchange.operation`. */
  readonly operation: string
  readonly caller: Caller
}

/** Reads from a request what it asks for and who asks, without any effect. */
export function identify(
  { place: { store } }: Answering,
  request: IncomingRequest
): Identity {
  const caller = authenticate(store, request.headers['authorization'])
  const git = gitRequest(request)
  if (git !== undefined) return { operation: git.service, caller }
  if (isGraphql(request)) return { operation: 'graphql', caller }
  return { operation: restOperation(store, request), caller }
}

function isGraphql(request: IncomingRequest): boolean {
  return request.method === 'POST' && request.path === '/graphql'
}

/** Answers a request. */
export async function answer(
  answering: Answering,
  request: IncomingRequest,
  caller: Caller
): Promise<OutgoingResponse> {
  const git = gitRequest(request)
  if (git !== undefined) {
    return await serveGit(answering.place, git, request, caller)
  }
  const response = await answerApi(answering, request, caller)
  const headers = apiHeaders(answering, request, tokenOf(caller))
  return { ...response, headers: { ...response.headers, ...headers } }
}

const BAD_CREDENTIALS = {
  message: 'Bad credentials',
  documentation_url: 'https://docs.github.com/rest',
  status: '401'
}

async function answerApi(
  answering: Answering,
  request: IncomingRequest,
  caller: Caller
): Promise<OutgoingResponse> {
  if (caller.kind === 'bad') return jsonResponse(401, BAD_CREDENTIALS)
  const { place, world, schema } = answering
  const token = tokenOf(caller)
  const graphql = isGraphql(request)
  if (token !== undefined && request.path !== '/rate_limit') {
    if (exhausted(token)) return limited(token, graphql)
    token.used += 1
  }
  const { store } = place
  return graphql
    ? await serveGraphql(schema, { store, place }, request, token)
    : await serveRest({ store, place, world }, request, token)
}

function tokenOf(caller: Caller): Token | undefined {
  return caller.kind === 'token' ? caller.token : undefined
}

function limited(token: Token, graphql: boolean): OutgoingResponse {
  const holder = token.kind === 'installation' ? 'installation' : 'user'
  const message = `API rate limit exceeded for ${holder} ID ${token.account.id}.`
  if (graphql) {
    return jsonResponse(200, { errors: [{ type: 'RATE_LIMITED', message }] })
  }
  return jsonResponse(403, {
    message,
    documentation_url:
      'https://docs.github.com/rest/overview/rate-limits-for-the-rest-api',
    status: '403'
  })
}

function apiHeaders(
  answering: Answering,
  request: IncomingRequest,
  token: Token | undefined
): Record<string, string> {
  const { store } = answering.place
  const resource = isGraphql(request) ? 'graphql' : 'core'
  const version = answering.enterpriseVersion
  return {
    ...rateLimitHeaders(rateLimit(store, token), resource),
    server: 'github.com',
    'x-github-request-id': `E000:${request.number.toString(16).toUpperCase()}`,
    'x-github-media-type': 'github.v3; format=json',
    ...(version === undefined ? {} : { 'x-github-enterprise-version': version })
  }
}
