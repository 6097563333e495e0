/** Values for tests, valid unless a test says otherwise. */
import { decide } from '../../src/decide/decide.ts'
import { nextSteps } from '../../src/decide/next-steps.ts'
import { mutationLedger } from '../../src/model/ledger.ts'
import { verificationReport } from '../../src/model/verification-report.ts'
import { evidenceRecord } from '../../src/report/evidence.ts'
import type { DecisionInput } from '../../src/decide/decide.ts'
import type { VerificationCheck } from '../../src/model/check.ts'
import type {
  BindingDocument,
  EvidenceRecord
} from '../../src/model/evidence.ts'
import type { MutationLedger } from '../../src/model/ledger.ts'
import type { WorkspaceObservation } from '../../src/model/observation.ts'
import type { CheckPlan, PlannedCheck } from '../../src/model/plan.ts'
import type { AuthoredReport } from '../../src/model/verification-report.ts'
import type { EvidenceParts } from '../../src/report/evidence.ts'

export const CONTENT = 'a'.repeat(64)

export function aLedger(...paths: readonly string[]): MutationLedger {
  const names = paths.length === 0 ? ['src/a.ts'] : paths
  return mutationLedger(
    names.map(path => ({ tool: 'write', path, content_digest: CONTENT }))
  )
}

export function aCheck(
  overrides: Partial<VerificationCheck> = {}
): VerificationCheck {
  return {
    id: 'node:test',
    kind: 'test',
    description: 'Run JavaScript tests',
    status: 'passed',
    required: true,
    ...overrides
  }
}

export function aReport(
  checks: readonly VerificationCheck[],
  effectDigest?: string
): AuthoredReport {
  return {
    author: 'host',
    ...verificationReport(
      'completion-gate',
      checks,
      effectDigest === undefined ? {} : { effectDigest }
    )
  }
}

export function anInput(overrides: Partial<DecisionInput> = {}): DecisionInput {
  return {
    ledger: aLedger(),
    gaps: [],
    openWriters: [],
    reports: [],
    waivers: [],
    observations: [],
    allowContinuation: false,
    ...overrides
  }
}

export function aPlan(overrides: Partial<CheckPlan> = {}): CheckPlan {
  return {
    setup: [],
    commands: [],
    fileCriteria: [],
    settled: [],
    loops: [],
    problems: [],
    surface: [],
    ...overrides
  }
}

export function aPlannedCheck(
  overrides: Partial<PlannedCheck> = {}
): PlannedCheck {
  return {
    id: 'node:test',
    kind: 'test',
    description: 'Run JavaScript tests',
    required: true,
    declaredBy: 'preset',
    declaredIn: 'both',
    ...overrides
  }
}

export function aBinding(
  overrides: Partial<BindingDocument> = {}
): BindingDocument {
  return {
    bound: true,
    checked_out: 'f'.repeat(40),
    unbound: [],
    drift: [],
    added: [],
    ...overrides
  }
}

export function anObservation(
  overrides: Partial<WorkspaceObservation> = {}
): WorkspaceObservation {
  return {
    range: {
      base: 'b'.repeat(40),
      mergeBase: 'c'.repeat(40),
      head: 'd'.repeat(40)
    },
    ledger: aLedger(),
    gaps: [],
    lfsPaths: [],
    outOfScope: [],
    ...overrides
  }
}

/** The record of a run, decided from what it is given. */
export function anEvidence(
  overrides: Partial<DecisionInput> = {},
  parts: Partial<EvidenceParts> = {},
  observed: Partial<WorkspaceObservation> = {}
): EvidenceRecord {
  const input = anInput(overrides)
  const { ledger, gaps, reports, waivers, observations, openWriters } = input
  const observation = anObservation({ ledger, gaps, ...observed })
  const decision = decide(input)
  return evidenceRecord(decision, observation, {
    next_steps: nextSteps(decision, input, {
      range: observation.range,
      binding: parts.binding,
      checkedOutParents: []
    }),
    reports,
    waivers,
    observations,
    open_writers: openWriters,
    refused_claims: [],
    surface: [],
    problems: [],
    policy: 'defaults',
    ...parts
  })
}
