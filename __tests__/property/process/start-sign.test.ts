/** The sign that a command was started: taken off wherever chunks end, and nothing else is. */
import { expect, test } from '@jest/globals'
import fc from 'fast-check'

import { signedOutput } from '../../../src/adapters/process/isolation/start-script.ts'

const SIGN = '0123456789abcdef'

function through(
  all: Buffer,
  cuts: readonly number[]
): { out: string; seen: boolean } {
  const chunks: Buffer[] = []
  const signed = signedOutput(SIGN, chunk => chunks.push(Buffer.from(chunk)))
  let at = 0
  for (const cut of [...cuts, all.length]
    .map(one => Math.min(one, all.length))
    .sort((a, b) => a - b)) {
    signed.add(all.subarray(at, cut))
    at = cut
  }
  signed.finish()
  return { out: Buffer.concat(chunks).toString('latin1'), seen: signed.seen() }
}

const cuts = fc.array(fc.nat(40), { maxLength: 8 })
const output = fc.string({ unit: 'binary-ascii', maxLength: 40 })

test('what comes behind the sign arrives whole, the sign does not', () => {
  fc.assert(
    fc.property(output, cuts, (text, at) => {
      expect(through(Buffer.from(SIGN + text), at)).toEqual({
        out: text,
        seen: true
      })
    })
  )
})

test('an output without the sign in front arrives whole, and nothing was started', () => {
  fc.assert(
    fc.property(
      output.filter(text => !text.startsWith(SIGN)),
      cuts,
      (text, at) => {
        expect(through(Buffer.from(text), at)).toEqual({
          out: text,
          seen: false
        })
      }
    )
  )
})
