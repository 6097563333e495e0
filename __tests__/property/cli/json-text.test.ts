/** JSON that no log of a workflow run takes for a command. */
import { expect, it } from '@jest/globals'
import fc from 'fast-check'

import { jsonText } from '../../../src/cli/json-text.ts'

const pieces = fc.constantFrom(
  '#',
  '##[',
  '[',
  'vso[',
  '\\',
  '\u00ad',
  '"',
  'a'
)
const text = fc.array(pieces).map(parts => parts.join(''))
const value = fc.oneof(text, fc.array(text), fc.dictionary(text, text))

it('has the value, and no mark of a command in any line', () => {
  fc.assert(
    fc.property(value, fc.constantFrom(0, 2), (given, indent) => {
      const json = jsonText(given, indent)
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(given)))
      expect(json.replaceAll('\u00ad', '')).not.toMatch(/##(?:vso)?\[/i)
    }),
    { numRuns: 2000 }
  )
})
