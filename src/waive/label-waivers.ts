/** Waivers by label: the `labeled` event of this run, the records of earlier ones, and labels without either. */
import { loginKey, sameLogin } from '../model/login.ts'
import { completionWaiver } from '../model/waiver.ts'
import { authorise } from './authority.ts'
import {
  eventClaim,
  eventFault,
  labelClaimant,
  labelReason,
  recordClaim,
  setOnAnotherChange,
  settledLabelRefusal,
  standingFault
} from './label-claims.ts'
import { ownLabelRecords } from './label-record.ts'
import { takeBackOfLabel } from './take-backs.ts'
import type { LabelClaim } from './label-claims.ts'
import type { WrittenRecord } from './label-record.ts'
import type { WaiverFacts } from './pull-request-signals.ts'
import type { LabelRecord } from '../model/signals.ts'
import type { CompletionWaiver, RefusedClaim } from '../model/waiver.ts'

/** What the labels come to. */
export interface LabelOutcome {
  readonly waivers: readonly CompletionWaiver[]
  readonly refusedClaims: readonly RefusedClaim[]
  /** Labels to remove: what they waived is not this effect. Sorted. */
  readonly staleLabels: readonly string[]
  /** Node ids of the gate's own comments to delete: their label is gone, or another account set it again. */
  readonly voidRecords: readonly string[]
  /** To write down now: the label of this run's event waives. */
  readonly labelRecord: LabelRecord | undefined
  /** Whether the label of this run's event waives, now or by its record. */
  readonly labelWaives: boolean
  /** Why the label of this run's event does not waive, if it claims to. */
  readonly labelRefusal: string | undefined
}

/** What one event, record or bare label comes to. */
interface LabelRuling {
  readonly label: string
  readonly waiver?: CompletionWaiver
  readonly refusedClaim?: RefusedClaim
  readonly stale?: true
  readonly voidRecord?: string
}

/** Answers every label that claims a waiver. */
export function labelWaivers(facts: WaiverFacts): LabelOutcome {
  const { comments, gate } = facts.signals
  const records = [...ownLabelRecords(comments, gate)].sort(
    (one, other) => one.comment.databaseId - other.comment.databaseId
  )
  const event = ruleEvent(facts)
  const recorded = records.map(one => ruleRecord(one, facts))
  const ruled = [...(event === undefined ? [] : [event]), ...recorded]
  const accepted = new Set(
    ruled.flatMap(one => (one.waiver === undefined ? [] : [one.label]))
  )
  const told = [...ruled, ...ruleBareLabels(facts, ruled)].filter(
    one => one.stale === undefined || !accepted.has(one.label)
  )
  return {
    waivers: unique(ruled.flatMap(one => one.waiver ?? [])),
    refusedClaims: told.flatMap(one => one.refusedClaim ?? []),
    staleLabels: [
      ...new Set(told.flatMap(one => (one.stale ? [one.label] : [])))
    ].sort(),
    voidRecords: ruled.flatMap(one => one.voidRecord ?? []),
    labelRecord: newRecord(facts, event, records),
    labelWaives: event?.waiver !== undefined,
    labelRefusal: event?.refusedClaim?.refused
  }
}

function ruleEvent(facts: WaiverFacts): LabelRuling | undefined {
  const { signals } = facts
  const claim = eventClaim(signals)
  if (claim === undefined || signals.labelEvent === undefined) return undefined
  const fault = eventFault(signals.labelEvent, signals)
  const ruling =
    fault === undefined ? ruleClaim(claim, facts) : refuse(claim, facts, fault)
  const moved = setOnAnotherChange(signals.labelEvent, signals)
  const stands =
    standingFault(claim.label, claim.by.login, signals) === undefined
  return moved && stands ? { ...ruling, stale: true } : ruling
}

