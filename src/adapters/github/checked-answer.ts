/** No answer of GitHub is used before its shape is checked. */
import type { z } from 'zod'

import { unexpectedAnswer } from './failure.ts'
import type { Purpose } from './failure.ts'

/**
 * The answer in the schema's shape.
 * @throws GateError GITHUB_UNEXPECTED that names the first place that differs
 */
export function checkedAnswer<Output>(
  schema: z.ZodType<Output>,
  data: unknown,
  purpose: Purpose
): Output {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const first = result.error.issues[0]
  const place = first?.path.map(String).join('.') ?? ''
  throw unexpectedAnswer(
    purpose,
    `another shape${place === '' ? '' : ` at ${place}`}: ${first?.message ?? 'unknown'}`
  )
}
