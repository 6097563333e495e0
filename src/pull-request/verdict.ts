/** Reads GitHub again after the commands, decides and posts; once more when a claim came in between. */
import { concludeChange } from '../gate.ts'
import { checkRunDraft } from '../report/check-run.ts'
import { answerSignals } from './answers.ts'
import { superseded } from './closing.ts'
import { withGaps } from './gaps.ts'
import { placeOf } from './place.ts'
import { isSuperseded, ownStanding, publish } from './publish.ts'
import { movedHead } from './require-open.ts'
import { settleLabels } from './settle-labels.ts'
import { withSiblings } from './siblings.ts'
import { proofState } from './standing-verdict.ts'
import type { Proof } from '../gate.ts'
import type { PullRequestReading } from '../github-ports.ts'
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
}

/**
 * Decides on what GitHub says now, and posts. A claim that comes between the
 * reading and the posting finds a run at work and leaves the word to it, so
 * GitHub is read once more after the posting.
 */
export async function decideAndPost(
  proven: Proven,
  world: PullRequestWorld
): Promise<Judged> {
  const first = await decideNow(proven, world)
  if (isOvertaken(first, proven, world)) return superseded()
  const settled = await settleLabels(first.answers, first.now, world)
  const posted = await post(first, proven, world, settled)
  const again = await decideNow(proven, world)
  const differs = again.draft.conclusion !== first.draft.conclusion
  if (!differs || isOvertaken(again, proven, world)) return posted
  return await post(again, proven, world, settled)
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
  const page = checkRunDraft(evidence, { secrets, notes: siblings.notes })
  return { now, answers, evidence, draft: withSiblings(page, siblings) }
}

function isOvertaken(
  { now }: Decided,
  { open }: Proven,
  { run }: PullRequestWorld
): boolean {
  return isSuperseded(ownStanding(now) ?? open.standing, run)
}

async function post(
  { evidence, draft }: Decided,
  { open, siblings }: Proven,
  world: PullRequestWorld,
  settled: readonly string[]
): Promise<Judged> {
  const place = placeOf(
    open,
    {
      proof: proofState(evidence),
      effectDigest: evidence.ledger.effect_digest
    },
    world
  )
  const published = await publish(draft, place, world)
  world.onCheckRun(undefined)
  return {
    evidence,
    draft,
    checkRunUrl: published.url,
    notPosted: published.notPosted,
    remarks: [...settled, ...siblings.notes, ...published.remarks]
  }
}
