/** Pull requests as GraphQL shows them. */
import type {
  ChangedFile,
  Label,
  PullRequest
} from '../entities/pull-request.ts'
import type { Repository } from '../entities/repository.ts'
import { pullCommits } from '../git/commit-graph.ts'
import { authorAssociation } from '../render/author-association.ts'
import { nodeId } from '../store.ts'
import { accountView, actorView } from './actors.ts'
import { commitView } from './commits.ts'
import { connection, ordered } from './connection.ts'
import type { Order, PageArguments } from './connection.ts'
import { commentView, reviewView } from './discussion.ts'
import { queueEntryView } from './merge-queue.ts'
import { refView, repositoryView } from './repositories.ts'
import { timelineView } from './timeline.ts'
import type { TimelineArguments } from './timeline.ts'
import type { View, Viewing } from './view.ts'

/** The state as GraphQL says it. */
export function stateOf(pull: PullRequest): 'OPEN' | 'CLOSED' | 'MERGED' {
  if (pull.merged) return 'MERGED'
  return pull.state === 'open' ? 'OPEN' : 'CLOSED'
}

/** A pull request that the viewer may see. */
export function pullRequestView(viewing: Viewing, pull: PullRequest): View {
  return {
    ...facts(viewing, pull),
    ...sides(viewing, pull),
    ...lists(viewing, pull)
  }
}

function facts(viewing: Viewing, pull: PullRequest): View {
  const { repository, number, files } = pull
  return {
    __typename: 'PullRequest',
    id: nodeId('PullRequest', pull.id),
    databaseId: pull.id,
    fullDatabaseId: String(pull.id),
    number,
    title: pull.title,
    body: pull.body ?? '',
    url: `${viewing.store.serverUrl}/${repository.fullName}/pull/${number}`,
    state: stateOf(pull),
    isDraft: pull.draft,
    closed: pull.state === 'closed',
    merged: pull.merged,
    mergeable: pull.mergeSha === null ? 'CONFLICTING' : 'MERGEABLE',
    createdAt: pull.createdAt,
    updatedAt: pull.updatedAt,
    closedAt: pull.closedAt,
    mergedAt: pull.mergedAt,
    lastEditedAt: null,
    editor: null,
    includesCreatedEdit: false,
    author: () => actorView(viewing, pull.author),
    authorAssociation: authorAssociation(repository, pull.author),
    viewerDidAuthor: pull.author === viewing.token.account,
    changedFiles: files.length,
    additions: files.reduce((sum, file) => sum + file.additions, 0),
    deletions: files.reduce((sum, file) => sum + file.deletions, 0),
    isInMergeQueue: pull.queueEntry !== undefined,
    mergeQueueEntry: () => queueEntryView(viewing, pull)
  }
}

function sides(viewing: Viewing, pull: PullRequest): View {
  const { repository, headRepository } = pull
  const gone = headRepository.deleted
  const merge = repository.commits.get(pull.mergeSha ?? '')
  return {
    baseRefName: pull.baseRef,
    baseRefOid: pull.baseSha,
    baseRef: () => branch(viewing, repository, pull.baseRef),
    baseRepository: () => repositoryView(viewing, repository),
    headRefName: pull.headRef,
    headRefOid: pull.headSha,
    headRef: () =>
      gone ? null : branch(viewing, headRepository, pull.headRef),
    headRepository: () =>
      gone ? null : repositoryView(viewing, headRepository),
    headRepositoryOwner: () => accountView(viewing, headRepository.owner),
    isCrossRepository: headRepository !== repository,
    mergeCommit: null,
    potentialMergeCommit: () =>
      merge === undefined ? null : commitView(viewing, repository, merge)
  }
}

function branch(
  viewing: Viewing,
  repository: Repository,
  name: string
): View | null {
  return refView(viewing, repository, `refs/heads/${name}`)
}

type Ordered = PageArguments & { readonly orderBy?: Order | null }
type Reviews = PageArguments & {
  readonly author?: string | null
  readonly states?: readonly string[] | null
}

function lists(viewing: Viewing, pull: PullRequest): View {
  const people = pull.assignees.filter(account => account.kind === 'User')
  return {
    labels: (page: Ordered) => labels(viewing, pull, page),
    assignees: (page: PageArguments) =>
      connection('assignees', people, page, account =>
        accountView(viewing, account)
      ),
    comments: (page: Ordered) => {
      const sorted = ordered(pull.comments, page.orderBy, {
        UPDATED_AT: comment => comment.updatedAt
      })
      return connection('comments', sorted, page, comment =>
        commentView(viewing, comment)
      )
    },
    reviews: (page: Reviews) => {
      const { author, states } = page
      const found = pull.reviews.filter(
        review =>
          (author == null || review.author.graphqlLogin === author) &&
          (states == null || states.includes(review.state))
      )
      return connection('reviews', found, page, review =>
        reviewView(viewing, review)
      )
    },
    timelineItems: (page: TimelineArguments) =>
      timelineView(viewing, pull, page),
    commits: (page: PageArguments) => commits(viewing, pull, page),
    files: (page: PageArguments) =>
      connection('files', pull.files, page, fileView)
  }
}

function labels(viewing: Viewing, pull: PullRequest, page: Ordered): View {
  const sorted = ordered(pull.labels, page.orderBy, {
    CREATED_AT: label => label.id,
    NAME: label => label.name
  })
  return connection('labels', sorted, page, label =>
    labelView(viewing, pull.repository, label)
  )
}

/** A label of a repository. */
export function labelView(
  viewing: Viewing,
  repository: Repository,
  label: Label
): View {
  const root = `${viewing.store.serverUrl}/${repository.fullName}`
  return {
    __typename: 'Label',
    id: nodeId('Label', label.id),
    name: label.name,
    color: label.color,
    description: label.description,
    isDefault: label.default,
    url: `${root}/labels/${encodeURIComponent(label.name)}`
  }
}

/** The most commits that GitHub lists for a pull request. */
const LISTED_COMMITS = 250

function commits(
  viewing: Viewing,
  pull: PullRequest,
  page: PageArguments
): View {
  const { repository, number } = pull
  const listed = pullCommits(pull).slice(0, LISTED_COMMITS)
  const root = `${viewing.store.serverUrl}/${repository.fullName}/pull/${number}`
  return {
    ...connection('commits', listed, page, commit => ({
      __typename: 'PullRequestCommit',
      id: nodeId('PullRequestCommit', `${pull.id}:${commit.sha}`),
      url: `${root}/commits/${commit.sha}`,
      commit: () => commitView(viewing, repository, commit)
    })),
    totalCount: pullCommits(pull).length
  }
}

const CHANGE_TYPES = {
  added: 'ADDED',
  removed: 'DELETED',
  modified: 'MODIFIED',
  changed: 'CHANGED'
} as const

function fileView(file: ChangedFile): View {
  return {
    path: file.path,
    additions: file.additions,
    deletions: file.deletions,
    changeType: CHANGE_TYPES[file.status]
  }
}
