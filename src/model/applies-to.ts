/** Whether a pull request is gated at all: every one is, unless the policy narrows it to agents. */
import { recogniseAgent } from './agents.ts'
import type { ChangeOrigin } from './agents.ts'
import type { KnownAgent } from './known-agents.ts'

/** What the policy's `applies-to` says; the lists add to the known agents. */
export type AppliesTo =
  | { readonly kind: 'all' }
  | {
      readonly kind: 'agents'
      /** Logins of accounts that agents use. */
      readonly authors: readonly string[]
      /** Slugs of apps. */
      readonly apps: readonly string[]
      /** What a head branch begins with. */
      readonly branches: readonly string[]
      /** Commit trailers: `Key` for any value, or `Key: value`. */
      readonly trailers: readonly string[]
    }

/** The origin, and how much of it could be read. */
export interface GatedOrigin extends ChangeOrigin {
  /** Addresses of commits that belong to no account. */
  readonly unmappedEmails: readonly string[]
  /** Whether every commit of the change was read. */
  readonly complete: boolean
}

/** Whether the gate judges the pull request, and why. */
export type Applicability =
  | { readonly gated: true; readonly because: string }
  | { readonly gated: false; readonly why: string }

/**
 * An unknown counts as an agent: outside is only the change of a person whose
 * every commit was read, belongs to an account, and shows no sign of an agent.
 */
export function appliesTo(
  policy: AppliesTo,
  origin: GatedOrigin
): Applicability {
  if (policy.kind === 'all')
    return { gated: true, because: 'The policy gates every pull request.' }
  const agent = recogniseAgent(origin, [listedAgent(policy)])
  if (agent !== undefined)
    return {
      gated: true,
      because: `It looks like a change of ${agent.agent}: ${agent.by}.`
    }
  const unknown = whatIsUnknown(origin)
  if (unknown !== undefined)
    return {
      gated: true,
      because: `${unknown} An unknown counts as an agent.`
    }
  return {
    gated: false,
    why: `The policy gates the pull requests of agents, and nothing shows one here: its author ${origin.authorLogin} is a person, and every commit was read and belongs to an account.`
  }
}

/** The accounts that the policy says are agents: they never have authority either. */
export function listedAgentLogins(policy: AppliesTo): readonly string[] {
  return policy.kind === 'all' ? [] : listedAgent(policy).logins
}

function listedAgent(
  policy: Extract<AppliesTo, { kind: 'agents' }>
): KnownAgent {
  return {
    name: 'an agent that the policy lists',
    logins: [...policy.authors, ...policy.apps.map(slug => `${slug}[bot]`)],
    branchPrefixes: policy.branches,
    emails: [],
    trailers: policy.trailers
  }
}

function whatIsUnknown(origin: GatedOrigin): string | undefined {
  if (origin.authorKind !== 'user')
    return `Its author is no person's account but a ${origin.authorKind} account.`
  if (origin.viaApp !== undefined) return 'It was opened through an app.'
  if (origin.headBranch === undefined)
    return 'Its head branch could not be read.'
  if (!origin.complete) return 'Not all of its commits could be read.'
  if (origin.unmappedEmails.length > 0)
    return 'The address of one of its commits belongs to no account.'
  if (origin.commitEmails.some(isBotEmail))
    return 'A bot made one of its commits.'
  return undefined
}

// An app's private address: `<id>+<slug>[bot]@users.noreply.github.com`.
function isBotEmail(email: string): boolean {
  return email.trim().toLowerCase().endsWith('[bot]@users.noreply.github.com')
}
