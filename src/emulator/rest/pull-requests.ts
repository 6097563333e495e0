/** Pull requests: one, lists, their commits, files and reviews, and those of a commit. */
import type { PullRequest } from '../entities/pull-request.ts'
import { pullCommits } from '../git/commit-graph.ts'
import { commitAnswer } from '../render/commit.ts'
import { reviewAnswer } from '../render/discussion.ts'
import { pullAnswer, simplePull } from '../render/pull-request.ts'
import { notFound } from './failure.ts'
import { listReply } from './paging.ts'
import { diffEntry } from './repositories.ts'
import { commitOf, pullOf } from './route.ts'
import type { RepositoryCall, RestReply, Route } from './route.ts'

/** The most commits and files that GitHub lists for a pull request. */
const LISTED = { commits: 250, files: 3000 } as const

const READ = { level: 'read', permissions: ['pull_requests'] } as const

/** The routes of this resource. */
export const pullRequestRoutes: readonly Route[] = [
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/pulls',
    scope: 'repository',
    access: READ,
    handle: list
  },
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/pulls/{pull_number}',
    scope: 'repository',
    access: READ,
    handle: (call: RepositoryCall): RestReply => ({
      status: 200,
      body: pullAnswer(call.store, pullOf(call, 'pull_number'))
    })
  },
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/pulls/{pull_number}/commits',
    scope: 'repository',
    access: READ,
    handle: (call: RepositoryCall): RestReply => {
      const commits = pullCommits(pullOf(call, 'pull_number'))
      return listReply(call, commits.slice(0, LISTED.commits), commit =>
        commitAnswer(call.store, call.repository, commit)
      )
    }
  },
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/pulls/{pull_number}/files',
    scope: 'repository',
    access: READ,
    handle: (call: RepositoryCall): RestReply => {
      const { files, headSha } = pullOf(call, 'pull_number')
      return listReply(call, files.slice(0, LISTED.files), file =>
        diffEntry(call, headSha, file)
      )
    }
  },
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/pulls/{pull_number}/reviews',
    scope: 'repository',
    access: READ,
    handle: (call: RepositoryCall): RestReply =>
      listReply(call, pullOf(call, 'pull_number').reviews, review =>
        reviewAnswer(call.store, review)
      )
  },
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/commits/{commit_sha}/pulls',
    scope: 'repository',
    access: READ,
    handle: (call: RepositoryCall): RestReply => {
      const { sha } = commitOf(call, 'commit_sha')
      const pulls = pullsContaining(call, sha)
      return listReply(call, pulls, pull => simplePull(call.store, pull))
    }
  }
]

/** Open pull requests that bring the commit; heads in forks are left out, as GitHub does. */
function pullsContaining(
  call: RepositoryCall,
  sha: string
): readonly PullRequest[] {
  return [...call.repository.pulls.values()].filter(
    pull =>
      pull.state === 'open' &&
      pull.headRepository === call.repository &&
      pullCommits(pull).some(commit => commit.sha === sha)
  )
}

function list(call: RepositoryCall): RestReply {
  const { query, repository, store } = call
  const state = query.get('state') ?? 'open'
  const head = query.get('head')
  const base = query.get('base')
  if (!['open', 'closed', 'all'].includes(state)) throw notFound()
  const found = [...repository.pulls.values()].filter(pull => {
    const { owner } = pull.headRepository
    const label = `${owner.login}:${pull.headRef}`
    const wanted = state === 'all' || pull.state === state
    const ours = head === null || head === label || !head.includes(':')
    return wanted && ours && (base === null || pull.baseRef === base)
  })
  const order = query.get('direction') ?? 'desc'
  const sorted = order === 'asc' ? found : found.reverse()
  return listReply(call, sorted, pull => simplePull(store, pull))
}
