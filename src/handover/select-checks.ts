/** A part of a plan: what one of several jobs settles. */
import { GateError } from '../errors.ts'
import type { CheckPlan } from '../model/plan.ts'

/** Ids by which a plan is divided: one a command, one a criterion that the gate settles itself. */
export function partIds(plan: CheckPlan): readonly string[] {
  return [
    ...plan.commands.map(command => command.checks[0].id),
    ...plan.fileCriteria.map(criterion => criterion.check.id)
  ]
}

/**
 * The plan with the named parts alone; the whole of it when none is named.
 * @throws GateError USAGE for an id that the plan has not
 */
export function selectChecks(
  plan: CheckPlan,
  ids: readonly string[]
): CheckPlan {
  if (ids.length === 0) return plan
  const known = partIds(plan)
  const unknown = ids.filter(id => !known.includes(id))
  if (unknown.length > 0)
    throw new GateError(
      'USAGE',
      `The plan of this change has no check ${unknown.map(id => JSON.stringify(id)).join(', ')}; it has ${known.join(', ') || 'none'}.`,
      { hint: 'Take the ids from the output `matrix` of `mode: plan`.' }
    )
  const wanted = new Set(ids)
  return {
    ...plan,
    commands: plan.commands.filter(one => wanted.has(one.checks[0].id)),
    fileCriteria: plan.fileCriteria.filter(one => wanted.has(one.check.id))
  }
}
