/** Parts of evidence as one result: each planned check exactly once, from exactly one part. */
import { acceptPart } from './accept-part.ts'
import { claimedIsolation, isolationProblem } from './claimed-isolation.ts'
import { partIds } from './select-checks.ts'
import type { AcceptedPart, Awaited } from './accept-part.ts'
import type { VerificationCheck } from '../model/check.ts'
import type { BindingDocument, EvidenceRecord } from '../model/evidence.ts'
import type { IsolationLevel } from '../model/isolation-level.ts'
import type { Gap } from '../model/observation.ts'
import type { CheckPlan, PlannedCheck, PlannedCommand } from '../model/plan.ts'

/** One file: what it holds, or why that is no evidence. */
export type ReadPart =
  | { readonly name: string; readonly evidence: EvidenceRecord }
  | { readonly name: string; readonly problem: string }

/** What came of all parts. */
export interface MergedParts {
  /** In the order of the plan; empty when there is a gap. */
  readonly checks: readonly VerificationCheck[]
  readonly binding: BindingDocument
  readonly isolation: EvidenceRecord['isolation']
  readonly gaps: readonly Gap[]
}

// How a run may end whose evidence counts; what its checks say decides then.
const ENDED = ['success', 'failure']

/** Merges. A part that is missing, doubled, foreign or unreadable is a gap. */
export function mergeParts(
  parts: readonly ReadPart[],
  awaited: Awaited
): MergedParts {
  const accepted: AcceptedPart[] = []
  const reasons: string[] = []
  if (!ENDED.includes(awaited.run.conclusion))
    reasons.push(
      `The run that makes the evidence ended as ${JSON.stringify(awaited.run.conclusion.slice(0, 40))}: run it again.`
    )
  for (const part of parts) {
    const answer =
      'problem' in part ? part.problem : acceptPart(part.evidence, awaited)
    if (typeof answer === 'string')
      reasons.push(`The evidence ${part.name} does not count: ${answer}.`)
    else accepted.push(answer)
  }
  reasons.push(...placement(accepted, awaited.plan))
  return {
    checks: reasons.length > 0 ? [] : mergedChecks(accepted, awaited),
    binding: mergedBinding(accepted),
    isolation: claimedIsolation(accepted),
    gaps: reasons.map(reason => ({ reason }))
  }
}

/** Why the parts are not the whole plan, each of it once. */
function placement(
  parts: readonly AcceptedPart[],
  plan: CheckPlan
): readonly string[] {
  return partIds(plan).flatMap(id => {
    const times = parts
      .flatMap(part => part.handover.checks)
      .filter(one => one === id).length
    if (times === 1) return []
    return times === 0
      ? [`No evidence was handed over for the check \`${id}\`.`]
      : [
          `Evidence for the check \`${id}\` was handed over ${String(times)} times.`
        ]
  })
}

function mergedChecks(
  parts: readonly AcceptedPart[],
  { plan, isolationMinimum, absentFiles }: Awaited
): readonly VerificationCheck[] {
  const commands = plan.commands.flatMap(command =>
    command.checks.map(check =>
      isolated(
        resultOf(check, partOf(parts, command.checks[0].id), command),
        partOf(parts, command.checks[0].id),
        isolationMinimum
      )
    )
  )
  const files = plan.fileCriteria.map(({ check, path }) => {
    const result = resultOf(check, partOf(parts, check.id), undefined)
    return absentFiles.has(check.id) ? absent(result, path) : result
  })
  return [...commands, ...files]
}

/** A result of a command that ran, as its part says, below the minimum proves nothing. */
function isolated(
  check: VerificationCheck,
  part: AcceptedPart | undefined,
  minimum: IsolationLevel
): VerificationCheck {
  const problem =
    part === undefined ? undefined : isolationProblem(part, minimum)
  return problem === undefined || check.status !== 'passed'
    ? check
    : { ...check, status: 'needs_review', residual_risk: problem }
}

/** What the change itself shows needs nobody's word. */
function absent(check: VerificationCheck, path: string): VerificationCheck {
  return check.status === 'passed'
    ? {
        ...check,
        status: 'failed',
        residual_risk: `there is no regular file at ${path}, although the evidence says so`
      }
    : check
}

function partOf(
  parts: readonly AcceptedPart[],
  id: string
): AcceptedPart | undefined {
  return parts.find(part => part.handover.checks.includes(id))
}

/** What the check is comes from the plan; only how it ended comes from the part. */
function resultOf(
  planned: PlannedCheck,
  part: AcceptedPart | undefined,
  command: PlannedCommand | undefined
): VerificationCheck {
  const { id, kind, description, required } = planned
  const found = part?.evidence.reports
    .flatMap(report => report.checks)
    .filter(check => check.id === id)
  const [result, ...others] = found ?? []
  const declared = { id, kind, description, required }
  if (result === undefined || others.length > 0)
    return {
      ...declared,
      status: 'needs_review',
      residual_risk: 'The part that ran it does not say, once, how it ended.'
    }
  const { status, evidence, residual_risk: risk } = result
  if (status === 'passed' && !endedAsExpected(evidence, command))
    return {
      ...declared,
      status: 'needs_review',
      residual_risk:
        'The part says that it passed, and with another exit code than expected.'
    }
  return {
    ...declared,
    status,
    ...(evidence === undefined ? {} : { evidence }),
    ...(risk === undefined ? {} : { residual_risk: risk })
  }
}

function endedAsExpected(
  evidence: VerificationCheck['evidence'],
  command: PlannedCommand | undefined
): boolean {
  return (
    command === undefined ||
    (evidence?.exit_code === command.expectExit && evidence.timed_out !== true)
  )
}

function mergedBinding(parts: readonly AcceptedPart[]): BindingDocument {
  const bindings = parts.flatMap(part => part.evidence.binding ?? [])
  return {
    bound: parts.length > 0 && parts.every(isBound),
    checked_out: bindings[0]?.checked_out ?? '',
    unbound: bindings.flatMap(one => one.unbound),
    drift: bindings.flatMap(one => one.drift),
    added: bindings.flatMap(one => one.added),
    ...(bindings.some(one => one.moves_unwatched === true)
      ? { moves_unwatched: true }
      : {})
  }
}

/** All that a part says must agree: its word alone that it is bound is worth nothing. */
function isBound({ evidence }: AcceptedPart): boolean {
  const { binding, reports, ledger } = evidence
  return (
    binding?.bound === true &&
    binding.unbound.length === 0 &&
    reports.some(report => report.effect_digest === ledger.effect_digest)
  )
}
