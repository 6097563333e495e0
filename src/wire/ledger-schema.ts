/** The strict shape of a ledger document: `completion-gate.ledger.v1`. */
import { z } from 'zod'

import { LEDGER_SCHEMA } from '../model/evidence.ts'
import type { LedgerDocument } from '../model/evidence.ts'
import { readJsonText } from './json-text.ts'
import { parseValue } from './parse-value.ts'

/** Bytes that a ledger document may have. */
export const LEDGER_LIMIT_BYTES = 64 * 1024 * 1024

const DIGEST_OR_EMPTY = /^(?:[0-9a-f]{64})?$/
const OBJECT_ID_OR_EMPTY = /^(?:[0-9a-f]{40}|[0-9a-f]{64})?$/

const digest = z
  .string()
  .regex(
    DIGEST_OR_EMPTY,
    'expected a digest of 64 lower-case hex digits, or none'
  )
const objectId = z
  .string()
  .regex(
    OBJECT_ID_OR_EMPTY,
    'expected a commit id of 40 or 64 lower-case hex digits'
  )

const recordSchema = z.strictObject({
  tool: z.string(),
  path: z.string().min(1),
  content_digest: digest
})

const gapSchema = z.strictObject({
  reason: z.string(),
  path: z.exactOptional(z.string())
})

/** A ledger with the commits it was computed from. */
export const ledgerDocumentSchema = z.strictObject({
  schema: z.literal(LEDGER_SCHEMA),
  base: objectId,
  merge_base: objectId,
  head: objectId,
  effect_digest: digest,
  records: z.array(recordSchema),
  gaps: z.array(gapSchema),
  lfs_paths: z.exactOptional(z.array(z.string())),
  out_of_scope: z.exactOptional(z.array(z.string()))
}) satisfies z.ZodType<LedgerDocument>

/**
 * A ledger document out of its text.
 * @param text at most `LEDGER_LIMIT_BYTES` bytes
 * @throws GateError INPUT_INVALID that names every problem with its path
 */
export function parseLedgerDocument(text: string): LedgerDocument {
  const value = readJsonText(text, LEDGER_LIMIT_BYTES, 'ledger document')
  return parseValue(ledgerDocumentSchema, value, 'ledger document')
}
