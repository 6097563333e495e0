/** The pull requests of a merge group as they are now: what they answer for, and what a reviewer still asks of them. */
import { concludeChange, observeChange, unproven } from '../gate.ts'
import { foldCompletions } from '../model/completion.ts'
import { openObservations } from '../model/external-observation.ts'
import { headline } from '../report/headline.ts'
import { answerSignals } from './answers.ts'
import { withGaps } from './gaps.ts'
import { applicability } from './origin.ts'
import type { QueuedPullRequest } from '../github-ports.ts'
import type { Completion } from '../model/completion.ts'
import type { EvidenceRecord } from '../model/evidence.ts'
import type { ExternalObservation } from '../model/external-observation.ts'
import type { Gap } from '../model/observation.ts'
import type { GatePolicy } from '../policy/gate-policy.ts'
import type { PullRequestWorld } from './world.ts'

/** What a member answers for at this moment. */
export interface MemberNow {
  readonly number: number
  /** Of its own change, by its own waivers alone. */
  readonly evidence: EvidenceRecord
  /** Why what was read of it may be partial. */
  readonly gaps: readonly Gap[]
}

/**
 * Reads every member: one request each, and one a person whose permission decides.
 * @throws GateError of any GitHub code
 */
export async function readMembers(
  members: readonly QueuedPullRequest[],
  world: PullRequestWorld
): Promise<readonly MemberNow[]> {
  const read: MemberNow[] = []
  for (const member of members) read.push(await readMember(member, world))
  return read
}

/** Of what the queue merged: a push that came after, or another member in the same file, is no part of a waiver. */
async function readMember(
  { number, range }: QueuedPullRequest,
  world: PullRequestWorld
): Promise<MemberNow> {
  const { github, run } = world
  const reading = await github.pullRequests.read(number, run.checkName)
  const { base, head } = reading.pullRequest
  const ports = await world.openRange(
    range ?? { base: base.sha, head: head.sha }
  )
  const observed = withGaps(await observeChange(ports), reading.gaps)
  const answers = await answerSignals(reading, observed, undefined, world)
  return {
    number,
    evidence: concludeChange(unproven(observed, []), {
      ...answers,
      openWriters: []
    }),
    gaps: reading.gaps
  }
}

/** The requests for changes that stand, of any member: they block the group by rule 1. */
export function openRequests(
  members: readonly MemberNow[]
): readonly ExternalObservation[] {
  return members.flatMap(({ evidence }) =>
    openObservations(
      evidence.observations,
      evidence.waivers,
      evidence.ledger.effect_digest
    )
  )
}

/** A sentence for each member. */
export function memberNotes(members: readonly MemberNow[]): readonly string[] {
  return members.map(
    ({ number, evidence }) =>
      `Pull request #${String(number)} of the group: ${headline(evidence)}.`
  )
}

/** Threat A11: a member's waiver holds only while its own digest is still the one that it names. */
export function closedByWaivers(members: readonly MemberNow[]): Completion {
  const folded = foldCompletions(
    members.map(({ evidence }) => evidence.completion)
  )
  // Members without a change answer for nothing that the group does.
  return folded.kind === 'narrative' ? { kind: 'incomplete' } : folded
}

/**
 * Why the policy of the group's base gates none of the members; undefined when
 * it gates one, which makes the whole group its concern. No request is made
 * where the policy gates every pull request.
 * @throws GateError of any GitHub code
 */
export async function whyNotGated(
  policy: GatePolicy,
  members: readonly QueuedPullRequest[],
  { github, run }: PullRequestWorld
): Promise<string | undefined> {
  if (policy.appliesTo.kind === 'all' || members.length === 0) return undefined
  for (const { number } of members) {
    const reading = await github.pullRequests.read(number, run.checkName)
    if (applicability(policy, reading).gated) return undefined
  }
  return 'The policy gates the pull requests of agents, and none of the group shows one: every author is a person, and every commit was read and belongs to an account.'
}
