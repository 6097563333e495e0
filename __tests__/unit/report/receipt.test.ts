/** Receipts say what the evidence says, and never more. */
import { describe, expect, it } from '@jest/globals'

import { VERDICT_PROPERTY } from '../../../src/model/receipt.ts'
import {
  testResultStatement,
  verdictStatement
} from '../../../src/report/receipt.ts'
import { receiptFiles } from '../../../src/report/receipt-files.ts'
import { sha256 } from '../../../src/model/digest.ts'
import { parseReceipt } from '../../../src/wire/receipt-schema.ts'
import { aCheck, aLedger, anEvidence, aReport } from '../../support/builders.ts'
import type { EvidenceRecord } from '../../../src/model/evidence.ts'
import type { MutationLedger } from '../../../src/model/ledger.ts'
import type { ReceiptParts } from '../../../src/report/receipt.ts'
import type { VerificationCheck } from '../../../src/model/check.ts'

const LEDGER = aLedger()
const DIGEST = LEDGER.effect_digest
const NOTHING: MutationLedger = { records: [], effect_digest: '' }
const WAIVER = { effect_digest: DIGEST, reason: 'a flaky runner' }

function partsOf(evidence: EvidenceRecord): ReceiptParts {
  return {
    completion: evidence.completion.kind,
    evidenceDigest: 'e'.repeat(64),
    createdAt: '2026-01-02T03:04:05.678Z',
    version: '0.1.0',
    url: 'https://github.example/acme/widgets/actions/runs/1'
  }
}

function checked(...checks: readonly VerificationCheck[]): EvidenceRecord {
  return anEvidence({ reports: [aReport(checks, DIGEST)] })
}

function testsOf(evidence: EvidenceRecord): unknown {
  const { predicate } = testResultStatement(evidence, partsOf(evidence))
  const { result, passedTests, warnedTests, failedTests } = predicate
  return [result, passedTests, warnedTests, failedTests]
}

function propertiesOf(evidence: EvidenceRecord): readonly string[] {
  return verdictStatement(evidence, partsOf(evidence)).predicate.properties
}

const VERIFIED = checked(aCheck())
const FAILED = checked(
  aCheck(),
  aCheck({ id: 'node:lint', status: 'failed', required: true })
)
const WAIVED = anEvidence({
  reports: [aReport([aCheck({ status: 'failed' })], DIGEST)],
  waivers: [WAIVER]
})

describe('a receipt of a verified change', () => {
  it('is a statement in the words of in-toto about the commit and the change', () => {
    const { ledger } = VERIFIED
    const completionGate = {
      schema: 'completion-gate.receipt.v1',
      completion: 'verified',
      effect_digest: DIGEST,
      base: ledger.base,
      merge_base: ledger.merge_base,
      head: ledger.head,
      evidence_digest: 'e'.repeat(64)
    }
    const policy = {
      name: 'base',
      digest: { gitCommit: ledger.base },
      annotations: { policy: 'defaults' }
    }
    const subject = [
      { name: 'head', digest: { gitCommit: ledger.head } },
      { name: 'effect', digest: { sha256: DIGEST } }
    ]
    expect(testResultStatement(VERIFIED, partsOf(VERIFIED))).toEqual({
      _type: 'https://in-toto.io/Statement/v1',
      subject,
      predicateType: 'https://in-toto.io/attestation/test-result/v0.1',
      predicate: {
        result: 'PASSED',
        configuration: [policy],
        url: 'https://github.example/acme/widgets/actions/runs/1',
        passedTests: ['node:test'],
        warnedTests: [],
        failedTests: [],
        completionGate
      }
    })
    expect(verdictStatement(VERIFIED, partsOf(VERIFIED))).toEqual({
      _type: 'https://in-toto.io/Statement/v1',
      subject,
      predicateType: 'https://in-toto.io/attestation/svr/v0.2',
      predicate: {
        verifier: {
          id: 'https://github.com/completion-gate/completion-gate@v0.1.0',
          policies: [policy]
        },
        timeCreated: '2026-01-02T03:04:05.678Z',
        properties: ['COMPLETION_GATE_VERIFIED'],
        completionGate
      }
    })
  })

  it('warns of an optional check that failed', () => {
    const advisory = aReport([
      aCheck({ id: 'node:lint', status: 'failed', required: false }),
      aCheck({ id: 'node:format', required: false })
    ])
    const evidence = anEvidence({
      reports: [aReport([aCheck()], DIGEST), advisory]
    })
    expect(testsOf(evidence)).toEqual([
      'WARNED',
      ['node:test', 'node:format'],
      ['node:lint'],
      []
    ])
    expect(propertiesOf(evidence)).toEqual(['COMPLETION_GATE_VERIFIED'])
  })
})

