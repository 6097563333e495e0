/** How long the action waits for GitHub: two variables of the job, for a GitHub Enterprise Server that is slow or often away. */
import { z } from 'zod'

import { GateError } from '../errors.ts'
import type { WaitingLimits } from '../adapters/github/retry-budget.ts'

/** The variables, with what each sets, in milliseconds. */
export const WAITING_VARIABLES = {
  /** All waiting of a run; a sixth of it is kept for the closing of the check run. */
  COMPLETION_GATE_WAIT_MS: 'totalMs',
  /** One attempt at a request. */
  COMPLETION_GATE_ATTEMPT_MS: 'attemptMs'
} as const

const CLOSING_SHARE = 6
const LONGEST_MS = 3_600_000

const milliseconds = z
  .string()
  .regex(/^[1-9]\d{0,6}$/)
  .transform(Number)
  .pipe(z.number().max(LONGEST_MS))

/**
 * Reads the variables; one that is not set or empty leaves the default.
 * @throws GateError USAGE that names every bad variable
 */
export function waitingLimits(
  environment: NodeJS.ProcessEnv
): Partial<WaitingLimits> {
  const limits: { totalMs?: number; attemptMs?: number } = {}
  const problems: { path: string; message: string }[] = []
  for (const [name, limit] of Object.entries(WAITING_VARIABLES)) {
    const text = environment[name] ?? ''
    if (text === '') continue
    const read = milliseconds.safeParse(text)
    if (read.success) limits[limit] = read.data
    else
      problems.push({
        path: name,
        message: `expected milliseconds from 1 to ${LONGEST_MS}, got ${JSON.stringify(text)}`
      })
  }
  if (problems.length > 0)
    throw new GateError(
      'USAGE',
      'The variables that set the waiting are not valid.',
      { problems, hint: 'Mend `env:` of the step, or leave them out.' }
    )
  return limits.totalMs === undefined
    ? limits
    : { ...limits, reserveMs: Math.ceil(limits.totalMs / CLOSING_SHARE) }
}
