/** The timeline of a pull request: label events, dismissals, comments and reviews in time. */
import type {
  DismissalEvent,
  IssueComment,
  LabelEvent,
  PullRequest,
  Review
} from '../entities/pull-request.ts'
import { nodeId } from '../store.ts'
import { actorView } from './actors.ts'
import { connection } from './connection.ts'
import type { PageArguments } from './connection.ts'
import { commentView, reviewView } from './discussion.ts'
import { labelView } from './pull-requests.ts'
import type { View, Viewing } from './view.ts'

/** Which items a query wants. */
export interface TimelineArguments extends PageArguments {
  readonly itemTypes?: readonly string[] | null
  /** ISO 8601; items at or after it. */
  readonly since?: string | null
  readonly skip?: number | null
}

interface Item {
  readonly type: string
  readonly id: number
  readonly at: string
  readonly view: () => View
}

/** The items that a query wants, oldest first. */
export function timelineView(
  viewing: Viewing,
  pull: PullRequest,
  page: TimelineArguments
): View {
  const all = itemsOf(viewing, pull)
  const { itemTypes, since } = page
  const found = all
    .filter(
      item =>
        (itemTypes == null || itemTypes.includes(item.type)) &&
        (since == null || item.at >= since)
    )
    .slice(page.skip ?? 0)
  const part = connection('timelineItems', found, page, item => item.view())
  const nodes = part['nodes'] as readonly unknown[]
  return {
    ...part,
    totalCount: all.length,
    filteredCount: found.length,
    pageCount: nodes.length
  }
}

function itemsOf(viewing: Viewing, pull: PullRequest): readonly Item[] {
  const items = [
    ...pull.events.map(event => eventItem(viewing, pull, event)),
    ...pull.comments.map(comment => commentItem(viewing, comment)),
    ...pull.reviews.map(review => reviewItem(viewing, review))
  ]
  return items.sort((a, b) =>
    a.at === b.at ? a.id - b.id : a.at < b.at ? -1 : 1
  )
}

function commentItem(viewing: Viewing, comment: IssueComment): Item {
  const { id, createdAt } = comment
  const view = (): View => commentView(viewing, comment)
  return { type: 'ISSUE_COMMENT', id, at: createdAt, view }
}

function reviewItem(viewing: Viewing, review: Review): Item {
  const { id, createdAt } = review
  const view = (): View => reviewView(viewing, review)
  return { type: 'PULL_REQUEST_REVIEW', id, at: createdAt, view }
}

function eventItem(
  viewing: Viewing,
  pull: PullRequest,
  event: LabelEvent | DismissalEvent
): Item {
  const { id, at } = event
  if (event.kind === 'dismissed') {
    const view = (): View => dismissalView(viewing, event)
    return { type: 'REVIEW_DISMISSED_EVENT', id, at, view }
  }
  const labeled = event.kind === 'labeled'
  const typename = labeled ? 'LabeledEvent' : 'UnlabeledEvent'
  const view = (): View => ({
    __typename: typename,
    id: nodeId(typename, id),
    actor: () => actorView(viewing, event.actor),
    createdAt: at,
    label: () => labelView(viewing, pull.repository, event.label)
  })
  return { type: labeled ? 'LABELED_EVENT' : 'UNLABELED_EVENT', id, at, view }
}

function dismissalView(viewing: Viewing, event: DismissalEvent): View {
  return {
    __typename: 'ReviewDismissedEvent',
    id: nodeId('ReviewDismissedEvent', event.id),
    databaseId: event.id,
    actor: () => actorView(viewing, event.actor),
    createdAt: event.at,
    dismissalMessage: event.message,
    previousReviewState: event.previousState,
    review: () => reviewView(viewing, event.review)
  }
}
