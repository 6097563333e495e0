/** The strict shape of waivers, and of a file of them: `[{effect_digest, reason, by?}]`. */
import { z } from 'zod'

import { isBlank } from '../model/visible-text.ts'
import { readJsonText } from './json-text.ts'
import { parseValue } from './parse-value.ts'
import type {
  CompletionWaiver,
  RefusedClaim,
  WaiverClaim
} from '../model/waiver.ts'

/** Bytes that a file of waivers may have. */
export const WAIVER_FILE_LIMIT_BYTES = 1024 * 1024

const filled = z
  .string()
  .refine(text => !isBlank(text), 'expected a text, received a blank one')

const waiverShape = {
  effect_digest: filled,
  reason: filled,
  by: z.exactOptional(z.string())
}

/** An authorised waiver; neither its digest nor its reason is blank. */
export const waiverSchema = z.strictObject(
  waiverShape
) satisfies z.ZodType<CompletionWaiver>

/** A claim that was refused: it may be blank, since that may be why. */
export const refusedClaimSchema = z.strictObject({
  effect_digest: z.string(),
  reason: z.string(),
  by: z.exactOptional(z.string()),
  refused: z.string()
}) satisfies z.ZodType<RefusedClaim>

const FILE_FORM =
  'A waiver file is a list: [{"effect_digest": "<the 64 hex digits that `verify` prints>", "reason": "<why>"}]'

/**
 * The claims of a waiver file. Whether they name this effect is not asked here.
 * @param text the file, at most `WAIVER_FILE_LIMIT_BYTES` bytes
 * @throws GateError INPUT_INVALID that names every problem with its path
 */
export function parseWaiverFile(text: string): readonly WaiverClaim[] {
  const value = readJsonText(text, WAIVER_FILE_LIMIT_BYTES, 'waiver file')
  return parseValue(z.array(waiverSchema), value, 'waiver file', FILE_FORM)
}

/**
 * A waiver out of a value of any shape.
 * @throws GateError INPUT_INVALID that names every problem with its path
 */
export function parseWaiver(value: unknown): CompletionWaiver {
  return parseValue(waiverSchema, value, 'waiver')
}
