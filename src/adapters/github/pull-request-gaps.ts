/** Why what was read of a pull request's lists may be partial. Pure. */
import type { Gap } from '../../model/observation.ts'
import type {
  CommitAnswer,
  ListName,
  PagesAnswer
} from './pull-request-answer.ts'
import type { PullRequestLists } from './pull-request-lists.ts'

/** The most items the gate reads of each list. */
export const LIST_LIMITS: Readonly<Record<ListName, number>> = {
  comments: 3_000,
  reviews: 1_000,
  labelEvents: 1_000,
  // GitHub itself lists no more than 250 commits of a pull request.
  commits: 250
}

const NAMES: Readonly<Record<ListName, string>> = {
  comments: 'comments',
  reviews: 'reviews',
  labelEvents: 'label events',
  commits: 'commits'
}

/** A gap for each list that a page was asked for and that is not there, or not wholly. */
export function leftOutGaps(
  page: PagesAnswer,
  asked: readonly ListName[]
): readonly Gap[] {
  return asked
    .filter(list => page[list]?.nodes.every(node => node !== null) !== true)
    .map(list => leftOut(NAMES[list]))
}

/** A list that is longer than what is read of it. */
export function cut(list: ListName): Gap {
  return {
    reason: `The pull request has more than the ${LIST_LIMITS[list]} ${NAMES[list]} that the gate reads: one that matters may be left out. Open a new pull request for this change.`
  }
}

/** GitHub answers null for what it could not read, with or without an error. */
function leftOut(what: string): Gap {
  return {
    reason: `GitHub left out some of the ${what} of the pull request: one that matters may be among them. Run the gate again.`
  }
}

/** The labels, as far as they tell whether all are there. */
interface LabelsAnswer {
  readonly pageInfo: { readonly hasNextPage: boolean }
  readonly nodes: readonly unknown[]
}

/**
 * Gaps of the lists as a whole. People of a commit that is not listed, or not
 * wholly, could waive their own change.
 * @param cutCommits it is said already that there are too many commits
 */
export function wholeGaps(
  { commits }: PullRequestLists,
  pullRequest: PagesAnswer & { readonly labels: LabelsAnswer | null },
  cutCommits: boolean
): readonly Gap[] {
  const total = pullRequest.commits?.totalCount ?? 0
  return [
    ...(total > commits.length && !cutCommits ? [cut('commits')] : []),
    ...(commits.some(hidesPeople) ? [leftOut('authors of commits')] : []),
    ...(commits.some(hasMoreAuthors) ? [MANY_AUTHORS] : []),
    ...labelGaps(pullRequest.labels)
  ]
}

const MANY_AUTHORS: Gap = {
  reason:
    'A commit names more than 50 authors and co-authors: one of them may be left out. Split the commit.'
}

const MANY_LABELS: Gap = {
  reason:
    'The pull request has more than 100 labels: one may be left out. Take labels off that it does not need.'
}

function labelGaps(labels: LabelsAnswer | null): readonly Gap[] {
  if (labels === null) return [leftOut('labels')]
  return [
    ...(labels.nodes.includes(null) ? [leftOut('labels')] : []),
    ...(labels.pageInfo.hasNextPage ? [MANY_LABELS] : [])
  ]
}

/** Whether a gap says that there are too many commits. */
export function isAboutCommits(gap: Gap): boolean {
  return gap.reason === cut('commits').reason
}

function hasMoreAuthors({ authors }: CommitAnswer): boolean {
  return authors.pageInfo.hasNextPage
}

function hidesPeople({ authors, committer }: CommitAnswer): boolean {
  return authors.nodes.includes(null) || committer === null
}
