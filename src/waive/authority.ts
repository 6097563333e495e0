/** Who may waive: decided from facts of this moment, and no is the answer to every doubt. */
import { isAgentAccount } from '../model/agents.ts'
import { sameLogin } from '../model/login.ts'
import type { GatePolicy } from '../policy/gate-policy.ts'
import type { ChangePeople, PermissionFact, Person } from '../model/signals.ts'

/** What the base branch says of waivers, with what it leaves to the repository. */
export interface WaiverRules {
  readonly policy: GatePolicy['waivers']
  /** Owner of the repository: the organisation of a team that is listed without one. */
  readonly owner: string
  /** Accounts that are agents beside the known ones (`listedAgentLogins`). */
  readonly agentLogins: readonly string[]
}

/** Who claims, and in which way it was written. */
export interface Claimant {
  readonly person: Person
  readonly edited: boolean
  readonly viaApp: string | undefined
  readonly viaEmail: boolean
  readonly isHidden?: boolean
}

/** The answer, with a reason for the report. */
export type Authority =
  | { readonly ok: true; readonly because: string }
  | {
      readonly ok: false
      /** A sentence that says what the person could change. */
      readonly why: string
      /** A look-up failed: whoever asks for a block must then be heard. */
      readonly undecided: boolean
    }

/**
 * Whether a claim counts: a person's own unedited words, with no hand in the
 * change, and with the permission, the name or the team that the policy lists.
 * The author association of GitHub is never asked (threat C10).
 * @param fact what GitHub said of the login; undefined when it was not asked
 */
export function authorise(
  claimant: Claimant,
  fact: PermissionFact | undefined,
  people: ChangePeople,
  rules: WaiverRules
): Authority {
  const why = barred(claimant, people, rules)
  if (why !== undefined) return { ok: false, why, undecided: false }
  return permitted(claimant.person, fact, rules)
}

/** Why a claim cannot count whatever the permission is, if so: then nothing needs looking up. */
export function barred(
  claimant: Claimant,
  people: ChangePeople,
  rules: WaiverRules
): string | undefined {
  return (
    wayFault(claimant) ??
    personFault(claimant.person, rules) ??
    handInChange(claimant.person, people)
  )
}

/** What is wrong with the way in which a claim was written, if anything. */
function wayFault(claimant: Claimant): string | undefined {
  if (claimant.edited)
    return 'It was edited, and whoever can write here can edit it: write a new comment.'
  if (claimant.viaApp !== undefined)
    return 'It was written through an app: a person writes it on the page of the pull request.'
  if (claimant.viaEmail)
    return 'It was sent by e-mail: write it on the page of the pull request.'
  if (claimant.isHidden === true)
    return 'It is hidden (minimised) on the page of the pull request: show it again, or write a new comment.'
  return undefined
}

/** Why an account is no person of whom authority could be asked, if so. */
export function personFault(
  person: Person,
  rules: WaiverRules
): string | undefined {
  // REST names a deleted account as the user `ghost`.
  if (person.kind === 'ghost' || sameLogin(person.login, 'ghost'))
    return 'Its account was deleted: another person with authority can claim.'
  if (person.kind !== 'user')
    return `Only a person can waive, and this is a ${person.kind} account.`
  if (
    person.login.toLowerCase().endsWith('[bot]') ||
    isAgentAccount(person, rules.agentLogins)
  )
    return 'Only a person can waive, and this account is an agent.'
  return undefined
}

/** Which hand the person has in the change, if any (threat C1). */
export function handInChange(
  person: Person,
  people: ChangePeople
): string | undefined {
  const includes = (logins: readonly string[]): boolean =>
    logins.some(login => sameLogin(login, person.login))
  if (includes([people.author.login]))
    return 'The author of the pull request cannot waive it: ask another person with authority.'
  if (includes(people.commitLogins))
    return 'An author, committer or co-author of one of its commits cannot waive it: ask another person with authority.'
  if (includes(people.requesters))
    return 'Who asked the agent for the change cannot waive it: ask another person with authority.'
  return undefined
}

/** Whether the policy gives this person authority; of the person's hand in the change nothing is asked. */
export function permitted(
  person: Person,
  fact: PermissionFact | undefined,
  rules: WaiverRules
): Authority {
  const { permissions, users, teams } = rules.policy.authority
  if (fact?.kind !== 'known')
    return undecided(
      `The permission of ${person.login} could not be looked up (${fact?.why ?? 'it was not asked for'}), and without it nobody has authority.`
    )
  if (permissions.includes(fact.role))
    return { ok: true, because: `has the role ${fact.role}` }
  if (users.some(login => sameLogin(login, person.login)))
    return { ok: true, because: 'is listed by name' }
  const listed = qualifiedTeams(teams, rules.owner)
  const team = fact.teams.find(one => listed.includes(one.toLowerCase()))
  if (team !== undefined) return { ok: true, because: `is a member of ${team}` }
  if (listed.length > 0 && fact.teamsUnread !== undefined)
    return undecided(
      `${person.login} has the role ${fact.role}, and the teams could not be read: ${fact.teamsUnread}`
    )
  return {
    ok: false,
    undecided: false,
    why: `${person.login} has the role ${fact.role}; the policy asks for ${asked(rules)}.`
  }
}

/** The teams as `organisation/team` in lower case. */
export function qualifiedTeams(
  teams: readonly string[],
  owner: string
): readonly string[] {
  return teams.map(team =>
    (team.includes('/') ? team : `${owner}/${team}`).toLowerCase()
  )
}

function undecided(why: string): Authority {
  return { ok: false, why, undecided: true }
}

function asked(rules: WaiverRules): string {
  const { permissions, users, teams } = rules.policy.authority
  const ways = [
    ...(permissions.length === 0
      ? []
      : [`the role ${permissions.join(' or ')}`]),
    ...(users.length === 0 ? [] : ['a listed name']),
    ...(teams.length === 0
      ? []
      : [`the team ${qualifiedTeams(teams, rules.owner).join(' or ')}`])
  ]
  return ways.length === 0
    ? 'somebody, but it lists nobody'
    : ways.join(', or ')
}
