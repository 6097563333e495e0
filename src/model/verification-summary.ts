/** The counts over all reports, as the delivery summary shows them. */
import type { CheckStatus } from './check.ts'

/** Counts over reports. A wire shape. */
export interface VerificationSummary {
  readonly status: CheckStatus
  readonly report_count: number
  readonly required_check_count: number
  readonly pending_required_check_count: number
  readonly failed_check_count: number
  readonly residual_risk_count: number
  /** Sorted, each named once. */
  readonly pending_subjects: readonly string[]
  /** Sorted, each named once. */
  readonly failed_subjects: readonly string[]
}
