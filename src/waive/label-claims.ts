/** What a label claims, and whether it still stands as it was set. */
import { sameLogin } from '../model/login.ts'
import { isBlank } from '../model/visible-text.ts'
import { barred } from './authority.ts'
import { claimRefusal } from './waive.ts'
import type { Claimant } from './authority.ts'
import type { PullRequestSignals } from './pull-request-signals.ts'
import type { LabelRecord, LabelSignal, Person } from '../model/signals.ts'

/** A label's claim on the effect at hand. */
export interface LabelClaim {
  readonly label: string
  readonly reason: string
  readonly by: Person
}

/**
 * The reason in a label; undefined when it is no claim. After a prefix that
 * ends in a letter or a digit a space must follow, or `waived` would claim.
 */
export function labelReason(label: string, prefix: string): string | undefined {
  if (!label.toLowerCase().startsWith(prefix.toLowerCase())) return undefined
  const rest = label.slice(prefix.length)
  if (/[\p{L}\p{N}]$/u.test(prefix) && !/^\s/.test(rest)) return undefined
  const reason = rest.trim()
  return isBlank(reason) ? undefined : reason
}

/** The claim of this run's own event; undefined when it makes none. */
export function eventClaim(
  signals: PullRequestSignals
): LabelClaim | undefined {
  const event = signals.labelEvent
  if (event === undefined) return undefined
  const reason = labelReason(event.label, signals.rules.policy.labelPrefix)
  return reason === undefined
    ? undefined
    : { label: event.label, reason, by: event.sender }
}

/** The claim that a record repeats; only people have records. */
export function recordClaim(record: LabelRecord): LabelClaim {
  const { label, reason, by } = record
  return { label, reason, by: { login: by, kind: 'user' } }
}

/** Why a label's claim cannot count whatever its person may do, if so: then nothing needs looking up. */
export function settledLabelRefusal(
  claim: LabelClaim,
  signals: PullRequestSignals
): string | undefined {
  const { people, rules, effectDigest } = signals
  return (
    barred(labelClaimant(claim.by), people, rules) ??
    claimRefusal(
      { effect_digest: effectDigest, reason: claim.reason },
      {
        effectDigest,
        observations: [],
        minimumReasonLength: rules.policy.minimumReasonLength
      }
    )
  )
}

/** What is wrong with the event itself, if anything: its payload is frozen, so a re-run meets another world. */
export function eventFault(
  event: LabelSignal,
  signals: PullRequestSignals
): string | undefined {
  if (event.viaAgent)
    return 'An agent or an app set the label: a person sets it on the page of the pull request.'
  return (
    changeFault(event, signals) ??
    standingFault(event.label, event.sender.login, signals)
  )
}

/** Whether the label was set on another change than the one that is judged, as far as that can be told. */
export function setOnAnotherChange(
  event: LabelSignal,
  signals: PullRequestSignals
): boolean {
  const { labelDigest, effectDigest } = signals
  return (
    movedFault(event, signals) !== undefined ||
    (labelDigest !== undefined && labelDigest !== effectDigest)
  )
}

/** Why the change of now is not the one that the label was set on, if so: a new base makes another effect of the same head (threat C4). */
function changeFault(
  event: LabelSignal,
  signals: PullRequestSignals
): string | undefined {
  const moved = movedFault(event, signals)
  if (moved !== undefined) return moved
  const { labelDigest, effectDigest } = signals
  if (labelDigest === undefined)
    return 'The base branch has moved since the label was set, and what the change was then cannot be told: take the label off and set it again, or claim by a comment.'
  return labelDigest === effectDigest
    ? undefined
    : 'The base branch has moved since the label was set, and the change with it: look at the change of now, then take the label off and set it again, or claim by a comment.'
}

function movedFault(
  { headSha, baseRef }: LabelSignal,
  signals: PullRequestSignals
): string | undefined {
  if (headSha !== signals.headSha)
    return 'The head has moved since the label was set: set it again for the head of now.'
  return baseRef === signals.baseRef
    ? undefined
    : 'The pull request has another base branch than when the label was set: look at the change of now, then take the label off and set it again.'
}

/** Why a label no longer stands as this person set it, if so. */
export function standingFault(
  label: string,
  by: string,
  signals: PullRequestSignals
): string | undefined {
  const standing = signals.labels.find(one => one.name === label)
  if (standing === undefined)
    return 'The label is no longer on the pull request.'
  if (standing.addedBy === undefined)
    return 'It could not be read who set the label last: claim by a comment instead.'
  return sameLogin(standing.addedBy, by)
    ? undefined
    : 'The label was set again by another account: whoever waives sets it.'
}

/** The person of a label as a claimant: an event and a record have no text that could be edited. */
export function labelClaimant(person: Person): Claimant {
  return { person, edited: false, viaApp: undefined, viaEmail: false }
}
