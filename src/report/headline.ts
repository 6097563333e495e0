/** The verdict in one line: the kind first, so that waived is never read as verified. */
import { NO_CHECK_ID } from '../model/check.ts'
import type { VerificationCheck } from '../model/check.ts'
import type { EvidenceRecord } from '../model/evidence.ts'

/** One line of plain text; names no untrusted text but check ids. */
export function headline(evidence: EvidenceRecord): string {
  switch (evidence.completion.kind) {
    case 'verified':
      return `Verified: ${counted(passedChecks(evidence), 'required check')} passed on exactly this change`
    case 'waived':
      return 'Waived: a person answers for exactly this change, it is not verified'
    case 'narrative':
      return 'Nothing to prove: no file changed'
    case 'distinct':
      return 'Complete: several changes, each closed on its own'
    case 'incomplete':
      return `Incomplete: ${want(evidence)}`
  }
}

function want(evidence: EvidenceRecord): string {
  switch (evidence.rule) {
    case 1:
      return 'a review still demands a change'
    case 2:
      return 'a writer was not observed'
    case 3:
      return 'the change could not be observed whole'
    case 4:
    case 5:
    case 6:
    case 7:
      return wantOfProof(evidence)
  }
}

function wantOfProof(evidence: EvidenceRecord): string {
  const required = requiredChecks(evidence)
  const failed = required.filter(check => check.status === 'failed')
  if (failed.length > 0) {
    const what = failed.every(couldNotRun) ? 'could not run' : 'failed'
    return `${counted(failed.length, 'required check')} ${what}`
  }
  if (required.length === 0 || required.some(({ id }) => id === NO_CHECK_ID))
    return 'no required check is defined'
  if (evidence.binding?.bound === false)
    return 'the results do not speak of exactly this change'
  const pending = required.filter(check => check.status !== 'passed')
  return `${counted(pending.length, 'required check')} ${pending.length === 1 ? 'needs' : 'need'} a person`
}

function requiredChecks(
  evidence: EvidenceRecord
): readonly VerificationCheck[] {
  return evidence.reports
    .flatMap(report => report.checks)
    .filter(check => check.required)
}

// The words of design.md section 3 for a command that did not start, or whose set-up failed.
function couldNotRun({ residual_risk: risk = '' }: VerificationCheck): boolean {
  return risk.startsWith('verification command could not run')
}

function passedChecks(evidence: EvidenceRecord): number {
  return requiredChecks(evidence).filter(check => check.status === 'passed')
    .length
}

function counted(number: number, noun: string): string {
  return `${String(number)} ${noun}${number === 1 ? '' : 's'}`
}
