/** What judging a pull request needs of its surroundings. */
import type { Observed, Proof } from '../gate.ts'
import type { GitHubPorts } from '../github-ports.ts'
import type { CommentKey, LabelSignal } from '../model/signals.ts'
import type { GatePorts } from '../ports.ts'
import type { CheckRunDraft } from '../report/check-run.ts'
import type { NotPosted } from '../report/step-summary.ts'
import type { EvidenceRecord } from '../model/evidence.ts'
import type { RunIdentity } from './standing-verdict.ts'

/** The run at hand, and what its check is called. */
export interface GateRun extends RunIdentity {
  readonly checkName: string
  /** Owner of the repository. */
  readonly owner: string
  /** Page of the workflow run; undefined where there is none. */
  readonly url: string | undefined
  readonly statusMirror: boolean
  /** Values that must not be shown. */
  readonly secrets: readonly string[]
}

/** Opens the world of one range of commits, fetching what is missing. */
export type OpenRange = (range: {
  readonly base: string
  readonly head: string
}) => Promise<GatePorts>

/** Proves a change in another way than by running its checks here, such as by evidence of another job. */
export type Prove = (observed: Observed, ports: GatePorts) => Promise<Proof>

/** The surroundings. */
export interface PullRequestWorld {
  readonly run: GateRun
  readonly github: GitHubPorts
  readonly openRange: OpenRange
  /** Absent where the checks are run here. */
  readonly prove?: Prove
  /** Told when the check run stands, so that a cancelled job can close it. */
  onCheckRun(close: CloseCheckRun | undefined): void
}

/** Closes the check run in progress as cancelled. */
export type CloseCheckRun = () => Promise<void>

/** Which pull request to judge, and on which head. */
export interface PullRequestAsked {
  readonly number: number
  /** Head of the event's payload; undefined takes the live one. */
  readonly headSha: string | undefined
  readonly label: LabelSignal | undefined
  /** The comment or review of the event, to be answered where it stands. */
  readonly comment: CommentKey | undefined
}

/** What came of it. */
export interface Judged {
  /** Absent when the policy does not gate the pull request. */
  readonly evidence: EvidenceRecord | undefined
  readonly draft: CheckRunDraft
  /** Page of the check run; absent when none was posted. */
  readonly checkRunUrl: string | undefined
  readonly notPosted: NotPosted | undefined
  /** Sentences about what went otherwise; may quote untrusted text. */
  readonly remarks: readonly string[]
  /** The event brought no claim, and the verdict stayed as it was. */
  readonly broughtNothing?: boolean
}
