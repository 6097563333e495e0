/** Stage 2: runs the plan, and says whether the results speak of exactly the ledger. */
import { gateReports } from './bound-report.ts'
import { outsideChecks } from './outside-report.ts'
import { runPlan } from './run-plan.ts'
import type { VerificationCheck } from '../model/check.ts'
import type { BindingDocument } from '../model/evidence.ts'
import type { WorkspaceObservation } from '../model/observation.ts'
import type { CheckPlan } from '../model/plan.ts'
import type { AuthoredReport } from '../model/verification-report.ts'
import type { GatePolicy } from '../policy/gate-policy.ts'
import type { GatePorts } from '../ports.ts'

/** What is to be proven, and by what. */
export interface VerifyRequest {
  readonly plan: CheckPlan
  readonly observation: WorkspaceObservation
  readonly policy: GatePolicy
}

/** What stage 2 hands on. */
export interface Verification {
  readonly reports: readonly AuthoredReport[]
  readonly binding: BindingDocument
  /** Parents of the checked-out commit: a test merge has the head among them. */
  readonly checkedOutParents: readonly string[]
}

/** Runs everything, asks the attestor and the verifier, and builds the reports. */
export async function verify(
  request: VerifyRequest,
  ports: GatePorts
): Promise<Verification> {
  const run = await runPlan(request, ports)
  const outside = run.binding.bound
    ? await outsideProof(request.observation, ports)
    : []
  const after = outside.length === 0 ? run.binding : await run.lookAgain()
  const reports = gateReports({
    plan: request.plan,
    checks: [...run.checks, ...request.plan.settled, ...outside],
    binding: after,
    effectDigest: request.observation.ledger.effect_digest,
    trustHead: request.policy.acceptance.trustHead
  })
  return { reports, binding: after, checkedOutParents: run.checkedOutParents }
}

async function outsideProof(
  { ledger }: WorkspaceObservation,
  { attestor, verifier, progress }: GatePorts
): Promise<readonly VerificationCheck[]> {
  const digest = ledger.effect_digest
  const attested =
    attestor === undefined
      ? []
      : await outsideChecks('attestor', () => attestor.attest(ledger), digest)
  if (verifier === undefined) return attested
  progress.stage('Asking the verifier')
  const verified = await outsideChecks(
    'verifier',
    () => verifier.verify(ledger),
    digest
  )
  return [...attested, ...verified]
}
