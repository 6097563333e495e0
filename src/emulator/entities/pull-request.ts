/** Pull requests and what people write on them. */
import type { Account, App } from './account.ts'
import type { Repository } from './repository.ts'

/** A label of a repository. */
export interface Label {
  readonly id: number
  readonly name: string
  readonly color: string
  readonly description: string | null
  readonly default: boolean
}

/** A label that was put on or taken off. */
export interface LabelEvent {
  readonly id: number
  readonly kind: 'labeled' | 'unlabeled'
  readonly actor: Account
  readonly label: Label
  readonly at: string
}

/** A review that somebody dismissed. */
export interface DismissalEvent {
  readonly id: number
  readonly kind: 'dismissed'
  readonly actor: Account
  readonly review: Review
  readonly previousState: ReviewState
  readonly message: string
  readonly at: string
}

/** One edit of a body. */
export interface ContentEdit {
  readonly id: number
  readonly editor: Account
  readonly at: string
  /** The body after the edit. */
  readonly body: string
}

/** What a comment and a review share. */
export interface Writing {
  readonly id: number
  readonly pull: PullRequest
  readonly author: Account
  /** The app through which a person or the app's bot wrote, when there is one. */
  readonly via: App | undefined
  readonly createdAt: string
  readonly createdViaEmail: boolean
  updatedAt: string
  body: string
  /** Empty until the first edit; then the first entry is the creation. */
  readonly edits: ContentEdit[]
  minimizedReason: string | null
}

/** Reaction contents as REST names them. */
export const REACTIONS = [
  '+1',
  '-1',
  'laugh',
  'confused',
  'heart',
  'hooray',
  'rocket',
  'eyes'
] as const

/** A reaction on a comment. */
export interface Reaction {
  readonly id: number
  readonly content: (typeof REACTIONS)[number]
  readonly account: Account
  readonly at: string
}

/** A comment on a pull request. */
export interface IssueComment extends Writing {
  readonly reactions: Reaction[]
}

/** State of a submitted review, as GraphQL and REST write it. */
export type ReviewState =
  'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED'

/** A submitted review. */
export interface Review extends Writing {
  state: ReviewState
  readonly commit: string
}

/** One file of the change, counted by git. */
export interface ChangedFile {
  readonly path: string
  readonly status: 'added' | 'removed' | 'modified' | 'changed'
  readonly additions: number
  readonly deletions: number
  /** Blob at the head, or at the base for a removal. */
  readonly sha: string
}

/** A place in the merge queue. */
export interface MergeQueueEntry {
  readonly id: number
  readonly enqueuer: Account
  readonly enqueuedAt: string
  /** Commit of the group's branch and the commit it was built on. */
  readonly headSha: string
  readonly baseSha: string
  /** Full name of the group's branch. */
  readonly ref: string
}

/** A pull request. Its head and base follow the branches while it is open. */
export interface PullRequest {
  readonly id: number
  readonly number: number
  readonly repository: Repository
  readonly author: Account
  readonly createdAt: string
  readonly headRepository: Repository
  readonly headRef: string
  baseRef: string
  title: string
  body: string | null
  state: 'open' | 'closed'
  merged: boolean
  mergedAt: string | null
  closedAt: string | null
  draft: boolean
  updatedAt: string
  headSha: string
  baseSha: string
  /** The test merge; absent when it conflicts. */
  mergeSha: string | null
  files: readonly ChangedFile[]
  readonly labels: Label[]
  readonly assignees: Account[]
  readonly comments: IssueComment[]
  readonly reviews: Review[]
  readonly events: (LabelEvent | DismissalEvent)[]
  queueEntry: MergeQueueEntry | undefined
}
