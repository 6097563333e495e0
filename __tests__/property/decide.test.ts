/** What holds of every decision. */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { decide } from '../../src/decide/decide.ts'
import { foldCompletions } from '../../src/model/completion.ts'
import { bindsPass } from '../../src/model/verification-report.ts'
import { anyDecisionInput as input } from '../support/arbitrary-input.ts'
import type { Completion } from '../../src/model/completion.ts'

describe('every decision', () => {
  it('never completes with a gap or an unobserved writer', () => {
    fc.assert(
      fc.property(input, given => {
        fc.pre(given.gaps.length > 0 || given.openWriters.length > 0)
        expect(decide(given).completion).toEqual({ kind: 'incomplete' })
      })
    )
  })

  it('closes no digest but the ledger’s own', () => {
    fc.assert(
      fc.property(input, given => {
        const { completion } = decide(given)
        const closes =
          completion.kind === 'verified' || completion.kind === 'waived'
        expect(completion.effect_digest).toBe(
          closes ? given.ledger.effect_digest : undefined
        )
      })
    )
  })

  it('verifies only with an accepted report that binds and passes', () => {
    fc.assert(
      fc.property(input, given => {
        const proof = given.reports.filter(
          report =>
            report.author !== 'editor' &&
            bindsPass(report, given.ledger.effect_digest)
        )
        const verified = decide(given).completion.kind === 'verified'
        expect(verified && proof.length === 0).toBe(false)
      }),
      { numRuns: 2000 }
    )
  })

  it('waives only when a waiver names the whole digest', () => {
    fc.assert(
      fc.property(input, given => {
        const named = given.waivers.map(waiver => waiver.effect_digest)
        const waived = decide(given).completion.kind === 'waived'
        expect(waived && !named.includes(given.ledger.effect_digest)).toBe(
          false
        )
      }),
      { numRuns: 2000 }
    )
  })

  it('is narrative only when nothing changed', () => {
    fc.assert(
      fc.property(input, given => {
        const narrative = decide(given).completion.kind === 'narrative'
        expect(narrative && given.ledger.records.length > 0).toBe(false)
      })
    )
  })

  it('continues only by rule 1, and only when the host allows it', () => {
    fc.assert(
      fc.property(input, given => {
        const { mayContinue, rule } = decide(given)
        expect(mayContinue && (rule !== 1 || !given.allowContinuation)).toBe(
          false
        )
      })
    )
  })
})

const completion: fc.Arbitrary<Completion> = fc.oneof(
  fc.constant({ kind: 'narrative' as const }),
  fc.constant({ kind: 'incomplete' as const }),
  fc.record({
    kind: fc.constantFrom('verified' as const, 'waived' as const),
    effect_digest: fc.constantFrom('a'.repeat(64), 'b'.repeat(64))
  })
)

describe('the fold of several completions', () => {
  it('is incomplete exactly when one of them is', () => {
    fc.assert(
      fc.property(fc.array(completion), several => {
        expect(foldCompletions(several).kind === 'incomplete').toBe(
          several.some(one => one.kind === 'incomplete')
        )
      })
    )
  })

  it('closes a digest only when every closure closed that digest', () => {
    fc.assert(
      fc.property(fc.array(completion), several => {
        const folded = foldCompletions(several)
        fc.pre(folded.effect_digest !== undefined)
        const digests = several.flatMap(one => one.effect_digest ?? [])
        expect(new Set(digests)).toEqual(new Set([folded.effect_digest]))
      })
    )
  })

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(completion), several => {
        expect(foldCompletions([...several].reverse())).toEqual(
          foldCompletions(several)
        )
      })
    )
  })

  it('is verified when one digest was both waived and verified', () => {
    const effect_digest = 'a'.repeat(64)
    expect(
      foldCompletions([
        { kind: 'waived', effect_digest },
        { kind: 'narrative' },
        { kind: 'verified', effect_digest }
      ])
    ).toEqual({ kind: 'verified', effect_digest })
  })
})
