/** Writes that no verdict rests on: what goes wrong is told, never thrown. */
import { asGateError } from '../../errors.ts'
import { statusOf } from './failure.ts'
import type { Tried } from '../../github-ports.ts'

/**
 * Tries.
 * @param doneStatus a status of GitHub's that means it is done already
 */
export async function tried(
  write: () => Promise<unknown>,
  doneStatus?: number
): Promise<Tried> {
  try {
    await write()
    return { done: true }
  } catch (thrown) {
    if (doneStatus !== undefined && statusOf(thrown) === doneStatus)
      return { done: true }
    const { message, hint } = asGateError(thrown)
    return {
      done: false,
      why: hint === undefined ? message : `${message} ${hint}`
    }
  }
}
