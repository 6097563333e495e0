/** A decision without commands: what it was made of, and the page that says it. */
import { isAtWork } from './at-work.ts'
import type { Observed } from '../gate.ts'
import type { PullRequestNow, PullRequestReading } from '../github-ports.ts'
import type { EvidenceRecord } from '../model/evidence.ts'
import type { CheckRunDraft } from '../report/check-run.ts'
import type { PullRequestAnswers } from './answers.ts'
import type { Standing } from './publish.ts'

/** What was decided on one reading of GitHub. */
export interface Redecision {
  readonly reading: PullRequestReading
  readonly observed: Observed
  /** Absent where the policy does not gate the pull request. */
  readonly judgement: Judgement | undefined
  /** The newest check run of the gate's on the head. */
  readonly standing: Standing | undefined
  readonly draft: CheckRunDraft
  readonly notes: readonly string[]
  /** For a check run that is made; what stands keeps its own. */
  readonly externalId: string
}

/** What a gated pull request came to. */
export interface Judgement {
  readonly answers: PullRequestAnswers
  readonly evidence: EvidenceRecord
}

/**
 * Whether what was observed holds for a later reading: another base branch, tip
 * or head is another change under another policy (threat A6).
 */
export function sameGround(
  one: PullRequestNow,
  other: PullRequestNow
): boolean {
  const [before, now] = [one.pullRequest, other.pullRequest]
  return (
    before.head.sha === now.head.sha &&
    before.base.ref === now.base.ref &&
    before.base.sha === now.base.sha &&
    before.base.policyId === now.base.policyId
  )
}

/** The check run is in progress, whatever a decision would make of it: nothing else may say that it is done. */
export function asWaiting(
  page: CheckRunDraft,
  standing: Standing | undefined
): CheckRunDraft {
  if (!isAtWork(standing)) return page
  const title =
    'Incomplete: the checks of this head are running, and their run has the word'
  return { ...page, conclusion: 'failure', title, decided: title }
}
