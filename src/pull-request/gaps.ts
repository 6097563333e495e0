/** A list of GitHub that was not read to its end is a gap like any other (threat C14). */
import type { Observed } from '../gate.ts'
import type { Gap } from '../model/observation.ts'

/** The same with further gaps; what is known to be missing is said once. */
export function withGaps<Known extends Observed>(
  known: Known,
  gaps: readonly Gap[]
): Known {
  const { observation } = known
  const further = gaps.filter(
    ({ reason }) => !observation.gaps.some(one => one.reason === reason)
  )
  return {
    ...known,
    observation: { ...observation, gaps: [...observation.gaps, ...further] }
  }
}
