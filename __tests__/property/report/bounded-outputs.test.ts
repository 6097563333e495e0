/** Every record that is written can be read again, however much its checks print. */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { jsonText } from '../../../src/cli/json-text.ts'
import { explainEvidence } from '../../../src/explain.ts'
import { mutationLedger } from '../../../src/model/ledger.ts'
import { parseEvidence } from '../../../src/wire/evidence-schema.ts'
import { aCheck, aLedger, anEvidence, aReport } from '../../support/builders.ts'
import type { VerificationCheck } from '../../../src/model/check.ts'
import type { EvidenceRecord } from '../../../src/model/evidence.ts'

const ledger = aLedger()
const LINE = 'the end\n'

const output = fc
  .tuple(
    fc.constantFrom('\0', '#', 'a', '\u{1f600}', '"', '\u2800'),
    fc.integer({ min: 0, max: 256 * 1024 })
  )
  .map(([sign, length]) => sign.repeat(length) + LINE)

const check = fc.record({
  status: fc.constantFrom('passed' as const, 'failed' as const),
  required: fc.boolean(),
  evidence: fc.record({ output_head: output, output_tail: output })
})

function recordOf(
  checks: readonly Partial<VerificationCheck>[]
): EvidenceRecord {
  const all = checks.map((one, at) => aCheck({ ...one, id: `c${String(at)}` }))
  return anEvidence({ ledger, reports: [aReport(all, ledger.effect_digest)] })
}

function recordWith(files: number, pathLength: number): EvidenceRecord {
  const many = mutationLedger(
    Array.from({ length: files }, (_, at) => ({
      tool: 'write',
      path: String(at).padStart(pathLength, 'a'),
      content_digest: '0'.repeat(64)
    }))
  )
  const all = [aCheck({ id: 'one' })]
  return anEvidence({
    ledger: many,
    reports: [aReport(all, many.effect_digest)]
  })
}

describe('an evidence record', () => {
  it('is read back whatever its checks printed, and each keeps its end', () => {
    fc.assert(
      fc.property(fc.array(check, { maxLength: 40 }), checks => {
        const record = recordOf(checks)
        const read = parseEvidence(jsonText(record, 2))
        expect(explainEvidence(read)).toEqual(record)
        for (const { evidence } of read.reports.flatMap(one => one.checks))
          expect(evidence?.output_tail?.endsWith(LINE)).toBe(true)
      }),
      { numRuns: 15 }
    )
  })

  it('keeps the output of a failed check longest', () => {
    const full = { output_head: '', output_tail: '\0'.repeat(256 * 1024) }
    const passed = Array.from({ length: 12 }, () => ({ evidence: full }))
    const failed = { status: 'failed' as const, evidence: full }
    const [last, first] = [...recordOf([...passed, failed]).reports]
      .flatMap(report => [...report.checks])
      .reverse()
    expect(last?.evidence).toEqual(full)
    expect(first?.evidence?.output_tail?.length).toBeLessThan(256 * 1024)
  })

  it('keeps the end of every other output beside failed ones that fill it', () => {
    const full = {
      output_head: '',
      output_tail: '\0'.repeat(256 * 1024) + LINE
    }
    const failed = { status: 'failed' as const, evidence: full }
    const all = Array.from({ length: 12 }, () => failed)
    const record = recordOf([...all, { evidence: full }, { evidence: full }])
    for (const { evidence } of record.reports.flatMap(one => one.checks))
      expect(evidence?.output_tail?.endsWith(LINE)).toBe(true)
  })

  it('is read back with a ledger of 100,000 files, and refused where it would be too large to be', () => {
    const record = recordWith(100_000, 40)
    const text = jsonText(record, 2)
    expect(text.length).toBeGreaterThan(16 * 1024 * 1024)
    expect(parseEvidence(text).ledger.records).toHaveLength(100_000)
    expect(() => recordWith(70_000, 1_000)).toThrow(
      /larger than the \d+ bytes that can be read again: the change has 70000 files/
    )
  })
})
