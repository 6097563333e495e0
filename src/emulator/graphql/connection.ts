/** Connections: pages by cursor, with GitHub's own limits. */
import { refused } from './view.ts'
import type { View } from './view.ts'

const MAXIMUM_SIZE = 100

/** The arguments of every connection. */
export interface PageArguments {
  readonly first?: number | null
  readonly last?: number | null
  readonly after?: string | null
  readonly before?: string | null
}

/**
 * One page of a list.
 * @param field name of the connection, for the messages
 * @throws GraphQLError when neither or both of `first` and `last` are given, or one is over 100
 */
export function connection<T>(
  field: string,
  items: readonly T[],
  page: PageArguments,
  render: (item: T) => View | null
): View {
  expectBoundaries(field, page)
  const from = page.after == null ? 0 : position(page.after) + 1
  const to = page.before == null ? items.length : position(page.before)
  const start =
    page.last == null ? from : Math.max(from, to - Math.max(page.last, 0))
  const end = page.first == null ? to : Math.min(to, from + page.first)
  const part = items.slice(start, end)
  const edges = part.map((item, at) => ({
    cursor: cursor(start + at),
    node: render(item)
  }))
  return {
    totalCount: items.length,
    edges,
    nodes: edges.map(edge => edge.node),
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: end < items.length,
      hasPreviousPage: start > 0
    }
  }
}

function expectBoundaries(field: string, page: PageArguments): void {
  const { first, last } = page
  if (first == null && last == null) {
    throw refused(
      'MISSING_PAGINATION_BOUNDARIES',
      `You must provide a \`first\` or \`last\` value to properly paginate the \`${field}\` connection.`
    )
  }
  for (const [name, size] of Object.entries({ first, last })) {
    if (size != null && size > MAXIMUM_SIZE) {
      throw refused(
        'EXCESSIVE_PAGINATION',
        `Requesting ${size} records on the \`${field}\` connection exceeds the \`${name}\` limit of ${MAXIMUM_SIZE} records.`
      )
    }
  }
}

function cursor(at: number): string {
  return Buffer.from(`cursor:v2:${at}`).toString('base64')
}

function position(text: string): number {
  const plain = Buffer.from(text, 'base64').toString()
  const match = /^cursor:v2:(\d+)$/u.exec(plain)
  if (match === null) {
    throw refused(
      'INVALID_CURSOR_ARGUMENTS',
      `\`${text}\` does not appear to be a valid cursor.`
    )
  }
  return Number(match[1])
}

/** What an `orderBy` argument says. */
export interface Order {
  readonly field: string
  readonly direction: 'ASC' | 'DESC'
}

/** The list in the order that was asked for; as it is without one. */
export function ordered<T>(
  items: readonly T[],
  order: Order | null | undefined,
  keys: Readonly<Record<string, (item: T) => string | number>>
): readonly T[] {
  const key = keys[order?.field ?? '']
  if (order == null || key === undefined) return items
  const sign = order.direction === 'ASC' ? 1 : -1
  return [...items].sort((a, b) => {
    const [left, right] = [key(a), key(b)]
    return left === right ? 0 : left < right ? -sign : sign
  })
}
