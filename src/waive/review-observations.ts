/** Reviews that request changes, as external observations that block by rule 1. */
import { sha256 } from '../model/digest.ts'
import { loginKey } from '../model/login.ts'
import { permitted, personFault } from './authority.ts'
import type { WaiverRules } from './authority.ts'
import type { ExternalObservation } from '../model/external-observation.ts'
import type { Permissions, PullRequestSignals } from './pull-request-signals.ts'
import type { ReviewSignal } from '../model/signals.ts'

/** The facts that this file reads. */
export type ReviewFacts = Pick<
  PullRequestSignals,
  'pullRequest' | 'reviews' | 'rules'
>

/**
 * One observation for each person with authority whose newest deciding review
 * requests changes, sorted by login. A comment decides nothing; approval and
 * dismissal clear. Whose permission could not be looked up is heard: a failed
 * look-up must not open the gate.
 */
export function reviewObservations(
  facts: ReviewFacts,
  permissions: Permissions
): readonly ExternalObservation[] {
  return requestsForChanges(facts.reviews, facts.rules)
    .filter(review => {
      const fact = permissions.get(loginKey(review.author.login))
      const authority = permitted(review.author, fact, facts.rules)
      return authority.ok || authority.undecided
    })
    .map(review => ({
      kind: 'review',
      subject: review.author.login,
      digest: reviewDigest(facts.pullRequest, review),
      required_action: 'workspace_change'
    }))
}

/** The standing requests for changes of people, whatever their permission, sorted by login. */
export function requestsForChanges(
  reviews: readonly ReviewSignal[],
  rules: WaiverRules
): readonly ReviewSignal[] {
  const newest = new Map<string, ReviewSignal>()
  for (const review of reviews) {
    if (review.state === 'commented' || review.state === 'pending') continue
    if (personFault(review.author, rules) !== undefined) continue
    const key = loginKey(review.author.login)
    const before = newest.get(key)
    if (before === undefined || isNewer(review, before)) newest.set(key, review)
  }
  return [...newest]
    .filter(([, review]) => review.state === 'changes_requested')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, review]) => review)
}

/** What a waiver names to answer this one review. */
export function reviewDigest(
  pullRequest: number,
  review: ReviewSignal
): string {
  return sha256(
    `completion-gate.review.v1\npull_request:${pullRequest}\nreview:${review.databaseId}`
  )
}

// Submitted is later than created: a review may have been pending for days.
function isNewer(review: ReviewSignal, before: ReviewSignal): boolean {
  const later = Date.parse(review.submittedAt) - Date.parse(before.submittedAt)
  return (later || review.databaseId - before.databaseId) > 0
}
