/** The evidence record: one whole run as JSON, to be explained and re-decided later. */
import type { Completion } from './completion.ts'
import type { ExternalObservation } from './external-observation.ts'
import type { Handover } from './handover.ts'
import type { IsolationLevel } from './isolation-level.ts'
import type { MutationRecord } from './ledger.ts'
import type { Gap } from './observation.ts'
import type { PlanProblem, SurfaceFinding } from './plan.ts'
import type { GateRule } from './verdict.ts'
import type { AuthoredReport } from './verification-report.ts'
import type { VerificationSummary } from './verification-summary.ts'
import type { CompletionWaiver, RefusedClaim } from './waiver.ts'

/** The schema name of a ledger document. */
export const LEDGER_SCHEMA = 'completion-gate.ledger.v1'

/** The schema name of an evidence record. */
export const EVIDENCE_SCHEMA = 'completion-gate.evidence.v1'

/** Bytes that an evidence record may have as text: a ledger of 300,000 files fits. */
export const EVIDENCE_LIMIT_BYTES = 64 * 1024 * 1024

/** A ledger with the commits it was computed from. A wire shape. */
export interface LedgerDocument {
  readonly schema: typeof LEDGER_SCHEMA
  /** Full id of the base tip. */
  readonly base: string
  /** Full id of the merge base; empty when it could not be known. */
  readonly merge_base: string
  readonly head: string
  readonly effect_digest: string
  readonly records: readonly MutationRecord[]
  readonly gaps: readonly Gap[]
  /** Encoded paths that hold a Git LFS pointer, hashed as the pointer. */
  readonly lfs_paths?: readonly string[]
  /** Encoded paths that the policy's scope leaves out. */
  readonly out_of_scope?: readonly string[]
}

/** A mutated path where the checkout does not hold what the ledger says. A wire shape. */
export interface UnboundPath {
  readonly path: string
  /** What was expected and what was found. */
  readonly reason: string
  /** The check that ran when it changed; absent when it differed before the first one. */
  readonly check?: string
  /** What to do about it, where that is another thing than to commit or restore it. */
  readonly mend?: string
}

/** Another tracked file that a command changed, or one of a submodule. A wire shape. */
export interface DriftedPath {
  readonly path: string
  readonly change: string
  /** The check that ran then; absent when it was so before the first one. */
  readonly check?: string
}

/** Whether the results speak of exactly the ledger's content. A wire shape. */
export interface BindingDocument {
  readonly bound: boolean
  /** The commit that was checked out: the head, or a test merge of it. */
  readonly checked_out: string
  readonly unbound: readonly UnboundPath[]
  readonly drift: readonly DriftedPath[]
  /** Untracked files that commands left behind; a bounded list. */
  readonly added: readonly string[]
  /** Moves could not be watched on this system: only looks by metadata were made. */
  readonly moves_unwatched?: true
}

/** The level of isolation that was reached, and its honest promise. */
export interface Isolation {
  readonly level: IsolationLevel
  readonly promise: string
  /** Present when the level falls short of it: nothing was run. */
  readonly below_minimum?: IsolationLevel
  /** Stronger levels that were tried, strongest first, and why they could not be had. */
  readonly unavailable?: readonly {
    readonly level: IsolationLevel
    readonly why: string
  }[]
  /** What the commands wrote beside the checkout, which was not altered; whole folders end with a slash. */
  readonly written?: readonly string[]
}

/** The head was the work tree as it stood, which no branch has. A wire shape. */
export interface UncommittedWork {
  /** Full id of the commit that HEAD was. */
  readonly head: string
  /** Encoded paths that differed from it; when there are none, the head is HEAD. */
  readonly uncommitted: readonly string[]
}

/** One whole run. A wire shape, `completion-gate.evidence.v1`. */
export interface EvidenceRecord {
  readonly schema: typeof EVIDENCE_SCHEMA
  readonly completion: Completion
  readonly rule: GateRule
  readonly message: string
  /** What a person can do next, most useful first. */
  readonly next_steps: readonly string[]
  readonly summary: VerificationSummary
  readonly summary_text: string
  readonly ledger: LedgerDocument
  readonly reports: readonly AuthoredReport[]
  readonly waivers: readonly CompletionWaiver[]
  readonly refused_claims: readonly RefusedClaim[]
  readonly surface: readonly SurfaceFinding[]
  readonly problems: readonly PlanProblem[]
  readonly observations: readonly ExternalObservation[]
  readonly open_writers: readonly string[]
  /** Absent when nothing was run. */
  readonly binding?: BindingDocument
  /** The level of isolation that commands ran under, and its promise. */
  readonly isolation?: Isolation
  /** Where the policy came from: the base branch's file, or the defaults. */
  readonly policy: 'file' | 'defaults'
  /** Present when the work tree was judged: not what a pull request shows until it is committed. */
  readonly worktree?: UncommittedWork
  /** Present in a record that is to be decided by another job. */
  readonly handover?: Handover
}
