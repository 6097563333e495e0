/** Whatever is cut fits, and nothing is cut in half. */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import {
  byteLength,
  cutCharacters,
  cutText,
  fitBlocks,
  lastBytes
} from '../../../src/report/limits.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 60 })
const block = fc.record({
  versions: fc.array(fc.string({ unit: 'grapheme', maxLength: 80 }), {
    minLength: 5,
    maxLength: 5
  }),
  kept: fc.boolean()
})

describe('a cut', () => {
  it('fits and is a beginning of whole characters', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 3, max: 80 }), (one, limit) => {
        const cut = cutText(one, limit)
        expect(byteLength(cut)).toBeLessThanOrEqual(limit)
        expect(cut === one || one.startsWith(cut.slice(0, -1))).toBe(true)
        expect(cut).not.toMatch(/\p{Cs}/u)
      })
    )
  })

  it('from the end fits and is an end of whole characters', () => {
    fc.assert(
      fc.property(text, fc.nat(80), (one, limit) => {
        const cut = lastBytes(one, limit)
        expect(byteLength(cut)).toBeLessThanOrEqual(limit)
        expect(one.endsWith(cut)).toBe(true)
      })
    )
  })

  it('by characters never leaves half of one', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 80 }), (one, limit) => {
        const cut = cutCharacters(one, limit)
        expect(cut.length).toBeLessThanOrEqual(limit)
        expect(cut).not.toMatch(/\p{Cs}/u)
      })
    )
  })
})

describe('a page of blocks', () => {
  it('fits whenever its kept blocks do, and has all of them', () => {
    fc.assert(
      fc.property(fc.array(block), fc.nat(1500), (parts, spare) => {
        const blocks = parts.map(({ versions, kept }) => ({
          kept,
          render: (terseness: number) => versions[terseness] ?? ''
        }))
        const kept = parts.filter(part => part.kept)
        const least = kept.reduce(
          (sum, part) => sum + byteLength(part.versions[4] ?? '') + 2,
          120
        )
        const page = fitBlocks(blocks, least + spare)
        expect(byteLength(page)).toBeLessThanOrEqual(least + spare)
        for (const part of kept)
          expect(part.versions.some(one => page.includes(one))).toBe(true)
      })
    )
  })

  it('says everything when there is room, and less step by step', () => {
    const blocks = [
      { kept: true, render: () => 'verdict' },
      { render: (terseness: number) => 'x'.repeat(100 - 20 * terseness) }
    ]
    expect(fitBlocks(blocks, 1000)).toBe(`verdict\n\n${'x'.repeat(100)}`)
    expect(fitBlocks(blocks, 70)).toBe(`verdict\n\n${'x'.repeat(60)}`)
  })

  it('without room for a block leaves it out and says so', () => {
    const blocks = [
      { kept: true, render: () => 'verdict' },
      { render: () => 'x'.repeat(500) },
      { render: () => 'small' }
    ]
    const page = fitBlocks(blocks, 200)
    expect(page).toMatch(/^verdict\n\nsmall\n\n_Parts of this report/)
  })
})
