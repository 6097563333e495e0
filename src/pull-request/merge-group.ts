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
import { publish } from './publish.ts'
import {
  baseKey,
  externalId,
  proofState,
  readExternalId
} from './standing-verdict.ts'
import type { QueuedPullRequest } from '../github-ports.ts'
import type { Completion } from '../model/completion.ts'
import type { EvidenceRecord } from '../model/evidence.ts'
import type { Gap } from '../model/observation.ts'
import type { CheckRunDraft } from '../report/check-run.ts'
import type { ProofState } from './standing-verdict.ts'
import type { Judged, PullRequestWorld } from './world.ts'

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
  const { members, gaps } = await github.mergeQueue.members(group)
  const working = pageId(group, 'working', '', world)
  const { run: opened } = await github.checkRuns.write(
    {
      name: run.checkName,
      headSha: group.headSha,
      externalId: working,
      conclusion: undefined,
      page: {
        title: 'At work: the required checks are running on the group',
        summary: 'The verdict follows when they have ended.'
      },
      annotations: []
    },
    (await github.checkRuns.find(group.headSha, run.checkName)).at(-1)
  )
  const evidence = await proveGroup(group, world)
  const closed = isComplete(evidence.completion)
    ? { completion: evidence.completion, notes: [] }
    : await closeByWaivers(members, gaps, world)
  const draft = groupDraft(evidence, closed, run.secrets)
  const published = await publish(
    draft,
    {
      headSha: group.headSha,
      externalId: pageId(
        group,
        proofState(evidence),
        evidence.ledger.effect_digest,
        world
      ),
      standing: { run: opened, verdict: readExternalId(opened.externalId) }
    },
    world
  )
  return {
    evidence: { ...evidence, completion: closed.completion },
    draft,
    checkRunUrl: published.url,
    notPosted: published.notPosted,
    remarks: [...closed.notes, ...published.remarks]
  }
}

async function proveGroup(
  group: MergeGroup,
  world: PullRequestWorld
): Promise<EvidenceRecord> {
  const ports = await world.openRange({
    base: group.baseSha,
    head: group.headSha
  })
  const proof = await proveChange(await observeChange(ports), ports)
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
  gaps: readonly Gap[],
  world: PullRequestWorld
): Promise<Closed> {
  if (members.length === 0 || gaps.length > 0)
    return {
      completion: { kind: 'incomplete' },
      notes: gaps.map(gap => gap.reason)
    }
  const closures: Completion[] = []
  const notes: string[] = []
  for (const { number, headSha } of members) {
    const evidence = await memberEvidence(number, headSha, world)
    closures.push(evidence.completion)
    notes.push(
      `Pull request #${String(number)} of the group: ${headline(evidence)}.`
    )
  }
  return { completion: foldCompletions(closures), notes }
}

async function memberEvidence(
  number: number,
  queuedSha: string | undefined,
  world: PullRequestWorld
): Promise<EvidenceRecord> {
  const reading = await world.github.pullRequests.read(
    number,
    world.run.checkName
  )
  const { base, head } = reading.pullRequest
  const ports = await world.openRange({
    base: base.sha,
    head: queuedSha ?? head.sha
  })
  const observed = withGaps(await observeChange(ports), reading.gaps)
  const answers = await answerSignals(reading, observed, undefined, world)
  return concludeChange(unproven(observed, []), { ...answers, openWriters: [] })
}

function groupDraft(
  evidence: EvidenceRecord,
  { completion, notes }: Closed,
  secrets: readonly string[]
): CheckRunDraft {
  const page = checkRunDraft(evidence, { secrets, notes })
  if (page.conclusion === 'success' || !isComplete(completion)) return page
  return {
    ...page,
    conclusion: 'success',
    title:
      'Waived: every pull request of the group is waived for its own change, none is verified'
  }
}

function pageId(
  group: MergeGroup,
  proof: ProofState,
  effectDigest: string,
  { run }: PullRequestWorld
): string {
  return externalId({
    pullRequest: 0,
    baseKey: baseKey(group.baseRef),
    runId: run.runId,
    runAttempt: run.runAttempt,
    proof,
    effectDigest
  })
}
