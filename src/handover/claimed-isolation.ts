/** The isolation that parts say they ran at. The word is the untrusted job's own: it can only block, never prove. */
import { isWeaker } from '../model/isolation-level.ts'
import type { AcceptedPart } from './accept-part.ts'
import type { Isolation } from '../model/evidence.ts'
import type { IsolationLevel } from '../model/isolation-level.ts'

/** What stands beside every level that another job says. */
export const CLAIMED =
  'The level is what the job that ran the checks says of itself; the job that decides did not see it.'

/** Why the commands of a part do not count at this minimum; undefined when they do. */
export function isolationProblem(
  { evidence }: AcceptedPart,
  minimum: IsolationLevel
): string | undefined {
  const { isolation } = evidence
  if (isolation === undefined)
    return 'The part that ran it does not say at which isolation.'
  const { level, below_minimum: below } = isolation
  if (below === undefined && !isWeaker(level, minimum)) return undefined
  const least =
    below !== undefined && isWeaker(minimum, below) ? below : minimum
  return `The part that ran it says isolation \`${level}\`, below the minimum \`${least}\`.`
}

/** The weakest level that was said, and every promise that was made. */
export function claimedIsolation(
  parts: readonly AcceptedPart[]
): Isolation | undefined {
  const said = parts.flatMap(part => part.evidence.isolation ?? [])
  const [first, ...others] = said
  if (first === undefined) return undefined
  const weakest = others.reduce(
    (least, one) => (isWeaker(one.level, least.level) ? one : least),
    first
  )
  const promises = [...new Set(said.map(one => one.promise))]
  return { ...weakest, promise: [...promises, CLAIMED].join(' ') }
}
