/** Where a verdict is posted: the head, the check run that stands there, and the id that names the proof. */
import { baseKey, externalId } from './standing-verdict.ts'
import type { PullRequestReading } from '../github-ports.ts'
import type { MirroredState } from './mirror.ts'
import type { NotPosted } from '../report/step-summary.ts'
import type { Place, Standing } from './publish.ts'
import type { StandingVerdict } from './standing-verdict.ts'
import type { GateRun, PullRequestWorld } from './world.ts'

/** What a run says of the change. */
type Word = Pick<StandingVerdict, 'proof' | 'effectDigest' | 'criteriaKey'>

/** A judgement under way, with its check run. */
export interface Opened {
  readonly reading: PullRequestReading
  readonly headSha: string
  readonly standing: Standing | undefined
  readonly notPosted: NotPosted | undefined
  /** What this run's last commit status says. */
  readonly mirrored?: MirroredState | undefined
}

/** What a run says while it is at work. */
export function working(
  reading: PullRequestReading,
  run: GateRun
): StandingVerdict {
  return verdictOf(reading, { proof: 'working', effectDigest: '' }, run)
}

/** Where the verdict of this run is posted. */
export function placeOf(
  { reading, headSha, standing }: Opened,
  verdict: Word,
  { run }: PullRequestWorld
): Place {
  const whole = verdictOf(reading, verdict, run)
  return { headSha, externalId: externalId(whole), standing }
}

function verdictOf(
  { pullRequest }: PullRequestReading,
  verdict: Word,
  { runId, runAttempt }: GateRun
): StandingVerdict {
  return {
    pullRequest: pullRequest.number,
    baseKey: baseKey(pullRequest.base.ref),
    runId,
    runAttempt,
    ...verdict
  }
}
