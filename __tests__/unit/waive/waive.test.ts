/** Claims count for exactly one digest, with a reason. */
import { describe, expect, it } from '@jest/globals'

import { GateError } from '../../../src/errors.ts'
import { completionWaiver } from '../../../src/model/waiver.ts'
import { answerClaims } from '../../../src/waive/waive.ts'

const DIGEST = 'd'.repeat(64)
const effect = {
  effectDigest: DIGEST,
  observations: [
    {
      kind: 'review',
      subject: 'alice',
      digest: 'observation-1',
      required_action: 'workspace_change' as const
    }
  ],
  minimumReasonLength: 5
}

describe('a claim', () => {
  it('is a waiver when it names the whole digest and gives a reason', () => {
    const claim = { effect_digest: DIGEST, reason: 'reviewed', by: 'owner' }
    expect(answerClaims([claim], effect)).toEqual({
      waivers: [claim],
      refusedClaims: []
    })
  })

  it('may name an observation instead', () => {
    const claim = { effect_digest: 'observation-1', reason: 'answered' }
    expect(answerClaims([claim], effect).waivers).toEqual([claim])
  })

  it.each([
    ['another digest', { effect_digest: 'e'.repeat(64) }],
    ['a prefix', { effect_digest: DIGEST.slice(0, 40) }],
    ['upper case', { effect_digest: DIGEST.toUpperCase() }],
    ['white space around it', { effect_digest: ` ${DIGEST}` }],
    ['a reason that is too short', { reason: 'ok' }],
    ['a blank reason', { reason: '        ' }],
    ['a reason of fillers', { reason: '\u3164'.repeat(9) }],
    [
      'a reason stretched by invisible characters',
      { reason: 'o\u200b\u200b\u200bk' }
    ]
  ])('is refused with %s, and the refusal says why', (_, change) => {
    const claim = { effect_digest: DIGEST, reason: 'reviewed', ...change }
    const answer = answerClaims([claim], effect)
    expect(answer.waivers).toEqual([])
    expect(answer.refusedClaims).toEqual([
      { ...claim, refused: expect.stringMatching(/\w+/) }
    ])
  })

  it('is refused when nothing changed', () => {
    const claim = { effect_digest: '', reason: 'reviewed' }
    const nothing = { ...effect, effectDigest: '' }
    expect(answerClaims([claim], nothing).waivers).toEqual([])
  })
})

describe('a waiver', () => {
  it.each([
    ['', 'reason'],
    ['   ', 'reason'],
    [DIGEST, ''],
    [DIGEST, '\n\t'],
    [DIGEST, '\u200b'],
    [DIGEST, '\u2800\u2800'],
    [DIGEST, ' \u3164\u00ad\ufe0f']
  ])('cannot be built of %j and %j', (digest, reason) => {
    expect(() => completionWaiver(digest, reason)).toThrow(GateError)
  })
})
