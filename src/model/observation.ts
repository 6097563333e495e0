/** What stage 1 hands on: the ledger, and every reason why it may be partial. */
import type { MutationLedger } from './ledger.ts'

/** A reason why the ledger may be partial. Any gap blocks; no waiver closes it. A wire shape. */
export interface Gap {
  /** A sentence: what could not be observed, and the command that mends it. */
  readonly reason: string
  /** The encoded path it is about, if one. */
  readonly path?: string
}

/** Three commits, each resolved once, as full object ids. */
export interface CommitRange {
  /** The base branch as it is now: policy, criteria and presets come from here. */
  readonly base: string
  readonly mergeBase: string
  readonly head: string
}

/** The change of a range of commits. */
export interface WorkspaceObservation {
  readonly range: CommitRange
  readonly ledger: MutationLedger
  readonly gaps: readonly Gap[]
  /** Encoded paths whose content is a Git LFS pointer: hashed as the pointer, marked in the report. */
  readonly lfsPaths: readonly string[]
  /** Encoded paths that the policy's scope leaves out of the ledger. */
  readonly outOfScope: readonly string[]
}
