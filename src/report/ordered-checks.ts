/** The order in which checks are shown: what blocks first. */
import { acceptedReports } from '../model/verification-report.ts'
import type { CheckStatus, VerificationCheck } from '../model/check.ts'
import type { EvidenceRecord } from '../model/evidence.ts'

const ORDER: readonly CheckStatus[] = [
  'failed',
  'needs_review',
  'skipped',
  'passed'
]

/** All checks of the reports that count: required ones first, what blocks before what passed, else as they ran. */
export function orderedChecks(
  evidence: EvidenceRecord
): readonly VerificationCheck[] {
  const checks = acceptedReports(evidence.reports).flatMap(one => one.checks)
  const place = (check: VerificationCheck): number =>
    ORDER.indexOf(check.status) + (check.required ? 0 : 10)
  return [...checks].sort((left, right) => place(left) - place(right))
}
