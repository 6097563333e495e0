/** The door of an event's payload: the part that the gate uses, or every problem in one error. */
import { GateError } from '../errors.ts'
import type { z } from 'zod'

/** The payload in the schema's shape. @throws GateError USAGE that names every problem */
export function understood<Output>(
  schema: z.ZodType<Output>,
  payload: unknown
): Output {
  const result = schema.safeParse(payload)
  if (result.success) return result.data
  throw new GateError(
    'USAGE',
    'The payload of the event has not the shape that GitHub describes.',
    {
      problems: result.error.issues.map(issue => ({
        path: issue.path.join('.'),
        message: issue.message
      })),
      hint: 'Run the action from the event that the workflow names, without a payload of its own.'
    }
  )
}
