/** The table of contents: observe → verify → waive → decide → report, and nothing else. */
import { decide } from './decide/decide.ts'
import { nextSteps } from './decide/next-steps.ts'
import { observe } from './observe/observe.ts'
import { readPolicy } from './policy/read-policy.ts'
import { evidenceRecord } from './report/evidence.ts'
import { planChecks } from './verify/plan.ts'
import { readProject } from './verify/project-files.ts'
import { verify } from './verify/verify.ts'
import { answerClaims } from './waive/waive.ts'
import type { DecisionInput } from './decide/decide.ts'
import type { EvidenceRecord } from './model/evidence.ts'
import type { ExternalObservation } from './model/external-observation.ts'
import type { WorkspaceObservation } from './model/observation.ts'
import type { CheckPlan } from './model/plan.ts'
import type { WaiverClaim } from './model/waiver.ts'
import type { GatePolicy } from './policy/gate-policy.ts'
import type { ChangeSource, GatePorts, TreeFiles } from './ports.ts'
import type { Verification } from './verify/verify.ts'
import type { WaiverAnswers } from './waive/waive.ts'

/** What the first stage knows, and the policy it knows it by. */
export interface Observed {
  readonly observation: WorkspaceObservation
  readonly policy: GatePolicy
  readonly policySource: 'file' | 'defaults'
}

/** What the first two stages know. */
export interface Proof extends Observed {
  /** Absent when nothing was run: an empty ledger, or one with a gap. */
  readonly verified?: {
    readonly plan: CheckPlan
    readonly verification: Verification
  }
}

/** What else the decision needs. */
export interface Answers extends WaiverAnswers {
  readonly observations: readonly ExternalObservation[]
  /** Writers whose effect was not observed. */
  readonly openWriters: readonly string[]
}

/**
 * Judges one change from beginning to end.
 * @param claims waiver claims that the host vouches for
 * @throws GateError when the change cannot be judged at all
 */
export async function runGate(
  claims: readonly WaiverClaim[],
  ports: GatePorts
): Promise<EvidenceRecord> {
  const proof = await proveChange(ports)
  const answers = answerClaims(claims, {
    effectDigest: proof.observation.ledger.effect_digest,
    observations: [],
    minimumReasonLength: proof.policy.waivers.minimumReasonLength
  })
  return concludeChange(proof, {
    ...answers,
    observations: [],
    openWriters: []
  })
}

/** Stage 1 alone, with the policy of the base tip whose scope it obeys. */
export async function observeChange(ports: {
  readonly changes: ChangeSource
  readonly files: TreeFiles
}): Promise<Observed> {
  const { range } = await ports.changes.resolve()
  const entries = await ports.files.list(range.base)
  const { policy, source } = await readPolicy(ports.files, range.base, entries)
  const observation = await observe(ports.changes, policy.scope)
  return { observation, policy, policySource: source }
}

/** The plan alone: what `verify` would run. */
export async function planChange(
  { observation, policy }: Observed,
  files: TreeFiles
): Promise<CheckPlan> {
  const { base, head } = observation.range
  return planChecks({
    policy,
    base: await readProject(files, base, policy),
    head: await readProject(files, head, policy),
    changedPaths: observation.ledger.records.map(record => record.path)
  })
}

/** Stages 1 and 2. Nothing is run for an empty ledger, or for one with a gap: no result could count. */
export async function proveChange(ports: GatePorts): Promise<Proof> {
  const observed = await observeChange(ports)
  const { observation, policy } = observed
  if (observation.ledger.records.length === 0 || observation.gaps.length > 0)
    return observed
  const plan = await planChange(observed, ports.files)
  const verification = await verify(
    { plan, ledger: observation.ledger, policy },
    ports
  )
  return { ...observed, verified: { plan, verification } }
}

/** Stages 4 and 5 over what the others found. Pure. */
export function concludeChange(proof: Proof, answers: Answers): EvidenceRecord {
  const { observation, verified } = proof
  const verification = verified?.verification
  const input: DecisionInput = {
    ledger: observation.ledger,
    gaps: observation.gaps,
    openWriters: answers.openWriters,
    reports: verification?.reports ?? [],
    waivers: answers.waivers,
    observations: answers.observations,
    allowContinuation: false
  }
  const decision = decide(input)
  const steps = nextSteps(decision, input, {
    range: observation.range,
    binding: verification?.binding,
    checkedOutParents: verification?.checkedOutParents ?? []
  })
  return evidenceRecord(decision, observation, {
    next_steps: steps,
    reports: input.reports,
    waivers: answers.waivers,
    refused_claims: answers.refusedClaims,
    surface: verified?.plan.surface ?? [],
    problems: verified?.plan.problems ?? [],
    observations: answers.observations,
    open_writers: answers.openWriters,
    ...(verification === undefined
      ? {}
      : { binding: verification.binding, isolation: verification.isolation }),
    policy: proof.policySource
  })
}
