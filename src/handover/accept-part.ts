/** Whether a part of the evidence speaks of exactly this run, change, policy and plan. */
import { oddChecks } from './claimed-checks.ts'
import { partIds } from './select-checks.ts'
import type { EvidenceRecord } from '../model/evidence.ts'
import type { Handover, HandingRun } from '../model/handover.ts'
import type { IsolationLevel } from '../model/isolation-level.ts'
import type { MutationLedger } from '../model/ledger.ts'
import type { CommitRange } from '../model/observation.ts'
import type { CheckPlan } from '../model/plan.ts'

/** What the job that decides knows by itself. */
export interface Awaited {
  readonly run: HandingRun
  readonly range: CommitRange
  readonly ledger: MutationLedger
  readonly plan: CheckPlan
  readonly planDigest: string
  readonly policyDigest: string
  /** The weakest level that commands may have run at. */
  readonly isolationMinimum: IsolationLevel
  /** Ids of criteria whose file the change cannot have; see `absentFiles`. */
  readonly absentFiles: ReadonlySet<string>
}

/** A part that fits, with its stamp. */
export interface AcceptedPart {
  readonly evidence: EvidenceRecord
  readonly handover: Handover
}

/** The part, or a sentence that says what does not fit. Nothing that it claims is taken on trust but how its checks ended. */
export function acceptPart(
  evidence: EvidenceRecord,
  awaited: Awaited
): AcceptedPart | string {
  const { handover } = evidence
  if (handover === undefined)
    return 'it has no stamp of the run that made it; `mode: verify` writes one'
  const odd = mismatches(evidence, handover, awaited).find(
    ([, expected, came]) => expected !== came
  )
  if (odd !== undefined)
    return `it speaks of another ${odd[0]}: expected ${shown(odd[1])}, and it says ${shown(odd[2])}`
  if (evidence.ledger.gaps.length > 0)
    return 'the change was not observed whole where the checks ran'
  const known = partIds(awaited.plan)
  const foreign = handover.checks.find(id => !known.includes(id))
  if (foreign !== undefined)
    return `it has a check that is not planned, ${JSON.stringify(foreign.slice(0, 80))}`
  const checks = oddChecks(evidence, handover.checks, awaited.plan)
  if (checks !== undefined) return `it ${checks}`
  return evidence.binding === undefined
    ? 'it says of no check whether the checkout was the change'
    : { evidence, handover }
}

type Mismatch = readonly [what: string, expected: string, came: string]

function mismatches(
  { ledger }: EvidenceRecord,
  handover: Handover,
  { run, range, ledger: own, planDigest, policyDigest }: Awaited
): readonly Mismatch[] {
  return [
    ['run', String(run.runId), String(handover.run_id)],
    [
      'attempt of the run (run all jobs again)',
      String(run.runAttempt),
      String(handover.run_attempt)
    ],
    ['head', range.head, ledger.head],
    ['merge base', range.mergeBase, ledger.merge_base],
    ['effect digest', own.effect_digest, ledger.effect_digest],
    ['policy', policyDigest, handover.policy_digest],
    ['plan', planDigest, handover.plan_digest]
  ]
}

function shown(text: string): string {
  return JSON.stringify(text.slice(0, 80))
}
