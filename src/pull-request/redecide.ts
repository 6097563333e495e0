/** Decides again when only a claim, a label or a review came: no command is run. */
import { GateError } from '../errors.ts'
import { concludeChange, observeChange, unproven } from '../gate.ts'
import { isComplete } from '../model/completion.ts'
import { checkRunDraft } from '../report/check-run.ts'
import { answerToEvent, giveAnswer } from './answer-claim.ts'
import { answerSignals } from './answers.ts'
import { withGaps } from './gaps.ts'
import { movedHead } from './require-open.ts'
import { applicability } from './origin.ts'
import { mirrorWhatStands } from './mirror.ts'
import { notGatedAgain } from './not-gated-again.ts'
import { ownCheckRuns, retireOlder } from './own-check-runs.ts'
import { publish } from './publish.ts'
import { settleLabels } from './settle-labels.ts'
import { neverGreenWhenShared, SHARED_NOTE } from './siblings.ts'
import {
  noStandingReport,
  standingReport,
  whyNoProof
} from './standing-proof.ts'
import { baseKey, criteriaKey, externalId } from './standing-verdict.ts'
import { voidingOnError } from './void-standing.ts'
import type { Observed, Proof } from '../gate.ts'
import type { PullRequestReading } from '../github-ports.ts'
import type { EvidenceRecord } from '../model/evidence.ts'
import type { CheckRunDraft } from '../report/check-run.ts'
import type { PullRequestAnswers } from './answers.ts'
import type { MirroredState } from './mirror.ts'
import type { Standing } from './publish.ts'
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
  const headSha = reading.pullRequest.head.sha
  const base = reading.pullRequest.base.sha
  const ports = await world.openRange({ base, head: headSha })
  const observed = withGaps(await observeChange(ports), reading.gaps)
  const applies = applicability(observed.policy, reading)
  if (!applies.gated) return await notGatedAgain(applies.why, reading, world)
  const first = await decideAgain(asked, { reading, observed }, world)
  const settled = await settleLabels(first.answers, reading, world)
  const answer = answerToEvent(asked, first)
  const replied =
    answer === undefined
      ? []
      : await giveAnswer(asked, answer, { reading: first.reading, world })
  const posted = await postUntilSettled(asked, first, world)
  return {
    ...posted,
    remarks: [...settled, ...replied, ...posted.remarks],
    broughtNothing: answer === undefined && stayed(first, posted)
  }
}

/** Whether the head's check run says what it said before, or a run at work will say it. */
function stayed(
  { standing, verdict }: Redecision,
  { draft, notPosted }: Judged
): boolean {
  if (notPosted !== undefined) return false
  return (
    verdict?.proof === 'working' ||
    standing?.run.conclusion?.toLowerCase() === draft.conclusion
  )
}

/** Postings in a run, as in `verdict.ts`. */
const ROUNDS = 4

/**
 * Every posting is followed by a reading. Another claim's run may have posted in
 * between, or a run of the checks have written another proof: then once more.
 */
async function postUntilSettled(
  asked: PullRequestAsked,
  first: Redecision,
  world: PullRequestWorld
): Promise<Judged> {
  let decided = first
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { judged, mirrored } = await post(decided, world)
    if (judged.notPosted !== undefined || decided.verdict?.proof === 'working')
      return judged
    const { checkName } = world.run
    const reading = await world.github.pullRequests.read(
      asked.number,
      checkName
    )
    // The run of the new head decides anew.
    if (reading.pullRequest.head.sha !== decided.reading.pullRequest.head.sha)
      return judged
    await retireOlder(reading, world)
    decided = await decideAgain(asked, { ...decided, reading }, world)
    if (!says(decided)) continue
    await mirrorWhatStands(
      mirrored,
      decided.standing,
      async () => await newestOf(asked, world),
      world
    )
    return judged
  }
  throw new GateError(
    'GITHUB_REFUSED',
    `Expected the claims to rest while the verdict is posted, and they changed ${String(ROUNDS)} times.`,
    { hint: 'Run the job again when nobody claims or takes back.' }
  )
}

async function newestOf(
  { number }: PullRequestAsked,
  { github, run }: PullRequestWorld
): Promise<Standing | undefined> {
  return ownCheckRuns(await github.pullRequests.now(number, run.checkName))[0]
}

