/** The strict shape of a receipt: an in-toto statement that completion-gate wrote, in an envelope or not. */
import { z } from 'zod'

import {
  RECEIPT_LIMIT_BYTES,
  RECEIPT_SCHEMA,
  STATEMENT_TYPE,
  TEST_RESULT_TYPE,
  VERDICT_TYPE,
  VERIFIER
} from '../model/receipt.ts'
import { readJsonText } from './json-text.ts'
import { openEnvelope } from './receipt-envelope.ts'
import { refuseOtherDocument } from './other-document.ts'
import { parseValue } from './parse-value.ts'
import type { ReceiptEnvelope, ReceiptStatement } from '../model/receipt.ts'

const WHAT = 'receipt'

/**
 * Bytes that the file of a receipt may have: base64 makes four of three, and an
 * envelope has certificates and proofs beside.
 */
export const RECEIPT_FILE_LIMIT_BYTES = 2 * RECEIPT_LIMIT_BYTES

const texts = z.array(z.string())
const gitCommit = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
const hexDigest = z.string().regex(/^[0-9a-f]{64}$/)

const subjectSchema = z.strictObject({
  name: z.enum(['head', 'effect', 'evidence']),
  digest: z.union([
    z.strictObject({ gitCommit }),
    z.strictObject({ sha256: hexDigest })
  ])
})

const policySchema = z.strictObject({
  name: z.literal('base'),
  digest: z.strictObject({ gitCommit }),
  annotations: z.strictObject({ policy: z.enum(['file', 'defaults']) })
})

const factsSchema = z.strictObject({
  schema: z.literal(RECEIPT_SCHEMA),
  completion: z.enum([
    'narrative',
    'waived',
    'verified',
    'incomplete',
    'distinct'
  ]),
  effect_digest: hexDigest.or(z.literal('')),
  base: gitCommit,
  merge_base: gitCommit.or(z.literal('')),
  head: gitCommit,
  evidence_digest: hexDigest
})

const testResultSchema = z.strictObject({
  result: z.enum(['PASSED', 'WARNED', 'FAILED']),
  configuration: z.array(policySchema).length(1),
  url: z.exactOptional(z.string()),
  passedTests: texts,
  warnedTests: texts,
  failedTests: texts,
  completionGate: factsSchema
})

const verdictSchema = z.strictObject({
  verifier: z.strictObject({
    id: z
      .string()
      .startsWith(`${VERIFIER}@v`)
      .regex(/@v\d+\.\d+\.\d+[\w.+-]*$/),
    policies: z.array(policySchema).length(1)
  }),
  timeCreated: z.iso.datetime(),
  properties: texts,
  completionGate: factsSchema
})

const statement = {
  _type: z.literal(STATEMENT_TYPE),
  subject: z.array(subjectSchema).min(1).max(3)
}

/** A statement of one of the two kinds. */
export const receiptSchema = z.discriminatedUnion('predicateType', [
  z.strictObject({
    ...statement,
    predicateType: z.literal(TEST_RESULT_TYPE),
    predicate: testResultSchema
  }),
  z.strictObject({
    ...statement,
    predicateType: z.literal(VERDICT_TYPE),
    predicate: verdictSchema
  })
]) satisfies z.ZodType<ReceiptStatement>

/** A receipt, and what held it. */
export interface ReadReceipt {
  readonly statement: ReceiptStatement
  readonly envelope: ReceiptEnvelope
}

/**
 * A receipt out of its text: a statement, a DSSE envelope or a Sigstore bundle.
 * No signature is checked.
 * @throws GateError INPUT_INVALID that names every problem with its path
 */
export function parseReceipt(text: string): ReadReceipt {
  const value = readJsonText(text, RECEIPT_FILE_LIMIT_BYTES, WHAT)
  const { envelope, payload } = openEnvelope(value)
  const inside =
    payload === undefined
      ? value
      : readJsonText(payload, RECEIPT_LIMIT_BYTES, WHAT)
  refuseOtherDocument(inside, RECEIPT_SCHEMA, WHAT)
  return { statement: parseValue(receiptSchema, inside, WHAT), envelope }
}