function ruleRecord(
  { record, comment }: WrittenRecord,
  facts: WaiverFacts
): LabelRuling {
  const { signals } = facts
  const { label } = record
  const claim = recordClaim(record)
  const current = record.effectDigest === signals.effectDigest
  const fault = standingFault(label, record.by, signals)
  if (fault !== undefined)
    return {
      ...(current ? refuse(claim, facts, fault) : { label }),
      voidRecord: comment.nodeId
    }
  if (labelReason(label, signals.rules.policy.labelPrefix) === undefined)
    return refuse(claim, facts, 'The policy no longer names such labels.')
  return current
    ? ruleClaim(claim, facts)
    : { ...refuseStale(record, signals.effectDigest), stale: true }
}

/** A label says nothing outside its own event; whoever set it is told, or would wait for ever. */
function ruleBareLabels(
  { signals }: WaiverFacts,
  ruled: readonly LabelRuling[]
): readonly LabelRuling[] {
  const known = new Set(ruled.map(one => one.label))
  return [...signals.labels]
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(({ name, addedBy }) => {
      const reason = labelReason(name, signals.rules.policy.labelPrefix)
      if (reason === undefined || known.has(name)) return []
      const refusedClaim = {
        effect_digest: signals.effectDigest,
        reason,
        ...(addedBy === undefined ? {} : { by: addedBy }),
        refused:
          'No record of the gate says that this label waives anything: remove it and set it again, or claim by a comment.'
      }
      return [{ label: name, refusedClaim }]
    })
}

function ruleClaim(claim: LabelClaim, facts: WaiverFacts): LabelRuling {
  const { signals, permissions, takeBacks } = facts
  const settled = settledLabelRefusal(claim, signals)
  if (settled !== undefined) return refuse(claim, facts, settled)
  const by = claim.by.login
  const end = takeBackOfLabel({ by, digest: signals.effectDigest }, takeBacks)
  if (end !== undefined)
    return refuse(
      claim,
      facts,
      `Waivers of this digest were taken back by ${end.comment.author.login}: after that only a new comment waives it.`
    )
  const authority = authorise(
    labelClaimant(claim.by),
    permissions.get(loginKey(by)),
    signals.people,
    signals.rules
  )
  return authority.ok
    ? {
        label: claim.label,
        waiver: completionWaiver(signals.effectDigest, claim.reason, by)
      }
    : refuse(claim, facts, authority.why)
}

function refuse(
  claim: LabelClaim,
  { signals }: WaiverFacts,
  refused: string
): LabelRuling {
  return {
    label: claim.label,
    refusedClaim: {
      effect_digest: signals.effectDigest,
      reason: claim.reason,
      by: claim.by.login,
      refused
    }
  }
}

function refuseStale(record: LabelRecord, effectDigest: string): LabelRuling {
  return {
    label: record.label,
    refusedClaim: {
      effect_digest: record.effectDigest,
      reason: record.reason,
      by: record.by,
      refused:
        effectDigest === ''
          ? 'The label is stale: nothing is changed any more.'
          : `The label is stale: it waived another effect digest. The digest is now ${effectDigest}.`
    }
  }
}

/** The record of the event's waiver, unless an earlier attempt of this run wrote it already. */
function newRecord(
  { signals }: WaiverFacts,
  event: LabelRuling | undefined,
  records: readonly WrittenRecord[]
): LabelRecord | undefined {
  const waiver = event?.waiver
  if (event === undefined || waiver?.by === undefined) return undefined
  const record = {
    effectDigest: signals.effectDigest,
    reason: waiver.reason,
    by: waiver.by,
    label: event.label
  }
  const written = records.some(
    ({ record: one }) =>
      one.effectDigest === record.effectDigest &&
      one.label === record.label &&
      sameLogin(one.by, record.by)
  )
  return written ? undefined : record
}

function unique(
  waivers: readonly CompletionWaiver[]
): readonly CompletionWaiver[] {
  const byText = new Map(waivers.map(one => [JSON.stringify(one), one]))
  return [...byText.values()]
}
