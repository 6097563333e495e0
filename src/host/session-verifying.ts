/** The part of a session that collects proof. */
import { GateError } from '../errors.ts'
import { verificationReport } from '../model/verification-report.ts'
import { formatVerificationSummary, summarize } from '../report/summary.ts'
import { parseReports } from '../wire/report-schema.ts'
import { differingPaths, runCommands } from './bound-commands.ts'
import { ledgerOf } from './host-ledger.ts'
import { reportsOf } from './session-state.ts'
import { reportsAfterShellRun } from './shell-evidence.ts'
import type { VerificationCommand } from '../model/check.ts'
import type {
  AuthoredReport,
  ReportAuthor
} from '../model/verification-report.ts'
import type { VerificationSummary } from '../model/verification-summary.ts'
import type {
  RejectedReport,
  SessionOptions,
  SessionState
} from './session-state.ts'
import type { ShellRun } from './shell-evidence.ts'

/** How a session comes by its proof. */
export interface VerifyingSession {
  /**
   * Runs the commands in order and records one report of them. It names the
   * effect digest when the disk held the recorded content of every mutated path
   * before and after each command; else it is unbound and says so.
   * @throws GateError VALUE_INVALID when the session has no runner
   */
  verifyCommands(
    subject: string,
    commands: readonly VerificationCommand[]
  ): Promise<AuthoredReport>
  /**
   * Records reports made elsewhere. The editor's are rejected, and
   * `rejectedReports` says so.
   * @param reports parsed JSON of any shape
   * @param author who made them; `host` when left out
   * @returns those that were recorded
   * @throws GateError INPUT_INVALID with every problem; then none is recorded
   */
  recordVerificationReports(
    reports: readonly unknown[],
    author?: ReportAuthor
  ): readonly AuthoredReport[]
  /** A shell command of the agent after it ran (`reportsAfterShellRun`). */
  observeShellCommand(run: ShellRun): Promise<void>
  /** Every accepted report. */
  verificationReports(): readonly AuthoredReport[]
  /** Reports that do not count, and why. */
  rejectedReports(): readonly RejectedReport[]
  verificationSummary(): VerificationSummary
  /** The summary as one line. */
  verificationSummaryText(): string
  /** The presets that the session was made with. */
  verificationPresets(): readonly VerificationCommand[]
}

/** The verifying part over the session's state. */
export function verifyingSession(
  state: SessionState,
  options: SessionOptions
): VerifyingSession {
  const presets = options.presets ?? []
  const summary = (): VerificationSummary => summarize(reportsOf(state))
  return {
    verifyCommands: (subject, commands) =>
      verifyCommands(state, options, { subject, commands }),
    recordVerificationReports: (reports, author = 'host') =>
      record(state, reports, author),
    observeShellCommand: run => observeShellCommand(state, options, run),
    verificationReports: () => reportsOf(state),
    rejectedReports: () => state.rejected,
    verificationSummary: summary,
    verificationSummaryText: () => formatVerificationSummary(summary()),
    verificationPresets: () => presets
  }
}

async function verifyCommands(
  state: SessionState,
  options: SessionOptions,
  wanted: {
    readonly subject: string
    readonly commands: readonly VerificationCommand[]
  }
): Promise<AuthoredReport> {
  if (options.runner === undefined)
    throw new GateError(
      'VALUE_INVALID',
      'The session was made without a runner, so it cannot run commands.',
      { hint: 'Pass a `runner` to createVerificationSession.' }
    )
  const digest = ledgerOf(state.ledger).effect_digest
  const { checks, differing } = await runCommands(
    wanted.commands,
    options.runner,
    () => differingPaths(state.ledger, options.diskDigest)
  )
  // What was observed meanwhile is not what was verified.
  const isSame = ledgerOf(state.ledger).effect_digest === digest
  const isBound = isSame && digest !== '' && differing.length === 0
  const report: AuthoredReport = {
    ...verificationReport(
      wanted.subject,
      checks,
      isBound ? { effectDigest: digest } : {}
    ),
    author: 'host'
  }
  const recordedAt = isSame ? digest : ''
  state.reports = [...state.reports, { report, recordedAt }]
  return report
}

function record(
  state: SessionState,
  values: readonly unknown[],
  author: ReportAuthor
): readonly AuthoredReport[] {
  const reports = parseReports(values)
  if (author === 'editor') {
    const rejected = reports.map(report => ({
      subject: report.subject,
      author,
      reason: 'The editor made it: an agent cannot prove its own work.'
    }))
    state.rejected = [...state.rejected, ...rejected]
    return []
  }
  const recordedAt = ledgerOf(state.ledger).effect_digest
  const authored = reports.map(report => ({ ...report, author }))
  state.reports = [
    ...state.reports,
    ...authored.map(report => ({ report, recordedAt }))
  ]
  return authored
}

async function observeShellCommand(
  state: SessionState,
  options: SessionOptions,
  run: ShellRun
): Promise<void> {
  const before = state.reports
  const after = await reportsAfterShellRun({
    run,
    commands: [...(options.presets ?? []), ...(options.criteria ?? [])],
    ledger: state.ledger,
    reports: before,
    diskDigest: options.diskDigest ?? noDisk,
    ...(options.shell === undefined ? {} : { host: options.shell })
  })
  const now = new Map(before.map((one, at) => [one, after[at] ?? one]))
  // Reports that arrived meanwhile stay as they are.
  state.reports = [
    ...state.reports.map(one => now.get(one) ?? one),
    ...after.slice(before.length)
  ]
}

function noDisk(): Promise<undefined> {
  return Promise.resolve(undefined)
}
