/** The strict shape of an evidence record: `completion-gate.evidence.v1`. */
import { z } from 'zod'

import { EVIDENCE_LIMIT_BYTES, EVIDENCE_SCHEMA } from '../model/evidence.ts'
import { ISOLATION_LEVELS } from '../model/isolation-level.ts'
import { readJsonText } from './json-text.ts'
import { ledgerDocumentSchema } from './ledger-schema.ts'
import { externalObservationSchema } from './observation-schema.ts'
import { refuseOtherDocument } from './other-document.ts'
import { parseValue } from './parse-value.ts'
import { authoredReportSchema, checkStatusSchema } from './report-schema.ts'
import { refusedClaimSchema, waiverSchema } from './waiver-schema.ts'
import type { EvidenceRecord } from '../model/evidence.ts'

const text = z.string()
const texts = z.array(text)
const count = z.int().nonnegative()

const completionSchema = z.strictObject({
  kind: z.enum(['narrative', 'waived', 'verified', 'incomplete', 'distinct']),
  effect_digest: z.exactOptional(text)
})

const ruleSchema = z.literal([1, 2, 3, 4, 5, 6, 7])

const summarySchema = z.strictObject({
  status: checkStatusSchema,
  report_count: count,
  required_check_count: count,
  pending_required_check_count: count,
  failed_check_count: count,
  residual_risk_count: count,
  pending_subjects: texts,
  failed_subjects: texts
})

const surfaceSchema = z.strictObject({
  rule: text,
  level: z.enum(['block', 'warn']),
  message: text,
  path: z.exactOptional(text),
  line: z.exactOptional(count),
  before: z.exactOptional(text),
  after: z.exactOptional(text)
})

const problemSchema = z.strictObject({
  code: text,
  message: text,
  path: z.exactOptional(text),
  line: z.exactOptional(count)
})

const bindingSchema = z.strictObject({
  bound: z.boolean(),
  checked_out: text,
  unbound: z.array(
    z.strictObject({
      path: text,
      reason: text,
      check: z.exactOptional(text),
      mend: z.exactOptional(text)
    })
  ),
  drift: z.array(
    z.strictObject({
      path: text,
      change: text,
      check: z.exactOptional(text)
    })
  ),
  added: texts,
  moves_unwatched: z.exactOptional(z.literal(true))
})

const hexDigest = z.string().regex(/^[0-9a-f]{64}$/)

const handoverSchema = z.strictObject({
  run_id: z.int().positive(),
  run_attempt: z.int().positive(),
  plan_digest: hexDigest,
  policy_digest: hexDigest,
  checks: texts
})

const isolationSchema = z.strictObject({
  level: z.enum(ISOLATION_LEVELS),
  promise: text,
  below_minimum: z.exactOptional(z.enum(ISOLATION_LEVELS)),
  unavailable: z.exactOptional(
    z.array(z.strictObject({ level: z.enum(ISOLATION_LEVELS), why: text }))
  ),
  written: z.exactOptional(texts)
})

const worktreeSchema = z.strictObject({ head: text, uncommitted: texts })

/** One whole run. */
export const evidenceRecordSchema = z.strictObject({
  schema: z.literal(EVIDENCE_SCHEMA),
  completion: completionSchema,
  rule: ruleSchema,
  message: text,
  next_steps: texts,
  summary: summarySchema,
  summary_text: text,
  ledger: ledgerDocumentSchema,
  reports: z.array(authoredReportSchema),
  waivers: z.array(waiverSchema),
  refused_claims: z.array(refusedClaimSchema),
  surface: z.array(surfaceSchema),
  problems: z.array(problemSchema),
  observations: z.array(externalObservationSchema),
  open_writers: texts,
  binding: z.exactOptional(bindingSchema),
  policy: z.enum(['file', 'defaults']),
  isolation: z.exactOptional(isolationSchema),
  worktree: z.exactOptional(worktreeSchema),
  handover: z.exactOptional(handoverSchema)
}) satisfies z.ZodType<EvidenceRecord>

/**
 * An evidence record out of its text. Its verdict is not judged here:
 * `explainEvidence` decides again.
 * @param text at most `EVIDENCE_LIMIT_BYTES` bytes
 * @throws GateError INPUT_INVALID that names every problem with its path
 */
export function parseEvidence(text: string): EvidenceRecord {
  const value = readJsonText(text, EVIDENCE_LIMIT_BYTES, 'evidence record')
  refuseOtherDocument(value, EVIDENCE_SCHEMA, 'evidence record')
  return parseValue(evidenceRecordSchema, value, 'evidence record')
}
