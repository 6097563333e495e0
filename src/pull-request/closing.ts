/** Ends that are no verdict: cancelled, failed, or overtaken by a later run. Never green. */
import { asGateError } from '../errors.ts'
import { unjudgedDraft } from '../report/check-run.ts'
import { problemLine } from '../report/problem-line.ts'
import { placeOf } from './place.ts'
import { publish } from './publish.ts'
import type { CheckRunDraft } from '../report/check-run.ts'
import type { Opened } from './place.ts'
import type { Published } from './publish.ts'
import type { Judged, PullRequestWorld } from './world.ts'

/** Closes the check run: one that stays in progress keeps a required check waiting for ever. */
export async function closeUnjudged(
  draft: CheckRunDraft,
  open: Opened,
  world: PullRequestWorld
): Promise<Published> {
  world.onCheckRun(undefined)
  const place = placeOf(open, { proof: 'unproven', effectDigest: '' }, world)
  return await publish(draft, place, world)
}

/** The page of a cancelled job. */
export function cancelledDraft(): CheckRunDraft {
  return unjudgedDraft(
    'cancelled',
    'Cancelled: the run ended before a verdict',
    ['The job was cancelled. Run it again for a verdict.']
  )
}

/** The page of a run that ended in an error. */
export function notJudged(thrown: unknown): CheckRunDraft {
  const error = asGateError(thrown)
  return unjudgedDraft('failure', `Not judged: ${error.message}`, [
    error.message,
    ...error.problems.map(problemLine),
    ...(error.hint === undefined ? [] : [error.hint])
  ])
}

const OVERTAKEN =
  'A later run of this pull request has the word; its check run stands.'

/** The outcome of a run that a later one overtook: it writes nothing (threat A9). */
export function superseded(): Judged {
  return {
    evidence: undefined,
    draft: unjudgedDraft('cancelled', 'Superseded by a later run', [OVERTAKEN]),
    checkRunUrl: undefined,
    notPosted: undefined,
    remarks: [OVERTAKEN]
  }
}
