/** Facts of a pull request for tests: nothing claimed, an author, a policy of defaults. */
import type {
  PullRequestSignals,
  Permissions
} from '../../src/waive/pull-request-signals.ts'
import type { WaiverRules } from '../../src/waive/authority.ts'
import type {
  CommentSignal,
  LabelSignal,
  PermissionFact,
  Person,
  ReviewSignal
} from '../../src/model/signals.ts'

export const DIGEST = 'd'.repeat(64)
export const OTHER_DIGEST = 'e'.repeat(64)
export const HEAD = '1'.repeat(40)
export const GATE = { login: 'gate-app[bot]', appSlug: 'gate-app' }
export const GATE_ACCOUNT: Person = { login: 'gate-app[bot]', kind: 'bot' }

export function aPerson(login: string, kind: Person['kind'] = 'user'): Person {
  return { login, kind }
}

export function someRules(
  authority: Partial<WaiverRules['policy']['authority']> = {},
  overrides: Partial<WaiverRules> = {}
): WaiverRules {
  return {
    policy: {
      labelPrefix: 'waive:',
      minimumReasonLength: 3,
      authority: {
        permissions: ['maintain', 'admin'],
        teams: [],
        users: [],
        ...authority
      }
    },
    owner: 'acme',
    agentLogins: [],
    ...overrides
  }
}

export function aComment(
  author: string | Person,
  body: string,
  overrides: Partial<CommentSignal> = {}
): CommentSignal {
  return {
    source: 'comment',
    databaseId: 1,
    nodeId: `C${String(overrides.databaseId ?? 1)}`,
    author: typeof author === 'string' ? aPerson(author) : author,
    body,
    writtenAt: '2026-01-01T10:00:00Z',
    edited: false,
    viaApp: undefined,
    viaEmail: false,
    url: 'https://github.example/acme/shop/pull/7#issuecomment-1',
    ...overrides
  }
}

export function aReview(
  author: string | Person,
  state: ReviewSignal['state'],
  overrides: Partial<ReviewSignal> = {}
): ReviewSignal {
  return {
    databaseId: 1,
    author: typeof author === 'string' ? aPerson(author) : author,
    state,
    submittedAt: '2026-01-01T10:00:00Z',
    ...overrides
  }
}

export function aLabelEvent(overrides: Partial<LabelSignal> = {}): LabelSignal {
  return {
    label: 'waive: hotfix',
    sender: aPerson('maria'),
    headSha: HEAD,
    baseRef: 'main',
    baseSha: '8'.repeat(40),
    viaAgent: false,
    ...overrides
  }
}

export function someSignals(
  overrides: Partial<PullRequestSignals> = {}
): PullRequestSignals {
  return {
    pullRequest: 7,
    comments: [],
    reviews: [],
    labelEvent: undefined,
    labelDigest: overrides.effectDigest ?? DIGEST,
    labels: [],
    people: {
      author: aPerson('Copilot', 'bot'),
      commitLogins: ['carla'],
      unmappedEmails: [],
      requesters: ['rita']
    },
    gate: GATE,
    headSha: HEAD,
    baseRef: 'main',
    effectDigest: DIGEST,
    rules: someRules(),
    ...overrides
  }
}

/** A role for each login; whoever is not named was not looked up. */
export function roles(of: Readonly<Record<string, string>>): Permissions {
  return new Map<string, PermissionFact>(
    Object.entries(of).map(([login, role]) => [
      login.toLowerCase(),
      { kind: 'known', role, teams: [] }
    ])
  )
}

export const LOOK_UP_FAILED: PermissionFact = {
  kind: 'unknown',
  why: 'GitHub answered 502'
}
