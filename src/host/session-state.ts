/** What a session is made of, and what it holds while it lives. */
import { emptyHostLedger } from './host-ledger.ts'
import type { VerificationCommand } from '../model/check.ts'
import type { ExternalObservation } from '../model/external-observation.ts'
import type {
  AuthoredReport,
  ReportAuthor
} from '../model/verification-report.ts'
import type { CompletionWaiver } from '../model/waiver.ts'
import type {
  CommandRunner,
  CompletionAttestor,
  ReadOnlyVerifier
} from '../ports.ts'
import type { HostLedger } from './host-ledger.ts'
import type { DiskDigest, RecordedReport } from './shell-evidence.ts'
import type { ShellHost } from './shell/shell-command-covers.ts'

/** Everything is optional: what is missing proves nothing. */
export interface SessionOptions {
  /** Runs `verifyCommands`. */
  readonly runner?: CommandRunner
  /** What `verificationPresets` gives, and what shell commands may cover. */
  readonly presets?: readonly VerificationCommand[]
  /** Acceptance criteria that shell commands may cover. */
  readonly criteria?: readonly VerificationCommand[]
  /** Without it no report that the session makes is bound to a digest. */
  readonly diskDigest?: DiskDigest
  /** How the host runs shell commands. */
  readonly shell?: ShellHost
  /** Asked before each decision on a changed workspace. */
  readonly attestor?: CompletionAttestor
  /** Asked once for each effect, after the checks; off when absent. */
  readonly verifier?: ReadOnlyVerifier
}

/** A report that does not count, and why. */
export interface RejectedReport {
  readonly subject: string
  readonly author: ReportAuthor
  /** A sentence. */
  readonly reason: string
}

/** A report from outside, and the effect that it was asked about. */
export interface AskedReport {
  readonly digest: string
  readonly report: AuthoredReport | undefined
}

/** The values of one session; each field is replaced as a whole, never changed inside. */
export interface SessionState {
  ledger: HostLedger
  reports: readonly RecordedReport[]
  rejected: readonly RejectedReport[]
  waivers: readonly CompletionWaiver[]
  observations: readonly ExternalObservation[]
  attestation: AskedReport | undefined
  verification: AskedReport | undefined
  /** The one continuation of rule 1 is spent. */
  continued: boolean
}

/** A session in which nothing happened yet. */
export function emptySessionState(): SessionState {
  return {
    ledger: emptyHostLedger(),
    reports: [],
    rejected: [],
    waivers: [],
    observations: [],
    attestation: undefined,
    verification: undefined,
    continued: false
  }
}

/** Every accepted report, in order of arrival, those from outside last. */
export function reportsOf(state: SessionState): readonly AuthoredReport[] {
  return [
    ...state.reports.map(one => one.report),
    ...[state.attestation?.report, state.verification?.report].filter(
      report => report !== undefined
    )
  ]
}
