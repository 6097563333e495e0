/** Facts from outside that may demand a change of the workspace. */
import type { CompletionWaiver } from './waiver.ts'

/** What an observation asks for; only `workspace_change` blocks. */
export type RequiredAction = 'none' | 'address' | 'workspace_change'

/** A fact from outside, such as a review that requests changes. A wire shape. */
export interface ExternalObservation {
  readonly kind: string
  /** Who or what it is about; a newer observation of one subject replaces the older. */
  readonly subject: string
  /** Names this one observation, so that a waiver can name it too. */
  readonly digest: string
  readonly required_action: RequiredAction
}

/**
 * The observations that still demand a workspace change: the newest of each
 * subject (later in the list is newer), less those that a waiver names by the
 * observation's own digest or by the effect digest.
 */
export function openObservations(
  observations: readonly ExternalObservation[],
  waivers: readonly CompletionWaiver[],
  effectDigest: string
): readonly ExternalObservation[] {
  const newest = new Map<string, ExternalObservation>()
  for (const observation of observations)
    newest.set(observation.subject, observation)
  const waived = new Set(waivers.map(waiver => waiver.effect_digest))
  return [...newest.values()].filter(
    observation =>
      observation.required_action === 'workspace_change' &&
      !waived.has(observation.digest) &&
      !(effectDigest !== '' && waived.has(effectDigest))
  )
}
