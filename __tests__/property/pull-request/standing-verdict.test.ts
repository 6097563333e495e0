/** Verdicts survive their `external_id`, foreign ids are none, and runs have one order. */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import {
  baseKey,
  externalId,
  isNewer,
  readExternalId
} from '../../../src/pull-request/standing-verdict.ts'
import type {
  RunIdentity,
  StandingVerdict
} from '../../../src/pull-request/standing-verdict.ts'

const number = fc.integer({ min: 0, max: 999_999_999_999_999 })
const digest = fc.stringMatching(/^[0-9a-f]{64}$/)

const verdict: fc.Arbitrary<StandingVerdict> = fc.record({
  criteriaKey: fc.stringMatching(/^[0-9a-f]{16}$/),
  pullRequest: number,
  baseKey: fc.string().map(baseKey),
  runId: number,
  runAttempt: number,
  proof: fc.constantFrom(
    'working',
    'narrative',
    'verified',
    'failed',
    'pending',
    'unproven'
  ),
  effectDigest: fc.oneof(fc.constant(''), digest)
})

// Few values, so that equal runs and equal run ids come often.
const run: fc.Arbitrary<RunIdentity> = fc.record({
  runId: fc.integer({ min: 1, max: 3 }),
  runAttempt: fc.integer({ min: 1, max: 3 })
})

describe('an external id', () => {
  it('gives back the verdict it was written from', () => {
    fc.assert(
      fc.property(verdict, one => {
        expect(readExternalId(externalId(one))).toEqual(one)
      })
    )
  })

  it('is no longer than GitHub and other readers take', () => {
    fc.assert(
      fc.property(verdict, one => {
        expect(externalId(one).length).toBeLessThanOrEqual(160)
      })
    )
  })

  it('of anybody else is none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect(readExternalId(text)).toBeUndefined()
      })
    )
  })

  it('with one character put in or left out names no other digest, base or state', () => {
    fc.assert(
      fc.property(
        verdict,
        fc.nat(),
        fc.constantFrom('', '0', 'a', ':', '-', ' ', '\n'),
        (one, place, put) => {
          const text = externalId(one)
          const at = place % text.length
          const changed =
            put === ''
              ? text.slice(0, at) + text.slice(at + 1)
              : text.slice(0, at) + put + text.slice(at)
          const {
            proof,
            effectDigest,
            baseKey: key
          } = readExternalId(changed) ?? one
          expect({ proof, effectDigest, key }).toEqual({
            proof: one.proof,
            effectDigest: one.effectDigest,
            key: one.baseKey
          })
        }
      ),
      { numRuns: 500 }
    )
  })
})

describe('the order of runs', () => {
  it('knows one of two different runs as the newer, and none of one run', () => {
    fc.assert(
      fc.property(run, run, (left, right) => {
        const same =
          left.runId === right.runId && left.runAttempt === right.runAttempt
        const newer = [isNewer(left, right), isNewer(right, left)]
        expect(newer.filter(Boolean)).toHaveLength(same ? 0 : 1)
      })
    )
  })

  it('holds over three', () => {
    fc.assert(
      fc.property(run, run, run, (one, two, three) => {
        fc.pre(isNewer(one, two) && isNewer(two, three))
        expect(isNewer(one, three)).toBe(true)
      })
    )
  })
})
