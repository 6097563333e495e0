/** The strict shape of an external observation. */
import { z } from 'zod'

import { parseValue } from './parse-value.ts'
import type { ExternalObservation } from '../model/external-observation.ts'

/** A fact from outside that may demand a change. */
export const externalObservationSchema = z.strictObject({
  kind: z.string().min(1),
  subject: z.string().min(1),
  digest: z.string().min(1),
  required_action: z.enum(['none', 'address', 'workspace_change'])
}) satisfies z.ZodType<ExternalObservation>

/**
 * An external observation out of a value of any shape.
 * @throws GateError INPUT_INVALID that names every problem with its path
 */
export function parseExternalObservation(value: unknown): ExternalObservation {
  return parseValue(externalObservationSchema, value, 'external observation')
}
