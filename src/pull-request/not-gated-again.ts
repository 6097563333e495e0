/** Says once more that the policy does not gate a pull request, when an event came that runs no checks. */
import { notGatedDraft } from '../report/check-run.ts'
import { ownCheckRuns } from './own-check-runs.ts'
import { asWaiting } from './redecision.ts'
import { neverGreenWhenShared } from './siblings.ts'
import type { Redecision } from './redecision.ts'

/** Green, unless another open pull request has the same head or a run is at work on it. */
export function notGatedAgain(
  why: string,
  { reading, observed }: Pick<Redecision, 'reading' | 'observed'>,
  externalId: string
): Redecision {
  const [standing] = ownCheckRuns(reading)
  const page = asWaiting(notGatedDraft(why), standing)
  return {
    reading,
    observed,
    judgement: undefined,
    standing,
    draft: neverGreenWhenShared(page, reading),
    notes: [],
    externalId
  }
}
