/** Judges a pull request: runs everything, reads GitHub again, decides, and posts the verdict. */
import { GateError } from '../errors.ts'
import { concludeChange, proveChange } from '../gate.ts'
import { checkRunDraft, notGatedDraft } from '../report/check-run.ts'
import { answerSignals } from './answers.ts'
import { withGaps } from './gaps.ts'
import { applicability } from './origin.ts'
import { isSuperseded, openCheckRun, ownStanding, publish } from './publish.ts'
import { judgeSiblings, withSiblings } from './siblings.ts'
import { baseKey, externalId, proofState } from './standing-verdict.ts'
import { settleLabels } from './settle-labels.ts'
import { unjudgedDraft } from '../report/check-run.ts'
import type { Proof } from '../gate.ts'
import type { PullRequestReading } from '../github-ports.ts'
import type { EvidenceRecord } from '../model/evidence.ts'
import type { NotPosted } from '../report/step-summary.ts'
import type { Standing } from './publish.ts'
import type { ProofState } from './standing-verdict.ts'
import type { Judged, PullRequestAsked, PullRequestWorld } from './world.ts'

interface Opened {
  readonly reading: PullRequestReading
  readonly headSha: string
  readonly standing: Standing | undefined
  readonly notPosted: NotPosted | undefined
}

/**
 * Judges and posts. The check run is in progress before anything is run.
 * @throws GateError when the pull request cannot be judged at all; the check
 *   run is closed as a failure then
 */
export async function judgePullRequest(
  asked: PullRequestAsked,
  world: PullRequestWorld
): Promise<Judged> {
  const reading = await world.github.pullRequests.read(
    asked.number,
    world.run.checkName
  )
  requireOpen(reading)
  const headSha = asked.headSha ?? reading.pullRequest.head.sha
  const found = ownStanding(reading)
  if (isSuperseded(found, world.run)) return superseded()
  const opened = await openCheckRun(
    { headSha, externalId: idOf(reading, world, 'working', '') },
    found?.run.headSha === headSha ? found : undefined,
    world
  )
  const open: Opened = { reading, headSha, ...opened }
  world.onCheckRun(() => close(open, world))
  try {
    return await judgeOpened(asked, open, world)
  } catch (thrown) {
    await closeFailed(open, world, thrown)
    throw thrown
  }
}

async function judgeOpened(
  asked: PullRequestAsked,
  open: Opened,
  world: PullRequestWorld
): Promise<Judged> {
  const { reading, headSha } = open
  const ports = await world.openRange({
    base: reading.pullRequest.base.sha,
    head: headSha
  })
  const proof = await proveChange(ports, policy => applicability(policy, reading))
  if (proof === undefined) return notGated(open, world)
  const siblings = await judgeSiblings(reading, headSha, world)
  // Whatever can have changed while the commands ran is read again.
  const now = await world.github.pullRequests.read(
    asked.number,
    world.run.checkName
  )
  const answers = await answerSignals(now, proof, asked.label, world)
  const evidence = concludeChange(withGaps(proof, now.gaps), {
    ...answers,
    openWriters: movedHead(now, headSha)
  })
  const settled = await settleLabels(answers, now, world)
  return await post({ evidence, proof, now, open, siblings, remarks: settled }, world)
}

interface Verdict {
  readonly evidence: EvidenceRecord
  readonly proof: Proof
  readonly now: PullRequestReading
  readonly open: Opened
  readonly siblings: Awaited<ReturnType<typeof judgeSiblings>>
  readonly remarks: readonly string[]
}

async function post(
  { evidence, now, open, siblings, remarks }: Verdict,
  world: PullRequestWorld
): Promise<Judged> {
  const draft = withSiblings(
    checkRunDraft(evidence, { secrets: world.run.secrets, notes: [...remarks, ...siblings.notes] }),
    siblings
  )
  const standing = ownStanding(now) ?? open.standing
  if (isSuperseded(standing, world.run)) return superseded()
  const { effect_digest: digest } = evidence.ledger
  const published = await publish(
    draft,
    {
      headSha: open.headSha,
      externalId: idOf(now, world, proofState(evidence), digest),
      standing: standing?.run.headSha === open.headSha ? standing : open.standing
    },
    world
  )
  world.onCheckRun(undefined)
  return {
    evidence,
    draft,
    checkRunUrl: published.url,
    notPosted: published.notPosted,
    remarks: [...remarks, ...siblings.notes, ...published.remarks]
  }
}

/** A pull request that is closed has no verdict to wait for, and its events are no way to one (threat A12). */
export function requireOpen({ pullRequest }: PullRequestReading): void {
  if (pullRequest.state === 'open') return
  throw new GateError(
    'USAGE',
    `Pull request #${String(pullRequest.number)} is ${pullRequest.state}; only an open one is judged.`,
    { hint: 'Name an open pull request.' }
  )
}

/** Rule 2: content that the commands did not see is at the head now. */
export function movedHead(
  { pullRequest }: PullRequestReading,
  headSha: string
): readonly string[] {
  return pullRequest.head.sha === headSha
    ? []
    : [`the new head ${pullRequest.head.sha.slice(0, 12)}`]
}

function idOf(
  { pullRequest }: PullRequestReading,
  { run }: PullRequestWorld,
  proof: ProofState,
  effectDigest: string
): string {
  return externalId({
    pullRequest: pullRequest.number,
    baseKey: baseKey(pullRequest.base.ref),
    runId: run.runId,
    runAttempt: run.runAttempt,
    proof,
    effectDigest
  })
}
