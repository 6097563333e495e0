/** After any move in git: reads the repositories again and lets the open pull requests follow. */
import type { PullRequest } from '../entities/pull-request.ts'
import type { Repository } from '../entities/repository.ts'
import type { Store } from '../store.ts'
import { readChangedFiles, readCommits, readRefs } from './bare-repository.ts'
import { runGit, tryGit } from './run-git.ts'
import type { GitPlace } from './run-git.ts'

/** Reads references and new commits of a repository into the store. */
export async function readRepository(
  place: GitPlace,
  repository: Repository
): Promise<void> {
  const known = [...repository.refs.values()].filter(sha =>
    repository.commits.has(sha)
  )
  const refs = await readRefs(place, repository.folder)
  const fresh = await readCommits(place, repository.folder, [...new Set(known)])
  for (const commit of fresh) repository.commits.set(commit.sha, commit)
  repository.refs.clear()
  for (const [name, sha] of refs) repository.refs.set(name, sha)
}

/** Reads a repository and brings every open pull request from or to it up to date. */
export async function refresh(
  place: GitPlace,
  store: Store,
  repository: Repository
): Promise<void> {
  await readRepository(place, repository)
  repository.pushedAt = store.now()
  for (const base of store.repositories.values()) {
    for (const pull of base.pulls.values()) {
      const touched = base === repository || pull.headRepository === repository
      if (touched && pull.state === 'open') await follow(place, store, pull)
    }
  }
}

/**
 * Brings one pull request up to its branches. The head moves with its branch;
 * the recorded base moves only with the head or with another base branch, as
 * GitHub's does, while the test merge is always of the two tips.
 * @param rebased the base branch was changed, so the recorded base is read again
 */
export async function follow(
  place: GitPlace,
  store: Store,
  pull: PullRequest,
  rebased = false
): Promise<void> {
  const { repository, headRepository } = pull
  const head = headRepository.refs.get(`refs/heads/${pull.headRef}`)
  const base = repository.refs.get(`refs/heads/${pull.baseRef}`)
  const moved = head !== undefined && head !== pull.headSha
  if (moved) {
    await fetchHead(place, pull, head)
    pull.headSha = head
    pull.updatedAt = store.now()
  }
  if (base === undefined) return
  if (moved || rebased || pull.baseSha === '') pull.baseSha = base
  await testMerge(place, store, pull, base)
  pull.files = await readChangedFiles(place, repository.folder, [
    `${pull.baseSha}...${pull.headSha}`
  ])
  await readRepository(place, repository)
}

async function fetchHead(
  place: GitPlace,
  pull: PullRequest,
  head: string
): Promise<void> {
  const { repository, headRepository } = pull
  const gitDir = ['--git-dir', repository.folder]
  if (headRepository !== repository) {
    const source = headRepository.folder
    await runGit(place, [...gitDir, 'fetch', '--quiet', source, head])
  }
  const ref = `refs/pull/${pull.number}/head`
  await runGit(place, [...gitDir, 'update-ref', ref, head])
}

async function testMerge(
  place: GitPlace,
  store: Store,
  pull: PullRequest,
  base: string
): Promise<void> {
  const gitDir = ['--git-dir', pull.repository.folder]
  const ref = `refs/pull/${pull.number}/merge`
  const standing = pull.repository.commits.get(pull.mergeSha ?? '')
  if (standing?.parents.join() === [base, pull.headSha].join()) return
  const merged = await tryGit(place, [
    ...gitDir,
    'merge-tree',
    '--write-tree',
    base,
    pull.headSha
  ])
  const tree = merged.stdout.toString().split('\n')[0] ?? ''
  if (merged.exitCode !== 0) {
    pull.mergeSha = null
    await tryGit(place, [...gitDir, 'update-ref', '-d', ref])
    return
  }
  const message = `Merge ${pull.headSha} into ${base}`
  const parents = ['-p', base, '-p', pull.headSha]
  const sha = await runGit(
    place,
    [...gitDir, 'commit-tree', tree, ...parents, '-m', message],
    { environment: mergeIdentity(store.now()) }
  )
  pull.mergeSha = sha.toString().trim()
  await runGit(place, [...gitDir, 'update-ref', ref, pull.mergeSha])
}

function mergeIdentity(now: string): Record<string, string> {
  return {
    GIT_AUTHOR_NAME: 'GitHub',
    GIT_AUTHOR_EMAIL: 'noreply@github.com',
    GIT_AUTHOR_DATE: now,
    GIT_COMMITTER_NAME: 'GitHub',
    GIT_COMMITTER_EMAIL: 'noreply@github.com',
    GIT_COMMITTER_DATE: now
  }
}
