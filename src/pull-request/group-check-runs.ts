/** The gate's own check runs on the commit of a merge group: opened, left to a later run, or taken out of the way. */
import { mirrorWhatStands } from './mirror.ts'
import { adoptable, newestFirst, ofApp, retireEnded } from './own-check-runs.ts'
import { openCheckRun } from './publish.ts'
import { baseKey, isNewer } from './standing-verdict.ts'
import type { Viewer } from '../github-ports.ts'
import type { OpenedCheckRun, Published, Standing } from './publish.ts'
import type { StandingVerdict } from './standing-verdict.ts'
import type { GateRun, PullRequestWorld } from './world.ts'

/** A group, as the `merge_group` event names it. */
export interface MergeGroup {
  readonly headSha: string
  readonly headRef: string
  readonly baseSha: string
  readonly baseRef: string
}

/**
 * Opens the check run of the group, beside what other apps posted under its name.
 * @param viewer whose token reads; undefined where that could not be read
 * @returns undefined where a later run has the word
 */
export async function openGroup(
  group: MergeGroup,
  viewer: Viewer | undefined,
  world: PullRequestWorld
): Promise<OpenedCheckRun | undefined> {
  const { github, run } = world
  const found = await github.checkRuns.find(group.headSha, run.checkName)
  const [newest] = newestFirst(ofApp(found, viewer?.appSlug))
  if (newest !== undefined && isNewer(newest.verdict, run)) return undefined
  const opened = await openCheckRun(
    group.headSha,
    groupVerdict(group, { proof: 'working', effectDigest: '' }, run),
    adoptable(newest, run),
    world
  )
  const { standing } = opened
  for (const older of newestFirst(ofApp(found, standing?.run.appSlug)))
    await retireEnded(older, standing, world)
  return opened
}

/**
 * Whether a later run has written on the group: its check run alone stays then,
 * and what the status mirrors. Otherwise this run's alone does: one that a killed
 * run left in progress would keep the queue waiting.
 */
export async function leavesTheWord(
  { headSha }: MergeGroup,
  { run: posted, mirrored }: Published,
  world: PullRequestWorld
): Promise<boolean> {
  const { github, run } = world
  const ownRuns = async (): Promise<readonly Standing[]> =>
    newestFirst(
      ofApp(
        await github.checkRuns.find(headSha, run.checkName),
        posted?.appSlug
      )
    )
  const [standing, ...older] = await ownRuns()
  if (standing === undefined) return false
  if (!isNewer(standing.verdict, run)) {
    if (standing.run.id === posted?.id)
      for (const one of older) await github.checkRuns.retire(one.run)
    return false
  }
  if (posted !== undefined && posted.id !== standing.run.id)
    await github.checkRuns.retire(posted)
  await mirrorWhatStands(
    mirrored,
    standing,
    async () => (await ownRuns())[0],
    world
  )
  return true
}

/** What a run says of the group: no pull request of its own. */
export function groupVerdict(
  group: MergeGroup,
  verdict: Pick<StandingVerdict, 'proof' | 'effectDigest'>,
  { runId, runAttempt }: GateRun
): StandingVerdict {
  return {
    pullRequest: 0,
    baseKey: baseKey(group.baseRef),
    runId,
    runAttempt,
    ...verdict
  }
}
