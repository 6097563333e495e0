/** Presets, the policy's checks and acceptance criteria as one plan: ordered, each command once. */
import { planAcceptance } from './plan-acceptance.ts'
import { joinParts } from './plan-part.ts'
import { planPolicyChecks } from './plan-policy-checks.ts'
import { planPresets } from './plan-presets.ts'
import type { PlanInput } from './plan-presets.ts'
import type { CheckPlan, PlannedCommand } from '../model/plan.ts'

/**
 * Plans everything that will be checked. Pure: the same input gives the same plan.
 * @returns presets in the order of their table, then the policy's checks, then acceptance
 */
export function planChecks(input: PlanInput): CheckPlan {
  const { loops, ...acceptance } = planAcceptance(input)
  const parts = joinParts([
    planPresets(input),
    planPolicyChecks(input.policy, input.changedPaths),
    acceptance
  ])
  return {
    ...parts,
    setup: input.policy.setup,
    commands: eachCommandOnce(parts.commands),
    loops
  }
}

/** The same text in the same folder with the same expected exit runs once, within the longest time-out. */
function eachCommandOnce(
  commands: readonly PlannedCommand[]
): readonly PlannedCommand[] {
  const once = new Map<string, PlannedCommand>()
  for (const command of commands) {
    const text = command.command.trim()
    const key = JSON.stringify([text, command.cwd, command.expectExit])
    const same = once.get(key)
    once.set(key, {
      ...command,
      command: text,
      timeoutMs: Math.max(same?.timeoutMs ?? 0, command.timeoutMs),
      checks:
        same === undefined
          ? command.checks
          : [...same.checks, ...command.checks]
    })
  }
  return [...once.values()]
}
