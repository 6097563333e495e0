/** The newest deciding review of each person with authority. */
import { describe, expect, it } from '@jest/globals'

import { claimants } from '../../../src/waive/claimants.ts'
import { reviewObservations } from '../../../src/waive/review-observations.ts'
import {
  aPerson,
  aReview,
  LOOK_UP_FAILED,
  roles,
  someSignals
} from '../../support/signals.ts'
import type { ReviewSignal } from '../../../src/model/signals.ts'

const permissions = roles({ maria: 'admin', otto: 'maintain', wanda: 'write' })

function subjects(...reviews: readonly ReviewSignal[]): readonly string[] {
  return reviewObservations(someSignals({ reviews }), permissions).map(
    one => one.subject
  )
}

const asked = aReview('maria', 'changes_requested')
const later = { databaseId: 2, submittedAt: '2026-01-02T10:00:00Z' }

describe('a request for changes', () => {
  it('blocks, and its digest names this review of this pull request', () => {
    const of = (pullRequest: number, databaseId: number): string | undefined =>
      reviewObservations(
        someSignals({ pullRequest, reviews: [{ ...asked, databaseId }] }),
        permissions
      )[0]?.digest
    expect(
      reviewObservations(someSignals({ reviews: [asked] }), permissions)
    ).toEqual([
      {
        kind: 'review',
        subject: 'maria',
        digest: expect.stringMatching(/^[0-9a-f]{64}$/),
        required_action: 'workspace_change'
      }
    ])
    expect(new Set([of(7, 1), of(7, 1), of(7, 2), of(8, 1)]).size).toBe(3)
  })

  it.each(['approved', 'dismissed'] as const)(
    'is cleared by a later %s review of the same person',
    state => {
      expect(subjects(asked, aReview('Maria', state, later))).toEqual([])
    }
  )

  it.each(['commented', 'pending'] as const)(
    'is not cleared by a later %s review',
    state => {
      expect(subjects(asked, aReview('maria', state, later))).toEqual(['maria'])
    }
  )

  it('is not cleared by another person', () => {
    expect(subjects(asked, aReview('otto', 'approved', later))).toEqual([
      'maria'
    ])
  })

  it('stands again after an approval, by the time of submission and then the id', () => {
    const approved = aReview('maria', 'approved', { databaseId: 2 })
    expect(subjects({ ...asked, ...later, databaseId: 1 }, approved)).toEqual([
      'maria'
    ])
    expect(subjects(approved, { ...asked, databaseId: 3 })).toEqual(['maria'])
    expect(subjects(approved, asked)).toEqual([])
  })

  it.each([
    ['without authority', aPerson('wanda')],
    ['that is a bot', aPerson('Copilot', 'bot')],
    ['that was deleted', aPerson('ghost', 'ghost')]
  ])('of an account %s does not block', (_, author) => {
    expect(subjects(aReview(author, 'changes_requested'))).toEqual([])
  })

  it('of somebody with a hand in the change blocks', () => {
    const reviews = [aReview('rita', 'changes_requested')]
    const known = roles({ rita: 'admin' })
    expect(reviewObservations(someSignals({ reviews }), known)).toHaveLength(1)
  })

  it('blocks when the permission could not be looked up', () => {
    const reviews = [aReview('nora', 'changes_requested')]
    const failed = new Map([['nora', LOOK_UP_FAILED]])
    expect(reviewObservations(someSignals({ reviews }), failed)).toHaveLength(1)
  })

  it('has its author looked up, and nobody whose review does not ask', () => {
    const reviews = [
      asked,
      aReview('otto', 'approved'),
      aReview(aPerson('Copilot', 'bot'), 'changes_requested')
    ]
    expect(claimants(someSignals({ reviews }))).toEqual(['maria'])
  })
})
