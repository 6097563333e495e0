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

/** What a face asks, beside the ports. */
export interface GateRequest {
  /** Waiver claims that the host vouches for. */
  readonly claims: readonly WaiverClaim[]
  readonly observations: readonly ExternalObservation[]
}

/** What the first stage knows, and the policy it knows it by. */
export interface Observed {
  readonly observation: WorkspaceObservation
  readonly policy: GatePolicy
  readonly policySource: 'file' | 'defaults'
}

/** Judges one change from beginning to end. @throws GateError when it cannot be judged at all */
export async function runGate(
  request: GateRequest,
  ports: GatePorts
): Promise<EvidenceRecord> {
  const { observation, policy, policySource } = await observeChange(ports)
  const { plan, verification } = await proof(observation, policy, ports)
  const { waivers, refusedClaims } = answerClaims(request.claims, {
    effectDigest: observation.ledger.effect_digest,
    observations: request.observations,
    minimumReasonLength: policy.waivers.minimumReasonLength
  })
  const input: DecisionInput = {
    ledger: observation.ledger,
    gaps: observation.gaps,
    openWriters: [],
    reports: verification?.reports ?? [],
    waivers,
    observations: request.observations,
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
    waivers,
    refused_claims: refusedClaims,
    surface: plan?.surface ?? [],
    problems: plan?.problems ?? [],
    observations: request.observations,
    open_writers: input.openWriters,
    ...(verification === undefined
      ? {}
      : { binding: verification.binding, isolation: ports.runner.isolation }),
    policy: policySource
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

/** Nothing is run for an empty ledger, or for one with a gap: no result could count. */
async function proof(
  observation: WorkspaceObservation,
  policy: GatePolicy,
  ports: GatePorts
): Promise<{ plan?: CheckPlan; verification?: Verification }> {
  const { ledger, gaps } = observation
  if (ledger.records.length === 0 || gaps.length > 0) return {}
  const observed = { observation, policy, policySource: 'file' as const }
  const plan = await planChange(observed, ports.files)
  const verification = await verify({ plan, observation, policy }, ports)
  return { plan, verification }
}
