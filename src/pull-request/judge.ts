/** Judges a pull request: runs everything, reads GitHub again, decides, and posts the verdict. */
import { GateError } from '../errors.ts'
import { observeChange, proveChange } from '../gate.ts'
import { notGatedDraft, unjudgedDraft } from '../report/check-run.ts'
import {
  cancelledDraft,
  closeUnjudged,
  notJudged,
  superseded
} from './closing.ts'
import { withGaps } from './gaps.ts'
import { applicability } from './origin.ts'
import {
  adoptable,
  isOvertaken,
  keepNewest,
  newestFirst,
  ofApp,
  ownCheckRuns,
  retireEnded,
  withPosted
} from './own-check-runs.ts'
import { openCheckRun, publish } from './publish.ts'
import { whyClosed } from './require-open.ts'
import { judgeSiblings } from './siblings.ts'
import { isNewer } from './standing-verdict.ts'
import { placeOf, working } from './place.ts'
import { decideAndPost, outsideWord } from './verdict.ts'
import { voidingOnError } from './void-standing.ts'
import type { Observed } from '../gate.ts'
import type { PullRequestReading } from '../github-ports.ts'
import type { CheckRunDraft } from '../report/check-run.ts'
import type { Opened } from './place.ts'
import type { Standing } from './publish.ts'
import type { Judged, PullRequestAsked, PullRequestWorld } from './world.ts'

/**
 * Judges and posts. The check run is in progress before anything is run.
 * @throws GateError when the pull request cannot be judged at all; the check
 *   run is closed as a failure then
 */
export async function judgePullRequest(
  asked: PullRequestAsked,
  world: PullRequestWorld
): Promise<Judged> {
  const judged = await voidingOnError(
    asked,
    world,
    async () => await judge(asked, world)
  )
  // Thrown here: what a closed pull request's check run says stays as it is.
  if (judged instanceof GateError) throw judged
  return judged
}

async function judge(
  asked: PullRequestAsked,
  world: PullRequestWorld
): Promise<Judged | GateError> {
  const { number } = asked
  const { checkName } = world.run
  const reading = await world.github.pullRequests.read(number, checkName)
  const closed = whyClosed(reading)
  if (closed !== undefined) return closed
  const headSha = asked.headSha ?? reading.pullRequest.head.sha
  if (isOvertaken(reading, world.run)) return superseded()
  const standing = await standingOn(headSha, reading, world)
  if (standing !== undefined && isNewer(standing.verdict, world.run))
    return superseded()
  const opened = await openCheckRun(
    headSha,
    working(reading, world.run),
    adoptable(standing, world.run),
    world
  )
  await retireEnded(standing, opened.standing, world)
  const open: Opened = { reading, headSha, ...opened }
  world.onCheckRun(async () => {
    await closeUnjudged(cancelledDraft(), open, world)
  })
  try {
    return await judgeOpened(asked, open, world)
  } catch (thrown) {
    const ended = await closeUnjudged(notJudged(thrown), open, world)
    // The error is what counts; that GitHub is away may be it.
    await keepNewest(withPosted(open, ended), world).catch(() => undefined)
    throw thrown
  }
}

/** What stands on the head to be judged, which may not be the pull request's head any more. */
async function standingOn(
  headSha: string,
  reading: PullRequestReading,
  { github, run }: PullRequestWorld
): Promise<Standing | undefined> {
  if (reading.pullRequest.head.sha === headSha) return ownCheckRuns(reading)[0]
  const runs = await github.checkRuns.find(headSha, run.checkName)
  return newestFirst(ofApp(runs, reading.viewer.appSlug))[0]
}

async function judgeOpened(
  asked: PullRequestAsked,
  open: Opened,
  world: PullRequestWorld
): Promise<Judged> {
  const { reading, headSha } = open
  const base = reading.pullRequest.base.sha
  const ports = await world.openRange({ base, head: headSha })
  const observed = await observeChange(ports)
  const applies = applicability(observed.policy, reading)
  if (!applies.gated)
    return await postNotGated(applies.why, { open, observed }, world)
  const proof = await (world.prove ?? proveChange)(
    withGaps(observed, reading.gaps),
    ports
  )
  const siblings = await judgeSiblings(reading.siblings, [], headSha, world)
  return await decideAndPost({ asked, open, proof, siblings }, world)
}

async function postNotGated(
  why: string,
  { open, observed }: { open: Opened; observed: Observed },
  world: PullRequestWorld
): Promise<Judged> {
  const { criteria: criteriaKey } = observed
  const { draft, notes } = await notGatedPage(why, open, world)
  const place = placeOf(
    open,
    { proof: 'narrative', effectDigest: '', criteriaKey },
    world
  )
  const published = await publish(draft, place, world)
  world.onCheckRun(undefined)
  await keepNewest(withPosted(open, published), world)
  return {
    evidence: undefined,
    draft,
    checkRunUrl: published.url,
    notPosted: published.notPosted,
    remarks: [...notes, ...published.remarks]
  }
}

/** Green only where every pull request of the head may be, and the base is still the one whose policy was read. */
async function notGatedPage(
  why: string,
  { reading, headSha }: Opened,
  world: PullRequestWorld
): Promise<{
  readonly draft: CheckRunDraft
  readonly notes: readonly string[]
}> {
  const { github, run } = world
  const { number } = reading.pullRequest
  const first = await judgeSiblings(reading.siblings, [], headSha, world)
  const now = await github.pullRequests.now(number, run.checkName)
  const { complete, notes } = await judgeSiblings(
    now.siblings,
    first.proven,
    headSha,
    world
  )
  const decided = outsideWord(reading, now, complete && now.gaps.length === 0)
  return decided === undefined
    ? { draft: notGatedDraft(why), notes }
    : { draft: unjudgedDraft('failure', decided, notes), notes }
}
