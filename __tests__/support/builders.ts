/** Values for tests, valid unless a test says otherwise. */
import { mutationLedger } from '../../src/model/ledger.ts'
import { verificationReport } from '../../src/model/verification-report.ts'
import type { DecisionInput } from '../../src/decide/decide.ts'
import type { VerificationCheck } from '../../src/model/check.ts'
import type { BindingDocument } from '../../src/model/evidence.ts'
import type { MutationLedger } from '../../src/model/ledger.ts'
import type { CheckPlan, PlannedCheck } from '../../src/model/plan.ts'
import type { AuthoredReport } from '../../src/model/verification-report.ts'

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
