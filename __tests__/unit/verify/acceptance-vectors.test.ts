/** Every right value of `vectors/acceptance.json`. */
import { readFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import { parseAcceptance } from '../../../src/verify/acceptance.ts'

interface Vector {
  readonly name: string
  readonly text: string
  readonly criteria: readonly { readonly kind: string }[]
}

const vectors = JSON.parse(
  readFileSync(
    new URL('../../fixtures/vectors/acceptance.json', import.meta.url),
    'utf8'
  )
) as readonly Vector[]

describe('the grammar of an acceptance file', () => {
  it('has vectors to hold', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(14)
  })

  it.each(vectors)('holds: $name', ({ text, criteria }) => {
    const read = parseAcceptance(text).map(criterion => {
      if (criterion.kind !== 'unreadable') return criterion
      const { line, kind } = criterion
      return { line, kind }
    })
    expect(read).toEqual(criteria)
  })
})
