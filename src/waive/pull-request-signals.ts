/** What the waivers of a pull request are worked out from: facts and rules, no rule of its own. */
import type { GateIdentity } from './label-record.ts'
import type { WaiverRules } from './authority.ts'
import type { TakeBack } from './take-backs.ts'
import type { WaivableEffect } from './waive.ts'
import type {
  ChangePeople,
  CommentSignal,
  LabelOnPullRequest,
  LabelSignal,
  PermissionFact,
  ReviewSignal
} from '../model/signals.ts'

/** Everything read from one pull request before any permission is looked up. */
export interface PullRequestSignals {
  readonly pullRequest: number
  /** Comments and the bodies of reviews, in any order. */
  readonly comments: readonly CommentSignal[]
  readonly reviews: readonly ReviewSignal[]
  /** The `labeled` event of this run, if that is what started it. */
  readonly labelEvent: LabelSignal | undefined
  /**
   * Digest of the effect as it was at that event, against its own base (empty
   * when nothing was changed); undefined when that cannot be told.
   */
  readonly labelDigest: string | undefined
  /** The labels that are on the pull request now, not those of the payload. */
  readonly labels: readonly LabelOnPullRequest[]
  readonly people: ChangePeople
  /** The app that posts the check; undefined when that is no app: then no record counts. */
  readonly gate: GateIdentity | undefined
  /** The commit that is judged, and the digest of its effect (empty when nothing changed). */
  readonly headSha: string
  /** Base branch of the pull request now. */
  readonly baseRef: string
  readonly effectDigest: string
  readonly rules: WaiverRules
}

/** What GitHub said of each login of `claimants`; keys are those of `loginKey`. */
export type Permissions = ReadonlyMap<string, PermissionFact>

/** The same with everything that answers a claim. */
export interface WaiverFacts {
  readonly signals: PullRequestSignals
  readonly effect: WaivableEffect
  readonly permissions: Permissions
  readonly takeBacks: readonly TakeBack[]
}
