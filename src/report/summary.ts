/** The counts over all reports, and the one line that says them. */
import type { CheckStatus } from '../model/check.ts'
import type { VerificationSummary } from '../model/verification-summary.ts'
import { isPending } from '../model/verification-report.ts'
import type { VerificationReport } from '../model/verification-report.ts'

// A line names at most this many subjects; the summary itself lists all.
const SUBJECTS_SHOWN = 5

/** Counts checks, risks and subjects; the worst status wins. */
export function summarize(
  reports: readonly VerificationReport[]
): VerificationSummary {
  const checks = reports.flatMap(report => report.checks)
  const counts = {
    report_count: reports.length,
    required_check_count: checks.filter(check => check.required).length,
    pending_required_check_count: checks.filter(isPending).length,
    failed_check_count: checks.filter(check => check.status === 'failed')
      .length,
    residual_risk_count: reports.reduce(
      (count, report) => count + risksOf(report),
      0
    ),
    pending_subjects: subjects(reports, needsEyes),
    failed_subjects: subjects(reports, hasFailed)
  }
  return { status: statusOf(reports, counts), ...counts }
}

/** One line for people, such as `Verification passed: 1 report, 1 required check.` */
export function formatVerificationSummary(
  summary: VerificationSummary
): string {
  const totals = `${count(summary.report_count, 'report')}, ${count(summary.required_check_count, 'required check')}`
  const risks =
    summary.residual_risk_count === 0
      ? ''
      : ` Residual risks: ${String(summary.residual_risk_count)}.`
  return sentence(summary, totals) + risks
}

function sentence(summary: VerificationSummary, totals: string): string {
  switch (summary.status) {
    case 'passed':
      return `Verification passed: ${totals}.`
    case 'skipped':
      return summary.report_count === 0
        ? 'Verification skipped: no reports.'
        : `Verification skipped: ${count(summary.report_count, 'report')}.`
    case 'failed': {
      const what =
        summary.failed_check_count === 0
          ? 'failed report'
          : count(summary.failed_check_count, 'failed check')
      return `Verification failed: ${what}${across(summary.failed_subjects)}. ${totals}.`
    }
    case 'needs_review': {
      const what =
        summary.pending_required_check_count === 0
          ? 'review required'
          : count(
              summary.pending_required_check_count,
              'pending required check'
            )
      return `Verification needs review: ${what}${across(summary.pending_subjects)}. ${totals}.`
    }
  }
}

function statusOf(
  reports: readonly VerificationReport[],
  counts: Omit<VerificationSummary, 'status'>
): CheckStatus {
  if (reports.length === 0) return 'skipped'
  if (counts.failed_subjects.length > 0) return 'failed'
  return counts.pending_subjects.length > 0 || counts.residual_risk_count > 0
    ? 'needs_review'
    : 'passed'
}

function hasFailed(report: VerificationReport): boolean {
  return (
    report.status === 'failed' ||
    report.checks.some(check => check.status === 'failed')
  )
}

function needsEyes(report: VerificationReport): boolean {
  return (
    report.status === 'needs_review' ||
    report.checks.some(
      check => isPending(check) || check.residual_risk !== undefined
    )
  )
}

function risksOf(report: VerificationReport): number {
  const onChecks = report.checks.filter(
    check => check.residual_risk !== undefined
  )
  return onChecks.length + (report.residual_risks?.length ?? 0)
}

function subjects(
  reports: readonly VerificationReport[],
  predicate: (report: VerificationReport) => boolean
): readonly string[] {
  const names = reports.filter(predicate).map(report => report.subject)
  return [...new Set(names)].sort()
}

function across(names: readonly string[]): string {
  if (names.length === 0) return ''
  const shown = names.slice(0, SUBJECTS_SHOWN)
  const cut = names.length > SUBJECTS_SHOWN ? [...shown, '...'] : shown
  return ` across subjects: ${cut.join(', ')}`
}

function count(number: number, noun: string): string {
  return `${String(number)} ${noun}${number === 1 ? '' : 's'}`
}
