/** The decision: seven rules in one ordered list, first match wins (design.md section 5). */
import { openObservations } from '../model/external-observation.ts'
import { acceptedReports, bindsPass } from '../model/verification-report.ts'
import type { Completion } from '../model/completion.ts'
import type { ExternalObservation } from '../model/external-observation.ts'
import type { MutationLedger } from '../model/ledger.ts'
import type { Gap } from '../model/observation.ts'
import type { Decision, GateRule } from '../model/verdict.ts'
import type { AuthoredReport } from '../model/verification-report.ts'
import type { CompletionWaiver } from '../model/waiver.ts'

/** Everything the decision is made of; nothing else can influence it. */
export interface DecisionInput {
  readonly ledger: MutationLedger
  readonly gaps: readonly Gap[]
  /** Writers whose effect was not observed; for a pull request: its head, when it moved. */
  readonly openWriters: readonly string[]
  readonly reports: readonly AuthoredReport[]
  readonly waivers: readonly CompletionWaiver[]
  readonly observations: readonly ExternalObservation[]
  /** Whether rule 1 may let the agent continue once; only a library host says so. */
  readonly allowContinuation: boolean
}

interface Outcome {
  readonly completion: Completion
  readonly message: string
  readonly mayContinue?: boolean
}

type Rule = (input: DecisionInput) => Outcome | undefined

/**
 * Decides. Total: every input has exactly one decision, and it completes only
 * by rule 4, 5 or 6.
 */
export function decide(input: DecisionInput): Decision {
  for (const [rule, apply] of RULES) {
    const outcome = apply(input)
    if (outcome !== undefined) return { mayContinue: false, ...outcome, rule }
  }
  return { ...noProof(input), rule: 7, mayContinue: false }
}

const RULES: readonly (readonly [GateRule, Rule])[] = [
  [1, demandedChange],
  [2, unobservedWriter],
  [3, observationGap],
  [4, emptyLedger],
  [5, waived],
  [6, verified]
]

function demandedChange(input: DecisionInput): Outcome | undefined {
  const open = openObservations(
    input.observations,
    input.waivers,
    input.ledger.effect_digest
  )
  if (open.length === 0) return undefined
  const subjects = open.map(one => `${one.kind} of ${one.subject}`).join(', ')
  return {
    completion: { kind: 'incomplete' },
    message: `completion gate: ${subjects} still demands a workspace change. Assistant text does not clear it.`,
    mayContinue: input.allowContinuation
  }
}

function unobservedWriter(input: DecisionInput): Outcome | undefined {
  if (input.openWriters.length === 0) return undefined
  return incomplete(
    `completion gate: the writes of ${input.openWriters.join(', ')} were not observed. No report and no waiver closes what was not seen.`
  )
}

function observationGap(input: DecisionInput): Outcome | undefined {
  const [first] = input.gaps
  if (first === undefined) return undefined
  const more = input.gaps.length - 1
  const rest = more === 0 ? '' : ` (and ${String(more)} more)`
  return incomplete(
    `completion gate: the observation of the change has a gap, so its digest is not the effect: ${first.reason}${rest}`
  )
}

function emptyLedger(input: DecisionInput): Outcome | undefined {
  if (input.ledger.records.length > 0) return undefined
  return {
    completion: { kind: 'narrative' },
    message: 'completion gate: nothing changed, so there is nothing to prove.'
  }
}

function waived(input: DecisionInput): Outcome | undefined {
  const digest = input.ledger.effect_digest
  const waiver = input.waivers.find(one => one.effect_digest === digest)
  if (waiver === undefined) return undefined
  return {
    completion: { kind: 'waived', effect_digest: digest },
    message: `completion gate: workspace mutation ${digest} is waived, not verified.`
  }
}

function verified(input: DecisionInput): Outcome | undefined {
  const digest = input.ledger.effect_digest
  const proof = acceptedReports(input.reports).some(report =>
    bindsPass(report, digest)
  )
  if (!proof) return undefined
  return {
    completion: { kind: 'verified', effect_digest: digest },
    message: `completion gate: every required check passed on workspace mutation ${digest}.`
  }
}

function noProof(input: DecisionInput): Outcome {
  return incomplete(
    `completion gate: workspace mutation ${input.ledger.effect_digest} has no bound Passed verification and no host waiver. Assistant text does not count.`
  )
}

function incomplete(message: string): Outcome {
  return { completion: { kind: 'incomplete' }, message }
}
