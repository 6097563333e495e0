/** Whatever the bytes and however they arrive: bounded capture, harmless lines. */
import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from '@jest/globals'

import { lineRelay } from '../../../src/adapters/process/line-relay.ts'
import { outputCapture } from '../../../src/adapters/process/output-capture.ts'

const HEAD = 16
const TAIL = 24

// Pieces that commands and their disguises are made of, and anything else.
const piece = fc.oneof(
  fc.constantFrom(
    ':',
    '::',
    '#',
    '##',
    '[',
    '##[',
    'vso[',
    'error',
    '::error::',
    '\r',
    '\n',
    '\r\n',
    ' ',
    '\t',
    '\v',
    '\f',
    '\u0085',
    '\u00a0',
    '\u2028',
    '\u3000',
    '\ufeff',
    '\u00ad',
    '\u200b',
    '\u200d',
    '\u0301',
    '\ufe0f',
    '\u001b',
    '\u001b[',
    '\u001b[0m',
    '\u001b]',
    '\u0007',
    '\u009b',
    '\u009d',
    '\u009c',
    '\0',
    'm',
    ';'
  ),
  fc.string({ unit: 'binary' })
)
const output = fc
  .array(piece, { maxLength: 40 })
  .map(pieces => Buffer.from(pieces.join('')))

/** Cuts bytes at arbitrary places. */
function chunked(bytes: Buffer, cuts: readonly number[]): readonly Buffer[] {
  const places = [...new Set(cuts.map(cut => cut % (bytes.length + 1)))]
  const ends = [...places.sort((a, b) => a - b), bytes.length]
  return ends.map((end, at) => bytes.subarray(ends[at - 1] ?? 0, end))
}

/** Both grammars of the runner, compared as ICU does: without what it ignores. */
function isCommand(line: string): boolean {
  const compared = line.replace(
    /[\p{Cf}\p{Cc}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]/gu,
    ''
  )
  return /^[\s\u0085]*::/.test(compared) || /##(vso)?\[/i.test(compared)
}

test('no relayed line is a command, and none holds a line end or an escape', () => {
  fc.assert(
    fc.property(output, fc.array(fc.nat()), (bytes, cuts) => {
      const lines: string[] = []
      const relay = lineRelay({ lineBytes: 64, relayBytes: 4096 }, line =>
        lines.push(line)
      )
      for (const chunk of chunked(bytes, cuts)) relay.add(chunk)
      relay.finish()
      for (const line of lines) {
        expect(isCommand(line)).toBe(false)
        expect(
          ['\r', '\n', '\u001b', '\u009b'].some(one => line.includes(one))
        ).toBe(false)
      }
    }),
    { numRuns: 2000 }
  )
})

test('lines do not depend on how the bytes arrive', () => {
  fc.assert(
    fc.property(output, fc.array(fc.nat()), (bytes, cuts) => {
      const relayed = [[bytes], chunked(bytes, cuts)].map(chunks => {
        const lines: string[] = []
        const relay = lineRelay({ lineBytes: 8, relayBytes: 64 }, line =>
          lines.push(line)
        )
        for (const chunk of chunks) relay.add(chunk)
        relay.finish()
        return lines
      })
      expect(relayed[1]).toEqual(relayed[0])
    })
  )
})

test('the capture keeps exactly the first and last bytes, the length and the digest', () => {
  const ascii = fc.uint8Array({ min: 32, max: 126, maxLength: 120 })
  fc.assert(
    fc.property(ascii, fc.array(fc.nat()), (array, cuts) => {
      const bytes = Buffer.from(array)
      const capture = outputCapture(HEAD, TAIL)
      for (const chunk of chunked(bytes, cuts)) capture.add(chunk)
      const rest = bytes.subarray(HEAD)
      expect(capture.finish()).toEqual({
        head: bytes.subarray(0, HEAD).toString(),
        tail: rest.subarray(Math.max(0, rest.length - TAIL)).toString(),
        bytes: bytes.length,
        digest: createHash('sha256').update(bytes).digest('hex')
      })
    })
  )
})
