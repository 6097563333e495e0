/** What a host's shell command proves: reports of presets and criteria, bound by an existence check (design.md section 3). */
import { bindsPass, verificationReport } from '../model/verification-report.ts'
import { encodeHostPath } from './host-text.ts'
import { ledgerOf } from './host-ledger.ts'
import { existenceChecks } from './shell/existence-checks.ts'
import { shellCommandCovers } from './shell/shell-command-covers.ts'
import type { VerificationCheck, VerificationCommand } from '../model/check.ts'
import type { AuthoredReport } from '../model/verification-report.ts'
import type { HostLedger } from './host-ledger.ts'
import type { ShellHost } from './shell/shell-command-covers.ts'

/** SHA-256 of the bytes that stand at an encoded path now; nothing when no regular file stands there. */
export type DiskDigest = (path: string) => Promise<string | undefined>

/** A shell command after it ran. */
export interface ShellRun {
  readonly command: string
  readonly exit_code: number
}

/** A report, and what the ledger's digest was when it was recorded. */
export interface RecordedReport {
  readonly report: AuthoredReport
  /** It can come to bind only while the ledger still has this digest. */
  readonly recordedAt: string
}

/** What the evidence of a run is made of. */
export interface ShellEvidenceInput {
  readonly run: ShellRun
  /** Presets first, then criteria. */
  readonly commands: readonly VerificationCommand[]
  readonly ledger: HostLedger
  readonly reports: readonly RecordedReport[]
  readonly diskDigest: DiskDigest
  readonly host?: ShellHost
}

/**
 * The reports after the run:
 * - each command that the run covers adds `shell:<id>`, without a digest;
 * - when the run had exit code 0 and checked that a mutated path exists, the
 *   disk holds there what the ledger says, and no other path with known content
 *   differs, then every unbound report of this very ledger whose required
 *   checks passed binds;
 * - when nothing is bound by then, and no report of this ledger failed,
 *   `shell:mutation_path_verify:<path>` is added, bound. It takes recorded content.
 */
export async function reportsAfterShellRun(
  input: ShellEvidenceInput
): Promise<readonly RecordedReport[]> {
  const digest = ledgerOf(input.ledger).effect_digest
  const covered = coveredCommands(input).map(command => ({
    report: shellReport(`shell:${command.id}`, executed(command, input.run)),
    recordedAt: digest
  }))
  const reports = [...input.reports, ...covered]
  const path = await verifiedPath(input)
  if (path === undefined) return reports
  const bound = reports.map(one =>
    one.recordedAt === digest
      ? { ...one, report: nowBound(one.report, digest) }
      : one
  )
  const isSettled = bound.some(
    ({ report, recordedAt }) =>
      (report.author !== 'editor' && bindsPass(report, digest)) ||
      (recordedAt === digest && report.status === 'failed')
  )
  return isSettled
    ? bound
    : [
        ...bound,
        { report: pathReport(path, input.run, digest), recordedAt: digest }
      ]
}

/** Another expected code than 0 is proven by the very same text alone. */
function coveredCommands({
  run,
  commands,
  host
}: ShellEvidenceInput): readonly VerificationCommand[] {
  return commands.filter(command =>
    command.expectExit === 0
      ? shellCommandCovers(run.command, command.command, host)
      : run.command.trim() === command.command.trim()
  )
}

function executed(
  command: VerificationCommand,
  run: ShellRun
): VerificationCheck {
  const { id, kind, description, required, expectExit } = command
  const passed = run.exit_code === expectExit
  return {
    id,
    kind,
    description,
    status: passed ? 'passed' : 'failed',
    required,
    ...(passed
      ? {}
      : {
          residual_risk: `verification command exited with code ${String(run.exit_code)}, expected ${String(expectExit)}: ${run.command}`
        }),
    evidence: { command: run.command, exit_code: run.exit_code }
  }
}

/** The first mutated path that the run checked and whose content stands on the disk as recorded. */
async function verifiedPath(
  input: ShellEvidenceInput
): Promise<string | undefined> {
  const { contents } = input.ledger
  if (input.run.exit_code !== 0) return undefined
  const checked = existenceChecks(input.run.command, input.host)
    .map(encodeHostPath)
    .find(path => contents.has(path))
  if (checked === undefined) return undefined
  for (const [path, content] of contents)
    if ((await input.diskDigest(path)) !== content) return undefined
  return checked
}

function nowBound(report: AuthoredReport, digest: string): AuthoredReport {
  const bound = { ...report, effect_digest: digest }
  const isUnbound = report.effect_digest === undefined
  return isUnbound && bindsPass(bound, digest) ? bound : report
}

function pathReport(
  path: string,
  run: ShellRun,
  digest: string
): AuthoredReport {
  const check: VerificationCheck = {
    id: `mutation_path_verify:${path}`,
    kind: 'mutation_path_verify',
    description: `${path} holds what the ledger recorded`,
    status: 'passed',
    required: true,
    evidence: { command: run.command, exit_code: run.exit_code }
  }
  return {
    ...shellReport(`shell:mutation_path_verify:${path}`, check),
    effect_digest: digest
  }
}

function shellReport(
  subject: string,
  check: VerificationCheck
): AuthoredReport {
  return { ...verificationReport(subject, [check]), author: 'host' }
}
