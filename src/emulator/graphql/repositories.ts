/** Repositories, references and git objects as GraphQL shows them. */
import type { PullRequest } from '../entities/pull-request.ts'
import type { Repository } from '../entities/repository.ts'
import { readBlob, readObject } from '../git/bare-repository.ts'
import { nodeId } from '../store.ts'
import { accountView } from './actors.ts'
import { commitView } from './commits.ts'
import { connection, ordered } from './connection.ts'
import type { Order, PageArguments } from './connection.ts'
import { mergeQueueView } from './merge-queue.ts'
import { pullRequestView, stateOf } from './pull-requests.ts'
import { mayRead, refused } from './view.ts'
import type { View, Viewing } from './view.ts'

/** Which pull requests a list means. */
interface PullFilter extends PageArguments {
  readonly baseRefName?: string | null
  readonly headRefName?: string | null
  readonly labels?: readonly string[] | null
  readonly states?: readonly string[] | null
  readonly orderBy?: Order | null
}

/** A repository that the viewer may see. */
export function repositoryView(viewing: Viewing, repository: Repository): View {
  return {
    __typename: 'Repository',
    id: nodeId('Repository', repository.id),
    databaseId: repository.id,
    name: repository.name,
    nameWithOwner: repository.fullName,
    owner: () => accountView(viewing, repository.owner),
    isPrivate: repository.private,
    isFork: repository.parent !== undefined,
    url: `${viewing.store.serverUrl}/${repository.fullName}`,
    defaultBranchRef: () =>
      refView(viewing, repository, `refs/heads/${repository.defaultBranch}`),
    pullRequest: ({ number }: { number: number }) => {
      mayRead(viewing, repository, ['pull_requests'])
      const pull = repository.pulls.get(number)
      if (pull !== undefined) return pullRequestView(viewing, pull)
      throw refused(
        'NOT_FOUND',
        `Could not resolve to a PullRequest with the number of ${number}.`
      )
    },
    pullRequests: (filter: PullFilter) =>
      pullList(viewing, 'pullRequests', [...repository.pulls.values()], filter),
    ref: ({ qualifiedName }: { qualifiedName: string }) =>
      refView(viewing, repository, qualifiedName),
    object: async (which: ObjectArguments) =>
      await objectView(viewing, repository, which),
    mergeQueue: ({ branch }: { branch?: string | null }) =>
      mergeQueueView(viewing, repository, branch ?? repository.defaultBranch)
  }
}

function pullList(
  viewing: Viewing,
  field: string,
  pulls: readonly PullRequest[],
  filter: PullFilter
): View {
  const found = pulls.filter(pull => fits(pull, filter))
  const sorted = ordered(found, filter.orderBy, {
    CREATED_AT: pull => pull.id,
    UPDATED_AT: pull => pull.updatedAt,
    COMMENTS: pull => pull.comments.length
  })
  return connection(field, sorted, filter, pull =>
    pullRequestView(viewing, pull)
  )
}

function fits(pull: PullRequest, filter: PullFilter): boolean {
  const { baseRefName, headRefName, labels, states } = filter
  const names = pull.labels.map(label => label.name)
  return (
    (baseRefName == null || pull.baseRef === baseRefName) &&
    (headRefName == null || pull.headRef === headRefName) &&
    (labels == null || labels.some(label => names.includes(label))) &&
    (states == null || states.includes(stateOf(pull)))
  )
}

/** A reference by its full name, a branch by its own. */
export function refView(
  viewing: Viewing,
  repository: Repository,
  name: string
): View | null {
  const full = name.startsWith('refs/') ? name : `refs/heads/${name}`
  const commit = repository.commits.get(repository.refs.get(full) ?? '')
  if (commit === undefined) return null
  const [, prefix = '', short = ''] = /^(refs\/[^/]+\/)(.+)$/u.exec(full) ?? []
  return {
    __typename: 'Ref',
    id: nodeId('Ref', `${repository.id}:${full}`),
    name: short,
    prefix,
    target: () => commitView(viewing, repository, commit),
    associatedPullRequests: (filter: PullFilter) => {
      const pulls = [...viewing.store.repositories.values()]
        .flatMap(each => [...each.pulls.values()])
        .filter(
          pull => pull.headRepository === repository && pull.headRef === short
        )
      return pullList(viewing, 'associatedPullRequests', pulls, filter)
    }
  }
}

interface ObjectArguments {
  readonly expression?: string | null
  readonly oid?: string | null
}

async function objectView(
  viewing: Viewing,
  repository: Repository,
  which: ObjectArguments
): Promise<View | null> {
  mayRead(viewing, repository, ['contents'])
  const { git } = viewing.place
  const { folder } = repository
  const expression = which.expression ?? which.oid ?? ''
  const found = await readObject(git, folder, expression)
  if (found === undefined) return null
  const { sha, type } = found
  const commit = repository.commits.get(sha)
  if (commit !== undefined) return commitView(viewing, repository, commit)
  const id = nodeId('GitObject', `${repository.id}:${sha}`)
  if (type === 'tree') return { __typename: 'Tree', id, oid: sha }
  if (type !== 'blob') return null
  const bytes = await readBlob(git, folder, sha)
  const binary = bytes.includes(0)
  return {
    __typename: 'Blob',
    id,
    oid: sha,
    byteSize: bytes.length,
    isBinary: binary,
    text: binary ? null : bytes.toString()
  }
}
