/** Claims, labels and reviews of a pull request, answered for the effect at hand. */
import { loginKey } from '../model/login.ts'
import { listedAgentLogins } from '../model/applies-to.ts'
import { observeWith } from '../gate.ts'
import { claimants } from '../waive/claimants.ts'
import { labelReason } from '../waive/label-claims.ts'
import { pullRequestWaivers } from '../waive/pull-request-waivers.ts'
import { reviewObservations } from '../waive/review-observations.ts'
import type { Observed } from '../gate.ts'
import type { PullRequestReading } from '../github-ports.ts'
import type { ExternalObservation } from '../model/external-observation.ts'
import type { LabelSignal, PermissionFact } from '../model/signals.ts'
import type { PullRequestSignals } from '../waive/pull-request-signals.ts'
import type { PullRequestWorld } from './world.ts'
import type { PullRequestWaivers } from '../waive/pull-request-waivers.ts'

/** Every answer, and the reviews that still demand a change. */
export interface PullRequestAnswers extends PullRequestWaivers {
  readonly observations: readonly ExternalObservation[]
}

type AnsweringWorld = Pick<PullRequestWorld, 'github' | 'run' | 'openRange'>

/**
 * Looks up each claimant's permission at this moment, once, and answers.
 * @param label the `labeled` event of this run, if that is what started it
 */
export async function answerSignals(
  reading: PullRequestReading,
  observed: Observed,
  label: LabelSignal | undefined,
  { github, run, openRange }: AnsweringWorld
): Promise<PullRequestAnswers> {
  const signals = {
    ...signalsOf(reading, observed, run.owner),
    labelEvent: label,
    labelDigest:
      label && (await digestAtLabel(label, reading, observed, openRange))
  }
  const { authority } = signals.rules.policy
  const asked = { roles: authority.permissions, teams: teamsOf(signals) }
  const permissions = new Map<string, PermissionFact>()
  for (const login of claimants(signals))
    permissions.set(loginKey(login), await github.permissions.of(login, asked))
  const observations = reviewObservations(signals, permissions)
  return {
    ...pullRequestWaivers(signals, observations, permissions),
    observations
  }
}

/**
 * The digest of the effect that the label was set on: the head's against the
 * base of the event, in the scope of now: GitHub names the base as it was at the
 * last push, and its policy may be older than the label. A branch that only went
 * on has the same merge base, and so the same digest. Undefined when it cannot be told, or need not be.
 */
async function digestAtLabel(
  { label, headSha, baseRef, baseSha }: LabelSignal,
  { pullRequest }: PullRequestReading,
  { observation, policy }: Observed,
  openRange: PullRequestWorld['openRange']
): Promise<string | undefined> {
  const { range, ledger } = observation
  if (labelReason(label, policy.waivers.labelPrefix) === undefined)
    return undefined
  if (headSha !== range.head || baseRef !== pullRequest.base.ref)
    return undefined
  if (baseSha === range.base) return ledger.effect_digest
  try {
    const { changes } = await openRange({ base: baseSha, head: headSha })
    const { mergeBase } = (await changes.resolve()).range
    if (mergeBase !== '' && mergeBase === range.mergeBase)
      return ledger.effect_digest
    const then = await observeWith(policy, changes)
    return then.gaps.length === 0 ? then.ledger.effect_digest : undefined
  } catch {
    // The commit may be gone from the branch, and from the server.
    return undefined
  }
}

function signalsOf(
  reading: PullRequestReading,
  { observation, policy }: Observed,
  owner: string
): Omit<PullRequestSignals, 'labelEvent' | 'labelDigest'> {
  const { login, appSlug } = reading.viewer
  return {
    pullRequest: reading.pullRequest.number,
    comments: reading.comments,
    reviews: reading.reviews,
    labels: reading.labels,
    people: reading.people,
    gate: appSlug === undefined ? undefined : { login, appSlug },
    headSha: observation.range.head,
    baseRef: reading.pullRequest.base.ref,
    effectDigest: observation.ledger.effect_digest,
    rules: {
      policy: policy.waivers,
      owner,
      agentLogins: listedAgentLogins(policy.appliesTo)
    }
  }
}

function teamsOf({ rules }: PullRequestSignals): readonly string[] {
  return rules.policy.authority.teams.map(team =>
    team.includes('/') ? team : `${rules.owner}/${team}`
  )
}
