/** Receipts: what a run found, as statements that in-toto's tools read. */
import type { CompletionKind } from './completion.ts'

/** https://github.com/in-toto/attestation/blob/main/spec/v1/statement.md */
export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1'

/** https://github.com/in-toto/attestation/blob/main/spec/predicates/test-result.md */
export const TEST_RESULT_TYPE =
  'https://in-toto.io/attestation/test-result/v0.1'

/** https://github.com/in-toto/attestation/blob/main/spec/predicates/svr.md */
export const VERDICT_TYPE = 'https://in-toto.io/attestation/svr/v0.2'

/** The schema name of what the predicates carry beside their specification. */
export const RECEIPT_SCHEMA = 'completion-gate.receipt.v1'

/** Who verified, as a URI; a version follows. */
export const VERIFIER = 'https://github.com/completion-gate/completion-gate'

/** Bytes that a receipt may have: what `actions/attest` takes as a predicate. */
export const RECEIPT_LIMIT_BYTES = 16 * 1024 * 1024

/** in-toto's digests of the kinds that a receipt has. A wire shape. */
export type ReceiptDigest =
  { readonly gitCommit: string } | { readonly sha256: string }

/** What a receipt is about. A wire shape. */
export interface ReceiptSubject {
  /** `head`, `effect` or `evidence`. */
  readonly name: string
  readonly digest: ReceiptDigest
}

/** The commit whose policy, criteria and presets were demanded: a ResourceDescriptor. A wire shape. */
export interface PolicyDescriptor {
  readonly name: 'base'
  readonly digest: { readonly gitCommit: string }
  readonly annotations: { readonly policy: 'file' | 'defaults' }
}

/** What a receipt says in the gate's own words: an extension field. A wire shape. */
export interface ReceiptFacts {
  readonly schema: typeof RECEIPT_SCHEMA
  readonly completion: CompletionKind
  /** Empty when nothing changed. */
  readonly effect_digest: string
  readonly base: string
  /** Empty when it could not be known. */
  readonly merge_base: string
  readonly head: string
  /** SHA-256 of the bytes of the evidence record's file. */
  readonly evidence_digest: string
}

/** How the checks ended, by their ids. A wire shape of `test-result/v0.1`. */
export interface TestResultPredicate {
  readonly result: 'PASSED' | 'WARNED' | 'FAILED'
  readonly configuration: readonly PolicyDescriptor[]
  /** Page of the workflow run. */
  readonly url?: string
  readonly passedTests: readonly string[]
  /** Optional checks that proved nothing. */
  readonly warnedTests: readonly string[]
  /** Required checks that proved nothing: failed, waiting for a person, not run, or of other content. */
  readonly failedTests: readonly string[]
  readonly completionGate: ReceiptFacts
}

/** The verdict. A wire shape of `svr/v0.2`, which has no word for a failure: it lists nothing then. */
export interface VerdictPredicate {
  readonly verifier: {
    readonly id: string
    readonly policies: readonly PolicyDescriptor[]
  }
  /** RFC 3339, UTC. */
  readonly timeCreated: string
  /** What is so; one of `VERDICT_PROPERTY`, or nothing. */
  readonly properties: readonly string[]
  readonly completionGate: ReceiptFacts
}

/** What each completion lets a receipt say. Waived is never verified. */
export const VERDICT_PROPERTY: Readonly<Record<CompletionKind, string>> = {
  verified: 'COMPLETION_GATE_VERIFIED',
  waived: 'COMPLETION_GATE_WAIVED',
  narrative: 'COMPLETION_GATE_NOTHING_CHANGED',
  incomplete: '',
  distinct: ''
}

/** An in-toto Statement about the checks. A wire shape. */
export interface TestResultStatement {
  readonly _type: typeof STATEMENT_TYPE
  readonly subject: readonly ReceiptSubject[]
  readonly predicateType: typeof TEST_RESULT_TYPE
  readonly predicate: TestResultPredicate
}

/** An in-toto Statement about the verdict. A wire shape. */
export interface VerdictStatement {
  readonly _type: typeof STATEMENT_TYPE
  readonly subject: readonly ReceiptSubject[]
  readonly predicateType: typeof VERDICT_TYPE
  readonly predicate: VerdictPredicate
}

/** A receipt. Nothing in it says who made it. */
export type ReceiptStatement = TestResultStatement | VerdictStatement

/** The schema name of what `verify-receipt` prints. */
export const RECEIPT_CHECK_SCHEMA = 'completion-gate.receipt-check.v1'

/** What held a statement: a file of its own, or an envelope whose signature nobody here checks. */
export type ReceiptEnvelope = 'none' | 'dsse' | 'sigstore-bundle'

/** What a receipt was held against, and what came of it. A wire shape. */
export interface ReceiptCheck {
  readonly schema: typeof RECEIPT_CHECK_SCHEMA
  /** The receipt says what the repository, and the evidence where it was given, say. */
  readonly matches: boolean
  /** It matches, and its verdict lets the change pass. */
  readonly complete: boolean
  readonly completion: CompletionKind
  readonly predicate_type: string
  readonly effect_digest: string
  readonly base: string
  readonly merge_base: string
  readonly head: string
  readonly differences: readonly {
    readonly path: string
    readonly message: string
  }[]
  readonly evidence: 'not_given' | 'matches' | 'differs'
  readonly envelope: ReceiptEnvelope
  /** Always: `gh attestation verify` checks who made a receipt. */
  readonly signature: 'not_checked'
}
