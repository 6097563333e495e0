/** Check runs and commit statuses. */
import type { Account, App } from './account.ts'

/** Conclusions that the API takes (`stale` is GitHub's own). */
export const CONCLUSIONS = [
  'success',
  'failure',
  'neutral',
  'cancelled',
  'skipped',
  'timed_out',
  'action_required'
] as const

/** How a check run ended. */
export type Conclusion = (typeof CONCLUSIONS)[number]

/** An annotation as the API takes it. */
export interface Annotation {
  readonly path: string
  readonly start_line: number
  readonly end_line: number
  readonly start_column: number | null
  readonly end_column: number | null
  readonly annotation_level: string
  readonly title: string | null
  readonly message: string
  readonly raw_details: string | null
}

/** A check run. */
export interface CheckRun {
  readonly id: number
  readonly app: App
  readonly suiteId: number
  readonly headSha: string
  name: string
  externalId: string
  detailsUrl: string | null
  status: string
  conclusion: Conclusion | null
  startedAt: string | null
  completedAt: string | null
  title: string | null
  summary: string | null
  text: string | null
  /** Every update appends. */
  readonly annotations: Annotation[]
}

/** A commit status. */
export interface CommitStatus {
  readonly id: number
  readonly sha: string
  readonly state: string
  readonly context: string
  readonly description: string | null
  readonly targetUrl: string | null
  readonly creator: Account
  readonly at: string
}
