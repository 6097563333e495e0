/** Decides again when only a claim, a label or a review came: no command is run. */
import { concludeChange, observeChange, unproven } from '../gate.ts'
import { isComplete } from '../model/completion.ts'
import { checkRunDraft } from '../report/check-run.ts'
import { isAtWork, withProof } from './at-work.ts'
import { answerToEvent, giveAnswer } from './answer-claim.ts'
import { answerSignals } from './answers.ts'
import { withGaps } from './gaps.ts'
import { movedHead } from './require-open.ts'
import { applicability } from './origin.ts'
import { notGatedAgain } from './not-gated-again.ts'
import { ownCheckRuns } from './own-check-runs.ts'
import { postUntilSettled } from './post-redecision.ts'
import { asWaiting, sameGround } from './redecision.ts'
import { settleLabels } from './settle-labels.ts'
import { neverGreenWhenShared, SHARED_NOTE } from './siblings.ts'
import {
  noStandingReport,
  standingReport,
  whyNoProof
} from './standing-proof.ts'
import { baseKey, externalId } from './standing-verdict.ts'
import { voidingOnError } from './void-standing.ts'
import type { Observed, Proof } from '../gate.ts'
import type { PullRequestReading } from '../github-ports.ts'
import type { EvidenceRecord } from '../model/evidence.ts'
import type { EventAnswer } from './answer-claim.ts'
import type { Standing } from './publish.ts'
import type { Redecision } from './redecision.ts'
import type { StandingVerdict } from './standing-verdict.ts'
import type { Judged, PullRequestAsked, PullRequestWorld } from './world.ts'

/**
 * Reads the standing verdict from the gate's own check run of the head, answers
 * every claim anew, and posts what comes of it.
 * @returns undefined for a pull request that is closed: nobody waits for it
 * @throws GateError when the pull request cannot be judged at all
 */
export async function redecidePullRequest(
  asked: PullRequestAsked,
  world: PullRequestWorld
): Promise<Judged | undefined> {
  return await voidingOnError(
    asked,
    world,
    async () => await redecide(asked, world)
  )
}

async function redecide(
  asked: PullRequestAsked,
  world: PullRequestWorld
): Promise<Judged | undefined> {
  const reading = await world.github.pullRequests.read(
    asked.number,
    world.run.checkName
  )
  if (reading.pullRequest.state !== 'open') return undefined
  const decideOn = async (
    now: PullRequestReading,
    before?: Redecision
  ): Promise<Redecision> => await decide(asked, { now, before }, world)
  const first = await decideOn(reading)
  const { answer, remarks } = await answerClaims(asked, first, world)
  const posted = await postUntilSettled(first, decideOn, world)
  return {
    ...posted,
    remarks: [...remarks, ...posted.remarks],
    broughtNothing: answer === undefined && stayed(first, posted)
  }
}

/** Settles the labels, and answers the claim of the event where it was made. */
async function answerClaims(
  asked: PullRequestAsked,
  { reading, judgement }: Redecision,
  world: PullRequestWorld
): Promise<{
  readonly answer: EventAnswer | undefined
  readonly remarks: readonly string[]
}> {
  if (judgement === undefined) return { answer: undefined, remarks: [] }
  const settled = await settleLabels(judgement.answers, reading, world)
  const answer = answerToEvent(asked, { reading, ...judgement })
  const replied =
    answer === undefined
      ? []
      : await giveAnswer(asked, answer, { reading, world })
  return { answer, remarks: [...settled, ...replied] }
}

/** Whether the head's check run says what it said before, or a run at work will say it. */
function stayed(
  { judgement, standing }: Redecision,
  { draft, notPosted }: Judged
): boolean {
  if (notPosted !== undefined) return false
  if (isAtWork(standing)) return true
  return (
    judgement !== undefined &&
    standing?.run.conclusion?.toLowerCase() === draft.conclusion
  )
}

/** What was observed before holds as long as base and head are the same. */
async function decide(
  asked: PullRequestAsked,
  { now, before }: { now: PullRequestReading; before: Redecision | undefined },
  world: PullRequestWorld
): Promise<Redecision> {
  const observed =
    before !== undefined && sameGround(before.reading, now)
      ? before.observed
      : await observe(now, world)
  const seen = { reading: now, observed }
  const applies = applicability(observed.policy, now)
  if (applies.gated) return await decideAgain(asked, seen, world)
  const id = externalId({
    ...noVerdict(now, '', observed.criteria),
    proof: 'narrative'
  })
  return notGatedAgain(applies.why, seen, id)
}

