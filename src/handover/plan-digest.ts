/** Digests of a plan and of a policy: two jobs that have the same ones judge by the same rules. */
import { canonicalJson } from '../model/canonical-json.ts'
import { compareBytes } from '../model/path.ts'
import { sha256 } from '../model/digest.ts'
import type { CheckPlan } from '../model/plan.ts'
import type { GatePolicy } from '../policy/gate-policy.ts'

/** SHA-256 over everything that is to be run or settled. */
export function planDigest({
  setup,
  commands,
  fileCriteria,
  settled,
  loops
}: CheckPlan): string {
  return sha256(
    canonicalJson({ setup, commands, fileCriteria, settled, loops })
  )
}

/** SHA-256 over every rule of the policy, defaults among them. */
export function policyDigest(policy: GatePolicy): string {
  // JSON has no maps: one would be written as `{}`, whatever it holds.
  const presets = [...policy.presets].sort(([left], [right]) =>
    compareBytes(left, right)
  )
  return sha256(canonicalJson({ ...policy, presets }))
}
