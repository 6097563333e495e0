/** Posts a decision without commands, and reads GitHub after it until what stands says what holds. */
import { GateError } from '../errors.ts'
import { isAtWork } from './at-work.ts'
import { mirrorWhatStands } from './mirror.ts'
import { ownCheckRuns, retireOlder } from './own-check-runs.ts'
import { publish } from './publish.ts'
import { sameGround } from './redecision.ts'
import type { PullRequestReading } from '../github-ports.ts'
import type { Published, Standing } from './publish.ts'
import type { Redecision } from './redecision.ts'
import type { Judged, PullRequestWorld } from './world.ts'

/** Decides on another reading; observes anew where the ground moved. */
export type DecideOn = (
  reading: PullRequestReading,
  before: Redecision
) => Promise<Redecision>

/** Postings in a run, as in `verdict.ts`. */
const ROUNDS = 4

/**
 * Every posting is followed by a reading. Another claim's run may have posted in
 * between, a run of the checks have written another proof, or the pull request
 * have got another base: then once more.
 */
export async function postUntilSettled(
  first: Redecision,
  decideOn: DecideOn,
  world: PullRequestWorld
): Promise<Judged> {
  let decided = first
  for (let round = 1; round <= ROUNDS; round += 1) {
    // The run at work reads every claim again at its end, and writes the verdict.
    if (isAtWork(decided.standing)) return asItStands(decided)
    const published = await post(decided, world)
    const judged = judgedOf(decided, published)
    if (judged.notPosted !== undefined) return judged
    const reading = await read(decided, world)
    // The run of the new head decides anew, and nobody waits for a closed one.
    if (isElsewhere(reading, decided)) return judged
    await retireOlder(reading, world)
    const before = decided
    decided = await decideOn(reading, before)
    const moved = !sameGround(before.reading, reading)
    if (!says(decided) || (moved && isOn(published, decided))) continue
    await mirrorWhatStands(
      published.mirrored,
      decided.standing,
      async () => await newestOf(decided, world),
      world
    )
    return moved ? asItStands(decided) : judged
  }
  throw new GateError(
    'GITHUB_REFUSED',
    `Expected the claims to rest while the verdict is posted, and they changed ${String(ROUNDS)} times.`,
    { hint: 'Run the job again when nobody claims or takes back.' }
  )
}

function isElsewhere(
  { pullRequest }: PullRequestReading,
  { reading }: Redecision
): boolean {
  return (
    pullRequest.state !== 'open' ||
    pullRequest.head.sha !== reading.pullRequest.head.sha
  )
}

/** Whether the check run that stands says what is decided; one at work will. */
function says({ standing, draft }: Redecision): boolean {
  return (
    isAtWork(standing) ||
    standing?.run.conclusion?.toLowerCase() === draft.conclusion
  )
}

/** Whether what stands is the page that this run wrote about the ground before. */
function isOn({ run }: Published, { standing }: Redecision): boolean {
  return !isAtWork(standing) && run?.id === standing?.run.id
}

async function read(
  { reading }: Redecision,
  { github, run }: PullRequestWorld
): Promise<PullRequestReading> {
  const { number } = reading.pullRequest
  return await github.pullRequests.read(number, run.checkName)
}

async function newestOf(
  { reading }: Redecision,
  { github, run }: PullRequestWorld
): Promise<Standing | undefined> {
  const { number } = reading.pullRequest
  return ownCheckRuns(await github.pullRequests.now(number, run.checkName))[0]
}

async function post(
  { reading, standing, draft, externalId }: Redecision,
  world: PullRequestWorld
): Promise<Published> {
  return await publish(
    draft,
    {
      headSha: reading.pullRequest.head.sha,
      externalId,
      // The proof is another run's word; a newer one may stand there by now.
      keepsExternalId: standing !== undefined,
      standing
    },
    world
  )
}

function judgedOf(
  { judgement, draft, notes }: Redecision,
  { url, notPosted, remarks }: Pick<Published, 'url' | 'notPosted' | 'remarks'>
): Judged {
  return {
    evidence: judgement?.evidence,
    draft,
    checkRunUrl: url,
    notPosted,
    remarks: [...notes, ...remarks]
  }
}

/** The word is in a check run that another run wrote, or writes at its end. */
function asItStands(decided: Redecision): Judged {
  const url = decided.standing?.run.url
  return judgedOf(decided, { url, notPosted: undefined, remarks: [] })
}
