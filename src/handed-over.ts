/** The gate in two jobs: one runs the checks without a token, another decides and runs nothing. */
import { asGateError } from './errors.ts'
import {
  concludeChange,
  observeChange,
  planChange,
  proveChange,
  unproven
} from './gate.ts'
import { absentFiles } from './handover/absent-files.ts'
import { mergeParts } from './handover/merge-parts.ts'
import { planMatrix } from './handover/matrix.ts'
import { planDigest, policyDigest } from './handover/plan-digest.ts'
import { partIds, selectChecks } from './handover/select-checks.ts'
import { listedOnce } from './listed-once.ts'
import { stricterMinimum } from './model/isolation-level.ts'
import { gateReports } from './verify/bound-report.ts'
import { parseEvidence } from './wire/evidence-schema.ts'
import type { Observed, Proof } from './gate.ts'
import type { MatrixJob } from './handover/matrix.ts'
import type { ReadPart } from './handover/merge-parts.ts'
import type { EvidenceRecord } from './model/evidence.ts'
import type { HandedFile, HandingRun } from './model/handover.ts'
import type { IsolationLevel } from './model/isolation-level.ts'
import type { CheckPlan, SurfaceFinding } from './model/plan.ts'
import type { GatePorts, TreeFiles } from './ports.ts'

/**
 * Runs the named checks of a change, all when none is named, and stamps the record.
 * @throws GateError USAGE for an id that the plan has not, and as `runGate` does
 */
export async function handOver(
  asked: {
    readonly runId: number
    readonly runAttempt: number
    readonly checks: readonly string[]
  },
  ports: GatePorts
): Promise<EvidenceRecord> {
  const observed = await observeChange(ports)
  const plan = await planChange(observed, ports.files)
  const part = selectChecks(plan, asked.checks)
  const proof = await proveChange(observed, ports, part)
  const evidence = concludeChange(proof, {
    waivers: [],
    refusedClaims: [],
    observations: [],
    openWriters: []
  })
  return {
    ...evidence,
    handover: {
      run_id: asked.runId,
      run_attempt: asked.runAttempt,
      plan_digest: planDigest(plan),
      policy_digest: policyDigest(observed.policy),
      checks: partIds(part)
    }
  }
}

/** The plan of a change as a matrix of jobs. */
export async function matrixOf(
  ports: GatePorts
): Promise<{ readonly include: readonly MatrixJob[] }> {
  const observed = await observeChange(ports)
  return planMatrix(await planChange(observed, ports.files))
}

/**
 * The proof that other jobs handed over. Ledger, policy, plan and surface are
 * this job's own; the parts only say how each planned check ended, and whatever
 * does not fit is a gap (threats A2, D14).
 */
export async function proveFromEvidence(
  observed: Observed,
  files: TreeFiles,
  handed: {
    readonly run: HandingRun
    readonly files: readonly HandedFile[]
    /** Beside the policy's; undefined asks for nothing more. */
    readonly isolationMinimum: IsolationLevel | undefined
  }
): Promise<Proof> {
  const { observation, policy } = observed
  const { ledger, range } = observation
  if (ledger.records.length === 0 || observation.gaps.length > 0)
    return unproven(observed, [])
  const trees = listedOnce(files)
  const planned = await planChange(observed, trees)
  const plan: CheckPlan = {
    ...planned,
    surface: [...planned.surface, ...ownWorkflows(observed)]
  }
  const merged = mergeParts(handed.files.map(readPart), {
    run: handed.run,
    range,
    ledger,
    plan,
    planDigest: planDigest(plan),
    policyDigest: policyDigest(policy),
    isolationMinimum: stricterMinimum(
      policy.isolationMinimum,
      handed.isolationMinimum
    ),
    absentFiles: await absentFiles({ plan, range, ledger }, trees)
  })
  const { binding, isolation, gaps } = merged
  return {
    ...observed,
    observation: { ...observation, gaps },
    reports: gateReports({
      plan,
      checks: [...merged.checks, ...plan.settled],
      outside: [],
      binding,
      effectDigest: ledger.effect_digest,
      trustHead: policy.acceptance.trustHead
    }),
    surface: plan.surface,
    problems: plan.problems,
    binding,
    checkedOutParents: [],
    ...(isolation === undefined ? {} : { isolation })
  }
}

function readPart(file: HandedFile): ReadPart {
  if ('unreadable' in file) return { name: file.name, problem: file.unreadable }
  try {
    return { name: file.name, evidence: parseEvidence(file.text) }
  } catch (thrown) {
    const { message, problems } = asGateError(thrown)
    const [first] = problems
    const where =
      first === undefined ? '' : ` (${first.path}: ${first.message})`
    return { name: file.name, problem: `${message.replace(/\.$/, '')}${where}` }
  }
}

/** Threat A2: the workflow that makes the evidence runs as the change has it. */
function ownWorkflows({ observation }: Observed): readonly SurfaceFinding[] {
  const paths = observation.ledger.records.map(({ path }) => path)
  // A scope that leaves them out does not keep GitHub from running them.
  const touched = [...paths, ...observation.outOfScope].find(path =>
    path.toLowerCase().startsWith('.github/')
  )
  return touched === undefined
    ? []
    : [
        {
          rule: 'evidence-of-own-workflow',
          level: 'block',
          message: `The change touches \`.github\`, so the workflow that made this evidence may be its own (${touched}): a person must look and waive.`,
          path: touched
        }
      ]
}
