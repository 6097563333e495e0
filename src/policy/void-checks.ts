/** Everything for which a policy is refused as void: what it demands would prove nothing. */
import { constantExit } from './constant-script.ts'
import { leftOutChecks } from './left-out-checks.ts'
import { vacuousProblem } from './vacuous.ts'
import type { Problem } from '../errors.ts'
import type { GatePolicy } from './gate-policy.ts'

/**
 * Every problem, with its place in the policy and the mend.
 * @param paths encoded paths of every file of the base
 */
export function voidProblems(
  policy: GatePolicy,
  paths: Iterable<string>
): readonly Problem[] {
  const constant = constantChecks(policy)
  const whole = vacuousProblem(policy, paths, constant)
  return [
    ...(whole === undefined ? [] : [{ path: '', message: whole }]),
    ...constantProblems(policy, constant),
    ...leftOutChecks(policy).map(at => ({
      path: `checks[${String(at)}].paths`,
      message:
        '"scope.exclude" leaves out every path that the check is for, so it could never run; narrow the scope, or leave the check out'
    }))
  ]
}

/** Places of the required checks that pass whatever the change holds. */
function constantChecks({ checks }: GatePolicy): ReadonlySet<number> {
  const constant = [...checks.entries()].filter(
    ([, { required, command, expectExit }]) =>
      required && constantExit(command) === expectExit
  )
  return new Set(constant.map(([at]) => at))
}

/**
 * A required check that always passes would prove every change. With `paths` it
 * only says of which changes nothing is asked.
 */
function constantProblems(
  { checks }: GatePolicy,
  constant: ReadonlySet<number>
): readonly Problem[] {
  return [...checks.entries()].flatMap(([at, { command, paths }]) =>
    constant.has(at) && paths.length === 0
      ? [
          {
            path: `checks[${String(at)}].command`,
            message: `${JSON.stringify(command.slice(0, 80))} can never fail, so the check would pass for every change and prove nothing; name a command that fails when the work is wrong, or leave the check out`
          }
        ]
      : []
  )
}
