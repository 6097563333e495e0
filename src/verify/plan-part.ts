/** What each source of checks adds to the plan. */
import type { VerificationCheck } from '../model/check.ts'
import type {
  CheckPlan,
  PlannedCheck,
  PlannedCommand,
  PlannedFileCriterion,
  PlanProblem,
  SurfaceFinding
} from '../model/plan.ts'
import type { GatePolicy } from '../policy/gate-policy.ts'
import type { SurfaceRuleId } from '../policy/surface-rules.ts'

/** One source's share of the plan. */
export type PlanPart = Pick<
  CheckPlan,
  'commands' | 'fileCriteria' | 'settled' | 'problems' | 'surface'
>

/** A share with nothing in it. */
export const NOTHING_PLANNED: PlanPart = {
  commands: [],
  fileCriteria: [],
  settled: [],
  problems: [],
  surface: []
}

/** A share of one command that settles one check. */
export function commandPart(
  check: PlannedCheck,
  run: Omit<PlannedCommand, 'checks'>
): PlanPart {
  return { ...NOTHING_PLANNED, commands: [{ ...run, checks: [check] }] }
}

/** A share of one criterion that the gate settles itself. */
export function filePart(check: PlannedCheck, path: string): PlanPart {
  const criterion: PlannedFileCriterion = { check, path }
  return { ...NOTHING_PLANNED, fileCriteria: [criterion] }
}

/** A share of one check that needs a person's review, and the problem that says why. */
export function reviewPart(
  check: PlannedCheck,
  problem: PlanProblem
): PlanPart {
  const settled: VerificationCheck = {
    id: check.id,
    kind: check.kind,
    description: check.description,
    status: 'needs_review',
    required: check.required,
    residual_risk: problem.message,
    evidence: {
      origin: originText(check),
      ...(check.source === undefined ? {} : { source: check.source })
    }
  }
  return { ...NOTHING_PLANNED, settled: [settled], problems: [problem] }
}

/** A surface finding with the level that the policy gives its rule; none when it is off. */
export function atLevel(
  { surface }: GatePolicy,
  rule: SurfaceRuleId,
  found: Omit<SurfaceFinding, 'rule' | 'level'>
): readonly SurfaceFinding[] {
  const level = surface[rule]
  return level === 'off' ? [] : [{ rule, level, ...found }]
}

/** All shares as one, in their order; the same problem or finding is said once. */
export function joinParts(parts: readonly PlanPart[]): PlanPart {
  return {
    commands: parts.flatMap(part => part.commands),
    fileCriteria: parts.flatMap(part => part.fileCriteria),
    settled: parts.flatMap(part => part.settled),
    problems: distinct(parts.flatMap(part => part.problems)),
    surface: distinct(parts.flatMap(part => part.surface))
  }
}

/** What declares a check and where, such as `preset:both`. */
export function originText(check: PlannedCheck): string {
  return `${check.declaredBy}:${check.declaredIn}`
}

function distinct<Value>(values: readonly Value[]): readonly Value[] {
  return [
    ...new Map(values.map(value => [JSON.stringify(value), value])).values()
  ]
}
