/** Judges the group of a merge queue: commands on the group, and each member's own waiver. */
import {
  concludeChange,
  observeChange,
  proveChange,
  unproven
} from '../gate.ts'
import { foldCompletions, isComplete } from '../model/completion.ts'
import { checkRunDraft } from '../report/check-run.ts'
import { headline } from '../report/headline.ts'
import { answerSignals } from './answers.ts'
import { withGaps } from './gaps.ts'
import { cancelledDraft, notJudged, superseded } from './closing.ts'
import { adoptable, newestFirst, ofApp, retireEnded } from './own-check-runs.ts'
import { openCheckRun, publish } from './publish.ts'
import { baseKey, externalId, isNewer, proofState } from './standing-verdict.ts'
import { GateError } from '../errors.ts'
import { mirrorWhatStands } from './mirror.ts'
import type { MergeQueueReader, QueuedPullRequest } from '../github-ports.ts'
import type { Completion } from '../model/completion.ts'
import type { EvidenceRecord } from '../model/evidence.ts'
import type { Gap } from '../model/observation.ts'
import type { CheckRunDraft } from '../report/check-run.ts'
import type { Place, Published, Standing } from './publish.ts'
import type { StandingVerdict } from './standing-verdict.ts'
import type { GateRun, Judged, PullRequestWorld } from './world.ts'

/** A group, as the `merge_group` event names it. */
export interface MergeGroup {
  readonly headSha: string
  readonly headRef: string
  readonly baseSha: string
  readonly baseRef: string
}

/**
 * Judges the group's own change by commands. Where that is no proof, the group
 * is complete only when every member is waived for exactly its own effect.
 * @throws GateError when the group cannot be judged at all
 */
export async function judgeGroup(
  group: MergeGroup,
  world: PullRequestWorld
): Promise<Judged> {
  const { github, run } = world
  const found = await github.checkRuns.find(group.headSha, run.checkName)
  const [newest] = newestFirst(found)
  if (newest !== undefined && isNewer(newest.verdict, run)) return superseded()
  const working = verdictOf(group, { proof: 'working', effectDigest: '' }, run)
  const { standing, notPosted } = await openCheckRun(
    group.headSha,
    working,
    adoptable(newest, run),
    world
  )
  await retireEnded(newest, standing, world)
  const place = (verdict: StandingVerdict): Place => ({
    headSha: group.headSha,
    externalId: externalId(verdict),
    standing
  })
  const close = async (draft: CheckRunDraft): Promise<void> => {
    world.onCheckRun(undefined)
    await publish(draft, place({ ...working, proof: 'unproven' }), world)
  }
  world.onCheckRun(() => close(cancelledDraft()))
  try {
    const judged = await postUntilSettled(group, place, world)
    return { ...judged, notPosted: judged.notPosted ?? notPosted }
  } catch (thrown) {
    await close(notJudged(thrown))
    throw thrown
  }
}

const WAIVED =
  'Waived: every pull request of the group is waived for its own change, none is verified'

// A waiver names the change of a pull request, never that of the group.
const GROUP_STEPS = [
  'Mend what failed in the pull request that it is of, and put it into the queue again.',
  'Or an authorised person waives every pull request of the group for its own change: the check page of each has the line. Then put them into the queue again.'
]

interface Decided {
  readonly evidence: EvidenceRecord
  readonly draft: CheckRunDraft
  readonly notes: readonly string[]
}

/** Postings in a run, as in `verdict.ts`. */
const ROUNDS = 4

/** Every posting is followed by a reading: a waiver may have come or gone, or a later run have the word. */
async function postUntilSettled(
  group: MergeGroup,
  place: (verdict: StandingVerdict) => Place,
  world: PullRequestWorld
): Promise<Judged> {
  const { run } = world
  const queued = await world.github.mergeQueue.members(group)
  const evidence = await proveGroup(
    { ...group, baseSha: queued.baseSha },
    queued.gaps,
    world
  )
  const id = verdictOf(
    group,
    {
      proof: proofState(evidence),
      effectDigest: evidence.ledger.effect_digest
    },
    run
  )
  let decided = await decide(evidence, queued, world)
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { draft, notes } = decided
    const published = await publish(draft, place(id), world)
    world.onCheckRun(undefined)
    if (await leavesTheWord(group, published, world)) return superseded()
    decided = await decide(evidence, queued, world)
    if (decided.draft.conclusion === draft.conclusion)
      return {
        evidence: decided.evidence,
        draft,
        checkRunUrl: published.url,
        notPosted: published.notPosted,
        remarks: [...notes, ...published.remarks]
      }
  }
  throw new GateError(
    'GITHUB_REFUSED',
    `Expected the claims to rest while the verdict is posted, and they changed ${String(ROUNDS)} times.`,
    { hint: 'Put the pull requests into the queue again.' }
  )
}

