/** Repositories, references, commits, comparisons and the rules on branches. */
import {
  mergeBase,
  readChangedFiles,
  readObject
} from '../git/bare-repository.ts'
import { commitsBetween, resolveCommit } from '../git/commit-graph.ts'
import type { ChangedFile } from '../entities/pull-request.ts'
import type { Commit, Repository } from '../entities/repository.ts'
import type { Json } from '../render/account.ts'
import { commitAnswer } from '../render/commit.ts'
import { repositoryAnswer } from '../render/repository.ts'
import { nodeId, repositoryByName } from '../store.ts'
import { notFound } from './failure.ts'
import { listReply, pageOf } from './paging.ts'
import { commitOf, parameter } from './route.ts'
import type { RepositoryCall, RestReply, Route } from './route.ts'

const READ = { level: 'read', permissions: ['contents'] } as const

/** The routes of this resource. */
export const repositoryRoutes: readonly Route[] = [
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}',
    scope: 'repository',
    access: { level: 'read', permissions: ['metadata'] },
    handle: ({ store, repository }: RepositoryCall): RestReply => ({
      status: 200,
      body: repositoryAnswer(store, repository)
    })
  },
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/git/ref/{ref}',
    scope: 'repository',
    access: READ,
    handle: reference
  },
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/commits/{ref}',
    scope: 'repository',
    access: READ,
    handle: (call: RepositoryCall): RestReply => {
      const commit = commitOf(call, 'ref')
      const body = commitAnswer(call.store, call.repository, commit)
      return { status: 200, body }
    }
  },
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/compare/{basehead}',
    scope: 'repository',
    access: READ,
    handle: compare
  },
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/rules/branches/{branch}',
    scope: 'repository',
    access: { level: 'read', permissions: ['metadata'] },
    handle: (call: RepositoryCall): RestReply => {
      const rules = call.repository.rules.get(parameter(call, 'branch')) ?? []
      return listReply(call, rules, rule => rule)
    }
  },
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/branches/{branch}/protection',
    scope: 'repository',
    access: {
      level: 'read',
      permissions: ['administration'],
      role: 'admin',
      guarded: true
    },
    handle: (call: RepositoryCall): RestReply => {
      const branch = parameter(call, 'branch')
      if (!call.repository.refs.has(`refs/heads/${branch}`)) {
        throw notFound('Branch not found')
      }
      const body = call.repository.protection.get(branch)
      if (body === undefined) throw notFound('Branch not protected')
      return { status: 200, body }
    }
  }
]

async function reference(call: RepositoryCall): Promise<RestReply> {
  const { repository, store, place } = call
  const ref = `refs/${parameter(call, 'ref')}`
  const sha = repository.refs.get(ref)
  if (sha === undefined) throw notFound()
  const object = await readObject(place.git, repository.folder, sha)
  const type = object?.type ?? 'commit'
  const root = `${store.serverUrl}/repos/${repository.fullName}`
  const body = {
    ref,
    node_id: nodeId('Ref', `${repository.id}:${ref}`),
    url: `${root}/git/${ref}`,
    object: { type, sha, url: `${root}/git/${type}s/${sha}` }
  }
  return { status: 200, body }
}

/** The most files that a comparison shows. */
const COMPARE_FILES = 300

async function compare(call: RepositoryCall): Promise<RestReply> {
  const { repository, store, place } = call
  const [left = '', right = ''] = parameter(call, 'basehead').split('...')
  const base = side(call, left)
  const head = side(call, right)
  const pair = [base.sha, head.sha] as const
  const common = repository.commits.get(
    (await mergeBase(place.git, repository.folder, pair)) ?? ''
  )
  if (common === undefined) {
    throw notFound(`No common ancestor between ${left} and ${right}.`)
  }
  const ahead = commitsBetween(repository, base.sha, head.sha)
  const behind = commitsBetween(repository, head.sha, base.sha).length
  const files = await readChangedFiles(place.git, repository.folder, [
    common.sha,
    head.sha
  ])
  const { items, headers } = pageOf(call, ahead)
  const answer = (commit: Commit): Json =>
    commitAnswer(store, repository, commit)
  const page = `${store.serverUrl}/${repository.fullName}/compare/${pair.join('...')}`
  const body = {
    url: `${store.serverUrl}/repos/${repository.fullName}/compare/${left}...${right}`,
    html_url: page,
    permalink_url: page,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    base_commit: answer(base),
    merge_base_commit: answer(common),
    status: comparison(ahead.length, behind),
    ahead_by: ahead.length,
    behind_by: behind,
    total_commits: ahead.length,
    commits: items.map(answer),
    files: files
      .slice(0, COMPARE_FILES)
      .map(file => diffEntry(call, head.sha, file))
  }
  return { status: 200, body, headers }
}

function comparison(ahead: number, behind: number): string {
  if (ahead > 0 && behind > 0) return 'diverged'
  if (ahead > 0) return 'ahead'
  return behind > 0 ? 'behind' : 'identical'
}

/** `branch`, an object id, or `owner:branch` of a fork whose commits are here. */
function side(call: RepositoryCall, text: string): Commit {
  const { repository, store } = call
  const colon = text.indexOf(':')
  const owner = text.slice(0, Math.max(colon, 0))
  const home: Repository | undefined =
    colon < 0
      ? repository
      : repositoryByName(store, `${owner}/${repository.name}`)
  const named = home && resolveCommit(home, text.slice(colon + 1))
  const commit = repository.commits.get(named?.sha ?? '')
  if (commit === undefined) throw notFound()
  return commit
}

/** GitHub's `diff-entry`, without a patch. */
export function diffEntry(
  call: RepositoryCall,
  head: string,
  file: ChangedFile
): Json {
  const { store, repository } = call
  const page = `${store.serverUrl}/${repository.fullName}`
  const path = encodeURIComponent(file.path)
  return {
    sha: file.sha,
    filename: file.path,
    status: file.status,
    additions: file.additions,
    deletions: file.deletions,
    changes: file.additions + file.deletions,
    blob_url: `${page}/blob/${head}/${path}`,
    raw_url: `${page}/raw/${head}/${path}`,
    contents_url: `${store.serverUrl}/repos/${repository.fullName}/contents/${path}?ref=${head}`
  }
}
