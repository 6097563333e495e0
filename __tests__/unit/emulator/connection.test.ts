/** Pages of a connection: whatever the size and the direction, each item comes once and in order. */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { connection } from '../../../src/emulator/graphql/connection.ts'

interface Page {
  readonly nodes: readonly { readonly value: number }[]
  readonly pageInfo: {
    readonly hasNextPage: boolean
    readonly hasPreviousPage: boolean
    readonly startCursor: string | null
    readonly endCursor: string | null
  }
}

function pageOf(
  items: readonly number[],
  page: Parameters<typeof connection>[2]
): Page {
  const render = (value: number): { value: number } => ({ value })
  return connection('items', items, page, render) as unknown as Page
}

const lists = fc.array(fc.integer(), { maxLength: 40 })
const sizes = fc.integer({ min: 1, max: 100 })

describe('a connection', () => {
  it('read forwards gives every item once, in order', () => {
    fc.assert(
      fc.property(lists, sizes, (items, first) => {
        const seen: number[] = []
        let after: string | null = null
        for (let open = true; open;) {
          const page: Page = pageOf(items, { first, after })
          seen.push(...page.nodes.map(node => node.value))
          after = page.pageInfo.endCursor
          open = page.pageInfo.hasNextPage
        }

        expect(seen).toEqual(items)
      })
    )
  })

  it('read backwards gives every item once, from the end', () => {
    fc.assert(
      fc.property(lists, sizes, (items, last) => {
        const seen: number[] = []
        let before: string | null = null
        for (let open = true; open;) {
          const page: Page = pageOf(items, { last, before })
          seen.unshift(...page.nodes.map(node => node.value))
          before = page.pageInfo.startCursor
          open = page.pageInfo.hasPreviousPage
        }

        expect(seen).toEqual(items)
      })
    )
  })

  it('refuses a cursor that it never gave', () => {
    expect(() => pageOf([1], { first: 1, after: 'x' })).toThrow(
      'does not appear to be a valid cursor'
    )
  })
})
