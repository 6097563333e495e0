/** How the checks came out, in one line that agrees with the verdict: required ones first, optional ones beside them. */
import { acceptedReports } from '../model/verification-report.ts'
import type { CheckStatus, VerificationCheck } from '../model/check.ts'
import type { EvidenceRecord } from '../model/evidence.ts'

const WORDS: readonly (readonly [CheckStatus, string])[] = [
  ['failed', 'failed'],
  ['needs_review', 'for a person'],
  ['skipped', 'not run'],
  ['passed', 'passed']
]

/** Such as `2 required (1 failed, 1 passed), 1 optional (1 failed)`; `none` without checks. */
export function checkCounts({
  reports
}: Pick<EvidenceRecord, 'reports'>): string {
  const checks = acceptedReports(reports).flatMap(one => one.checks)
  const required = checks.filter(check => check.required)
  const optional = checks.filter(check => !check.required)
  const parts = [
    ...counted(required, 'required'),
    ...counted(optional, 'optional')
  ]
  return parts.length === 0 ? 'none' : parts.join(', ')
}

function counted(
  checks: readonly VerificationCheck[],
  kind: string
): readonly string[] {
  if (checks.length === 0) return []
  const ends = WORDS.flatMap(([status, word]) => {
    const number = checks.filter(check => check.status === status).length
    return number === 0 ? [] : [`${String(number)} ${word}`]
  })
  return [`${String(checks.length)} ${kind} (${ends.join(', ')})`]
}
