/** Builds the served schema from its parts; a server that lacks fields can be had. */
import { buildASTSchema, Kind, parse, visit } from 'graphql'
import type { DocumentNode, GraphQLSchema } from 'graphql'
import { CHECKS_SCHEMA } from './checks.graphql.ts'
import { CORE_SCHEMA } from './core.graphql.ts'
import { DISCUSSION_SCHEMA } from './discussion.graphql.ts'
import { PULL_REQUEST_SCHEMA } from './pull-request.graphql.ts'
import { REPOSITORY_SCHEMA } from './repository.graphql.ts'

/** Types with a connection of GitHub's usual form. */
const CONNECTED = [
  'CheckRun',
  'CheckSuite',
  'Commit',
  'GitActor',
  'IssueComment',
  'Label',
  'MergeQueueEntry',
  'PullRequest',
  'PullRequestChangedFile',
  'PullRequestCommit',
  'PullRequestReview',
  'User',
  'UserContentEdit'
]

/**
 * @param missingFields fields that this server lacks, such as `PullRequest.mergeQueueEntry`
 */
export function emulatorSchema(
  missingFields: readonly string[] = []
): GraphQLSchema {
  const text = [
    CORE_SCHEMA,
    REPOSITORY_SCHEMA,
    PULL_REQUEST_SCHEMA,
    DISCUSSION_SCHEMA,
    CHECKS_SCHEMA,
    ...CONNECTED.map(connectionOf)
  ].join('\n')
  const document = parse(text, { noLocation: true })
  return buildASTSchema(without(document, new Set(missingFields)))
}

function connectionOf(name: string): string {
  return `
type ${name}Connection {
  edges: [${name}Edge]
  nodes: [${name}]
  pageInfo: PageInfo!
  totalCount: Int!
}

type ${name}Edge {
  cursor: String!
  node: ${name}
}
`
}

function without(
  document: DocumentNode,
  missing: ReadonlySet<string>
): DocumentNode {
  if (missing.size === 0) return document
  return visit(document, {
    [Kind.OBJECT_TYPE_DEFINITION]: node => ({
      ...node,
      fields: (node.fields ?? []).filter(
        field => !missing.has(`${node.name.value}.${field.name.value}`)
      )
    })
  })
}
