/** Reads GitHub again after the commands, decides and posts; once more when a claim came in between. */
import { GateError } from '../errors.ts'
import { concludeChange } from '../gate.ts'
import { isComplete } from '../model/completion.ts'
import { checkRunDraft } from '../report/check-run.ts'
import { answerSignals } from './answers.ts'
import { withGaps } from './gaps.ts'
import {
  isOvertaken,
  leaveTheWord,
  retireOthers,
  settleMirror,
  withOwn,
  withPosted
} from './own-check-runs.ts'
import { placeOf } from './place.ts'
import { publish } from './publish.ts'
import { movedHead } from './require-open.ts'
import { settleLabels } from './settle-labels.ts'
import { judgeSiblings, SIBLING_INCOMPLETE } from './siblings.ts'
import { proofState, sameCriteria } from './standing-verdict.ts'
import type { Proof } from '../gate.ts'
import type { PullRequestNow, PullRequestReading } from '../github-ports.ts'
import type { EvidenceRecord } from '../model/evidence.ts'
import type { CheckRunDraft } from '../report/check-run.ts'
import type { PullRequestAnswers } from './answers.ts'
import type { Opened } from './place.ts'
import type { Siblings } from './siblings.ts'
import type { Judged, PullRequestAsked, PullRequestWorld } from './world.ts'

/** What the commands gave, and what it was for. */
export interface Proven {
  readonly asked: PullRequestAsked
  readonly open: Opened
  readonly proof: Proof
  readonly siblings: Siblings
}

interface Decided {
  readonly now: PullRequestReading
  readonly answers: PullRequestAnswers
  readonly evidence: EvidenceRecord
  readonly draft: CheckRunDraft
  /** Those that GitHub names now; one that came while the checks ran among them. */
  readonly siblings: Siblings
}

/**
 * Decides on what GitHub says now, and posts. A claim or a later run that comes
 * between the reading and the posting is seen by reading once more after it; a
 * page that GitHub refused is posted once more then.
 */
export async function decideAndPost(
  proven: Proven,
  world: PullRequestWorld
): Promise<Judged> {
  const first = await decideNow(proven, world)
  const open = withOwn(proven.open, first.now, world.run)
  if (isOvertaken(first.now, world.run)) {
    await settleMirror(open, first.now, world)
    return await leaveTheWord(first.now, { open, posted: false }, world)
  }
  const settled = await settleLabels(first.answers, first.now, world)
  const judged = await postUntilSettled(first, { ...proven, open }, world)
  return { ...judged, remarks: [...settled, ...judged.remarks] }
}

/** Postings in a run; who claims and takes back faster than that gets a red verdict. */
const ROUNDS = 4

/** Every posting is followed by a reading: what came in between is decided anew, never left as it was. */
async function postUntilSettled(
  first: Decided,
  proven: Proven,
  world: PullRequestWorld
): Promise<Judged> {
  let [decided, open] = [first, proven.open]
  let { siblings } = first
  for (let round = 1; round <= ROUNDS; round += 1) {
    const posted = await post(decided, { ...proven, open }, world)
    const { judged } = posted
    const again = await decideNow({ ...proven, siblings }, world)
    siblings = again.siblings
    open = withOwn(posted.open, again.now, world.run)
    await settleMirror(open, again.now, world)
    if (isOvertaken(again.now, world.run))
      return await leaveTheWord(again.now, { open, posted: true }, world)
    const settled = again.draft.conclusion === decided.draft.conclusion
    const refused = judged.notPosted?.why === 'refused'
    if (settled && (!refused || round > 1)) {
      const retired = await retireOthers(again.now, open, world)
      return { ...judged, remarks: [...judged.remarks, ...retired] }
    }
    decided = again
  }
  throw new GateError(
    'GITHUB_REFUSED',
    `Expected the claims to rest while the verdict is posted, and they changed ${String(ROUNDS)} times.`,
    { hint: 'Run the job again when nobody claims or takes back.' }
  )
}

async function decideNow(
  { asked, open, proof, siblings }: Proven,
  world: PullRequestWorld
): Promise<Decided> {
  const { checkName, secrets } = world.run
  const now = await world.github.pullRequests.read(asked.number, checkName)
  const known = withGaps(proof, now.gaps)
  const answers = await answerSignals(now, known, asked.label, world)
  const evidence = concludeChange(known, {
    ...answers,
    openWriters: movedHead(now, open.headSha)
  })
  const judged = await judgeSiblings(
    now.siblings,
    siblings.proven,
    open.headSha,
    world
  )
  const decided = isComplete(evidence.completion)
    ? outsideWord(open.reading, now, judged.complete)
    : undefined
  const page = checkRunDraft(evidence, {
    secrets,
    notes: judged.notes,
    decided
  })
  const draft: CheckRunDraft =
    decided === undefined ? page : { ...page, conclusion: 'failure' }
  return { now, answers, evidence, draft, siblings: judged }
}

/** The verdict of the whole where something outside the change keeps it from being green; undefined otherwise. */
export function outsideWord(
  judged: PullRequestNow,
  now: PullRequestNow,
  siblingsComplete: boolean
): string | undefined {
  const { ref } = now.pullRequest.base
  if (judged.pullRequest.base.ref !== ref)
    return `Incomplete: the base branch became ${ref} while the checks ran, run them again`
  if (!samePolicy(judged, now))
    return `Incomplete: the policy of ${ref} changed while the checks ran, run them again`
  return siblingsComplete ? undefined : SIBLING_INCOMPLETE
}

function samePolicy(one: PullRequestNow, other: PullRequestNow): boolean {
  return sameCriteria(one.pullRequest.base, other.pullRequest.base)
}

async function post(
  { now, evidence, draft, siblings }: Decided,
  { open, proof }: Proven,
  world: PullRequestWorld
): Promise<{
  readonly judged: Judged
  readonly open: Opened
}> {
  const place = placeOf(
    open,
    {
      // Proof by an older policy is none by the one that the base demands now.
      proof: samePolicy(open.reading, now) ? proofState(evidence) : 'unproven',
      effectDigest: evidence.ledger.effect_digest,
      criteriaKey: proof.criteria
    },
    world
  )
  const published = await publish(draft, place, world)
  world.onCheckRun(undefined)
  return {
    judged: {
      evidence,
      draft,
      checkRunUrl: published.url,
      notPosted: published.notPosted,
      remarks: [...siblings.notes, ...published.remarks]
    },
    open: withPosted(open, published)
  }
}
