/** Operations on repositories: making, forking, committing, pushing, and the rules on branches. */
import path from 'node:path'
import { mkdir } from 'node:fs/promises'
import { GateError } from '../../errors.ts'
import type { Account } from '../entities/account.ts'
import type {
  BranchRule,
  Repository,
  Signature
} from '../entities/repository.ts'
import { initBare } from '../git/bare-repository.ts'
import { refresh } from '../git/refresh.ts'
import { runGit } from '../git/run-git.ts'
import { writeCommit } from '../git/write-commit.ts'
import type { FileContent } from '../git/write-commit.ts'
import { accountByLogin } from '../store.ts'
import { requiredCheckRule } from './branch-rules.ts'
import type { WorldPlace } from './world-place.ts'

/** What may be said about a new repository. */
export interface RepositoryDraft {
  readonly private?: boolean
  readonly defaultBranch?: string
  /** Files of a first commit on the default branch; a README alone by default. */
  readonly files?: Readonly<Record<string, FileContent>>
}

/** A commit that lands on a branch. */
export interface CommitRequest {
  readonly branch: string
  readonly files?: Readonly<Record<string, FileContent>>
  readonly message?: string
  /** Whoever the commit claims made it. */
  readonly author?: Partial<Signature>
  /** The author by default. */
  readonly committer?: Partial<Signature>
  /** Revisions; the branch's tip by default, else the default branch's. Empty for a root commit. */
  readonly parents?: readonly string[]
}

/** Operations on repositories. */
export interface RepositoryOperations {
  /** @param fullName `owner/name`; the owner must exist */
  repository(fullName: string, draft?: RepositoryDraft): Promise<Repository>
  fork(parent: Repository, owner: Account): Promise<Repository>
  /** Writes a commit onto a branch and lets pull requests follow. @returns its id */
  commit(repository: Repository, request: CommitRequest): Promise<string>
  /** Moves a branch to an object id, forwards or not; null deletes it. */
  moveBranch(
    repository: Repository,
    branch: string,
    sha: string | null
  ): Promise<void>
  /** Takes references from a repository on the disk, such as `HEAD:refs/heads/main`. */
  importFrom(
    repository: Repository,
    folder: string,
    refspecs: readonly string[]
  ): Promise<void>
  deleteRepository(repository: Repository): void
  setRules(
    repository: Repository,
    branch: string,
    rules: readonly BranchRule[]
  ): void
  /** A ruleset that requires one check, from one app when given. */
  requireCheck(
    repository: Repository,
    branch: string,
    check: { readonly context: string; readonly appId?: number }
  ): void
  /** Who may go past the rulesets of a branch, as the API gives them; nobody by default. */
  setBypass(
    repository: Repository,
    branch: string,
    actors: readonly Readonly<Record<string, unknown>>[]
  ): void
  /** Classic branch protection, as the API gives it. */
  setProtection(
    repository: Repository,
    branch: string,
    protection: Readonly<Record<string, unknown>>
  ): void
}

/** The operations on one world. */
export function repositoryOperations(world: WorldPlace): RepositoryOperations {
  return {
    repository: async (fullName, draft = {}) =>
      await addRepository(world, fullName, draft),
    fork: async (parent, owner) => await fork(world, parent, owner),
    commit: async (repository, request) =>
      await world.inTurn(async () => await commit(world, repository, request)),
    moveBranch: async (repository, branch, sha) => {
      const ref = `refs/heads/${branch}`
      const args = sha === null ? ['-d', ref] : [ref, sha]
      await move(world, repository, ['update-ref', ...args])
    },
    importFrom: async (repository, folder, refspecs) => {
      const forced = refspecs.map(spec => `+${spec}`)
      await move(world, repository, ['fetch', '--quiet', folder, ...forced])
    },
    deleteRepository(repository) {
      repository.deleted = true
    },
    setRules(repository, branch, rules) {
      repository.rules.set(branch, rules)
    },
    requireCheck(repository, branch, check) {
      const standing = repository.rules.get(branch) ?? []
      const rule = requiredCheckRule(world.store, repository, check)
      repository.rules.set(branch, [...standing, rule])
    },
    setBypass(repository, branch, actors) {
      for (const rule of repository.rules.get(branch) ?? [])
        repository.bypasses.set(Number(rule['ruleset_id']), actors)
    },
    setProtection(repository, branch, protection) {
      repository.protection.set(branch, protection)
    }
  }
}

