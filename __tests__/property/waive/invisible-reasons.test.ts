/** A reason that nobody can see is none, wherever it is written. */
import { expect, it } from '@jest/globals'
import fc from 'fast-check'

import { completionWaiver } from '../../../src/model/waiver.ts'
import { readCommentClaim } from '../../../src/waive/comment-claims.ts'
import { labelReason } from '../../../src/waive/label-claims.ts'
import { answerClaims } from '../../../src/waive/waive.ts'
import { parseWaiver } from '../../../src/wire/waiver-schema.ts'

const DIGEST = 'd'.repeat(64)
const invisible = fc
  .array(
    fc.constantFrom(
      ...Array.from(
        ' \u00a0\u00ad\u034f\u115f\u17b4\u180e\u200b\u200d\u2060\u2800\u3164\ufe0f\ufeff\uffa0\u{e0020}'
      )
    ),
    { minLength: 1 }
  )
  .map(signs => signs.join(''))

it('is refused at every door', () => {
  fc.assert(
    fc.property(invisible, reason => {
      const claim = { effect_digest: DIGEST, reason }
      const effect = {
        effectDigest: DIGEST,
        observations: [],
        minimumReasonLength: 0
      }
      expect(() => completionWaiver(DIGEST, reason)).toThrow(/blank/)
      expect(() => parseWaiver(claim)).toThrow()
      expect(answerClaims([claim], effect).waivers).toEqual([])
      expect(labelReason(`waive: ${reason}`, 'waive:')).toBeUndefined()
      expect(readCommentClaim(`/waive ${DIGEST} ${reason}`)?.kind).toBe(
        'unreadable'
      )
    })
  )
})
