/** From a request to a GraphQL answer: parses, validates and executes on the store. */
import { execute, GraphQLError, parse, validate } from 'graphql'
import type { DocumentNode, GraphQLSchema } from 'graphql'
import { z } from 'zod'
import type { Token } from '../entities/account.ts'
import { jsonResponse, parseJson } from '../http/message.ts'
import type { IncomingRequest, OutgoingResponse } from '../http/message.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { repositoryByName } from '../store.ts'
import { viewerView } from './actors.ts'
import { nodeView } from './nodes.ts'
import { repositoryView } from './repositories.ts'
import { refused, visible } from './view.ts'
import type { View, Viewing } from './view.ts'

const bodySchema = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish()
})

/** Answers a GraphQL request; every refusal but a missing token is a 200 with errors. */
export async function serveGraphql(
  schema: GraphQLSchema,
  place: Omit<Viewing, 'token'>,
  request: IncomingRequest,
  token: Token | undefined
): Promise<OutgoingResponse> {
  if (token === undefined) {
    return jsonResponse(401, {
      message: 'This endpoint requires you to be authenticated.',
      documentation_url: 'https://docs.github.com/graphql',
      status: '401'
    })
  }
  const body = bodySchema.safeParse(parseJson(request.body))
  if (!body.success) {
    const message = 'A query attribute must be specified and must be a string.'
    return jsonResponse(200, { errors: [{ message }] })
  }
  const { query, variables, operationName } = body.data
  const document = parsed(schema, query)
  if (Array.isArray(document)) {
    return jsonResponse(200, { errors: document.map(errorView) })
  }
  const { data, errors } = await execute({
    schema,
    document,
    rootValue: rootView({ ...place, token }),
    variableValues: variables ?? {},
    operationName: operationName ?? null
  })
  return jsonResponse(200, {
    ...(data === undefined ? {} : { data }),
    ...(errors === undefined ? {} : { errors: errors.map(errorView) })
  })
}

/** The query's document, or all that is wrong with it. */
function parsed(
  schema: GraphQLSchema,
  query: string
): DocumentNode | GraphQLError[] {
  try {
    const document = parse(query)
    const errors = validate(schema, document)
    return errors.length > 0 ? [...errors] : document
  } catch (thrown) {
    if (thrown instanceof GraphQLError) return [thrown]
    throw thrown
  }
}

/** GitHub puts its `type` beside the message. */
function errorView(error: GraphQLError): View {
  const { extensions, ...rest } = error.toJSON()
  const type = extensions?.['type']
  return typeof type === 'string' ? { type, ...rest } : { ...rest }
}

function rootView(viewing: Viewing): View {
  const { store, token } = viewing
  return {
    viewer: () => viewerView(viewing),
    rateLimit: () => {
      const { reset, ...rest } = rateLimit(store, token)
      const resetAt = new Date(reset * 1000).toISOString()
      return { ...rest, cost: 1, nodeCount: 0, resetAt }
    },
    repository: ({ owner, name }: { owner: string; name: string }) => {
      const repository = repositoryByName(store, `${owner}/${name}`)
      if (repository !== undefined && visible(viewing, repository)) {
        return repositoryView(viewing, repository)
      }
      throw refused(
        'NOT_FOUND',
        `Could not resolve to a Repository with the name '${owner}/${name}'.`
      )
    },
    node: ({ id }: { id: string }) => nodeView(viewing, id)
  }
}
