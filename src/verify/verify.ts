/** Stage 2: runs the plan, and says whether the results speak of exactly the ledger. */
import { gateReports } from './bound-report.ts'
import { outsideChecks } from './outside-report.ts'
import { commandMoves } from './command-moves.ts'
import { runPlan } from './run-plan.ts'
import type { RunningPlan, VerifyRequest } from './run-plan.ts'
import type { VerificationCheck } from '../model/check.ts'
import type { BindingDocument } from '../model/evidence.ts'
import type { MutationLedger } from '../model/ledger.ts'
import type { AuthoredReport } from '../model/verification-report.ts'
import type { CommandRunner, GatePorts, Isolation } from '../ports.ts'

/** What stage 2 hands on. */
export interface Verification {
  readonly reports: readonly AuthoredReport[]
  readonly binding: BindingDocument
  /** Parents of the checked-out commit: a test merge has the head among them. */
  readonly checkedOutParents: readonly string[]
  readonly isolation: Isolation
}

/** Runs everything, asks the attestor and the verifier, and builds the reports. */
export async function verify(
  request: VerifyRequest,
  ports: GatePorts
): Promise<Verification> {
  const runner = await ports.openRunner(request.policy)
  const proving = proveWith(request, runner, ports)
  // Whatever comes of it, what was set up is taken down.
  await proving.catch(() => undefined)
  const isolation = (await runner.close?.()) ?? runner.isolation
  return { ...(await proving), isolation }
}

async function proveWith(
  request: VerifyRequest,
  runner: CommandRunner,
  ports: GatePorts
): Promise<Omit<Verification, 'isolation'>> {
  // What commands saw is what must equal the ledger.
  const checkout =
    runner.view === undefined
      ? ports.checkout
      : ports.checkout.seenAt(runner.view)
  const moves = commandMoves(checkout)
  try {
    const running = { runner, moves }
    return await proveWatched(request, running, { ...ports, checkout })
  } finally {
    moves.close()
  }
}

async function proveWatched(
  request: VerifyRequest,
  running: RunningPlan,
  ports: GatePorts
): Promise<Omit<Verification, 'isolation'>> {
  const { plan, ledger, policy } = request
  const { checks, tree } = await runPlan(request, running, ports)
  const outside = tree.isBound() ? await outsideProof(ledger, ports) : []
  if (outside.length > 0) await tree.after('verifier')
  const binding = tree.document()
  const reports = gateReports({
    plan,
    checks: [...checks, ...plan.settled],
    outside,
    binding,
    effectDigest: ledger.effect_digest,
    trustHead: policy.acceptance.trustHead
  })
  return { reports, binding, checkedOutParents: tree.checkedOut.parents }
}

async function outsideProof(
  ledger: MutationLedger,
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
