/** Verification reports: checks under one subject, bound to a digest or to none. */
import type { CheckStatus, VerificationCheck } from './check.ts'

/** The schema name of every report. */
export const REPORT_SCHEMA = 'a3s.verification_report.v1'

/** A report. A wire shape of `a3s.verification_report.v1`. */
export interface VerificationReport {
  readonly schema: typeof REPORT_SCHEMA
  readonly subject: string
  readonly status: CheckStatus
  readonly checks: readonly VerificationCheck[]
  readonly residual_risks?: readonly string[]
  /** The digest this report may close; a report without one closes nothing. */
  readonly effect_digest?: string
}

/** Who made a report: `editor` is the agent, and its reports are rejected. */
export type ReportAuthor = 'host' | 'verifier' | 'editor'

/** A report and who made it. A wire shape. */
export interface AuthoredReport extends VerificationReport {
  readonly author: ReportAuthor
}

/** Builds a report whose status is derived from its checks and risks. */
export function verificationReport(
  subject: string,
  checks: readonly VerificationCheck[],
  options: {
    readonly residualRisks?: readonly string[]
    readonly effectDigest?: string
  } = {}
): VerificationReport {
  const risks = options.residualRisks ?? []
  return {
    schema: REPORT_SCHEMA,
    subject,
    status: deriveStatus(checks, risks),
    checks,
    ...(risks.length === 0 ? {} : { residual_risks: risks }),
    ...(options.effectDigest === undefined
      ? {}
      : { effect_digest: options.effectDigest })
  }
}

/** The status that checks and report-level risks add up to: the worst wins. */
export function deriveStatus(
  checks: readonly VerificationCheck[],
  residualRisks: readonly string[] = []
): CheckStatus {
  if (checks.some(check => check.status === 'failed')) return 'failed'
  if (checks.some(isPending) || residualRisks.length > 0) return 'needs_review'
  return checks.length === 0 ? 'skipped' : 'passed'
}

/** A required check that has proven nothing yet. */
export function isPending(check: VerificationCheck): boolean {
  return (
    check.required &&
    (check.status === 'needs_review' || check.status === 'skipped')
  )
}

/**
 * Whether a report closes exactly this digest: it names it, has a required
 * check, every required check passed, and neither its claimed nor its derived
 * status is failed or needs_review. A claimed status never outranks the checks.
 */
export function bindsPass(report: VerificationReport, digest: string): boolean {
  if (digest === '' || report.effect_digest !== digest) return false
  const required = report.checks.filter(check => check.required)
  if (required.length === 0) return false
  if (required.some(check => check.status !== 'passed')) return false
  const statuses = [
    report.status,
    deriveStatus(report.checks, report.residual_risks)
  ]
  return !statuses.some(
    status => status === 'failed' || status === 'needs_review'
  )
}

/** The reports that may count: everything but the editor's own. */
export function acceptedReports(
  reports: readonly AuthoredReport[]
): readonly AuthoredReport[] {
  return reports.filter(report => report.author !== 'editor')
}
