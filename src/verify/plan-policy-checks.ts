/** The policy's own checks: always, or where the change touches their paths. */
import { matchesAny } from './matches-any.ts'
import { commandPart, joinParts } from './plan-part.ts'
import { POLICY_PATH } from '../policy/gate-policy.ts'
import type { PlanPart } from './plan-part.ts'
import type { GatePolicy, PolicyCheck } from '../policy/gate-policy.ts'

/**
 * The share of the policy's checks, in its order.
 * @param changedPaths encoded paths of the ledger
 */
export function planPolicyChecks(
  policy: GatePolicy,
  changedPaths: readonly string[]
): PlanPart {
  return joinParts(
    policy.checks
      .filter(check => isTouched(check, changedPaths))
      .map(check =>
        commandPart(
          {
            id: check.id,
            kind: check.kind,
            description: check.description,
            required: check.required,
            declaredBy: 'policy',
            declaredIn: 'base',
            source: POLICY_PATH,
            ...(check.minimumTests === 0
              ? {}
              : { minimumTests: check.minimumTests })
          },
          {
            command: check.command,
            cwd: check.cwd,
            timeoutMs: check.timeoutMs,
            expectExit: check.expectExit
          }
        )
      )
  )
}

function isTouched(
  check: PolicyCheck,
  changedPaths: readonly string[]
): boolean {
  return check.paths.length === 0 || changedPaths.some(matchesAny(check.paths))
}
