/** Says once more that the policy does not gate a pull request, when an event came that runs no checks. */
import { notGatedDraft } from '../report/check-run.ts'
import { ownCheckRuns } from './own-check-runs.ts'
import { publish } from './publish.ts'
import { neverGreenWhenShared } from './siblings.ts'
import { baseKey, externalId } from './standing-verdict.ts'
import type { PullRequestReading } from '../github-ports.ts'
import type { Judged, PullRequestWorld } from './world.ts'

/** Green, unless another open pull request has the same head. */
export async function notGatedAgain(
  why: string,
  reading: PullRequestReading,
  world: PullRequestWorld
): Promise<Judged> {
  const draft = neverGreenWhenShared(notGatedDraft(why), reading)
  const { pullRequest } = reading
  const [standing] = ownCheckRuns(reading)
  const published = await publish(
    draft,
    {
      headSha: pullRequest.head.sha,
      externalId: externalId({
        pullRequest: pullRequest.number,
        baseKey: baseKey(pullRequest.base.ref),
        runId: 0,
        runAttempt: 0,
        proof: 'narrative',
        effectDigest: ''
      }),
      // What runs no checks never takes a run's word away.
      keepsExternalId: standing !== undefined,
      standing
    },
    world
  )
  return {
    evidence: undefined,
    draft,
    checkRunUrl: published.url,
    notPosted: published.notPosted,
    remarks: published.remarks
  }
}
