/** Rules of path encoding that hold for every path. */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import {
  compareBytes,
  decodePath,
  encodeByteString,
  encodePath
} from '../../../src/model/path.ts'

// Whole characters and loose bytes mixed, so that half sequences meet whole ones.
const bytes = fc
  .array(
    fc.oneof(
      fc.uint8Array({ maxLength: 3 }),
      fc
        .string({ unit: 'binary', maxLength: 3 })
        .map(text => Buffer.from(text)),
      fc.constantFrom(
        Uint8Array.of(0x25),
        Uint8Array.of(0x0a),
        Uint8Array.of(0xed, 0xa0, 0x80),
        Uint8Array.of(0xf4, 0x90, 0x80, 0x80),
        Uint8Array.of(0xe0, 0x80),
        Uint8Array.of(0xc0, 0xaf)
      )
    ),
    { maxLength: 5 }
  )
  .map(parts => Buffer.concat(parts))

const numRuns = 2000

describe('the encoding of a path', () => {
  it('gives the bytes back', () => {
    fc.assert(
      fc.property(bytes, path =>
        Buffer.from(decodePath(encodePath(path))).equals(path)
      ),
      { numRuns }
    )
  })

  it('keeps two different paths apart', () => {
    fc.assert(
      fc.property(
        bytes,
        bytes,
        (left, right) =>
          left.equals(right) === (encodePath(left) === encodePath(right))
      ),
      { numRuns }
    )
  })

  it('has no control byte, no half character and only percent signs of its own', () => {
    fc.assert(
      fc.property(bytes, path => {
        const encoded = encodePath(path)
        // eslint-disable-next-line no-control-regex
        expect(encoded).not.toMatch(/[\x00-\x1f\x7f]|%(?![0-9A-F]{2})/)
        expect(Buffer.from(encoded).toString()).toBe(encoded)
      }),
      { numRuns }
    )
  })

  it('escapes a byte only when it must', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), text => {
        const plain = encodePath(Buffer.from(text))
        const expected = text.replace(
          // eslint-disable-next-line no-control-regex
          /[%\x00-\x1f\x7f]/g,
          char =>
            `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
        )
        expect(plain).toBe(expected)
      }),
      { numRuns }
    )
  })

  it('is the same for bytes and for a byte string', () => {
    fc.assert(
      fc.property(
        bytes,
        path => encodeByteString(path.toString('latin1')) === encodePath(path)
      ),
      { numRuns }
    )
  })
})

describe('the order of paths', () => {
  const text = fc.string({ unit: 'binary', maxLength: 6 })

  it('is the order of their UTF-8 bytes', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.tuple(text, text),
          // A shared beginning, so that the difference lies within.
          fc
            .tuple(text, text, text)
            .map(
              ([begin, left, right]) => [begin + left, begin + right] as const
            )
        ),
        ([left, right]) => {
          expect(Math.sign(compareBytes(left, right))).toBe(
            Buffer.compare(Buffer.from(left), Buffer.from(right))
          )
        }
      ),
      { numRuns }
    )
  })
})