async function observe(
  { pullRequest, gaps }: PullRequestReading,
  world: PullRequestWorld
): Promise<Observed> {
  const ports = await world.openRange({
    base: pullRequest.base.sha,
    head: pullRequest.head.sha
  })
  return withGaps(await observeChange(ports), gaps)
}

async function decideAgain(
  { label }: PullRequestAsked,
  { reading, observed }: { reading: PullRequestReading; observed: Observed },
  world: PullRequestWorld
): Promise<Redecision> {
  const [standing] = ownCheckRuns(reading)
  const verdict = isAtWork(standing)
    ? standing?.verdict
    : usable(withProof(standing), observed, reading)
  const answers = await answerSignals(reading, observed, label, world)
  const { criteria } = observed
  const lacks = whyNoProof(standing?.verdict, reading, criteria)
  const evidence = concludeChange(proofOf(observed, verdict, lacks), {
    ...answers,
    openWriters: movedHead(reading, observed.observation.range.head)
  })
  const why = stillWaits(verdict, reading, lacks)
  const notes = why === undefined ? [] : [why]
  const page = checkRunDraft(evidence, {
    secrets: world.run.secrets,
    notes,
    awaitingReview: verdict?.proof !== 'failed' || hadWaiver(standing),
    decided: notJudgedYet(verdict, evidence, lacks)
  })
  const draft = neverGreenWhenShared(asWaiting(page, standing), reading)
  return {
    reading,
    observed,
    judgement: { answers, evidence },
    standing,
    draft,
    notes,
    externalId: externalId(
      verdict ?? noVerdict(reading, evidence.ledger.effect_digest, criteria)
    )
  }
}

/**
 * The standing verdict, when it speaks of this pull request, this base branch,
 * its criteria of now and exactly this effect; anything else is no proof.
 */
function usable(
  standing: Standing | undefined,
  { observation, criteria }: Observed,
  { pullRequest, siblings }: PullRequestReading
): StandingVerdict | undefined {
  const verdict = standing?.verdict
  if (verdict?.pullRequest !== pullRequest.number || siblings.length > 0)
    return undefined
  if (verdict.baseKey !== baseKey(pullRequest.base.ref)) return undefined
  if (verdict.proof === 'working') return verdict
  if (verdict.criteriaKey !== criteria) return undefined
  return verdict.effectDigest === observation.ledger.effect_digest
    ? verdict
    : undefined
}

function proofOf(
  observed: Observed,
  verdict: StandingVerdict | undefined,
  lacks: string
): Proof {
  return unproven(
    observed,
    verdict === undefined
      ? [noStandingReport(lacks)]
      : [standingReport(verdict)]
  )
}

function stillWaits(
  verdict: StandingVerdict | undefined,
  { siblings }: PullRequestReading,
  lacks: string
): string | undefined {
  if (siblings.length > 0) return SHARED_NOTE
  if (verdict === undefined) return `Run the checks: ${lacks}.`
  return verdict.proof === 'working'
    ? 'The checks of this head are running; that run reads every claim again at its end. If none is at work any more, run the checks again.'
    : undefined
}

/** The title where proof is what is wanted, and no run has looked for it. */
function notJudgedYet(
  verdict: StandingVerdict | undefined,
  { rule, completion }: EvidenceRecord,
  lacks: string
): string | undefined {
  return verdict === undefined && rule === 7 && !isComplete(completion)
    ? `Incomplete: ${lacks}`
    : undefined
}

/** A check run whose proof failed is green or waits for a person only when it was waived; what follows then waits for a person. */
function hadWaiver(standing: Standing | undefined): boolean {
  const conclusion = standing?.run.conclusion?.toLowerCase()
  return conclusion === 'success' || conclusion === 'action_required'
}

/** An id that an actual run, whatever its number, replaces. */
function noVerdict(
  { pullRequest }: PullRequestReading,
  effectDigest: string,
  criteriaKey: string
): StandingVerdict {
  return {
    pullRequest: pullRequest.number,
    baseKey: baseKey(pullRequest.base.ref),
    criteriaKey,
    runId: 0,
    runAttempt: 0,
    proof: 'unproven',
    effectDigest
  }
}
