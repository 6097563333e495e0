/** Judges the group of a merge queue: commands on the group, and each member's own waiver. */
import { GateError } from '../errors.ts'
import { concludeChange, observeChange, proveChange } from '../gate.ts'
import { isComplete } from '../model/completion.ts'
import { checkRunDraft, notGatedDraft } from '../report/check-run.ts'
import { headline } from '../report/headline.ts'
import { cancelledDraft, notJudged, superseded } from './closing.ts'
import { withGaps } from './gaps.ts'
import {
  closedByWaivers,
  memberNotes,
  openRequests,
  readMembers,
  whyNotGated
} from './group-members.ts'
import { groupVerdict, leavesTheWord, openGroup } from './group-check-runs.ts'
import { publish } from './publish.ts'
import { externalId, proofState } from './standing-verdict.ts'
import { voidingOnError } from './void-standing.ts'
import type { Proof } from '../gate.ts'
import type { QueuedPullRequest } from '../github-ports.ts'
import type { EvidenceRecord } from '../model/evidence.ts'
import type { ExternalObservation } from '../model/external-observation.ts'
import type { CheckRunDraft } from '../report/check-run.ts'
import type { MergeGroup } from './group-check-runs.ts'
import type { Place } from './publish.ts'
import type { StandingVerdict } from './standing-verdict.ts'
import type { Judged, PullRequestWorld } from './world.ts'

/**
 * Judges the group's own change by commands. Where that is no proof, the group
 * is complete only when every member is waived for exactly its own effect.
 * @throws GateError when the group cannot be judged at all
 */
export async function judgeGroup(
  group: MergeGroup,
  world: PullRequestWorld
): Promise<Judged> {
  return await voidingOnError(
    { number: 0, headSha: group.headSha },
    world,
    async () => await judge(group, world)
  )
}

async function judge(
  group: MergeGroup,
  world: PullRequestWorld
): Promise<Judged> {
  const queued = await world.github.mergeQueue.members(group)
  const opened = await openGroup(group, queued.viewer, world)
  if (opened === undefined) return superseded()
  const { standing, notPosted } = opened
  const place = (verdict: Word): Place => ({
    headSha: group.headSha,
    externalId: externalId(groupVerdict(group, verdict, world.run)),
    standing
  })
  const close = async (draft: CheckRunDraft): Promise<void> => {
    world.onCheckRun(undefined)
    await publish(draft, place({ proof: 'unproven', effectDigest: '' }), world)
  }
  world.onCheckRun(() => close(cancelledDraft()))
  try {
    const judged = await judgeOpened({ group, queued, place }, world)
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

type Word = Pick<StandingVerdict, 'proof' | 'effectDigest'>

/** A group with its check run in progress. */
interface GroupAtWork {
  readonly group: MergeGroup
  readonly queued: Awaited<
    ReturnType<PullRequestWorld['github']['mergeQueue']['members']>
  >
  readonly place: (verdict: Word) => Place
}

async function judgeOpened(
  { group, queued, place }: GroupAtWork,
  world: PullRequestWorld
): Promise<Judged> {
  const range = { base: queued.baseSha, head: group.headSha }
  const ports = await world.openRange(range)
  const observed = await observeChange(ports)
  const why =
    queued.gaps.length > 0
      ? undefined
      : await whyNotGated(observed.policy, queued.members, world)
  if (why !== undefined) return await postNotGated(group, why, place, world)
  // Where not all members are known, the group's own base may be a pull request
  // that still waits, whose change nobody would answer for (threat A11).
  const proof = await (world.prove ?? proveChange)(
    withGaps(observed, queued.gaps),
    ports
  )
  const proven = concludeGroup(proof, [])
  const there = place({
    proof: proofState(proven),
    effectDigest: proven.ledger.effect_digest
  })
  return await settle(proof, queued.members, { group, place: there }, world)
}

/** Every posting is followed by a reading: a waiver may have come or gone, or a later run have the word. */
async function settle(
  proof: Proof,
  members: readonly QueuedPullRequest[],
  { group, place }: { readonly group: MergeGroup; readonly place: Place },
  world: PullRequestWorld
): Promise<Judged> {
  let decided = await decide(proof, members, world)
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { draft, notes } = decided
    const published = await publish(draft, place, world)
    world.onCheckRun(undefined)
    if (await leavesTheWord(group, published, world)) return superseded()
    decided = await decide(proof, members, world)
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

async function postNotGated(
  group: MergeGroup,
  why: string,
  place: GroupAtWork['place'],
  world: PullRequestWorld
): Promise<Judged> {
  const draft = notGatedDraft(why)
  const published = await publish(
    draft,
    place({ proof: 'narrative', effectDigest: '' }),
    world
  )
  world.onCheckRun(undefined)
  if (await leavesTheWord(group, published, world)) return superseded()
  return {
    evidence: undefined,
    draft,
    checkRunUrl: published.url,
    notPosted: published.notPosted,
    remarks: published.remarks
  }
}

/**
 * By what the commands gave, or by the members' waivers as they are now. What a
 * reviewer still asks of a member blocks whatever the commands gave.
 */
async function decide(
  proof: Proof,
  queued: readonly QueuedPullRequest[],
  world: PullRequestWorld
): Promise<Decided> {
  const { secrets } = world.run
  const members = await readMembers(queued, world)
  const gaps = members.flatMap(member => member.gaps)
  const evidence = concludeGroup(withGaps(proof, gaps), openRequests(members))
  // A waiver of a member answers for its change, never for a request of another or a gap.
  if (evidence.rule < 7)
    return {
      evidence,
      draft: checkRunDraft(evidence, { secrets }),
      notes: isComplete(evidence.completion) ? [] : memberNotes(members)
    }
  const notes = memberNotes(members)
  const completion = closedByWaivers(members)
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

function concludeGroup(
  proof: Proof,
  observations: readonly ExternalObservation[]
): EvidenceRecord {
  return concludeChange(proof, {
    waivers: [],
    refusedClaims: [],
    observations,
    openWriters: []
  })
}
