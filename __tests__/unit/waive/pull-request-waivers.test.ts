/** Comments and reviews of a pull request become waivers, and each is answered. */
import { describe, expect, it } from '@jest/globals'

import { claimants } from '../../../src/waive/claimants.ts'
import { pullRequestWaivers } from '../../../src/waive/pull-request-waivers.ts'
import { reviewObservations } from '../../../src/waive/review-observations.ts'
import {
  aComment,
  aPerson,
  aReview,
  DIGEST,
  LOOK_UP_FAILED,
  OTHER_DIGEST,
  roles,
  someSignals
} from '../../support/signals.ts'
import type { PullRequestWaivers } from '../../../src/waive/pull-request-waivers.ts'
import type { CommentSignal } from '../../../src/model/signals.ts'

const permissions = roles({ maria: 'admin', otto: 'maintain', wanda: 'write' })
const WAIVE = `/waive ${DIGEST} a hot fix`
const UNWAIVE = `/unwaive ${DIGEST}`
const waiver = { effect_digest: DIGEST, reason: 'a hot fix', by: 'maria' }

function judge(
  comments: readonly CommentSignal[],
  known = permissions
): PullRequestWaivers {
  return pullRequestWaivers(someSignals({ comments }), [], known)
}

function at(minute: number, id = minute): Partial<CommentSignal> {
  const writtenAt = `2026-01-01T10:${String(minute).padStart(2, '0')}:00Z`
  return { writtenAt, databaseId: id }
}

describe('a claim by comment', () => {
  it('of a person with authority waives exactly this digest', () => {
    expect(judge([aComment('maria', WAIVE)])).toMatchObject({
      waivers: [waiver],
      refusedClaims: [],
      answers: [
        {
          nodeId: 'C1',
          source: 'comment',
          by: 'maria',
          accepted: true,
          line: 'Waived: maria has the role admin.'
        }
      ]
    })
  })

  it('counts in the body of a review too', () => {
    const claim = aComment('maria', WAIVE, { source: 'review' })
    expect(judge([claim]).waivers).toEqual([waiver])
  })

  it.each([
    ['lesser authority', aComment('wanda', WAIVE), /asks for the role/],
    ['an unknown permission', aComment('nora', WAIVE), /not asked for/],
    ['a hand in the change', aComment('carla', WAIVE), /committer/],
    ['a bot', aComment(aPerson('Copilot', 'bot'), WAIVE), /Only a person/],
    ['an edit', aComment('maria', WAIVE, { edited: true }), /edited/],
    [
      'another digest',
      aComment('maria', `/waive ${OTHER_DIGEST} a hot fix`),
      new RegExp(`stale.*now ${DIGEST}`)
    ],
    ['a short reason', aComment('maria', `/waive ${DIGEST} ok`), /too short/],
    ['a short digest', aComment('maria', '/waive ddd ok'), /3 digits/]
  ])('with %s is refused in the report and at the comment', (_, one, why) => {
    const { waivers, refusedClaims, answers } = judge([one])
    expect(waivers).toEqual([])
    expect(refusedClaims).toEqual([
      expect.objectContaining({
        by: one.author.login,
        refused: expect.stringMatching(why)
      })
    ])
    expect(answers).toMatchObject([
      { accepted: false, line: refusedClaims[0]?.refused }
    ])
  })

  it('is refused when nothing changed', () => {
    const signals = someSignals({
      comments: [aComment('maria', WAIVE)],
      effectDigest: ''
    })
    const { refusedClaims } = pullRequestWaivers(signals, [], permissions)
    expect(refusedClaims[0]?.refused).toContain('nothing changed')
  })

  it('is not seen in a comment that only speaks of it', () => {
    const outcome = judge([aComment('maria', `please use \`${WAIVE}\``)])
    expect(outcome).toMatchObject({
      waivers: [],
      refusedClaims: [],
      answers: []
    })
  })
})

