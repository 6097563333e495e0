/** A JSON text with a key twice is found at any depth and in any spelling, and no other text is. */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { parseWaiverFile } from '../../../src/wire/waiver-schema.ts'
import { repeatedKey } from '../../../src/wire/repeated-key.ts'

const indents = fc.constantFrom(undefined, 2, '\t')

describe('a repeated key', () => {
  it('is never told of what JSON.stringify wrote', () => {
    fc.assert(
      fc.property(fc.jsonValue(), indents, (value, indent) => {
        expect(repeatedKey(JSON.stringify(value, undefined, indent))).toBe(
          undefined
        )
      })
    )
  })

  it('is found wherever the object stands, whatever the values are', () => {
    const around = fc.array(fc.constantFrom('[', '{"x":', '[1,{"y":2,"z":'), {
      maxLength: 5
    })
    fc.assert(
      fc.property(
        ...[fc.string(), fc.jsonValue(), fc.jsonValue(), around],
        (key, first, second, openings) => {
          const name = JSON.stringify(key)
          const inner = `{${name}:${JSON.stringify(first)} , ${name} : ${JSON.stringify(second)}}`
          const close = openings
            .map(one => (one === '[' ? ']' : one.startsWith('{') ? '}' : '}]'))
            .reverse()
          const text = openings.join('') + inner + close.join('')
          expect(JSON.parse(text)).toBeDefined()
          expect(repeatedKey(text)).toBe(key)
        }
      )
    )
  })

  it.each([
    ['by an escape', '[{"reason":"a","reaso\\u006e":"b"}]', 'reason'],
    ['with a quote in it', '{"a\\"b":1,"a\\"b":2}', 'a"b'],
    ['that every object has', '{"toString":1,"toString":2}', 'toString']
  ])('is found %s', (_, text, key) => {
    expect(repeatedKey(text)).toBe(key)
  })

  it('is refused in a file of waivers, by its name', () => {
    const digest = (sign: string): string => `"effect_digest":"${sign}"`
    const text = `[{${digest('a')},"reason":"r",${digest('b')}}]`
    expect(() => parseWaiverFile(text)).toThrow(/"effect_digest" comes twice/)
  })
})
