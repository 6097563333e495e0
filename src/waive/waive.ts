/** Stage 3: claims become waivers, or are refused with a reason a person can act on. */
import { isDigest } from '../model/digest.ts'
import { visibleLength } from '../model/visible-text.ts'
import { completionWaiver } from '../model/waiver.ts'
import type { ExternalObservation } from '../model/external-observation.ts'
import type {
  CompletionWaiver,
  RefusedClaim,
  WaiverClaim
} from '../model/waiver.ts'

/** What a claim may name: the effect itself, or an open observation. */
export interface WaivableEffect {
  /** Empty when nothing changed. */
  readonly effectDigest: string
  readonly observations: readonly ExternalObservation[]
  /** Shortest reason that counts, in characters that can be seen. */
  readonly minimumReasonLength: number
}

/** Every claim, answered. */
export interface WaiverAnswers {
  readonly waivers: readonly CompletionWaiver[]
  readonly refusedClaims: readonly RefusedClaim[]
}

/**
 * Answers each claim. A claim counts only when it names the whole digest of
 * exactly this effect, or of an observation, and gives a reason.
 */
export function answerClaims(
  claims: readonly WaiverClaim[],
  effect: WaivableEffect
): WaiverAnswers {
  const waivers: CompletionWaiver[] = []
  const refusedClaims: RefusedClaim[] = []
  for (const claim of claims) {
    const refused = claimRefusal(claim, effect)
    if (refused === undefined)
      waivers.push(
        completionWaiver(claim.effect_digest, claim.reason, claim.by)
      )
    else refusedClaims.push({ ...claim, refused })
  }
  return { waivers, refusedClaims }
}

/** Why a claim does not count for this effect, whoever made it; undefined when it does. */
export function claimRefusal(
  claim: WaiverClaim,
  effect: WaivableEffect
): string | undefined {
  const digest = claim.effect_digest
  if (visibleLength(claim.reason) < Math.max(1, effect.minimumReasonLength))
    return `The reason is too short: give at least ${String(Math.max(1, effect.minimumReasonLength))} characters that can be seen.`
  if (effect.observations.some(one => one.digest === digest)) return undefined
  if (effect.effectDigest === '')
    return 'There is nothing to waive: nothing changed.'
  if (digest === effect.effectDigest) return undefined
  return isDigest(digest)
    ? `It is stale: it names another effect digest. The digest is now ${effect.effectDigest}.`
    : `It does not name a whole digest of 64 lower-case hex digits. The digest is ${effect.effectDigest}.`
}