describe('a take-back', () => {
  const claim = aComment('maria', WAIVE, at(1))

  it.each([
    ['of its author', aComment('Maria', UNWAIVE, at(2))],
    ['of another person with authority', aComment('otto', UNWAIVE, at(2))],
    ['of the same second', aComment('maria', UNWAIVE, at(1, 2))],
    [
      'of the same second in a review, whose ids tell no order',
      aComment('maria', UNWAIVE, { ...at(1, 0), source: 'review' })
    ],
    [
      'that was edited, since a mend of it could bring the waiver back',
      aComment('maria', UNWAIVE, { ...at(2), edited: true })
    ],
    ['of an unreadable time', aComment('maria', UNWAIVE, { writtenAt: '' })]
  ])('%s ends an earlier waiver', (_, takeBack) => {
    const { waivers, refusedClaims, answers } = judge([takeBack, claim])
    expect(waivers).toEqual([])
    expect(refusedClaims).toMatchObject([
      { by: 'maria', refused: expect.stringContaining('taken back by') }
    ])
    expect(answers.map(one => one.accepted).sort()).toEqual([false, true])
  })

  it('of somebody whose permission could not be looked up ends it: doubt blocks', () => {
    const known = new Map([...permissions, ['nora', LOOK_UP_FAILED]])
    const { waivers } = judge([claim, aComment('nora', UNWAIVE, at(2))], known)
    expect(waivers).toEqual([])
  })

  it.each([
    ['of a person without authority', aComment('wanda', UNWAIVE, at(2))],
    ['of a hand in the change', aComment('rita', UNWAIVE, at(2))],
    ['of a bot', aComment(aPerson('Copilot', 'bot'), UNWAIVE, at(2))],
    ['of another digest', aComment('otto', `/unwaive ${OTHER_DIGEST}`, at(2))],
    ['that came before', aComment('maria', UNWAIVE, at(0))],
    ['of the same second with a lesser id', aComment('otto', UNWAIVE, at(1, 0))]
  ])('%s leaves the waiver', (_, takeBack) => {
    expect(judge([claim, takeBack]).waivers).toEqual([waiver])
  })

  it('of a person without authority is answered with why', () => {
    const { answers } = judge([aComment('wanda', UNWAIVE)])
    expect(answers).toMatchObject([
      { accepted: false, line: expect.stringContaining('asks for') }
    ])
  })

  it('of another digest is told the digest of now', () => {
    const { answers } = judge([aComment('otto', `/unwaive ${OTHER_DIGEST}`)])
    expect(answers).toMatchObject([
      { accepted: false, line: expect.stringContaining(DIGEST) }
    ])
  })

  it('can be followed by a new claim', () => {
    const again = aComment('maria', WAIVE, at(3))
    const takeBack = aComment('maria', UNWAIVE, at(2))
    expect(judge([claim, takeBack, again]).waivers).toEqual([waiver])
  })
})

describe('a review that requests changes', () => {
  const reviews = [aReview('otto', 'changes_requested', { databaseId: 9 })]

  it('is waived by the digest of its own observation, and by that alone', () => {
    const [observation] = reviewObservations(
      someSignals({ reviews }),
      permissions
    )
    const digest = observation?.digest ?? ''
    const signals = someSignals({
      reviews,
      comments: [aComment('maria', `/waive ${digest} answered`)]
    })
    expect(claimants(signals)).toEqual(['maria', 'otto'])
    expect(
      pullRequestWaivers(signals, [observation ?? never()], permissions).waivers
    ).toEqual([{ effect_digest: digest, reason: 'answered', by: 'maria' }])
    expect(pullRequestWaivers(signals, [], permissions).waivers).toEqual([])
  })
})

describe('a permission is looked up', () => {
  it('once for each person whose claim may count', () => {
    const comments = [
      aComment('Otto', WAIVE, at(1)),
      aComment('otto', WAIVE, at(2)),
      aComment('maria', UNWAIVE, at(3)),
      aComment('wanda', 'fine by me', at(4))
    ]
    expect(claimants(someSignals({ comments }))).toEqual(['maria', 'otto'])
  })

  it.each([
    ['unreadable', aComment('maria', '/waive ddd why')],
    ['edited', aComment('maria', WAIVE, { edited: true })],
    ['of a bot', aComment(aPerson('Copilot', 'bot'), WAIVE)],
    ['of a hand in the change', aComment('carla', WAIVE)],
    ['stale', aComment('maria', `/waive ${OTHER_DIGEST} a hot fix`)],
    ['a stale take-back', aComment('maria', `/unwaive ${OTHER_DIGEST}`)],
    ['a take-back of a bot', aComment(aPerson('x', 'bot'), UNWAIVE)]
  ])('for nobody when the claim is %s', (_, one) => {
    expect(claimants(someSignals({ comments: [one] }))).toEqual([])
  })
})

function never(): never {
  throw new Error('expected an observation')
}
