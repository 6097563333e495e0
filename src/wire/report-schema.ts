/** The strict shape of a verification report, checked at every door that takes one. */
import { z } from 'zod'

import { REPORT_SCHEMA } from '../model/verification-report.ts'
import { parseValue } from './parse-value.ts'
import type {
  AuthoredReport,
  VerificationReport
} from '../model/verification-report.ts'

const text = z.string()
const texts = z.array(text)
const count = z.int().nonnegative()

/** The four statuses of a check or a report. */
export const checkStatusSchema = z.enum([
  'passed',
  'failed',
  'needs_review',
  'skipped'
])

const evidenceSchema = z.strictObject({
  command: z.exactOptional(text),
  cwd: z.exactOptional(text),
  exit_code: z.exactOptional(z.int()),
  signal: z.exactOptional(text),
  timed_out: z.exactOptional(z.boolean()),
  duration_ms: z.exactOptional(z.number().nonnegative()),
  output_head: z.exactOptional(text),
  output_tail: z.exactOptional(text),
  output_bytes: z.exactOptional(count),
  output_digest: z.exactOptional(text),
  tests_run: z.exactOptional(count),
  origin: z.exactOptional(text),
  source: z.exactOptional(text)
})

/** One check of a report. */
export const checkSchema = z.strictObject({
  id: text.min(1),
  kind: text,
  description: text,
  status: checkStatusSchema,
  required: z.boolean(),
  suggested_tools: z.exactOptional(texts),
  evidence_uris: z.exactOptional(texts),
  residual_risk: z.exactOptional(text),
  evidence: z.exactOptional(evidenceSchema)
})

const reportShape = {
  schema: z.literal(REPORT_SCHEMA),
  subject: text.min(1),
  status: checkStatusSchema,
  checks: z.array(checkSchema),
  residual_risks: z.exactOptional(texts),
  effect_digest: z.exactOptional(text)
}

/** A report: `a3s.verification_report.v1`. */
export const reportSchema = z.strictObject(
  reportShape
) satisfies z.ZodType<VerificationReport>

/** A report and who made it, as evidence records hold it. */
export const authoredReportSchema = z.strictObject({
  ...reportShape,
  author: z.enum(['host', 'verifier', 'editor'])
}) satisfies z.ZodType<AuthoredReport>

/**
 * A report out of parsed JSON of any shape.
 * @throws GateError INPUT_INVALID that names every problem with its path
 */
export function parseReport(value: unknown): VerificationReport {
  return parseValue(reportSchema, value, 'verification report')
}

/**
 * Several reports at once.
 * @throws GateError INPUT_INVALID that names every problem of all of them with its path
 */
export function parseReports(value: unknown): readonly VerificationReport[] {
  return parseValue(
    z.array(reportSchema),
    value,
    'list of verification reports'
  )
}
