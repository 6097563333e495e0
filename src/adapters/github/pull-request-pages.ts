/** Reads a pull request and all pages of its lists, each up to a limit. */
import {
  firstPageSchema,
  LISTS,
  nextPageSchema
} from './pull-request-answer.ts'
import { OPTIONAL_FIELDS } from './pull-request-facts.ts'
import { PAGE_SIZE, PULL_REQUEST_QUERY } from './pull-request-query.ts'
import type { z } from 'zod'

import type { Gap } from '../../model/observation.ts'
import type { GitHubClient } from './client.ts'
import type { Purpose } from './failure.ts'
import type { RefusedField } from './graphql-answer.ts'
import type {
  CommitAnswer,
  ListName,
  NowAnswer,
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

/** A pull request with all its lists. */
export interface WholePullRequest {
  readonly answer: NowAnswer
  readonly labels: readonly string[]
  readonly lists: PullRequestLists
  readonly refused: readonly RefusedField[]
  /** A gap for each list that is longer than what was read. */
  readonly gaps: readonly Gap[]
}

type Cursors = Partial<Record<ListName, string>>

/** The lists while they are being read. */
interface Gathered {
  readonly lists: {
    [List in keyof PullRequestLists]: PullRequestLists[List][number][]
  }
  /** Where the lists that have more go on. */
  cursors: Cursors
  readonly gaps: Gap[]
}

/**
 * One request for everything, then one for each further page; lists that both
 * have more share a request.
 * @throws GateError
 */
export async function readWholePullRequest(
  client: GitHubClient,
  number: number,
  checkName: string
): Promise<WholePullRequest> {
  const read = pageReader(client, number, checkName)
  const first = await read(firstPageSchema, undefined)
  const { pullRequest } = first.data.repository
  const gathered: Gathered = {
    lists: { comments: [], reviews: [], labelEvents: [], commits: [] },
    cursors: {},
    gaps: []
  }
  gather(gathered, pullRequest)
  while (Object.keys(gathered.cursors).length > 0) {
    const next = await read(nextPageSchema, gathered.cursors)
    gather(gathered, next.data.repository.pullRequest)
  }
  const labels = (pullRequest.labels?.nodes ?? []).filter(each => each !== null)
  expectAll(gathered, pullRequest)
  return {
    answer: first.data,
    labels: labels.map(label => label.name),
    lists: gathered.lists,
    refused: first.refused,
    gaps: gathered.gaps
  }
}

/** What reading a pull request is called and needs. */
export function readingPurpose(number: number): Purpose {
  return {
    doing: `read pull request #${number}`,
    needs: 'pull-requests: read'
  }
}

type ReadPage = <Output>(
  data: z.ZodType<Output>,
  cursors: Cursors | undefined
) => Promise<{
  readonly data: Output
  readonly refused: readonly RefusedField[]
}>

function pageReader(
  client: GitHubClient,
  number: number,
  checkName: string
): ReadPage {
  return (data, cursors) =>
    client.graphql({
      ...readingPurpose(number),
      query: PULL_REQUEST_QUERY,
      variables: {
        number,
        checkName,
        facts: cursors === undefined,
        ...wanted(cursors)
      },
      data,
      optionalFields: OPTIONAL_FIELDS
    })
}

function wanted(cursors: Cursors | undefined): Record<string, unknown> {
  const entries = LISTS.flatMap((list): [string, unknown][] => [
    [list, cursors === undefined || cursors[list] !== undefined],
    [`${list}After`, cursors?.[list] ?? null]
  ])
  return Object.fromEntries(entries)
}

/** Adds a page's items and notes which lists have more. */
function gather(gathered: Gathered, page: PagesAnswer): void {
  const { lists } = gathered
  lists.comments.push(...present(page.comments?.nodes))
  lists.reviews.push(...present(page.reviews?.nodes))
  lists.labelEvents.push(...present(page.labelEvents?.nodes))
  lists.commits.push(...present(page.commits?.nodes).map(each => each.commit))
  const cursors: Cursors = {}
  for (const list of LISTS) {
    const info = page[list]?.pageInfo
    if (info?.hasNextPage !== true) continue
    // A page without a cursor cannot be followed: asking again would never end.
    if (typeof info.endCursor === 'string' && !isFull(lists[list], list))
      cursors[list] = info.endCursor
    else gathered.gaps.push(cut(list))
  }
  gathered.cursors = cursors
}

function isFull(items: readonly unknown[], list: ListName): boolean {
  const pages = Math.ceil(LIST_LIMITS[list] / PAGE_SIZE)
  return items.length >= pages * PAGE_SIZE
}

function present<Item>(
  nodes: readonly (Item | null)[] | undefined
): readonly Item[] {
  return (nodes ?? []).filter(node => node !== null)
}

function cut(list: ListName): Gap {
  return {
    reason: `The pull request has more than the ${LIST_LIMITS[list]} ${NAMES[list]} that the gate reads: one that matters may be left out. Open a new pull request for this change.`
  }
}

/** People of a commit that is not listed, or not wholly, could waive their own change. */
function expectAll(
  { gaps, lists }: Gathered,
  pullRequest: PagesAnswer & {
    readonly labels:
      | { readonly pageInfo: { readonly hasNextPage: boolean } }
      | null
      | undefined
  }
): void {
  const total = pullRequest.commits?.totalCount ?? 0
  if (total > lists.commits.length && !gaps.some(isAboutCommits))
    gaps.push(cut('commits'))
  if (lists.commits.some(hasMoreAuthors))
    gaps.push({
      reason:
        'A commit names more than 50 authors and co-authors: one of them may be left out. Split the commit.'
    })
  if (pullRequest.labels?.pageInfo.hasNextPage === true)
    gaps.push({
      reason:
        'The pull request has more than 100 labels: one may be left out. Take labels off that it does not need.'
    })
}

function isAboutCommits(gap: Gap): boolean {
  return gap.reason === cut('commits').reason
}

function hasMoreAuthors({ authors }: CommitAnswer): boolean {
  return authors.pageInfo.hasNextPage
}