async function move(
  world: WorldPlace,
  repository: Repository,
  args: readonly string[]
): Promise<void> {
  await world.inTurn(async () => {
    await runGit(world.git, ['--git-dir', repository.folder, ...args])
    await refresh(world.git, world.store, repository)
  })
}

async function addRepository(
  world: WorldPlace,
  fullName: string,
  draft: RepositoryDraft
): Promise<Repository> {
  const repository = await emptyRepository(world, fullName, draft, undefined)
  const { defaultBranch } = repository
  const files = draft.files ?? { 'README.md': `# ${repository.name}\n` }
  const request = { branch: defaultBranch, files, message: 'Initial commit' }
  await world.inTurn(async () => await commit(world, repository, request))
  return repository
}

async function fork(
  world: WorldPlace,
  parent: Repository,
  owner: Account
): Promise<Repository> {
  const fullName = `${owner.login}/${parent.name}`
  const copy = await emptyRepository(world, fullName, parent, parent)
  await move(world, copy, [
    'fetch',
    '--quiet',
    parent.folder,
    '+refs/heads/*:refs/heads/*'
  ])
  return copy
}

async function emptyRepository(
  world: WorldPlace,
  fullName: string,
  draft: RepositoryDraft,
  parent: Repository | undefined
): Promise<Repository> {
  const { store, git } = world
  const match = /^([\w.-]+)\/([\w.-]+)$/u.exec(fullName)
  const owner = accountByLogin(store, match?.[1] ?? '')
  const name = match?.[2]
  if (owner === undefined || name === undefined) {
    throw new GateError(
      'VALUE_INVALID',
      `Expected owner/name with an owner that exists, got ${fullName}.`,
      { hint: 'Create the owner first, with user() or organization().' }
    )
  }
  const folder = path.join(git.root, owner.login, `${name}.git`)
  const defaultBranch = draft.defaultBranch ?? 'main'
  await mkdir(path.dirname(folder), { recursive: true })
  await initBare(folder, defaultBranch)
  const repository: Repository = {
    id: store.nextId(),
    owner,
    name,
    fullName,
    private: draft.private ?? false,
    defaultBranch,
    parent,
    createdAt: store.now(),
    pushedAt: store.now(),
    deleted: false,
    folder,
    refs: new Map(),
    commits: new Map(),
    labels: new Map(),
    pulls: new Map(),
    checkRuns: [],
    statuses: [],
    grants: new Map(),
    rules: new Map(),
    bypasses: new Map(),
    protection: new Map()
  }
  store.repositories.set(repository.id, repository)
  return repository
}

async function commit(
  world: WorldPlace,
  repository: Repository,
  request: CommitRequest
): Promise<string> {
  const { store, git } = world
  const { refs, folder } = repository
  const tip =
    refs.get(`refs/heads/${request.branch}`) ??
    refs.get(`refs/heads/${repository.defaultBranch}`)
  const author = {
    name: 'Somebody',
    email: 'somebody@example.com',
    date: store.now(),
    ...request.author
  }
  const parents = request.parents ?? (tip === undefined ? [] : [tip])
  await writeCommit(git, folder, {
    branch: request.branch,
    files: request.files ?? {},
    message: request.message ?? 'Change',
    author,
    committer: { ...author, ...request.committer },
    parents
  })
  await refresh(git, store, repository)
  return refs.get(`refs/heads/${request.branch}`) ?? ''
}

/** Reads what was pushed over the wire and lets pull requests follow. */
export async function afterPush(
  world: WorldPlace,
  repository: Repository
): Promise<void> {
  await world.inTurn(async () => {
    await refresh(world.git, world.store, repository)
  })
}