/** Whether a later run has written on the group: its check run alone stays then, and what the status mirrors. */
async function leavesTheWord(
  { headSha }: MergeGroup,
  { run: posted, mirrored }: Published,
  world: PullRequestWorld
): Promise<boolean> {
  const { github, run } = world
  const newest = async (): Promise<Standing | undefined> =>
    newestFirst(
      ofApp(
        await github.checkRuns.find(headSha, run.checkName),
        posted?.appSlug
      )
    )[0]
  const standing = await newest()
  if (standing === undefined || !isNewer(standing.verdict, run)) return false
  if (posted !== undefined && posted.id !== standing.run.id)
    await github.checkRuns.retire(posted)
  await mirrorWhatStands(mirrored, standing, newest, world)
  return true
}

/** By what the commands gave, or by the members' waivers as they are now. */
async function decide(
  evidence: EvidenceRecord,
  { members, gaps }: Awaited<ReturnType<MergeQueueReader['members']>>,
  world: PullRequestWorld
): Promise<Decided> {
  const { secrets } = world.run
  // No waiver closes a gap.
  if (isComplete(evidence.completion) || gaps.length > 0)
    return { evidence, draft: checkRunDraft(evidence, { secrets }), notes: [] }
  const { completion, notes } = await closeByWaivers(members, world)
  const judged: EvidenceRecord = {
    ...evidence,
    completion,
    next_steps: isComplete(completion) ? [] : GROUP_STEPS
  }
  const decided = isComplete(completion) ? WAIVED : headline(evidence)
  return {
    evidence: judged,
    draft: checkRunDraft(judged, { secrets, notes, decided }),
    notes
  }
}

/**
 * @param unknown why not all members are known: the group's own base may be a
 *   pull request that still waits, whose change nobody would answer for (threat A11)
 */
async function proveGroup(
  group: MergeGroup,
  unknown: readonly Gap[],
  world: PullRequestWorld
): Promise<EvidenceRecord> {
  const ports = await world.openRange({
    base: group.baseSha,
    head: group.headSha
  })
  const proof = await (world.prove ?? proveChange)(
    withGaps(await observeChange(ports), unknown),
    ports
  )
  return concludeChange(proof, {
    waivers: [],
    refusedClaims: [],
    observations: [],
    openWriters: []
  })
}

interface Closed {
  readonly completion: Completion
  readonly notes: readonly string[]
}

/** Threat A11: a member's waiver holds only while its own digest is still the one that it names. */
async function closeByWaivers(
  members: readonly QueuedPullRequest[],
  world: PullRequestWorld
): Promise<Closed> {
  const closures: Completion[] = []
  const notes: string[] = []
  for (const member of members) {
    const { number } = member
    const evidence = await memberEvidence(member, world)
    closures.push(evidence.completion)
    notes.push(
      `Pull request #${String(number)} of the group: ${headline(evidence)}.`
    )
  }
  const folded = foldCompletions(closures)
  // Members without a change answer for nothing that the group does.
  return {
    completion: folded.kind === 'narrative' ? { kind: 'incomplete' } : folded,
    notes
  }
}

/** Of what the queue merged: a push that came after, or another member in the same file, is no part of a waiver. */
async function memberEvidence(
  { number, range }: QueuedPullRequest,
  world: PullRequestWorld
): Promise<EvidenceRecord> {
  const reading = await world.github.pullRequests.read(
    number,
    world.run.checkName
  )
  const { base, head } = reading.pullRequest
  const ports = await world.openRange(
    range ?? { base: base.sha, head: head.sha }
  )
  const observed = withGaps(await observeChange(ports), reading.gaps)
  const answers = await answerSignals(reading, observed, undefined, world)
  return concludeChange(unproven(observed, []), { ...answers, openWriters: [] })
}

function verdictOf(
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
