/** Builds the commits and branches of a merge queue's group. */
import { GateError } from '../../errors.ts'
import type { Account } from '../entities/account.ts'
import type { MergeQueueEntry, PullRequest } from '../entities/pull-request.ts'
import type { WorldPlace } from './world-place.ts'
import { refresh } from '../git/refresh.ts'
import { runGit, tryGit } from '../git/run-git.ts'

/**
 * Merges each pull request onto the one before, the first onto the base
 * branch, and points `gh-readonly-queue/<base>/pr-<n>-<base sha>` at each.
 * @throws GateError VALUE_INVALID when one conflicts
 */
export async function mergeIntoQueue(
  world: WorldPlace,
  pulls: readonly PullRequest[],
  by: Account
): Promise<readonly MergeQueueEntry[]> {
  const entries: MergeQueueEntry[] = []
  let baseSha = ''
  for (const pull of pulls) {
    const { refs } = pull.repository
    if (baseSha === '') baseSha = refs.get(`refs/heads/${pull.baseRef}`) ?? ''
    const headSha = await mergeOnto(world, pull, baseSha)
    const ref = `refs/heads/gh-readonly-queue/${pull.baseRef}/pr-${pull.number}-${baseSha}`
    await runGit(world.git, [...gitDir(pull), 'update-ref', ref, headSha])
    const id = world.store.nextId()
    const enqueuedAt = world.store.now()
    pull.queueEntry = { id, enqueuer: by, enqueuedAt, headSha, baseSha, ref }
    entries.push(pull.queueEntry)
    baseSha = headSha
    await refresh(world.git, world.store, pull.repository)
  }
  return entries
}

async function mergeOnto(
  world: WorldPlace,
  pull: PullRequest,
  base: string
): Promise<string> {
  const merged = await tryGit(world.git, [
    ...gitDir(pull),
    'merge-tree',
    '--write-tree',
    base,
    pull.headSha
  ])
  if (merged.exitCode !== 0) {
    throw new GateError(
      'VALUE_INVALID',
      `Expected #${pull.number} to merge onto the queue, but it conflicts.`
    )
  }
  const tree = merged.stdout.toString().split('\n')[0] ?? ''
  const message = `Merge pull request #${pull.number} from ${pull.headRef}\n\n${pull.title}`
  const name = pull.author.login
  const now = world.store.now()
  const sha = await runGit(
    world.git,
    [
      ...gitDir(pull),
      'commit-tree',
      tree,
      ...['-p', base, '-p', pull.headSha, '-m', message]
    ],
    {
      environment: {
        GIT_AUTHOR_NAME: name,
        GIT_AUTHOR_EMAIL: `${pull.author.id}+${name}@users.noreply.github.com`,
        GIT_AUTHOR_DATE: now,
        GIT_COMMITTER_NAME: 'GitHub',
        GIT_COMMITTER_EMAIL: 'noreply@github.com',
        GIT_COMMITTER_DATE: now
      }
    }
  )
  return sha.toString().trim()
}

function gitDir(pull: PullRequest): readonly string[] {
  return ['--git-dir', pull.repository.folder]
}
