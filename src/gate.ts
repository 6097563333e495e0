/** The table of contents: observe → verify → waive → decide → report, and nothing else. */
import { decide } from './decide/decide.ts'
import { nextSteps } from './decide/next-steps.ts'
import { observe } from './observe/observe.ts'
import { policyScope } from './observe/scope.ts'
import { listedOnce } from './listed-once.ts'
import { readPolicy } from './policy/read-policy.ts'
import { evidenceRecord } from './report/evidence.ts'
import { readSurface } from './surface/read-surface.ts'
import { surfaceFindings } from './surface/surface-findings.ts'
import { baseCriteria } from './verify/base-criteria.ts'
import { planChecks } from './verify/plan.ts'
import { readProject } from './verify/project-files.ts'
import { verify } from './verify/verify.ts'
import { answerClaims } from './waive/waive.ts'
import type { DecisionInput } from './decide/decide.ts'
import type { ExternalObservation } from './model/external-observation.ts'
import type { WorkspaceObservation } from './model/observation.ts'
import type { BindingDocument, EvidenceRecord } from './model/evidence.ts'
import type { CheckPlan, PlanProblem, SurfaceFinding } from './model/plan.ts'
import type { AuthoredReport } from './model/verification-report.ts'
import type { WaiverClaim } from './model/waiver.ts'
import type { GatePolicy } from './policy/gate-policy.ts'
import type { ChangeSource, GatePorts, TreeFiles } from './ports.ts'
import type { WaiverAnswers } from './waive/waive.ts'

/** What the first stage knows, and the policy it knows it by. */
export interface Observed {
  readonly observation: WorkspaceObservation
  readonly policy: GatePolicy
  readonly policySource: 'file' | 'defaults'
  /** The policy and the acceptance files of the base, see `baseCriteria`. */
  readonly criteria: string
}

/** What the first two stages know. */
export interface Proof extends Observed {
  /** None when nothing was run: an empty ledger, or one with a gap. */
  readonly reports: readonly AuthoredReport[]
  readonly surface: readonly SurfaceFinding[]
  readonly problems: readonly PlanProblem[]
  readonly binding?: BindingDocument
  readonly isolation?: NonNullable<EvidenceRecord['isolation']>
  readonly checkedOutParents: readonly string[]
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
  const proof = await proveChange(await observeChange(ports), ports)
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
  const observation = await observe(ports.changes, policyScope(policy))
  const criteria = baseCriteria(entries, policy)
  return { observation, policy, policySource: source, criteria }
}

/** The change of another range as this policy's scope sees it. @throws GateError as the source does */
export async function observeWith(
  policy: GatePolicy,
  changes: ChangeSource
): Promise<WorkspaceObservation> {
  return await observe(changes, policyScope(policy))
}

/** The plan alone: what `verify` would run. */
export async function planChange(
  { observation, policy }: Observed,
  files: TreeFiles
): Promise<CheckPlan> {
  const { range, ledger } = observation
  const { base, mergeBase, head } = range
  const trees = listedOnce(files)
  const changedPaths = ledger.records.map(record => record.path)
  const known = mergeBase !== ''
  const plan = planChecks({
    policy,
    base: await readProject(trees, base, policy),
    head: await readProject(trees, head, policy),
    ...(known
      ? { mergeBase: await readProject(trees, mergeBase, policy) }
      : {}),
    changedPaths
  })
  if (!known || changedPaths.length === 0) return plan
  const setup = policy.setup.map(({ command }) => ({ command, cwd: '' }))
  const commands = [...plan.commands, ...setup]
  const request = { range, policy, changedPaths, commands }
  const found = surfaceFindings(await readSurface(trees, request))
  return { ...plan, surface: [...plan.surface, ...found] }
}

/**
 * Stages 1 and 2. Nothing is run for an empty ledger, or for one with a gap: no result could count.
 * @param part what to run of the plan; all of it when left out
 */
export async function proveChange(
  observed: Observed,
  ports: GatePorts,
  part?: CheckPlan
): Promise<Proof> {
  const { observation, policy } = observed
  const { ledger, gaps } = observation
  if (ledger.records.length === 0 || gaps.length > 0)
    return unproven(observed, [])
  const plan = part ?? (await planChange(observed, ports.files))
  const verification = await verify(
    { plan, ledger, policy, head: observation.range.head },
    ports
  )
  const { surface, problems } = plan
  return { ...observed, ...verification, surface, problems }
}

/** A proof that ran nothing here; `reports` are those of an earlier run. */
export function unproven(
  observed: Observed,
  reports: readonly AuthoredReport[]
): Proof {
  return {
    ...observed,
    reports,
    surface: [],
    problems: [],
    checkedOutParents: []
  }
}

/** Stages 4 and 5 over what the others found. Pure. */
export function concludeChange(proof: Proof, answers: Answers): EvidenceRecord {
  const { observation, reports, binding, isolation } = proof
  const input: DecisionInput = {
    ledger: observation.ledger,
    gaps: observation.gaps,
    openWriters: answers.openWriters,
    reports,
    waivers: answers.waivers,
    observations: answers.observations,
    allowContinuation: false
  }
  const decision = decide(input)
  const steps = nextSteps(decision, input, {
    range: observation.range,
    binding,
    checkedOutParents: proof.checkedOutParents,
    problems: proof.problems,
    ...(isolation === undefined ? {} : { isolationLevel: isolation.level })
  })
  return evidenceRecord(decision, observation, {
    next_steps: steps,
    reports,
    waivers: answers.waivers,
    refused_claims: answers.refusedClaims,
    surface: proof.surface,
    problems: proof.problems,
    observations: answers.observations,
    open_writers: answers.openWriters,
    ...(binding === undefined ? {} : { binding }),
    ...(isolation === undefined ? {} : { isolation }),
    policy: proof.policySource
  })
}
