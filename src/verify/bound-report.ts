/** One bound report of everything required, one advisory report of the rest (design.md section 5). */
import { NO_CHECK_ID } from '../model/check.ts'
import { verificationReport } from '../model/verification-report.ts'
import type { VerificationCheck } from '../model/check.ts'
import type { BindingDocument } from '../model/evidence.ts'
import type { CheckPlan, PlannedCheck, SurfaceFinding } from '../model/plan.ts'
import type { AuthoredReport } from '../model/verification-report.ts'

/** The subject of the report that decides. */
export const BOUND_SUBJECT = 'completion-gate'

/** The subject of the report that is shown and never decides. */
export const ADVISORY_SUBJECT = 'completion-gate:advisory'

/** What the reports are built of. */
export interface ReportParts {
  readonly plan: CheckPlan
  /** Every check of the plan after it ran, in the order of the plan. */
  readonly checks: readonly VerificationCheck[]
  /** Checks of the attestor and the verifier: they can block, and stand in for none of the plan's. */
  readonly outside: readonly VerificationCheck[]
  readonly binding: BindingDocument
  readonly effectDigest: string
  /** The policy lets criteria that only the head has prove the change alone. */
  readonly trustHead: boolean
}

/**
 * Builds the reports. Everything required stands in one report, so one failure
 * blocks and nothing stands in for it; without the binding it has no digest.
 */
export function gateReports(parts: ReportParts): readonly AuthoredReport[] {
  const own = parts.checks.filter(check => check.required)
  const required = [...own, ...surfaceChecks(parts.plan, own)]
  const outside = parts.outside.filter(check => check.required)
  const all = [
    ...required,
    ...outside,
    ...(required.length === 0 && outside.length > 0 ? [NO_CHECK] : []),
    ...ownCriteriaCheck(parts, required),
    ...loopChecks(parts, required)
  ]
  const bound = verificationReport(BOUND_SUBJECT, all, {
    residualRisks: unboundRisks(parts.binding),
    ...(parts.binding.bound ? { effectDigest: parts.effectDigest } : {})
  })
  const optional = [...parts.checks, ...parts.outside].filter(
    check => !check.required
  )
  const advisory = verificationReport(ADVISORY_SUBJECT, optional)
  return optional.length === 0
    ? [{ author: 'host', ...bound }]
    : [
        { author: 'host', ...bound },
        { author: 'host', ...advisory }
      ]
}

const NO_CHECK: VerificationCheck = {
  id: NO_CHECK_ID,
  kind: 'review',
  description: 'A required check of the project itself',
  status: 'needs_review',
  required: true,
  residual_risk:
    'No required check is defined; an attestor or a verifier does not stand in for one.'
}

function unboundRisks(binding: BindingDocument): readonly string[] {
  if (binding.bound) return []
  const names = [...binding.unbound, ...binding.drift].map(one => one.path)
  return [
    `These results do not speak of exactly this change: the checkout differed at ${[...new Set(names)].join(', ')}.`
  ]
}

/** A finding that a check of the plan already says, such as a lost preset, is not said twice. */
function surfaceChecks(
  { surface }: CheckPlan,
  own: readonly VerificationCheck[]
): readonly VerificationCheck[] {
  const said = new Set(own.map(check => check.residual_risk))
  return surface
    .filter(one => one.level === 'block' && !said.has(one.message))
    .map((finding, at, all) => {
      const id = surfaceId(finding)
      const same = all.slice(0, at).filter(one => surfaceId(one) === id)
      const number = same.length === 0 ? '' : `#${same.length + 1}`
      return surfaceCheck(finding, `${id}${number}`)
    })
}

function surfaceId({ rule, path, line }: SurfaceFinding): string {
  const place = path === undefined ? '' : `:${path}`
  return `surface:${rule}${place}${line === undefined ? '' : `:${line}`}`
}

function surfaceCheck(finding: SurfaceFinding, id: string): VerificationCheck {
  return {
    id,
    kind: 'surface',
    description: finding.message,
    status: 'needs_review',
    required: true,
    residual_risk: finding.message
  }
}

/** Threat B2: an agent that writes its own criterion must not prove itself by it alone. */
function ownCriteriaCheck(
  parts: ReportParts,
  required: readonly VerificationCheck[]
): readonly VerificationCheck[] {
  const own = new Set(
    plannedChecks(parts.plan)
      .filter(
        check =>
          check.declaredBy === 'acceptance' && check.declaredIn === 'head'
      )
      .map(check => check.id)
  )
  const passed = required.filter(check => check.status === 'passed')
  const onlyOwn = passed.length > 0 && passed.every(check => own.has(check.id))
  if (parts.trustHead || !onlyOwn) return []
  return [
    {
      id: 'acceptance:own-criteria',
      kind: 'review',
      description: 'A required check that the change did not write itself',
      status: 'needs_review',
      required: true,
      residual_risk:
        'Every required check that passed was written by the change itself.'
    }
  ]
}

/** Every active loop needs a passing check of its own; another loop's does not count for it. */
function loopChecks(
  parts: ReportParts,
  required: readonly VerificationCheck[]
): readonly VerificationCheck[] {
  const passed = new Set(
    required.filter(check => check.status === 'passed').map(check => check.id)
  )
  const planned = plannedChecks(parts.plan)
  return parts.plan.loops
    .filter(
      loop => !planned.some(one => one.loop === loop && passed.has(one.id))
    )
    .map(loop => ({
      id: `acceptance:${loop}`,
      kind: 'review',
      description: `A passing machine criterion of the active loop ${loop}`,
      status: 'needs_review' as const,
      required: true,
      residual_risk: `The active loop ${loop} has no machine criterion that passed.`
    }))
}

function plannedChecks(plan: CheckPlan): readonly PlannedCheck[] {
  return [
    ...plan.commands.flatMap(command => command.checks),
    ...plan.fileCriteria.map(criterion => criterion.check)
  ]
}
