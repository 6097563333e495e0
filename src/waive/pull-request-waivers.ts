/** Every waiver of a pull request, and an answer to every claim: facts in, values out. */
import { commentWaivers } from './comment-waivers.ts'
import { labelWaivers } from './label-waivers.ts'
import { takeBacks } from './take-backs.ts'
import type { ClaimAnswer } from './comment-waivers.ts'
import type { LabelOutcome } from './label-waivers.ts'
import type { Permissions, PullRequestSignals } from './pull-request-signals.ts'
import type { ExternalObservation } from '../model/external-observation.ts'

/** The waivers, the refusals, what to answer, and what to mend on the pull request. */
export interface PullRequestWaivers extends LabelOutcome {
  /** One for each comment that makes a claim or takes one back, in the order of writing. */
  readonly answers: readonly ClaimAnswer[]
}

/**
 * A claim counts when a person with authority wrote it, unedited, for exactly
 * the digest at hand (or of an open observation), and nobody who may took it back.
 * @param observations the open ones, of `reviewObservations`
 * @param permissions a fact for each login of `claimants`; a missing one means no
 */
export function pullRequestWaivers(
  signals: PullRequestSignals,
  observations: readonly ExternalObservation[],
  permissions: Permissions
): PullRequestWaivers {
  const { effectDigest, rules } = signals
  const { minimumReasonLength } = rules.policy
  const facts = {
    signals,
    effect: { effectDigest, observations, minimumReasonLength },
    permissions,
    takeBacks: takeBacks(signals, permissions)
  }
  const labels = labelWaivers(facts)
  const comments = commentWaivers(facts)
  return {
    ...labels,
    waivers: [...comments.waivers, ...labels.waivers],
    refusedClaims: [...comments.refusedClaims, ...labels.refusedClaims],
    answers: comments.answers
  }
}
