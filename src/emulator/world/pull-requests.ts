/** Operations on pull requests: opening, moving the base, closing, queueing. */
import { GateError } from '../../errors.ts'
import type { Account } from '../entities/account.ts'
import type { MergeQueueEntry, PullRequest } from '../entities/pull-request.ts'
import type { Repository } from '../entities/repository.ts'
import { follow } from '../git/refresh.ts'
import { mergeIntoQueue } from './merge-queue-group.ts'
import type { WorldPlace } from './world-place.ts'

/** What may be said about a new pull request. */
export interface PullRequestDraft {
  /** The head branch. */
  readonly head: string
  /** Where the head branch is; the same repository by default. */
  readonly headRepository?: Repository
  /** The base branch; the default branch by default. */
  readonly base?: string
  readonly author: Account
  readonly title?: string
  readonly body?: string | null
  readonly draft?: boolean
  readonly assignees?: readonly Account[]
}

/** Operations on pull requests. */
export interface PullRequestOperations {
  openPull(
    repository: Repository,
    draft: PullRequestDraft
  ): Promise<PullRequest>
  changeBase(pull: PullRequest, branch: string): Promise<void>
  retitle(pull: PullRequest, title: string, body?: string): void
  markReady(pull: PullRequest): void
  close(pull: PullRequest): void
  /** Opens a closed one again; its head follows what the branch is now. */
  reopen(pull: PullRequest): Promise<void>
  /** Puts pull requests into the merge queue as one group; every one gets its own commit on the one before. */
  enqueue(
    pulls: readonly PullRequest[],
    by: Account
  ): Promise<readonly MergeQueueEntry[]>
  dequeue(pull: PullRequest): void
}

/** The operations on one world. */
export function pullRequestOperations(
  world: WorldPlace
): PullRequestOperations {
  const { store, git } = world
  return {
    openPull: async (repository, draft) =>
      await world.inTurn(async () => await open(world, repository, draft)),
    changeBase: async (pull, branch) => {
      pull.baseRef = branch
      await world.inTurn(async () => {
        await follow(git, store, pull, true)
      })
    },
    retitle(pull, title, body) {
      pull.title = title
      if (body !== undefined) pull.body = body
      pull.updatedAt = store.now()
    },
    markReady(pull) {
      pull.draft = false
    },
    close(pull) {
      pull.state = 'closed'
      pull.closedAt = store.now()
      pull.queueEntry = undefined
    },
    reopen: async pull => {
      pull.state = 'open'
      pull.closedAt = null
      await world.inTurn(async () => {
        await follow(git, store, pull)
      })
    },
    enqueue: async (pulls, by) =>
      await world.inTurn(async () => await mergeIntoQueue(world, pulls, by)),
    dequeue(pull) {
      pull.queueEntry = undefined
    }
  }
}

async function open(
  world: WorldPlace,
  repository: Repository,
  draft: PullRequestDraft
): Promise<PullRequest> {
  const { store } = world
  const headRepository = draft.headRepository ?? repository
  const baseRef = draft.base ?? repository.defaultBranch
  expectBranch(headRepository, draft.head)
  expectBranch(repository, baseRef)
  const now = store.now()
  const pull: PullRequest = {
    id: store.nextId(),
    number: repository.pulls.size + 1,
    repository,
    author: draft.author,
    createdAt: now,
    headRepository,
    headRef: draft.head,
    baseRef,
    title: draft.title ?? `Change of ${draft.head}`,
    body: draft.body ?? null,
    state: 'open',
    merged: false,
    mergedAt: null,
    closedAt: null,
    draft: draft.draft ?? false,
    updatedAt: now,
    headSha: '',
    baseSha: '',
    mergeSha: null,
    files: [],
    labels: [],
    assignees: [...(draft.assignees ?? [])],
    comments: [],
    reviews: [],
    events: [],
    queueEntry: undefined
  }
  repository.pulls.set(pull.number, pull)
  await follow(world.git, store, pull)
  return pull
}

function expectBranch(repository: Repository, branch: string): void {
  if (repository.refs.has(`refs/heads/${branch}`)) return
  throw new GateError(
    'VALUE_INVALID',
    `Expected a branch of ${repository.fullName}, got ${branch}.`,
    { hint: 'Commit to the branch first.' }
  )
}