/** Whether the check run that stands says what is decided; one at work will. */
function says({ standing, verdict, draft }: Redecision): boolean {
  return (
    verdict?.proof === 'working' ||
    standing?.run.conclusion?.toLowerCase() === draft.conclusion
  )
}

async function decideAgain(
  { label }: PullRequestAsked,
  { reading, observed }: { reading: PullRequestReading; observed: Observed },
  world: PullRequestWorld
): Promise<Redecision> {
  const [standing] = ownCheckRuns(reading)
  const verdict = usable(standing, observed, reading)
  const answers = await answerSignals(reading, observed, label, world)
  const lacks = whyNoProof(standing?.verdict, reading)
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
  const draft = neverGreenWhenShared(asWaiting(page, verdict), reading)
  return {
    reading,
    observed,
    answers,
    standing,
    verdict,
    evidence,
    draft,
    notes
  }
}

/**
 * The standing verdict, when it speaks of this pull request, this base branch,
 * its criteria of now and exactly this effect; anything else is no proof.
 */
function usable(
  standing: Standing | undefined,
  { observation }: Observed,
  { pullRequest, siblings }: PullRequestReading
): StandingVerdict | undefined {
  const verdict = standing?.verdict
  if (verdict?.pullRequest !== pullRequest.number || siblings.length > 0)
    return undefined
  if (verdict.baseKey !== baseKey(pullRequest.base.ref)) return undefined
  if (verdict.proof === 'working') return verdict
  if (verdict.criteriaKey !== criteriaKey(pullRequest.base)) return undefined
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

interface Redecision {
  readonly reading: PullRequestReading
  readonly observed: Observed
  readonly answers: PullRequestAnswers
  readonly standing: Standing | undefined
  readonly verdict: StandingVerdict | undefined
  readonly evidence: EvidenceRecord
  readonly draft: CheckRunDraft
  readonly notes: readonly string[]
}

async function post(
  { reading, standing, verdict, evidence, draft, notes }: Redecision,
  world: PullRequestWorld
): Promise<{
  readonly judged: Judged
  readonly mirrored: MirroredState | undefined
}> {
  const judged = { evidence, draft, remarks: notes }
  // The run at work reads every claim again at its end, and writes the verdict.
  if (verdict?.proof === 'working')
    return {
      judged: {
        ...judged,
        checkRunUrl: standing?.run.url,
        notPosted: undefined
      },
      mirrored: undefined
    }
  const published = await publish(
    draft,
    {
      headSha: reading.pullRequest.head.sha,
      externalId: externalId(verdict ?? noVerdict(reading, evidence)),
      // The proof is another run's word; a newer one may stand there by now.
      keepsExternalId: standing !== undefined,
      standing
    },
    world
  )
  return {
    judged: {
      ...judged,
      checkRunUrl: published.url,
      notPosted: published.notPosted,
      remarks: [...notes, ...published.remarks]
    },
    mirrored: published.mirrored
  }
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

/** The check run is in progress, whatever a claim would make of it: nothing else may say that it is done. */
function asWaiting(
  page: CheckRunDraft,
  verdict: StandingVerdict | undefined
): CheckRunDraft {
  if (verdict?.proof !== 'working') return page
  const title =
    'Incomplete: the checks of this head are running, and their run has the word'
  return { ...page, conclusion: 'failure', title, decided: title }
}

/** A check run whose proof failed is green or waits for a person only when it was waived; what follows then waits for a person. */
function hadWaiver(standing: Standing | undefined): boolean {
  const conclusion = standing?.run.conclusion?.toLowerCase()
  return conclusion === 'success' || conclusion === 'action_required'
}

/** An id that an actual run, whatever its number, replaces. */
function noVerdict(
  { pullRequest }: PullRequestReading,
  { ledger }: EvidenceRecord
): StandingVerdict {
  return {
    pullRequest: pullRequest.number,
    baseKey: baseKey(pullRequest.base.ref),
    criteriaKey: criteriaKey(pullRequest.base),
    runId: 0,
    runAttempt: 0,
    proof: 'unproven',
    effectDigest: ledger.effect_digest
  }
}
