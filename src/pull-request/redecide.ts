/** Decides again when only a claim, a label or a review came: no command is run. */
import { concludeChange, observeChange, unproven } from '../gate.ts'
import { checkRunDraft, notGatedDraft } from '../report/check-run.ts'
import { answerComment } from './answer-comment.ts'
import { answerSignals } from './answers.ts'
import { withGaps } from './gaps.ts'
import { movedHead, requireOpen } from './require-open.ts'
import { applicability } from './origin.ts'
import { ownCheckRuns } from './own-check-runs.ts'
import { publish } from './publish.ts'
import { settleLabels } from './settle-labels.ts'
import { standingReport } from './standing-proof.ts'
import { baseKey, externalId } from './standing-verdict.ts'
import type { Observed, Proof } from '../gate.ts'
import type { PullRequestReading } from '../github-ports.ts'
import type { EvidenceRecord } from '../model/evidence.ts'
import type { Standing } from './publish.ts'
import type { StandingVerdict } from './standing-verdict.ts'
import type { Judged, PullRequestAsked, PullRequestWorld } from './world.ts'

/**
 * Reads the standing verdict from the gate's own check run of the head, answers
 * every claim anew, and posts what comes of it.
 * @throws GateError when the pull request cannot be judged at all
 */
export async function redecidePullRequest(
  asked: PullRequestAsked,
  world: PullRequestWorld
): Promise<Judged> {
  const reading = await world.github.pullRequests.read(
    asked.number,
    world.run.checkName
  )
  requireOpen(reading)
  const headSha = reading.pullRequest.head.sha
  const base = reading.pullRequest.base.sha
  const ports = await world.openRange({ base, head: headSha })
  const observed = withGaps(await observeChange(ports), reading.gaps)
  const applies = applicability(observed.policy, reading)
  if (!applies.gated) return await notGatedAgain(applies.why, reading, world)
  const [standing] = ownCheckRuns(reading)
  const verdict = usable(standing, observed, reading)
  const answers = await answerSignals(reading, observed, asked.label, world)
  const evidence = concludeChange(proofOf(observed, verdict), {
    ...answers,
    openWriters: movedHead(reading, headSha)
  })
  const settled = await settleLabels(answers, reading, world)
  const replied = await answerComment(asked, answers, world)
  return await post(
    { reading, standing, verdict, evidence, remarks: [...settled, ...replied] },
    world
  )
}

/**
 * The standing verdict, when it speaks of this pull request, this base branch
 * and exactly this effect; anything else is no proof.
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
  return verdict.effectDigest === observation.ledger.effect_digest
    ? verdict
    : undefined
}

function proofOf(
  observed: Observed,
  verdict: StandingVerdict | undefined
): Proof {
  return unproven(
    observed,
    verdict === undefined ? [] : [standingReport(verdict)]
  )
}

interface Redecision {
  readonly reading: PullRequestReading
  readonly standing: Standing | undefined
  readonly verdict: StandingVerdict | undefined
  readonly evidence: EvidenceRecord
  readonly remarks: readonly string[]
}

async function post(
  { reading, standing, verdict, evidence, remarks }: Redecision,
  world: PullRequestWorld
): Promise<Judged> {
  const why = stillWaits(verdict, reading)
  const notes = [...remarks, ...(why === undefined ? [] : [why])]
  const draft = checkRunDraft(evidence, {
    secrets: world.run.secrets,
    notes,
    awaitingReview: verdict?.proof !== 'failed' || hadWaiver(standing)
  })
  const judged = { evidence, draft, remarks: notes }
  // The run at work reads every claim again at its end, and writes the verdict.
  if (verdict?.proof === 'working')
    return { ...judged, checkRunUrl: standing?.run.url, notPosted: undefined }
  const published = await publish(
    draft,
    {
      headSha: reading.pullRequest.head.sha,
      externalId: externalId(verdict ?? noVerdict(reading, evidence)),
      standing
    },
    world
  )
  return {
    ...judged,
    checkRunUrl: published.url,
    notPosted: published.notPosted,
    remarks: [...notes, ...published.remarks]
  }
}

function stillWaits(
  verdict: StandingVerdict | undefined,
  { siblings }: PullRequestReading
): string | undefined {
  if (siblings.length > 0)
    return 'Another open pull request has the same head: run the checks again, so that both are judged.'
  if (verdict === undefined)
    return 'No run has judged exactly this change yet: run the checks.'
  return verdict.proof === 'working'
    ? 'The checks of this head are running; that run reads every claim again at its end.'
    : undefined
}

/** A check run that is green although its proof failed was waived; what follows then waits for a person. */
function hadWaiver(standing: Standing | undefined): boolean {
  return standing?.run.conclusion?.toLowerCase() === 'success'
}

/** An id that an actual run, whatever its number, replaces. */
function noVerdict(
  { pullRequest }: PullRequestReading,
  { ledger }: EvidenceRecord
): StandingVerdict {
  return {
    pullRequest: pullRequest.number,
    baseKey: baseKey(pullRequest.base.ref),
    runId: 0,
    runAttempt: 0,
    proof: 'unproven',
    effectDigest: ledger.effect_digest
  }
}

async function notGatedAgain(
  why: string,
  reading: PullRequestReading,
  world: PullRequestWorld
): Promise<Judged> {
  const draft = notGatedDraft(why)
  const { pullRequest } = reading
  const published = await publish(
    draft,
    {
      headSha: pullRequest.head.sha,
      externalId: externalId({
        pullRequest: pullRequest.number,
        baseKey: baseKey(pullRequest.base.ref),
        runId: 0,
        runAttempt: 0,
        proof: 'narrative',
        effectDigest: ''
      }),
      standing: ownCheckRuns(reading)[0]
    },
    world
  )
  return {
    evidence: undefined,
    draft,
    checkRunUrl: published.url,
    notPosted: published.notPosted,
    remarks: published.remarks
  }
}
