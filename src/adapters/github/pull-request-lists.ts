/** From the pages about a pull request to comments, reviews, label events and people. Pure. */
import { personOf } from './person.ts'
import type { CommitFacts, LabelEvent } from '../../github-ports.ts'
import type {
  ChangePeople,
  CommentSignal,
  LabelOnPullRequest,
  Person,
  ReviewSignal
} from '../../model/signals.ts'
import type {
  CommitAnswer,
  GitActorAnswer,
  LabelEventAnswer,
  ReviewAnswer,
  WritingAnswer
} from './pull-request-answer.ts'

/** All pages of a pull request's lists, in GitHub's order. */
export interface PullRequestLists {
  readonly comments: readonly WritingAnswer[]
  readonly reviews: readonly ReviewAnswer[]
  readonly labelEvents: readonly LabelEventAnswer[]
  readonly commits: readonly CommitAnswer[]
}

/** Comments, then the bodies of submitted reviews. */
export function commentsOf(lists: PullRequestLists): readonly CommentSignal[] {
  return [
    ...lists.comments.map(each => signalOf(each, 'comment', each.createdAt)),
    ...lists.reviews
      .filter(each => each.state !== 'PENDING' && each.body.trim() !== '')
      .map(each => signalOf(each, 'review', each.submittedAt ?? each.createdAt))
  ]
}

function signalOf(
  writing: WritingAnswer,
  source: CommentSignal['source'],
  writtenAt: string
): CommentSignal {
  return {
    source,
    databaseId: writing.fullDatabaseId,
    nodeId: writing.id,
    author: personOf(writing.author),
    body: writing.body,
    writtenAt,
    // Three facts that should agree: the most suspicious one counts.
    edited:
      writing.lastEditedAt !== null ||
      writing.includesCreatedEdit ||
      writing.editor !== null,
    viaApp: undefined,
    viaEmail: writing.createdViaEmail,
    ...(writing.isMinimized ? { isHidden: true } : {}),
    url: writing.url
  }
}

const REVIEW_STATES = {
  APPROVED: 'approved',
  CHANGES_REQUESTED: 'changes_requested',
  COMMENTED: 'commented',
  DISMISSED: 'dismissed',
  PENDING: 'pending'
} as const

/** What reviewers said. */
export function reviewsOf(lists: PullRequestLists): readonly ReviewSignal[] {
  return lists.reviews.map(each => ({
    databaseId: each.fullDatabaseId,
    author: personOf(each.author),
    state: REVIEW_STATES[each.state],
    submittedAt: each.submittedAt ?? each.createdAt
  }))
}

/** Label events, oldest first. */
export function labelEventsOf(lists: PullRequestLists): readonly LabelEvent[] {
  return lists.labelEvents.map(each => ({
    kind: each.__typename === 'LabeledEvent' ? 'labeled' : 'unlabeled',
    label: each.label.name,
    actor: personOf(each.actor),
    at: each.createdAt
  }))
}

/** Labels that are on the pull request, with who put each on last. */
export function labelsOf(
  names: readonly string[],
  events: readonly LabelEvent[]
): readonly LabelOnPullRequest[] {
  return names.map(name => ({
    name,
    addedBy: events.findLast(
      event => event.kind === 'labeled' && event.label === name
    )?.actor.login
  }))
}

/** Commits with their messages, trailers included. */
export function commitsOf(lists: PullRequestLists): readonly CommitFacts[] {
  return lists.commits.map(commit => ({
    sha: commit.oid,
    message: commit.message,
    emails: actorsOf(commit).flatMap(actor =>
      actor.email === null ? [] : [actor.email]
    )
  }))
}

/** GitHub itself commits what is made on its pages; it is the author of nothing. */
const PLATFORM_LOGIN = 'web-flow'
const PLATFORM_EMAIL = 'noreply@github.com'

/** Stands for whoever has no account and no address: such a one is as unknown as any. */
const NO_ADDRESS = '(no address)'

/**
 * Everyone with a hand in the change, as far as GitHub knows them. Whoever has
 * no account is unknown whatever the address, an empty one and the platform's
 * among them (anyone can write it): only a committer may be the platform.
 */
export function peopleOf(
  author: Person,
  lists: PullRequestLists
): ChangePeople {
  const logins = new Set<string>()
  const unmapped = new Set<string>()
  const note = (actor: GitActorAnswer | null): void => {
    const login = actor?.user?.login
    if (login !== undefined && login !== PLATFORM_LOGIN) logins.add(login)
    else unmapped.add(addressOf(actor))
  }
  for (const { authors, committer } of lists.commits) {
    authors.nodes.forEach(note)
    if (authors.nodes.length === 0) note(null)
    if (!isPlatform(committer)) note(committer)
  }
  return {
    author,
    commitLogins: [...logins],
    unmappedEmails: [...unmapped],
    requesters: []
  }
}

function addressOf(actor: GitActorAnswer | null): string {
  const email = actor?.email?.trim() ?? ''
  return email === '' ? NO_ADDRESS : email
}

function isPlatform(committer: GitActorAnswer | null): boolean {
  if (committer === null) return false
  return committer.user === null
    ? committer.email === PLATFORM_EMAIL
    : committer.user.login === PLATFORM_LOGIN
}

/** Author, co-authors of the trailers, and committer. */
function actorsOf({
  authors,
  committer
}: CommitAnswer): readonly GitActorAnswer[] {
  return [...authors.nodes, committer].filter(actor => actor !== null)
}
