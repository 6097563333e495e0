/** Waivers: a person's word that stands for proof, for exactly one digest. */
import { GateError } from '../errors.ts'
import { isBlank } from './visible-text.ts'

/** An authorised waiver. A wire shape. */
export interface CompletionWaiver {
  /** The digest it names, whole. */
  readonly effect_digest: string
  readonly reason: string
  /** Who gave it, where that is known. */
  readonly by?: string
}

/** What somebody wrote, before anything is known of its author. A wire shape. */
export interface WaiverClaim {
  readonly effect_digest: string
  readonly reason: string
  readonly by?: string
}

/** A claim that does not count, with a reason that a person can act on. A wire shape. */
export interface RefusedClaim extends WaiverClaim {
  readonly refused: string
}

/**
 * Builds a waiver.
 * @throws GateError VALUE_INVALID when the digest or the reason is blank
 */
export function completionWaiver(
  effectDigest: string,
  reason: string,
  by?: string
): CompletionWaiver {
  if (isBlank(effectDigest) || isBlank(reason))
    throw new GateError(
      'VALUE_INVALID',
      'A waiver needs a digest and a reason; one of them is blank.',
      { hint: 'Name the whole effect digest and say why the change may pass.' }
    )
  return {
    effect_digest: effectDigest,
    reason,
    ...(by === undefined ? {} : { by })
  }
}
