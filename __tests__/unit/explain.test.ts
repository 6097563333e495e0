/** A record cannot claim a verdict that it does not hold. */
import { describe, expect, it } from '@jest/globals'

import { GateError } from '../../src/errors.ts'
import { decideAgain, explainEvidence } from '../../src/explain.ts'
import { parseEvidence } from '../../src/wire/evidence-schema.ts'
import {
  aBinding,
  aCheck,
  aLedger,
  anEvidence,
  aReport
} from '../support/builders.ts'
import type { EvidenceRecord } from '../../src/model/evidence.ts'

const ledger = aLedger('src/a.ts', 'src/b.ts')
const verified = anEvidence({
  ledger,
  reports: [aReport([aCheck()], ledger.effect_digest)]
})
const incomplete = anEvidence({ ledger })

describe('an evidence record', () => {
  it.each([
    ['verified', verified],
    ['incomplete', incomplete],
    ['narrative', anEvidence({ ledger: { records: [], effect_digest: '' } })]
  ])('that is %s is read back and decided the same', (kind, evidence) => {
    const read = parseEvidence(JSON.stringify(evidence))
    expect(explainEvidence(read)).toEqual(evidence)
    expect(read.completion.kind).toBe(kind)
  })

  it.each<[string, Partial<EvidenceRecord>]>([
    ['another completion', { completion: { kind: 'narrative' } }],
    ['another rule', { rule: 6 }],
    [
      'another digest',
      { ledger: { ...incomplete.ledger, effect_digest: 'f'.repeat(64) } }
    ],
    [
      'a record less',
      {
        ledger: {
          ...incomplete.ledger,
          records: incomplete.ledger.records.slice(1)
        }
      }
    ]
  ])('with %s than its contents decide is refused', (_, change) => {
    expect(() => explainEvidence({ ...incomplete, ...change })).toThrow(
      GateError
    )
  })

  it('names every contradiction at once', () => {
    const forged = {
      ...incomplete,
      completion: { kind: 'verified' as const, effect_digest: 'x' },
      rule: 6 as const
    }
    expect(contradictions(forged)).toEqual([
      'completion.kind',
      'rule',
      'completion.effect_digest'
    ])
  })
})

describe('a record whose binding says that the checkout differed', () => {
  const unbound = [{ path: 'src/a.ts', reason: 'differs' }]
  it.each([
    [aBinding({ bound: false })],
    [aBinding({ bound: true, unbound })],
    [aBinding({ bound: false, unbound })]
  ])('has no report that binds: %j', binding => {
    const forged = { ...verified, binding }
    expect(decideAgain(forged, ledger).completion.kind).toBe('incomplete')
    expect(contradictions(forged)).toContain('reports[0].effect_digest')
  })
})

function contradictions(evidence: EvidenceRecord): readonly string[] {
  try {
    explainEvidence(evidence)
    return []
  } catch (error) {
    return (error as GateError).problems.map(one => one.path)
  }
}
