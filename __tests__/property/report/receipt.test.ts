/** Whatever a run found: its receipt matches, and no other that the gate would not have written does. */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { sha256 } from '../../../src/model/digest.ts'
import { checkReceipt } from '../../../src/report/receipt-check.ts'
import { receiptFiles } from '../../../src/report/receipt-files.ts'
import { parseEvidence } from '../../../src/wire/evidence-schema.ts'
import { parseReceipt } from '../../../src/wire/receipt-schema.ts'
import { aCheck, aLedger, anEvidence, aReport } from '../../support/builders.ts'
import type { CheckStatus } from '../../../src/model/check.ts'
import type { EvidenceRecord } from '../../../src/model/evidence.ts'
import type { ReceiptCheck } from '../../../src/model/receipt.ts'

const LEDGERS = [aLedger(), { records: [], effect_digest: '' }]

const checkArbitrary = fc.record({
  id: fc.constantFrom('node:test', 'node:lint', 'unit', '\u202e::error::'),
  status: fc.constantFrom<CheckStatus[]>(
    'passed',
    'failed',
    'needs_review',
    'skipped'
  ),
  required: fc.boolean()
})

const evidenceArbitrary: fc.Arbitrary<EvidenceRecord> = fc
  .record({
    ledger: fc.constantFrom(...LEDGERS),
    reports: fc.array(
      fc.record({
        checks: fc.array(checkArbitrary, { maxLength: 4 }),
        bound: fc.boolean()
      }),
      { maxLength: 3 }
    ),
    waived: fc.boolean(),
    moved: fc.boolean()
  })
  .map(({ ledger, reports, waived, moved }) => {
    const { effect_digest: digest } = ledger
    return anEvidence({
      ledger,
      reports: reports.map(({ checks, bound }) =>
        aReport(
          checks.map(check => aCheck(check)),
          bound && digest !== '' ? digest : undefined
        )
      ),
      waivers:
        waived && digest !== ''
          ? [{ effect_digest: digest, reason: 'known' }]
          : [],
      openWriters: moved ? ['the head moved'] : []
    })
  })

interface Receipt {
  readonly evidence: EvidenceRecord
  readonly evidenceText: string
  readonly text: string
  /** Both receipts of this evidence: as it decides, and as incomplete for something beside it. */
  readonly honest: readonly string[]
}

const receiptArbitrary: fc.Arbitrary<Receipt> = fc
  .tuple(
    evidenceArbitrary,
    fc.constantFrom('verdict.json', 'test-result.json'),
    fc.boolean()
  )
  .map(([evidence, name, told]) => {
    const evidenceText = JSON.stringify(evidence)
    const honest = [evidence.completion.kind, 'incomplete' as const].map(
      completion =>
        receiptFiles(evidence, evidenceText, {
          completion,
          createdAt: '2026-01-02T03:04:05.000Z',
          version: '0.1.0',
          url: 'https://github.example/runs/1'
        }).find(file => file.name === name)?.text ?? ''
    )
    const text = honest[told ? 0 : 1] ?? ''
    return { evidence, evidenceText, text, honest: honest.map(compact) }
  })

function compact(json: string): string {
  return JSON.stringify(JSON.parse(json))
}

function checked({ evidence, evidenceText, text }: Receipt): ReceiptCheck {
  return checkReceipt(parseReceipt(text), evidence.ledger, {
    record: parseEvidence(evidenceText),
    digest: sha256(evidenceText)
  })
}

type Path = readonly (string | number)[]

/** The places of all texts and numbers. */
function leavesOf(value: unknown, at: Path = []): readonly Path[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) =>
        leavesOf(part, [...at, key])
      )
    : [at]
}

function withLeaf(value: unknown, [key, ...rest]: Path, leaf: string): unknown {
  if (key === undefined) return leaf
  const part = (value as Record<string, unknown>)[String(key)]
  const next = withLeaf(part, rest, leaf)
  return Array.isArray(value)
    ? value.map((one: unknown, index) => (index === Number(key) ? next : one))
    : { ...(value as object), [key]: next }
}

// When, where and by which version it was made, nothing of the evidence says.
const UNHELD: readonly string[] = [
  'predicate.timeCreated',
  'predicate.url',
  'predicate.verifier.id'
]

const WORDS = [
  'PASSED',
  'FAILED',
  'WARNED',
  'verified',
  'waived',
  'narrative',
  'incomplete',
  'COMPLETION_GATE_VERIFIED',
  'COMPLETION_GATE_WAIVED',
  'COMPLETION_GATE_NOTHING_CHANGED',
  'head',
  'effect',
  'evidence',
  'file',
  'node:test',
  '',
  '0'.repeat(40),
  '0'.repeat(64)
]

describe('a receipt', () => {
  it('matches the run that it was made of, and is complete only when that is', () => {
    fc.assert(
      fc.property(receiptArbitrary, receipt => {
        const { matches, complete, completion, differences } = checked(receipt)
        expect(differences).toEqual([])
        expect(matches).toBe(true)
        expect(complete).toBe(completion !== 'incomplete')
        const { kind } = receipt.evidence.completion
        expect([kind, 'incomplete']).toContain(completion)
      })
    )
  })

  it('never matches a repository that says otherwise of the change', () => {
    fc.assert(
      fc.property(
        receiptArbitrary,
        fc.constantFrom('base', 'merge_base', 'head', 'effect_digest'),
        ({ evidence, text }, name) => {
          const ledger = { ...evidence.ledger, [name]: '0'.repeat(40) }
          const check = checkReceipt(parseReceipt(text), ledger, undefined)
          expect([check.matches, check.complete]).toEqual([false, false])
          expect(check.differences.map(({ path }) => path)).toEqual([
            `predicate.completionGate.${name}`
          ])
        }
      )
    )
  })

  it('never matches with one word changed that the gate would not have written', () => {
    fc.assert(
      fc.property(
        receiptArbitrary,
        fc.nat(),
        fc.constantFrom(...WORDS),
        (receipt, at, word) => {
          const statement: unknown = JSON.parse(receipt.text)
          const leaves = leavesOf(statement).filter(
            leaf => !UNHELD.includes(leaf.join('.'))
          )
          const leaf = leaves[at % leaves.length] ?? []
          const text = JSON.stringify(withLeaf(statement, leaf, word))
          fc.pre(!receipt.honest.includes(text))
          expect(isTaken({ ...receipt, text })).toBe(false)
        }
      ),
      { numRuns: 1000 }
    )
  })
})

function isTaken(receipt: Receipt): boolean {
  try {
    return checked(receipt).matches
  } catch {
    return false
  }
}
