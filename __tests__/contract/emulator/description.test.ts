/** The emulator is no more than GitHub: every operation, field and argument is GitHub's own. */
import { describe, expect, it } from '@jest/globals'
import { isEnumType, isInterfaceType, isObjectType, isUnionType } from 'graphql'
import type { GraphQLNamedType, GraphQLSchema } from 'graphql'

import { emulatorSchema } from '../../../src/emulator/graphql/schema/emulator-schema.ts'
import { REST_OPERATIONS } from '../../../src/emulator/rest/serve-rest.ts'
import { gitHubSchema } from '../../support/github-description/graphql-rules.ts'
import { trimmedDescription } from '../../support/github-description/trimmed-description.ts'

/** Every part of a type as one line, in GitHub's words. */
function parts(type: GraphQLNamedType, schema: GraphQLSchema): string[] {
  const { name } = type
  if (isObjectType(type) || isInterfaceType(type)) {
    return Object.values(type.getFields()).flatMap(field => [
      `${name}.${field.name}: ${String(field.type)}`,
      ...field.args.map(
        each =>
          `${name}.${field.name}(${each.name}: ${String(each.type)} = ${JSON.stringify(each.defaultValue)})`
      )
    ])
  }
  if (isEnumType(type)) {
    return type.getValues().map(value => `${name}.${value.name}`)
  }
  if (isUnionType(type)) {
    return schema.getPossibleTypes(type).map(each => `${name} = ${each.name}`)
  }
  return [name]
}

function allParts(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .filter(type => !type.name.startsWith('__'))
    .flatMap(type => parts(type, schema))
}

describe("the emulator's description", () => {
  it('serves only REST operations that GitHub has', () => {
    const { operations } = trimmedDescription(REST_OPERATIONS, [])
    const unknown = REST_OPERATIONS.filter(each => !(each in operations))

    expect(unknown).toEqual([])
    expect(REST_OPERATIONS.length).toBeGreaterThan(30)
  })

  it('serves only GraphQL types, fields and arguments that GitHub has', () => {
    const known = new Set(allParts(gitHubSchema()))
    const own = allParts(emulatorSchema())

    expect(own.filter(part => !known.has(part))).toEqual([])
    expect(own.length).toBeGreaterThan(200)
  })

  it('asks for every argument that GitHub asks for', () => {
    const github = gitHubSchema()
    const missing = Object.values(emulatorSchema().getTypeMap())
      .filter(isObjectType)
      .filter(type => !type.name.startsWith('__'))
      .flatMap(type => {
        const theirs = github.getType(type.name)
        if (!isObjectType(theirs)) return [type.name]
        return Object.entries(type.getFields()).flatMap(([name, field]) => {
          const own = new Set(field.args.map(each => each.name))
          const args = theirs.getFields()[name]?.args ?? []
          return args
            .filter(each => !own.has(each.name))
            .map(each => `${type.name}.${name}(${each.name})`)
        })
      })

    expect(missing).toEqual([])
  })

  it('can lack fields, as an older server does', () => {
    const lacking = emulatorSchema(['PullRequest.mergeQueueEntry'])
    const type = lacking.getType('PullRequest')

    expect(isObjectType(type) && 'mergeQueueEntry' in type.getFields()).toBe(
      false
    )
  })
})