describe('a receipt of an incomplete change', () => {
  it('says FAILED and lists no property', () => {
    expect(testsOf(FAILED)).toEqual([
      'FAILED',
      ['node:test'],
      [],
      ['node:lint']
    ])
    expect(propertiesOf(FAILED)).toEqual([])
  })

  it.each(['needs_review', 'skipped'] as const)(
    'counts a required check that is %s as failed',
    status => {
      expect(testsOf(checked(aCheck({ status })))).toEqual([
        'FAILED',
        [],
        [],
        ['node:test']
      ])
    }
  )

  it('says FAILED though every check passed, when something else stands in the way', () => {
    const evidence = anEvidence({
      reports: [aReport([aCheck()], DIGEST)],
      openWriters: ['the head moved']
    })
    expect(testsOf(evidence)).toEqual(['FAILED', ['node:test'], [], []])
    expect(propertiesOf(evidence)).toEqual([])
  })

  it('says FAILED when it was told as incomplete, whatever the evidence alone decides', () => {
    const parts = { ...partsOf(VERIFIED), completion: 'incomplete' as const }
    const { result } = testResultStatement(VERIFIED, parts).predicate
    const { properties } = verdictStatement(VERIFIED, parts).predicate
    expect([result, properties]).toEqual(['FAILED', []])
  })

  it('lists no pass of another content', () => {
    const unbound = anEvidence({ reports: [aReport([aCheck()])] })
    const other = anEvidence({ reports: [aReport([aCheck()], 'f'.repeat(64))] })
    for (const evidence of [unbound, other])
      expect(testsOf(evidence)).toEqual(['FAILED', [], [], ['node:test']])
  })

  it('lists nothing of a report that the agent wrote', () => {
    const report = { ...aReport([aCheck()], DIGEST), author: 'editor' as const }
    expect(testsOf(anEvidence({ reports: [report] }))).toEqual([
      'FAILED',
      [],
      [],
      []
    ])
  })

  it('gives a check with two ends the worse one', () => {
    const evidence = anEvidence({
      reports: [
        aReport([aCheck({ status: 'failed' })], DIGEST),
        aReport([aCheck()], DIGEST)
      ]
    })
    expect(testsOf(evidence)).toEqual(['FAILED', [], [], ['node:test']])
  })
})

describe('a receipt of a waived change', () => {
  it('never says verified, and its tests stay failed', () => {
    expect(propertiesOf(WAIVED)).toEqual(['COMPLETION_GATE_WAIVED'])
    expect(testsOf(WAIVED)).toEqual(['FAILED', [], [], ['node:test']])
    const parts = partsOf(WAIVED)
    for (const statement of [
      testResultStatement(WAIVED, parts),
      verdictStatement(WAIVED, parts)
    ])
      expect(JSON.stringify(statement)).not.toMatch(/verified/i)
  })
})

describe('a receipt of nothing', () => {
  const evidence = anEvidence({ ledger: NOTHING })

  it('names the commit alone, and no test that passed', () => {
    const statement = testResultStatement(evidence, partsOf(evidence))
    expect(statement.subject.map(({ name }) => name)).toEqual(['head'])
    expect(testsOf(evidence)).toEqual(['WARNED', [], [], []])
    expect(propertiesOf(evidence)).toEqual(['COMPLETION_GATE_NOTHING_CHANGED'])
  })
})

it('each completion has its own property, and those that do not pass none', () => {
  const { incomplete, distinct, ...others } = VERDICT_PROPERTY
  expect([incomplete, distinct]).toEqual(['', ''])
  expect(new Set(Object.values(others)).size).toBe(3)
})

describe('the files of a receipt', () => {
  const text = `${JSON.stringify(VERIFIED)}\n`

  function filesOf(evidence: EvidenceRecord): Readonly<Record<string, string>> {
    return Object.fromEntries(
      receiptFiles(evidence, text, partsOf(evidence)).map(file => [
        file.name,
        file.text
      ])
    )
  }

  it('are both statements, their predicates alone, and the subjects by SHA-256', () => {
    const files = filesOf(VERIFIED)
    expect(Object.keys(files)).toEqual([
      'test-result.json',
      'verdict.json',
      'test-result.predicate.json',
      'verdict.predicate.json',
      'subjects.sha256'
    ])
    for (const name of ['test-result', 'verdict']) {
      const { statement } = parseReceipt(files[`${name}.json`] ?? '')
      expect(statement.predicate.completionGate.evidence_digest).toBe(
        sha256(text)
      )
      expect(statement.predicate).toEqual(
        JSON.parse(files[`${name}.predicate.json`] ?? '')
      )
    }
  })

  // actions/attest tells the algorithm by the length, and takes 64 or 128 digits.
  it('give subjects as `actions/attest` reads a file of checksums', () => {
    expect(filesOf(VERIFIED)['subjects.sha256']).toBe(
      `${DIGEST}  effect\n${sha256(text)}  evidence\n`
    )
  })

  it('name the evidence alone when nothing changed', () => {
    expect(filesOf(anEvidence({ ledger: NOTHING }))['subjects.sha256']).toBe(
      `${sha256(text)}  evidence\n`
    )
  })
})
