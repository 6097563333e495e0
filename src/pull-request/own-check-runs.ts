/** The gate's own check runs on a head: the newest run's stands, any other is taken out of its way. */
import { isAtWork } from './at-work.ts'
import { superseded } from './closing.ts'
import { mirrorWhatStands } from './mirror.ts'
import { placeOf } from './place.ts'
import { publish } from './publish.ts'
import { isNewer, readExternalId } from './standing-verdict.ts'
import type { CheckRunFacts, PullRequestNow } from '../github-ports.ts'
import type { Opened } from './place.ts'
import type { Published, Standing } from './publish.ts'
import type { RunIdentity } from './standing-verdict.ts'
import type { Judged, PullRequestWorld } from './world.ts'

/**
 * Those of our app whose `external_id` is the gate's, the newest run's first.
 * Another with the gate's name may be a job's, which is nobody's to change.
 */
export function ownCheckRuns({
  standing,
  viewer
}: Pick<PullRequestNow, 'standing' | 'viewer'>): readonly Standing[] {
  return standing.kind === 'unknown'
    ? []
    : newestFirst(ofApp(standing.runs, viewer.appSlug))
}

/**
 * Those check runs of a commit that are the gate's, the newest run's first.
 * Where our own app is not known yet, writing tells: GitHub refuses it for another's.
 */
export function newestFirst(
  runs: readonly CheckRunFacts[]
): readonly Standing[] {
  return runs
    .flatMap((run): readonly Standing[] => {
      const verdict = readExternalId(run.externalId)
      return verdict === undefined ? [] : [{ run, verdict }]
    })
    .sort((one, other) => {
      if (isNewer(one.verdict, other.verdict)) return -1
      if (isNewer(other.verdict, one.verdict)) return 1
      return other.run.id - one.run.id
    })
}

/** Those of our own app: only it can change them. */
export function ofApp(
  runs: readonly CheckRunFacts[],
  appSlug: string | undefined
): readonly CheckRunFacts[] {
  return appSlug === undefined
    ? []
    : runs.filter(run => run.appSlug === appSlug)
}

/**
 * The check run that this run may update: its own, or that of an earlier
 * attempt, which has ended. Any other run may still write, and GitHub has no
 * write on condition: one check run for two would let an older verdict be last.
 */
export function adoptable(
  standing: Standing | undefined,
  run: RunIdentity
): Standing | undefined {
  if (standing === undefined) return undefined
  const { verdict } = standing
  const ended =
    verdict.runId === run.runId &&
    verdict.runAttempt < run.runAttempt &&
    !isAtWork(standing)
  return ended || isSame(verdict, run) ? standing : undefined
}

/** The judgement with its own check run, should GitHub have made one without telling. */
export function withOwn(
  open: Opened,
  now: PullRequestNow,
  run: RunIdentity
): Opened {
  if (open.standing !== undefined) return open
  const own = ownCheckRuns(now).find(
    one => one.run.headSha === open.headSha && isSame(one.verdict, run)
  )
  return own === undefined ? open : { ...open, standing: own }
}

/** The judgement with the check run that a page was posted to. */
export function withPosted(
  before: Opened,
  { run, mirrored }: Published
): Opened {
  const open = { ...before, mirrored: mirrored ?? before.mirrored }
  if (run === undefined) return open
  const verdict = readExternalId(run.externalId) ?? open.standing?.verdict
  return verdict === undefined ? open : { ...open, standing: { run, verdict } }
}

/**
 * Lets the commit status say what the newest check run on the commit says.
 * An older run's, where this one's was refused, is no word on it.
 */
export async function settleMirror(
  { reading, headSha, mirrored }: Opened,
  now: PullRequestNow,
  world: PullRequestWorld
): Promise<void> {
  const { github, run } = world
  const { number } = reading.pullRequest
  const newestOf = (read: PullRequestNow): Standing | undefined => {
    const [newest] = ownCheckRuns(read)
    if (newest === undefined || isNewer(run, newest.verdict)) return undefined
    // Its own that GitHub would not let it close is no word on its verdict.
    if (isAtWork(newest) && isSame(newest.verdict, run)) return undefined
    return newest.run.headSha === headSha ? newest : undefined
  }
  await mirrorWhatStands(
    mirrored,
    newestOf(now),
    async () => newestOf(await github.pullRequests.now(number, run.checkName)),
    world
  )
}

/** Whether a later run or attempt than this one has written on the pull request's head. */
export function isOvertaken(now: PullRequestNow, run: RunIdentity): boolean {
  const [newest] = ownCheckRuns(now)
  return newest !== undefined && isNewer(newest.verdict, run)
}

/** Leaves the word to the later run: none of this one stays beside it, and none stays at work (threat A9). */
export async function leaveTheWord(
  now: PullRequestNow,
  { open, posted }: { readonly open: Opened; readonly posted: boolean },
  world: PullRequestWorld
): Promise<Judged> {
  world.onCheckRun(undefined)
  const [newest] = ownCheckRuns(now)
  const judged = superseded()
  const { standing } = open
  if (standing === undefined || standing.run.id === newest?.run.id)
    return judged
  if (newest?.run.headSha === open.headSha)
    await world.github.checkRuns.retire(standing.run)
  else if (!posted)
    await publish(
      judged.draft,
      placeOf(open, { proof: 'unproven', effectDigest: '' }, world),
      world
    )
  return judged
}

/** Takes what an older run left away as soon as ours is open, so that no old green stands beside it; one at work ends by itself. */
export async function retireEnded(
  standing: Standing | undefined,
  opened: Standing | undefined,
  { github }: Pick<PullRequestWorld, 'github'>
): Promise<void> {
  if (standing === undefined || opened === undefined) return
  if (standing.run.id === opened.run.id) return
  if (!isAtWork(standing)) await github.checkRuns.retire(standing.run)
}

/** Takes every other check run of the gate's on the head away from the check's name. @returns a sentence for each that stayed */
export async function retireOthers(
  now: PullRequestNow,
  { standing, headSha }: Opened,
  { github }: Pick<PullRequestWorld, 'github'>
): Promise<readonly string[]> {
  if (standing === undefined) return []
  const others = ownCheckRuns(now).filter(
    ({ run }) => run.id !== standing.run.id && run.headSha === headSha
  )
  const remarks: string[] = []
  for (const { run } of others) {
    const retired = await github.checkRuns.retire(run)
    if (!retired.done)
      remarks.push(
        `An older check run of the same name stays on the head: ${retired.why}`
      )
  }
  return remarks
}

/** Leaves the newest run's alone on the head: one that a later claim wrote to may have been taken away before. */
export async function retireOlder(
  now: PullRequestNow,
  { github }: Pick<PullRequestWorld, 'github'>
): Promise<void> {
  const [newest, ...older] = ownCheckRuns(now)
  for (const one of older)
    if (one.run.headSha === newest?.run.headSha && !isAtWork(one))
      await github.checkRuns.retire(one.run)
}

/** After a page that is no verdict of rules: one check run stays, the newest run's. */
export async function keepNewest(
  open: Opened,
  world: PullRequestWorld
): Promise<void> {
  const { github, run } = world
  const { number } = open.reading.pullRequest
  const now = await github.pullRequests.now(number, run.checkName)
  const own = withOwn(open, now, run)
  await settleMirror(own, now, world)
  if (isOvertaken(now, run))
    await leaveTheWord(now, { open: own, posted: true }, world)
  else await retireOthers(now, own, world)
}

function isSame(one: RunIdentity, other: RunIdentity): boolean {
  return one.runId === other.runId && one.runAttempt === other.runAttempt
}
