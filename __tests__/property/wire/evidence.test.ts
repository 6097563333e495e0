/** Evidence records survive the way through JSON, and whatever is added to one is refused. */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { GateError } from '../../../src/errors.ts'
import { EVIDENCE_SCHEMA, LEDGER_SCHEMA } from '../../../src/model/evidence.ts'
import { mutationLedger } from '../../../src/model/ledger.ts'
import { parseEvidence } from '../../../src/wire/evidence-schema.ts'
import type { EvidenceRecord } from '../../../src/model/evidence.ts'

const digest = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map(bytes => Buffer.from(bytes).toString('hex'))
const text = fc.string({ unit: 'binary', maxLength: 12 })
const filled = text.map(one => `x${one}`)
const status = fc.constantFrom('passed', 'failed', 'needs_review', 'skipped')

const check = fc.record(
  {
    id: filled,
    kind: text,
    description: text,
    status,
    required: fc.boolean(),
    residual_risk: text,
    evidence: fc.record(
      { command: text, exit_code: fc.integer(), output_head: text },
      { requiredKeys: [] }
    )
  },
  { requiredKeys: ['id', 'kind', 'description', 'status', 'required'] }
)
const report = fc.record(
  {
    author: fc.constantFrom('host', 'verifier', 'editor'),
    schema: fc.constant('a3s.verification_report.v1'),
    subject: filled,
    status,
    checks: fc.array(check, { maxLength: 3 }),
    effect_digest: digest
  },
  { requiredKeys: ['author', 'schema', 'subject', 'status', 'checks'] }
)
const record = fc.record({ tool: text, path: filled, content_digest: digest })
const observation = fc.record({
  kind: filled,
  subject: filled,
  digest: filled,
  required_action: fc.constantFrom('none', 'address', 'workspace_change')
})

const evidence = fc
  .record({
    rule: fc.constantFrom(1, 2, 3, 4, 5, 6, 7),
    kind: fc.constantFrom('narrative', 'waived', 'verified', 'incomplete'),
    records: fc.array(record, { maxLength: 4 }),
    reports: fc.array(report, { maxLength: 3 }),
    observations: fc.array(observation, { maxLength: 2 }),
    waivers: fc.array(fc.record({ effect_digest: filled, reason: filled })),
    words: fc.array(text, { maxLength: 3 })
  })
  .map(one => build(one as Parameters<typeof build>[0]))

function build(
  parts: Pick<
    EvidenceRecord,
    'rule' | 'reports' | 'observations' | 'waivers'
  > & {
    kind: EvidenceRecord['completion']['kind']
    records: EvidenceRecord['ledger']['records']
    words: string[]
  }
): EvidenceRecord {
  const { rule, reports, observations, waivers, words, kind } = parts
  return {
    schema: EVIDENCE_SCHEMA,
    completion: { kind },
    rule,
    message: words.join(''),
    next_steps: words,
    summary: {
      status: 'skipped',
      report_count: reports.length,
      required_check_count: 0,
      pending_required_check_count: 0,
      failed_check_count: 0,
      residual_risk_count: 0,
      pending_subjects: words,
      failed_subjects: []
    },
    summary_text: '',
    ledger: {
      schema: LEDGER_SCHEMA,
      base: 'a'.repeat(40),
      merge_base: '',
      head: 'b'.repeat(64),
      gaps: words.map(reason => ({ reason })),
      ...mutationLedger(parts.records)
    },
    reports,
    waivers,
    refused_claims: [],
    surface: [],
    problems: [],
    observations,
    open_writers: words,
    policy: 'file'
  }
}

describe('an evidence record', () => {
  it('comes back from its text as it was written', () => {
    fc.assert(
      fc.property(evidence, one => {
        expect(parseEvidence(JSON.stringify(one))).toEqual(one)
      })
    )
  })

  it('with one more key anywhere at the top is refused', () => {
    fc.assert(
      fc.property(evidence, filled, (one, key) => {
        expect(() =>
          parseEvidence(JSON.stringify({ ...one, [key]: 1 }))
        ).toThrow(GateError)
      })
    )
  })

  it('is never read out of arbitrary JSON, and nothing crashes', () => {
    fc.assert(
      fc.property(fc.json(), json => {
        expect(() => parseEvidence(json)).toThrow(GateError)
      })
    )
  })
})
