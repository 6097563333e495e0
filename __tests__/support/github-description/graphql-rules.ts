/** Holds GraphQL queries against GitHub's own schema. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSchema, parse, validate } from 'graphql'
import type { GraphQLSchema } from 'graphql'
import { isObject } from './json.ts'

const FILE = fileURLToPath(
  new URL(
    '../../../node_modules/@octokit/graphql-schema/schema.graphql',
    import.meta.url
  )
)

/** GitHub's whole schema; takes half a second to build. */
export function gitHubSchema(): GraphQLSchema {
  return buildSchema(readFileSync(FILE, 'utf8'), {
    assumeValid: true,
    assumeValidSDL: true,
    noLocation: true
  })
}

/** What is wrong with the query of a request body. */
export function queryProblems(
  schema: GraphQLSchema,
  body: unknown
): readonly string[] {
  const query = isObject(body) ? body['query'] : undefined
  if (typeof query !== 'string') return ['graphql: the body has no query']
  try {
    const problems = validate(schema, parse(query))
    return problems.map(problem => `graphql: ${problem.message}`)
  } catch (thrown) {
    return [`graphql: ${String(thrown)}`]
  }
}
