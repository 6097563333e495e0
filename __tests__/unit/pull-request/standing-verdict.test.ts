/** What a check run's `external_id` says, and how far the proof of a record got. */
import { describe, expect, it } from '@jest/globals'

import {
  baseKey,
  externalId,
  isNewer,
  proofState,
  readExternalId
} from '../../../src/pull-request/standing-verdict.ts'
import {
  aBinding,
  aCheck,
  aLedger,
  anEvidence,
  aReport
} from '../../support/builders.ts'
import type { StandingVerdict } from '../../../src/pull-request/standing-verdict.ts'

const DIGEST = '0123456789abcdef'.repeat(4)
const KEY = 'fedcba9876543210'
const VERDICT: StandingVerdict = {
  pullRequest: 12,
  baseKey: KEY,
  runId: 345,
  runAttempt: 6,
  proof: 'verified',
  effectDigest: DIGEST
}
const ID = `cg1:12:${KEY}:345:6:verified:${DIGEST}`

describe('an external id', () => {
  it('holds the whole verdict', () => {
    expect(externalId(VERDICT)).toBe(ID)
    expect(readExternalId(ID)).toEqual(VERDICT)
  })

  it('holds that there is no digest', () => {
    const working = { ...VERDICT, proof: 'working', effectDigest: '' } as const
    expect(externalId(working)).toBe(`cg1:12:${KEY}:345:6:working:-`)
    expect(readExternalId(externalId(working))).toEqual(working)
  })

  it.each([
    ['nothing', ''],
    ['a number of another app', '1234567890'],
    ['another version', ID.replace('cg1', 'cg2')],
    ['a state that is none', ID.replace('verified', 'waived')],
    ['a state of every object', ID.replace('verified', 'constructor')],
    ['a short digest', ID.slice(0, -1)],
    ['a long digest', `${ID}0`],
    ['a digest in upper case', ID.replace(DIGEST, DIGEST.toUpperCase())],
    ['no digest at all', ID.replace(DIGEST, '')],
    ['one part more', `${ID}:x`],
    ['one part less', ID.replace(':6:', ':')],
    ['a sign', ID.replace('12', '-12')],
    ['a number that is not exact', ID.replace('345', '9'.repeat(16))],
    ['text before it', ` ${ID}`],
    ['a line after it', `${ID}\n`],
    ['a line before it', `x\n${ID}`]
  ])('is none of the gate with %s', (_, text) => {
    expect(readExternalId(text)).toBeUndefined()
  })
})

describe('a base', () => {
  it('has a key of its own, which fits an external id', () => {
    const keys = ['main', 'Main', 'release/1:2', ''].map(baseKey)
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of keys)
      expect(
        readExternalId(externalId({ ...VERDICT, baseKey: key }))?.baseKey
      ).toBe(key)
  })
})

describe('a run', () => {
  const run = { runId: 10, runAttempt: 2 }

  it.each([
    [{ runId: 9, runAttempt: 5 }, true],
    [{ runId: 10, runAttempt: 1 }, true],
    [{ runId: 10, runAttempt: 2 }, false],
    [{ runId: 10, runAttempt: 3 }, false],
    [{ runId: 11, runAttempt: 1 }, false]
  ])('is compared with %j: newer is %s', (than, newer) => {
    expect(isNewer(run, than)).toBe(newer)
  })
})

describe('the proof of a record', () => {
  const ledger = aLedger()
  const passed = [aReport([aCheck()], ledger.effect_digest)]
  const bound = { binding: aBinding() }

  it('is verified when every required check passed and binds', () => {
    expect(proofState(anEvidence({ reports: passed }, bound))).toBe('verified')
  })

  it('stays what it is under a waiver', () => {
    const reports = [aReport([aCheck({ status: 'failed' })])]
    const waived = anEvidence(
      {
        reports,
        waivers: [
          {
            effect_digest: ledger.effect_digest,
            reason: 'flaky',
            by: 'ann'
          }
        ]
      },
      bound
    )
    expect(waived.completion.kind).toBe('waived')
    expect(proofState(waived)).toBe('failed')
  })

  it('is narrative when nothing changed', () => {
    const nothing = { ledger: { ...ledger, records: [], effect_digest: '' } }
    expect(proofState(anEvidence(nothing, bound))).toBe('narrative')
  })

  it('is failed when a required check failed, bound or not', () => {
    const reports = [aReport([aCheck({ status: 'failed' })])]
    expect(proofState(anEvidence({ reports }, bound))).toBe('failed')
    expect(proofState(anEvidence({ reports }))).toBe('failed')
  })

  it.each(['needs_review', 'skipped'] as const)(
    'is pending when a required check is %s',
    status => {
      const reports = [aReport([aCheck(), aCheck({ id: 'other', status })])]
      expect(proofState(anEvidence({ reports }, bound))).toBe('pending')
    }
  )

  it('is unproven without a binding, a required check or a whole observation', () => {
    const optional = [aReport([aCheck({ required: false })])]
    const gaps = [{ reason: 'a file could not be read' }]
    const unbound = { binding: aBinding({ bound: false }) }
    const openWriters = ['the head moved']
    const proofs = [
      anEvidence({ reports: passed }),
      anEvidence({ reports: passed }, unbound),
      anEvidence({ reports: [] }, bound),
      anEvidence({ reports: optional }, bound),
      anEvidence({ reports: passed, gaps }, bound),
      anEvidence({ reports: passed, openWriters }, bound)
    ].map(proofState)
    expect(new Set(proofs)).toEqual(new Set(['unproven']))
  })
})
