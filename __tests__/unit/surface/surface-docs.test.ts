/** docs/surface.md lists every rule as the code has it. */
import { readFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import { renderSurfaceTable } from '../../../src/policy/surface-docs.ts'

describe('docs/surface.md', () => {
  const page = readFileSync(
    new URL('../../../docs/surface.md', import.meta.url),
    'utf8'
  )
  const rows = (text: string): readonly string[] =>
    text
      .split('\n')
      .filter(line => line.startsWith('| `'))
      .map(line => line.replace(/\s+/g, ' '))

  it('has exactly the rows of the rules', () => {
    expect(rows(page)).toEqual(rows(renderSurfaceTable()))
  })
})
