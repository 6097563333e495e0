/** Whose permission must be looked up: nobody whose answer is settled without it. */
import { loginKey } from '../model/login.ts'
import { settledRefusal } from './comment-waivers.ts'
import {
  eventClaim,
  eventFault,
  recordClaim,
  settledLabelRefusal,
  standingFault
} from './label-claims.ts'
import { ownLabelRecords } from './label-record.ts'
import { requestsForChanges, reviewDigest } from './review-observations.ts'
import { takeBackFault } from './take-backs.ts'
import { writtenClaims } from './written-claims.ts'
import type { PullRequestSignals } from './pull-request-signals.ts'
import type { ReviewSignal } from '../model/signals.ts'
import type { WaivableEffect } from './waive.ts'
import type { WrittenClaim } from './written-claims.ts'

/**
 * The logins to look up, each once, in the form of `loginKey`, sorted: of
 * readable claims on this digest by people who are not barred already, and of
 * standing requests for changes.
 */
export function claimants(signals: PullRequestSignals): readonly string[] {
  const requests = requestsForChanges(signals.reviews, signals.rules)
  const effect = possibleEffect(signals, requests)
  const logins = [
    ...requests.map(review => review.author.login),
    ...writtenClaims(signals.comments)
      .filter(written => mayCount(written, signals, effect))
      .map(({ comment }) => comment.author.login),
    ...labelLogins(signals)
  ]
  return [...new Set(logins.map(loginKey))].sort()
}

/** The effect as if every request for changes came of a person with authority. */
function possibleEffect(
  signals: PullRequestSignals,
  requests: readonly ReviewSignal[]
): WaivableEffect {
  return {
    effectDigest: signals.effectDigest,
    observations: requests.map(review => ({
      kind: 'review',
      subject: review.author.login,
      digest: reviewDigest(signals.pullRequest, review),
      required_action: 'workspace_change'
    })),
    minimumReasonLength: signals.rules.policy.minimumReasonLength
  }
}

function mayCount(
  { comment, claim }: WrittenClaim,
  signals: PullRequestSignals,
  effect: WaivableEffect
): boolean {
  switch (claim.kind) {
    case 'unreadable':
      return false
    case 'waive':
      return settledRefusal({ comment, claim }, signals, effect) === undefined
    case 'unwaive':
      return (
        (claim.digest === effect.effectDigest ||
          effect.observations.some(one => one.digest === claim.digest)) &&
        takeBackFault(comment, signals) === undefined
      )
  }
}

function labelLogins(signals: PullRequestSignals): readonly string[] {
  const event = signals.labelEvent
  const claim = eventClaim(signals)
  const recorded = ownLabelRecords(signals.comments, signals.gate)
    .filter(({ record }) => record.effectDigest === signals.effectDigest)
    .map(({ record }) => recordClaim(record))
    .filter(
      one => standingFault(one.label, one.by.login, signals) === undefined
    )
  const heard =
    event !== undefined &&
    claim !== undefined &&
    eventFault(event, signals) === undefined
  return [...recorded, ...(heard ? [claim] : [])]
    .filter(one => settledLabelRefusal(one, signals) === undefined)
    .map(one => one.by.login)
}
