/** Why `init` writes nothing without a person's word. */
import { GateError } from '../errors.ts'
import { MISNAMED_POLICY_PATH, POLICY_PATH } from '../policy/gate-policy.ts'
import type { Proposal } from './propose.ts'
import type { Survey } from './survey.ts'

/**
 * The error, or undefined when nothing stands in the way. Pure.
 * @param allowed a person will be asked, or `--force` was given
 */
export function refusal(
  found: Survey,
  { files }: Proposal,
  allowed: boolean
): GateError | undefined {
  // Both names together are an error of every run, and one would have to go anyway.
  if (found.misnamedPolicy)
    return new GateError(
      'USAGE',
      `The policy is expected as ${POLICY_PATH}, and it is called ${MISNAMED_POLICY_PATH}.`,
      { hint: `git mv ${MISNAMED_POLICY_PATH} ${POLICY_PATH}` }
    )
  if (allowed) return undefined
  const standing = files.filter(({ state }) => state === 'other')
  if (standing.length > 0)
    return new GateError(
      'USAGE',
      `Nothing was written: ${standing.map(({ path }) => path).join(' and ')} ${standing.length === 1 ? 'stands' : 'stand'} there with other text.`,
      {
        hint: '`--force` replaces what stands there; `--dry-run` shows what would take its place.'
      }
    )
  if (found.gateWorkflows.length > 0)
    return new GateError(
      'USAGE',
      `Nothing was written: ${found.gateWorkflows.join(' and ')} runs the gate already, and two workflows would post the same check.`,
      {
        hint: '`completion-gate doctor` looks the standing one over; `--force` writes another.'
      }
    )
  return undefined
}
