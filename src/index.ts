/** The library: the gate, the model's functions, and the session for hosts that embed it. */
export { GateError, asGateError } from './errors.ts'
export type { ErrorCode, Fault, GateErrorDetails, Problem } from './errors.ts'

export {
  concludeChange,
  observeChange,
  planChange,
  proveChange,
  runGate
} from './gate.ts'
export type { Answers, Observed, Proof } from './gate.ts'
export { decideAgain, explainEvidence } from './explain.ts'

export { isDigest, sha256 } from './model/digest.ts'
export { decodePath, encodePath } from './model/path.ts'
export { mutationLedger, recordLine } from './model/ledger.ts'
export type { MutationLedger, MutationRecord } from './model/ledger.ts'
export type {
  CommitRange,
  Gap,
  WorkspaceObservation
} from './model/observation.ts'
export { openObservations } from './model/external-observation.ts'
export type {
  ExternalObservation,
  RequiredAction
} from './model/external-observation.ts'
export type {
  CheckEvidence,
  CheckStatus,
  VerificationCheck,
  VerificationCommand
} from './model/check.ts'
export {
  acceptedReports,
  bindsPass,
  deriveStatus,
  REPORT_SCHEMA,
  verificationReport
} from './model/verification-report.ts'
export type {
  AuthoredReport,
  ReportAuthor,
  VerificationReport
} from './model/verification-report.ts'
export type { VerificationSummary } from './model/verification-summary.ts'
export { completionWaiver } from './model/waiver.ts'
export type {
  CompletionWaiver,
  RefusedClaim,
  WaiverClaim
} from './model/waiver.ts'
export { foldCompletions, isComplete } from './model/completion.ts'
export type { Completion, CompletionKind } from './model/completion.ts'
export type { Decision, GateRule } from './model/verdict.ts'
export { EVIDENCE_SCHEMA, LEDGER_SCHEMA } from './model/evidence.ts'
export type {
  BindingDocument,
  DriftedPath,
  EvidenceRecord,
  LedgerDocument,
  UnboundPath
} from './model/evidence.ts'
export type {
  CheckPlan,
  PlannedCheck,
  PlannedCommand,
  PlannedFileCriterion,
  PlanProblem,
  SurfaceFinding
} from './model/plan.ts'

export { decide } from './decide/decide.ts'
export type { DecisionInput } from './decide/decide.ts'
export { answerClaims } from './waive/waive.ts'
export type { WaivableEffect, WaiverAnswers } from './waive/waive.ts'
export { parseAcceptance } from './verify/acceptance.ts'
export { planDocument } from './verify/plan-document.ts'
export type { PlanDocument } from './verify/plan-document.ts'
export { formatVerificationSummary, summarize } from './report/summary.ts'
export { ledgerDocument } from './report/evidence.ts'
export { renderTerminal } from './report/terminal.ts'
export { defaultPolicy, parsePolicy } from './policy/parse-policy.ts'
export type { GatePolicy } from './policy/gate-policy.ts'

export { parseReport, parseReports } from './wire/report-schema.ts'
export { parseLedgerDocument } from './wire/ledger-schema.ts'
export { parseEvidence } from './wire/evidence-schema.ts'
export { parseWaiverFile } from './wire/waiver-schema.ts'

export { createVerificationSession } from './host/session.ts'
export type { VerificationSession } from './host/session.ts'
export type { RejectedReport, SessionOptions } from './host/session-state.ts'
export {
  emptyHostLedger,
  gapsOf,
  ledgerOf,
  observeUnseenPaths,
  openChild,
  setObservationIncomplete,
  settleChild
} from './host/host-ledger.ts'
export type { HostLedger } from './host/host-ledger.ts'
export { observeToolCall } from './host/tool-calls.ts'
export type { ToolCall } from './host/tool-calls.ts'
export { presetCommands, criterionCommands } from './host/preset-commands.ts'
export type {
  CommandsFound,
  UnreadableCommand,
  WorkspaceFiles
} from './host/preset-commands.ts'
export { diskDigestOf } from './host/disk-digest.ts'
export { reportsAfterShellRun } from './host/shell-evidence.ts'
export type {
  DiskDigest,
  RecordedReport,
  ShellEvidenceInput,
  ShellRun
} from './host/shell-evidence.ts'
export {
  verifierMayCallNested,
  verifierMayUse
} from './host/read-only-verifier.ts'
export { existenceChecks } from './host/shell/existence-checks.ts'
export { shellCommandCovers } from './host/shell/shell-command-covers.ts'
export type { ShellHost } from './host/shell/shell-command-covers.ts'

export { openRepository } from './adapters/git/index.ts'
export { createCheckout } from './adapters/files/index.ts'
export { createRunner } from './adapters/process/index.ts'
export type * from './ports.ts'
