/** Repositories as REST and webhooks show them. */
import type { Repository } from '../entities/repository.ts'
import { nodeId } from '../store.ts'
import type { Store } from '../store.ts'
import { simpleUser } from './account.ts'
import type { Json } from './account.ts'

/** Name of the field before `_url` to what follows the repository's address. */
const ADDRESSES = {
  archive: '/{archive_format}{/ref}',
  assignees: '/assignees{/user}',
  blobs: '/git/blobs{/sha}',
  branches: '/branches{/branch}',
  collaborators: '/collaborators{/collaborator}',
  comments: '/comments{/number}',
  commits: '/commits{/sha}',
  compare: '/compare/{base}...{head}',
  contents: '/contents/{+path}',
  contributors: '/contributors',
  deployments: '/deployments',
  downloads: '/downloads',
  events: '/events',
  forks: '/forks',
  git_commits: '/git/commits{/sha}',
  git_refs: '/git/refs{/sha}',
  git_tags: '/git/tags{/sha}',
  hooks: '/hooks',
  issue_comment: '/issues/comments{/number}',
  issue_events: '/issues/events{/number}',
  issues: '/issues{/number}',
  keys: '/keys{/key_id}',
  labels: '/labels{/name}',
  languages: '/languages',
  merges: '/merges',
  milestones: '/milestones{/number}',
  notifications: '/notifications{?since,all,participating}',
  pulls: '/pulls{/number}',
  releases: '/releases{/id}',
  stargazers: '/stargazers',
  statuses: '/statuses/{sha}',
  subscribers: '/subscribers',
  subscription: '/subscription',
  tags: '/tags',
  teams: '/teams',
  trees: '/git/trees{/sha}'
} as const

/** GitHub's `minimal-repository`, the part that every view shares. */
export function minimalRepository(store: Store, repository: Repository): Json {
  const { fullName } = repository
  const url = `${store.serverUrl}/repos/${fullName}`
  const addresses = Object.fromEntries(
    Object.entries(ADDRESSES).map(([name, rest]) => [`${name}_url`, url + rest])
  )
  return {
    id: repository.id,
    node_id: nodeId('Repository', repository.id),
    name: repository.name,
    full_name: fullName,
    private: repository.private,
    owner: simpleUser(store, repository.owner),
    html_url: `${store.serverUrl}/${fullName}`,
    description: null,
    fork: repository.parent !== undefined,
    url,
    ...addresses
  }
}

/** GitHub's `repository`, as pull requests and webhooks carry it. */
export function fullRepository(store: Store, repository: Repository): Json {
  const { fullName } = repository
  const page = `${store.serverUrl}/${fullName}`
  const open = [...repository.pulls.values()].filter(
    pull => pull.state === 'open'
  ).length
  return {
    ...minimalRepository(store, repository),
    created_at: repository.createdAt,
    updated_at: repository.pushedAt,
    pushed_at: repository.pushedAt,
    git_url: `git://${new URL(store.serverUrl).host}/${fullName}.git`,
    ssh_url: `git@${new URL(store.serverUrl).hostname}:${fullName}.git`,
    clone_url: `${page}.git`,
    svn_url: page,
    homepage: null,
    size: 1,
    stargazers_count: 0,
    watchers_count: 0,
    language: null,
    has_issues: true,
    has_projects: true,
    has_downloads: true,
    has_wiki: true,
    has_pages: false,
    has_discussions: false,
    forks_count: 0,
    mirror_url: null,
    archived: false,
    disabled: false,
    open_issues_count: open,
    license: null,
    allow_forking: true,
    is_template: false,
    web_commit_signoff_required: false,
    topics: [],
    visibility: repository.private ? 'private' : 'public',
    forks: 0,
    open_issues: open,
    watchers: 0,
    default_branch: repository.defaultBranch
  }
}

/** GitHub's `full-repository`, the answer of `GET /repos/{owner}/{repo}`. */
export function repositoryAnswer(store: Store, repository: Repository): Json {
  const { parent } = repository
  const origin =
    parent === undefined
      ? {}
      : {
          parent: fullRepository(store, parent),
          source: fullRepository(store, parent)
        }
  return {
    ...fullRepository(store, repository),
    network_count: 0,
    subscribers_count: 0,
    ...origin
  }
}
