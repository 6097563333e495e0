/** The one store that REST, GraphQL, git and the world's operations share. */
import type { Account, App, Team, Token } from './entities/account.ts'
import type { PullRequest, IssueComment } from './entities/pull-request.ts'
import type { Repository } from './entities/repository.ts'

/** Everything that exists on this GitHub. */
export interface Store {
  /** Root of the served addresses, without a slash at the end. */
  readonly serverUrl: string
  readonly accounts: Map<number, Account>
  readonly apps: Map<number, App>
  readonly teams: Map<number, Team>
  readonly repositories: Map<number, Repository>
  /** Secret to token. */
  readonly tokens: Map<string, Token>
  /** A fresh database id. */
  nextId(): number
  /** Now, as ISO 8601 with seconds. */
  now(): string
}

/**
 * @param serverUrl root of the served addresses
 * @param clock gives the time of everything that happens
 */
export function createStore(serverUrl: string, clock: () => Date): Store {
  let last = 1_000_000
  return {
    serverUrl,
    accounts: new Map(),
    apps: new Map(),
    teams: new Map(),
    repositories: new Map(),
    tokens: new Map(),
    nextId: () => ++last,
    now: () =>
      clock()
        .toISOString()
        .replace(/\.\d+Z$/u, 'Z')
  }
}

/** The living account with this REST login, in any letter case. */
export function accountByLogin(
  store: Store,
  login: string
): Account | undefined {
  const wanted = login.toLowerCase()
  for (const account of store.accounts.values()) {
    if (account.login.toLowerCase() === wanted && !account.deleted) {
      return account
    }
  }
  return undefined
}

/** The person or bot whose e-mails hold this one; git's word only. */
export function accountByEmail(
  store: Store,
  email: string
): Account | undefined {
  const wanted = email.toLowerCase()
  for (const account of store.accounts.values()) {
    if (account.emails.has(wanted) && !account.deleted) return account
  }
  return undefined
}

/** The repository with this `owner/name`, in any letter case. */
export function repositoryByName(
  store: Store,
  fullName: string
): Repository | undefined {
  const wanted = fullName.toLowerCase()
  for (const repository of store.repositories.values()) {
    if (repository.fullName.toLowerCase() === wanted && !repository.deleted) {
      return repository
    }
  }
  return undefined
}

/** The comment of a repository with this database id. */
export function commentById(
  repository: Repository,
  id: number
): IssueComment | undefined {
  for (const pull of repository.pulls.values()) {
    const comment = pull.comments.find(each => each.id === id)
    if (comment !== undefined) return comment
  }
  return undefined
}

/** The open pull requests whose head is this commit, or that contain it; oldest first. */
export function pullsOfHead(
  repository: Repository,
  sha: string
): readonly PullRequest[] {
  return [...repository.pulls.values()].filter(
    pull => pull.state === 'open' && pull.headSha === sha
  )
}

/** An opaque global id in the form that GraphQL uses. */
export function nodeId(kind: string, id: number | string): string {
  return Buffer.from(`${kind}:${id}`).toString('base64')
}
