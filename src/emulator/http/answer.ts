/** From a request to this GitHub's own answer: git, GraphQL or REST, behind one door for credentials and limits. */
import type { GraphQLSchema } from 'graphql'
import { gitRequest, serveGit } from '../git/git-http.ts'
import { serveGraphql } from '../graphql/serve-graphql.ts'
import { serveRest } from '../rest/serve-rest.ts'
import type { Token } from '../entities/account.ts'
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

/** An answer, what it answered, and who asked. */
export interface Answer {
  readonly response: OutgoingResponse
  readonly operation: string
  readonly token: Token | undefined
}

const BAD_CREDENTIALS = {
  message: 'Bad credentials',
  documentation_url: 'https://docs.github.com/rest',
  status: '401'
}

/** Answers a request. */
export async function answer(
  answering: Answering,
  request: IncomingRequest
): Promise<Answer> {
  const { place } = answering
  const caller = authenticate(place.store, request.headers['authorization'])
  const token = caller.kind === 'token' ? caller.token : undefined
  const git = gitRequest(request)
  if (git !== undefined) {
    const response = await serveGit(place, git, request, caller)
    return { response, operation: git.service, token }
  }
  const { response, operation } = await answerApi(answering, request, caller)
  const headers = {
    ...response.headers,
    ...apiHeaders(answering, request, token)
  }
  return { response: { ...response, headers }, operation, token }
}

async function answerApi(
  answering: Answering,
  request: IncomingRequest,
  caller: Caller
): Promise<Omit<Answer, 'token'>> {
  const { place, world, schema } = answering
  const token = caller.kind === 'token' ? caller.token : undefined
  const graphql = request.method === 'POST' && request.path === '/graphql'
  if (caller.kind === 'bad') {
    const response = jsonResponse(401, BAD_CREDENTIALS)
    return { response, operation: graphql ? 'graphql' : '' }
  }
  if (token !== undefined && request.path !== '/rate_limit') {
    if (exhausted(token)) return limited(token, graphql)
    token.used += 1
  }
  const { store } = place
  if (graphql) {
    const viewing = { store, place }
    const response = await serveGraphql(schema, viewing, request, token)
    return { response, operation: 'graphql' }
  }
  return await serveRest({ store, place, world }, request, token)
}

function limited(token: Token, graphql: boolean): Omit<Answer, 'token'> {
  const holder = token.kind === 'installation' ? 'installation' : 'user'
  const message = `API rate limit exceeded for ${holder} ID ${token.account.id}.`
  const operation = graphql ? 'graphql' : ''
  if (graphql) {
    const body = { errors: [{ type: 'RATE_LIMITED', message }] }
    return { response: jsonResponse(200, body), operation }
  }
  const response = jsonResponse(403, {
    message,
    documentation_url:
      'https://docs.github.com/rest/overview/rate-limits-for-the-rest-api',
    status: '403'
  })
  return { response, operation }
}

function apiHeaders(
  answering: Answering,
  request: IncomingRequest,
  token: Token | undefined
): Record<string, string> {
  const { store } = answering.place
  const resource = request.path === '/graphql' ? 'graphql' : 'core'
  const version = answering.enterpriseVersion
  return {
    ...rateLimitHeaders(rateLimit(store, token), resource),
    server: 'github.com',
    'x-github-request-id': `E000:${request.number.toString(16).toUpperCase()}`,
    'x-github-media-type': 'github.v3; format=json',
    ...(version === undefined ? {} : { 'x-github-enterprise-version': version })
  }
}
