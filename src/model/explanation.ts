/** What stands in the way of a change, and the shortest way to done. */

/** The schema name of an explanation. */
export const EXPLANATION_SCHEMA = 'completion-gate.explanation.v1'

/** A verdict, or why there is none: `unjudged` no run has judged this head, `working` one is at it. */
export type ExplainedVerdict =
  | 'verified'
  | 'waived'
  | 'narrative'
  | 'distinct'
  | 'incomplete'
  | 'not_gated'
  | 'working'
  | 'unjudged'

/** A fact of a live pull request that bears on its verdict. A wire shape. */
export interface LiveFact {
  readonly kind:
    | 'closed'
    | 'moved_head'
    | 'retargeted'
    | 'other_pull_request'
    | 'shared_head'
    | 'stale_waiver'
    | 'unreadable'
  /** A sentence. */
  readonly message: string
}

/** The pull request that was asked about. A wire shape. */
export interface ExplainedPullRequest {
  readonly number: number
  readonly url: string
  readonly head: string
  readonly base_ref: string
}

/** The gate's check run on its head. A wire shape. */
export interface ExplainedCheckRun {
  readonly id: number
  readonly url: string
  readonly title: string
  /** GitHub's word in lower case; null while at work. */
  readonly conclusion: string | null
  /** Slug of the app that posted it; null where that is not known. */
  readonly app: string | null
}

/** An explanation. A wire shape, `completion-gate.explanation.v1`: every key is always there. */
export interface Explanation {
  readonly schema: typeof EXPLANATION_SCHEMA
  readonly source: 'record' | 'pull_request'
  readonly verdict: ExplainedVerdict
  /** Whether nothing stands in the way. */
  readonly complete: boolean
  readonly headline: string
  /** Sentences, most important first. */
  readonly why: readonly string[]
  /** What to do, most useful first; none where nothing is to be done. */
  readonly next_steps: readonly string[]
  /** Lines that a person with authority can copy into a comment. */
  readonly waiver_lines: readonly string[]
  /** Empty where nothing changed, or where it is not known. */
  readonly effect_digest: string
  /** The rule that decided; null where only GitHub was asked. */
  readonly rule: number | null
  /** Whether uncommitted work was judged, which no pull request shows. */
  readonly uncommitted: boolean
  readonly facts: readonly LiveFact[]
  readonly pull_request: ExplainedPullRequest | null
  readonly check_run: ExplainedCheckRun | null
}
