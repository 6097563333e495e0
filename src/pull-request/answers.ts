/** Claims, labels and reviews of a pull request, answered for the effect at hand. */
import { loginKey } from '../model/login.ts'
import { listedAgentLogins } from '../model/applies-to.ts'
import { claimants } from '../waive/claimants.ts'
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

/**
 * Looks up each claimant's permission at this moment, once, and answers.
 * @param label the `labeled` event of this run, if that is what started it
 */
export async function answerSignals(
  reading: PullRequestReading,
  observed: Observed,
  label: LabelSignal | undefined,
  { github, run }: Pick<PullRequestWorld, 'github' | 'run'>
): Promise<PullRequestAnswers> {
  const signals = signalsOf(reading, observed, label, run.owner)
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

function signalsOf(
  reading: PullRequestReading,
  { observation, policy }: Observed,
  label: LabelSignal | undefined,
  owner: string
): PullRequestSignals {
  const { login, appSlug } = reading.viewer
  return {
    pullRequest: reading.pullRequest.number,
    comments: reading.comments,
    reviews: reading.reviews,
    labelEvent: label,
    labels: reading.labels,
    people: reading.people,
    gate: appSlug === undefined ? undefined : { login, appSlug },
    headSha: observation.range.head,
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
