/** What a job says of the evidence that it hands over to the job that decides. */

/** Which run made a part of the evidence, by which plan, and which checks it ran. A wire shape. */
export interface Handover {
  /** Id of the workflow run. */
  readonly run_id: number
  readonly run_attempt: number
  /** See `planDigest`. */
  readonly plan_digest: string
  /** See `policyDigest`. */
  readonly policy_digest: string
  /** Ids of the planned commands and criteria that this part settled. */
  readonly checks: readonly string[]
}

/** One file that was handed over: its text, or why it cannot be read. Hostile until it was checked. */
export type HandedFile =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly unreadable: string }

/** The workflow run whose evidence is awaited, as GitHub names it. */
export interface HandingRun {
  readonly runId: number
  readonly runAttempt: number
  /** GitHub's word for how it ended; empty when it has none. */
  readonly conclusion: string
}
