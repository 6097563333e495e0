/** Repositories, their commits and the rules on their branches. */
import type { Account } from './account.ts'
import type { PullRequest, Label } from './pull-request.ts'
import type { CheckRun, CommitStatus } from './check-run.ts'

/** Name, e-mail and time of a commit's author or committer, all chosen by whoever made it. */
export interface Signature {
  readonly name: string
  readonly email: string
  /** ISO 8601 with seconds. */
  readonly date: string
}

/** A commit as git holds it. */
export interface Commit {
  readonly sha: string
  readonly tree: string
  readonly parents: readonly string[]
  readonly author: Signature
  readonly committer: Signature
  readonly message: string
}

/** An active rule of a ruleset as `GET rules/branches/{branch}` gives it. */
export type BranchRule = Readonly<Record<string, unknown>>

/** A repository over a bare git folder. */
export interface Repository {
  readonly id: number
  readonly owner: Account
  readonly name: string
  readonly fullName: string
  readonly private: boolean
  readonly defaultBranch: string
  readonly parent: Repository | undefined
  readonly createdAt: string
  pushedAt: string
  /** A deleted fork: its pull requests lose their head repository. */
  deleted: boolean
  /** Absolute path of the bare repository. */
  readonly folder: string
  /** Full reference name to object id, as last read from git. */
  readonly refs: Map<string, string>
  readonly commits: Map<string, Commit>
  readonly labels: Map<string, Label>
  readonly pulls: Map<number, PullRequest>
  readonly checkRuns: CheckRun[]
  readonly statuses: CommitStatus[]
  /** Account id to the name of a role given directly. */
  readonly grants: Map<number, string>
  /** Branch to its active rules. */
  readonly rules: Map<string, readonly BranchRule[]>
  /** Id of a ruleset to those who may go past it, as the API gives them. */
  readonly bypasses: Map<number, readonly Readonly<Record<string, unknown>>[]>
  /** Branch to its classic protection as the API gives it. */
  readonly protection: Map<string, Readonly<Record<string, unknown>>>
}
