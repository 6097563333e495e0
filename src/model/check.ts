/** Commands before they ran, and checks after. */

/** A check's status. Only `passed` proves anything. */
export type CheckStatus = 'passed' | 'failed' | 'needs_review' | 'skipped'

/** What is to run, before it ran. */
export interface VerificationCommand {
  readonly id: string
  readonly kind: string
  readonly description: string
  /** A bash script, run by `bash --noprofile --norc -eo pipefail -c`. */
  readonly command: string
  readonly required: boolean
  /** Milliseconds until the whole process tree is ended. */
  readonly timeoutMs: number
  readonly expectExit: number
}

/** Facts about how a command ran. A wire shape. */
export interface CheckEvidence {
  readonly command?: string
  /** Folder it ran in, relative to the checkout; absent for its root. */
  readonly cwd?: string
  readonly exit_code?: number
  readonly signal?: string
  readonly timed_out?: boolean
  readonly duration_ms?: number
  /** First bytes of the output, decoded; a bounded part of all of it. */
  readonly output_head?: string
  /** Last bytes of the output, decoded; empty when the head holds everything. */
  readonly output_tail?: string
  /** Length in bytes of the whole output. */
  readonly output_bytes?: number
  /** SHA-256 of the whole output. */
  readonly output_digest?: string
  /** Tests that ran, by the test runner's own account; at least so many where it does not count. */
  readonly tests_run?: number
  /** `policy`, `preset` or `acceptance`, and the side that declares it, such as `preset:both`. */
  readonly origin?: string
  /** Where it was declared, such as `ACCEPTANCE.md:3`. */
  readonly source?: string
}

/** A command or criterion after it ran. A wire shape of `a3s.verification_report.v1`. */
export interface VerificationCheck {
  readonly id: string
  readonly kind: string
  readonly description: string
  readonly status: CheckStatus
  readonly required: boolean
  readonly suggested_tools?: readonly string[]
  readonly evidence_uris?: readonly string[]
  readonly residual_risk?: string
  readonly evidence?: CheckEvidence
}

/** Id of the check that stands for the missing one, when only others than the gate have checked. */
export const NO_CHECK_ID = 'gate:no-required-check'
