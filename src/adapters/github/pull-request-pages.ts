/** Reads a pull request and all pages of its lists, each up to a limit. */
import {
  firstAnswerSchema,
  LISTS,
  nextPageSchema
} from './pull-request-answer.ts'
import { OPTIONAL_FIELDS } from './pull-request-facts.ts'
import { PAGE_SIZE, partName, pullRequestQuery } from './pull-request-query.ts'

import {
  cut,
  isAboutCommits,
  leftOutGaps,
  LIST_LIMITS,
  wholeGaps
} from './pull-request-gaps.ts'
import type { Gap } from '../../model/observation.ts'
import type { GitHubClient } from './client.ts'
import type { Purpose } from './failure.ts'
import type { RefusedField } from './graphql-answer.ts'
import type {
  FirstAnswer,
  ListName,
  NowAnswer,
  PagesAnswer
} from './pull-request-answer.ts'
import type { PullRequestLists } from './pull-request-lists.ts'

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

/**
 * Where the pages of a pull request's lists begin, as the last reading found
 * them: the next one asks for all of them in one request.
 */
export type KnownPages = Map<number, readonly Cursors[]>

/** The lists while they are being read. */
interface Gathered {
  readonly lists: {
    [List in keyof PullRequestLists]: PullRequestLists[List][number][]
  }
  /** Where the lists that have more go on. */
  cursors: Cursors
  /** Where each list's further pages began. */
  readonly begun: Record<ListName, string[]>
  readonly gaps: Gap[]
}

/**
 * One request for everything, then one for each further page that is not known
 * from an earlier reading; lists that both have more share a request. All is
 * read anew each time: an old comment may have been edited or deleted since.
 * @param known pages by number; this reading's are noted there
 * @throws GateError
 */
export async function readWholePullRequest(
  client: GitHubClient,
  asked: { readonly number: number; readonly checkName: string },
  known: KnownPages
): Promise<WholePullRequest> {
  const { number } = asked
  const pages = (known.get(number) ?? []).slice(0, PAGES_AT_ONCE)
  const { first, further, refused } = await readAtOnce(client, asked, pages)
  const { pullRequest } = first.repository
  const gathered: Gathered = {
    lists: { comments: [], reviews: [], labelEvents: [], commits: [] },
    cursors: {},
    begun: { comments: [], reviews: [], labelEvents: [], commits: [] },
    gaps: []
  }
  gather(gathered, pullRequest, LISTS)
  further.forEach((page, at) => {
    gatherKnown(gathered, page, pages[at] ?? {})
  })
  for (;;) {
    const { cursors } = gathered
    const lists = LISTS.filter(list => cursors[list] !== undefined)
    if (lists.length === 0) break
    gather(gathered, await readNext(client, asked, cursors), lists)
  }
  known.set(number, begunPages(gathered))
  const labels = (pullRequest.labels?.nodes ?? []).filter(each => each !== null)
  const cutCommits = gathered.gaps.some(isAboutCommits)
  gathered.gaps.push(...wholeGaps(gathered.lists, pullRequest, cutCommits))
  return {
    answer: first,
    labels: labels.map(label => label.name),
    lists: gathered.lists,
    refused,
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

/** GitHub counts the nodes of a query; so many pages are well below its bound. */
const PAGES_AT_ONCE = 30

type Asked = Parameters<typeof readWholePullRequest>[1]

async function readAtOnce(
  client: GitHubClient,
  { number, checkName }: Asked,
  pages: readonly Cursors[]
): Promise<FirstAnswer & { readonly refused: readonly RefusedField[] }> {
  const parts = pages.map((cursors, at) => wanted(cursors, String(at + 1)))
  const { data, refused } = await client.graphql({
    ...readingPurpose(number),
    query: pullRequestQuery(pages.length),
    variables: Object.assign(
      { number, checkName, facts: true, ...wanted(undefined, '') },
      ...parts
    ) as Record<string, unknown>,
    data: firstAnswerSchema(pages.map((_, at) => partName(at + 1))),
    optionalFields: OPTIONAL_FIELDS
  })
  return { ...data, refused }
}

async function readNext(
  client: GitHubClient,
  { number, checkName }: Asked,
  cursors: Cursors
): Promise<PagesAnswer> {
  const { data } = await client.graphql({
    ...readingPurpose(number),
    query: pullRequestQuery(0),
    variables: { number, checkName, facts: false, ...wanted(cursors, '') },
    data: nextPageSchema,
    optionalFields: OPTIONAL_FIELDS
  })
  return data.repository.pullRequest
}

function wanted(
  cursors: Cursors | undefined,
  part: string
): Record<string, unknown> {
  const entries = LISTS.flatMap((list): [string, unknown][] => [
    [`${list}${part}`, cursors === undefined || cursors[list] !== undefined],
    [`${list}After${part}`, cursors?.[list] ?? null]
  ])
  return Object.fromEntries(entries)
}

/** Only pages that follow on what was gathered count: a list may have changed before them. */
function gatherKnown(
  gathered: Gathered,
  page: PagesAnswer,
  asked: Cursors
): void {
  const following = LISTS.filter(
    list => asked[list] !== undefined && asked[list] === gathered.cursors[list]
  )
  const left = Object.entries(gathered.cursors).filter(
    ([list]) => !following.some(one => one === list)
  )
  gather(
    gathered,
    Object.fromEntries(following.map(list => [list, page[list]])),
    following
  )
  gathered.cursors = {
    ...(Object.fromEntries(left) as Cursors),
    ...gathered.cursors
  }
}

/** The pages as the next reading asks for them: each with those lists that reach it. */
function begunPages({ begun }: Gathered): readonly Cursors[] {
  const most = Math.max(...LISTS.map(list => begun[list].length))
  return Array.from({ length: most }, (_, at) =>
    Object.fromEntries(
      LISTS.flatMap(list => {
        const cursor = begun[list][at]
        return cursor === undefined ? [] : [[list, cursor]]
      })
    )
  )
}

/**
 * Adds a page's items and notes which lists have more.
 * @param asked the lists that the page was asked for: one that is not there is a gap
 */
function gather(
  gathered: Gathered,
  page: PagesAnswer,
  asked: readonly ListName[]
): void {
  const { lists } = gathered
  gathered.gaps.push(...leftOutGaps(page, asked))
  lists.comments.push(...present(page.comments?.nodes))
  lists.reviews.push(...present(page.reviews?.nodes))
  lists.labelEvents.push(...present(page.labelEvents?.nodes))
  lists.commits.push(...present(page.commits?.nodes).map(each => each.commit))
  const cursors: Cursors = {}
  for (const list of LISTS) {
    const info = page[list]?.pageInfo
    if (info?.hasNextPage !== true) continue
    // A page without a cursor cannot be followed: asking again would never end.
    if (typeof info.endCursor === 'string' && !isFull(lists[list], list)) {
      cursors[list] = info.endCursor
      gathered.begun[list].push(info.endCursor)
    } else gathered.gaps.push(cut(list))
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
