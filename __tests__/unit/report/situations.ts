/** Evidence of whole runs, decided by the real rules, for the pages that show it. */
import { decide } from '../../../src/decide/decide.ts'
import { nextSteps } from '../../../src/decide/next-steps.ts'
import { mutationLedger } from '../../../src/model/ledger.ts'
import { evidenceRecord } from '../../../src/report/evidence.ts'
import { gateReports } from '../../../src/verify/bound-report.ts'
import { aCheck, aPlan } from '../../support/builders.ts'
import type { DecisionInput } from '../../../src/decide/decide.ts'
import type { VerificationCheck } from '../../../src/model/check.ts'
import type {
  BindingDocument,
  EvidenceRecord,
  Isolation
} from '../../../src/model/evidence.ts'
import type {
  MutationLedger,
  MutationRecord
} from '../../../src/model/ledger.ts'
import type { PlanProblem, SurfaceFinding } from '../../../src/model/plan.ts'
import type { AuthoredReport } from '../../../src/model/verification-report.ts'
import type { RefusedClaim } from '../../../src/model/waiver.ts'

export const RANGE = {
  base: 'b'.repeat(40),
  mergeBase: 'c'.repeat(40),
  head: 'd'.repeat(40)
}
export const TEST_MERGE = 'e'.repeat(40)

const CLEAN: BindingDocument = {
  bound: true,
  checked_out: RANGE.head,
  unbound: [],
  drift: [],
  added: []
}
const ISOLATION: Isolation = {
  level: 'process',
  promise:
    'Commands run in their own process group without the variables of the runner; they can read what the job can read.'
}
const ORDINARY: Omit<Required<Situation>, 'records' | 'checks' | 'binding'> = {
  files: ['src/add.js', 'src/subtract.js'],
  gaps: [],
  openWriters: [],
  waivers: [],
  observations: [],
  surface: [],
  problems: [],
  refused: [],
  lfsPaths: [],
  outOfScope: []
}

/** What makes a situation; everything else is an ordinary, clean run. */
export interface Situation extends Partial<
  Pick<DecisionInput, 'gaps' | 'openWriters' | 'waivers' | 'observations'>
> {
  readonly files?: readonly string[]
  readonly records?: readonly MutationRecord[]
  readonly checks?: readonly VerificationCheck[]
  readonly binding?: Partial<BindingDocument>
  readonly surface?: readonly SurfaceFinding[]
  readonly problems?: readonly PlanProblem[]
  readonly refused?: readonly RefusedClaim[]
  readonly lfsPaths?: readonly string[]
  readonly outOfScope?: readonly string[]
}

export function written(path: string, tool = 'write'): MutationRecord {
  const content_digest = tool === 'delete' ? '' : 'a'.repeat(64)
  return { tool, path, content_digest }
}

/** Judges the situation as a run does. */
export function judged(situation: Situation): EvidenceRecord {
  const all = { ...ORDINARY, ...situation }
  const records = all.records ?? all.files.map(path => written(path))
  const ledger = mutationLedger(records)
  const binding = { ...CLEAN, ...all.binding }
  const reports = reportsOf(all, binding, ledger)
  const input: DecisionInput = {
    ...all,
    ledger,
    reports,
    allowContinuation: false
  }
  const decision = decide(input)
  const observation = { range: RANGE, ...all, ledger }
  return evidenceRecord(decision, observation, {
    next_steps: nextSteps(decision, input, {
      range: RANGE,
      binding,
      checkedOutParents: [RANGE.base, RANGE.head]
    }),
    reports,
    waivers: all.waivers,
    refused_claims: all.refused,
    surface: all.surface,
    problems: all.problems,
    observations: all.observations,
    open_writers: all.openWriters,
    policy: 'file',
    ...(records.length === 0 ? {} : { binding, isolation: ISOLATION })
  })
}

function reportsOf(
  all: typeof ORDINARY & Situation,
  binding: BindingDocument,
  ledger: MutationLedger
): readonly AuthoredReport[] {
  if (ledger.records.length === 0) return []
  return gateReports({
    plan: aPlan({ surface: all.surface }),
    checks: all.checks ?? [passed('node:test', 'npm test')],
    outside: [],
    binding,
    effectDigest: ledger.effect_digest,
    trustHead: false
  })
}

export function passed(id: string, command: string): VerificationCheck {
  return aCheck({
    id,
    kind: id.split(':')[1]?.split('@')[0] ?? 'test',
    description: `Run ${command}`,
    evidence: { command, exit_code: 0, duration_ms: 3210, output_bytes: 0 }
  })
}

export function failed(
  id: string,
  command: string,
  output: string,
  more: Partial<VerificationCheck> = {}
): VerificationCheck {
  const bytes = Buffer.from(output)
  return {
    ...passed(id, command),
    status: 'failed',
    residual_risk: `verification command exited with code 1, expected 0: ${command}`,
    evidence: {
      command,
      exit_code: 1,
      duration_ms: 65_400,
      output_head: output,
      output_tail: '',
      output_bytes: bytes.length
    },
    ...more
  }
}
