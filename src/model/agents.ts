/** Recognises a coding agent by the signs it leaves. A sign can be forged or left out: it only ever adds suspicion. */
import { accountKeys, loginKey } from './login.ts'
import { KNOWN_AGENTS } from './known-agents.ts'
import type { KnownAgent } from './known-agents.ts'
import type { Person } from './signals.ts'

/** What is known of where a change comes from. */
export interface ChangeOrigin {
  readonly authorLogin: string
  readonly authorKind: Person['kind']
  /** Name of the head branch, without `refs/heads/`; undefined where it could not be read. */
  readonly headBranch: string | undefined
  /** Addresses of the authors and committers of every commit. */
  readonly commitEmails: readonly string[]
  /** Trailers of every commit, each as `Key: value`. */
  readonly trailers: readonly string[]
  /** Slug of the app through which the pull request was opened, if any. */
  readonly viaApp: string | undefined
}

/** Which agent, and the sign of the list that gave it away. */
export interface RecognisedAgent {
  readonly agent: string
  readonly by: string
}

/** Whether an account is a known agent's, or one of the further logins, such as those of the policy. */
export function isAgentAccount(
  person: Person,
  furtherLogins: readonly string[]
): boolean {
  const keys = accountKeys(person)
  return [...KNOWN_AGENTS.flatMap(one => one.logins), ...furtherLogins].some(
    login => keys.includes(loginKey(login))
  )
}

/**
 * The first agent of the lists with a sign in these facts. Comparison is
 * exact and without regard to case; only a branch is compared by how it begins.
 * @param further agents beside the known ones, such as those of the policy
 */
export function recogniseAgent(
  facts: ChangeOrigin,
  further: readonly KnownAgent[] = []
): RecognisedAgent | undefined {
  const signs = readSigns(facts)
  for (const agent of [...KNOWN_AGENTS, ...further]) {
    const by = signOf(agent, signs)
    if (by !== undefined) return { agent: agent.name, by }
  }
  return undefined
}

interface Signs {
  readonly accounts: ReadonlySet<string>
  readonly app: string | undefined
  readonly emails: ReadonlySet<string>
  readonly trailers: ReadonlySet<string>
  readonly branch: string
}

function readSigns(facts: ChangeOrigin): Signs {
  const trailers = facts.trailers.map(readTrailer)
  const emails = [
    ...facts.commitEmails.map(email => email.trim().toLowerCase()),
    ...trailers.flatMap(one => (one.email === '' ? [] : [one.email]))
  ]
  const author = { login: facts.authorLogin, kind: facts.authorKind }
  return {
    accounts: new Set([
      ...accountKeys(author),
      ...emails.flatMap(accountOfEmail)
    ]),
    app: facts.viaApp === undefined ? undefined : appAccount(facts.viaApp),
    emails: new Set(emails),
    trailers: new Set(trailers.flatMap(one => [one.key, one.whole, one.named])),
    branch: (facts.headBranch ?? '').toLowerCase()
  }
}

function signOf(agent: KnownAgent, signs: Signs): string | undefined {
  for (const login of agent.logins) {
    if (signs.accounts.has(loginKey(login))) return `the account ${login}`
    if (signs.app === loginKey(login)) return `the app of ${login}`
  }
  const email = agent.emails.find(one => signs.emails.has(one.toLowerCase()))
  if (email !== undefined) return `the address ${email}`
  const trailer = agent.trailers.find(one =>
    signs.trailers.has(readTrailer(one).whole)
  )
  if (trailer !== undefined) return `the trailer ${trailer}`
  const prefix = agent.branchPrefixes.find(one =>
    signs.branch.startsWith(one.toLowerCase())
  )
  return prefix === undefined ? undefined : `the branch prefix ${prefix}`
}

function appAccount(slug: string): string {
  return `${loginKey(slug)}[bot]`
}

// GitHub's private addresses name the account: `<id>+<login>@users.noreply.github.com`.
function accountOfEmail(email: string): readonly string[] {
  const match = /^(?:\d+\+)?([^@+\s]+)@users\.noreply\.github\.com$/.exec(email)
  return match?.[1] === undefined ? [] : [match[1]]
}

interface Trailer {
  readonly key: string
  /** `key: value`, or the key alone when there is no value. */
  readonly whole: string
  /** The same without the address at the end. */
  readonly named: string
  readonly email: string
}

function readTrailer(line: string): Trailer {
  const text = line.trim().toLowerCase()
  const colon = text.indexOf(':')
  const key = colon < 0 ? text : text.slice(0, colon).trim()
  const value = colon < 0 ? '' : text.slice(colon + 1).trim()
  const open = value.endsWith('>') ? value.lastIndexOf('<') : -1
  const name = open < 0 ? value : value.slice(0, open).trim()
  return {
    key,
    whole: value === '' ? key : `${key}: ${value}`,
    named: name === '' ? key : `${key}: ${name}`,
    email: open < 0 ? '' : value.slice(open + 1, -1).trim()
  }
}
