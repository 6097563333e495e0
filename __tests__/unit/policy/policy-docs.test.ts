/** The schema file and the page are what the schema says now. */
import { readFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import { EXAMPLE_POLICY } from '../../../src/policy/example-policy.ts'
import {
  policyJsonSchema,
  renderPolicyDocs,
  renderPolicySchema
} from '../../../src/policy/policy-docs.ts'

function projectFile(name: string): string {
  return readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8')
}

interface Node {
  readonly description?: string
  readonly default?: unknown
  readonly properties?: Readonly<Record<string, Node>>
  readonly items?: Node
  readonly anyOf?: readonly Node[]
}

function undescribed(node: Node, path: string): readonly string[] {
  const inner = [node.items, ...(node.anyOf ?? [])].filter(
    one => one !== undefined
  )
  return [
    ...inner.flatMap(one => undescribed(one, `${path}[]`)),
    ...Object.entries(node.properties ?? {}).flatMap(([key, child]) => [
      ...(child.description === undefined ? [`${path}.${key}`] : []),
      ...undescribed(child, `${path}.${key}`)
    ])
  ]
}

describe('what is made from the policy schema', () => {
  it('is fresh: policy.schema.json (mend: npm run compile && npm run schema)', () => {
    expect(projectFile('policy.schema.json')).toBe(renderPolicySchema())
  })

  it('is fresh: docs/policy.md (mend: npm run compile && npm run schema)', () => {
    expect(projectFile('docs/policy.md')).toBe(renderPolicyDocs())
  })

  it('describes every key', () => {
    expect(undescribed(policyJsonSchema(), '')).toEqual([])
  })

  it('has a default for every key of the first level', () => {
    const { properties = {} } = policyJsonSchema() as Node
    const without = Object.entries(properties)
      .filter(([, node]) => node.default === undefined)
      .map(([key]) => key)
    expect(without).toEqual([])
  })

  it('shows the example first', () => {
    expect(renderPolicyDocs()).toContain(EXAMPLE_POLICY)
  })
})
