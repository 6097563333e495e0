/** Pages of a list and the `link` header between them. */
import type { RepositoryCall, RestReply } from './route.ts'

const DEFAULT_SIZE = 30
const MAXIMUM_SIZE = 100

/** A part of a list. */
export interface Page<T> {
  readonly items: readonly T[]
  readonly headers: Readonly<Record<string, string>>
}

/** The page that `per_page` and `page` ask for; sizes over 100 count as 100. */
export function pageOf<T>(call: RepositoryCall, all: readonly T[]): Page<T> {
  const size = Math.min(
    positive(call.query.get('per_page'), DEFAULT_SIZE),
    MAXIMUM_SIZE
  )
  const page = positive(call.query.get('page'), 1)
  const items = all.slice((page - 1) * size, page * size)
  const last = Math.max(1, Math.ceil(all.length / size))
  const links: string[] = []
  if (page > 1) links.push(link(call, 1, 'first'))
  if (page > 1) links.push(link(call, page - 1, 'prev'))
  if (page < last) links.push(link(call, page + 1, 'next'))
  if (page < last) links.push(link(call, last, 'last'))
  return { items, headers: links.length > 0 ? { link: links.join(', ') } : {} }
}

/** A list answer, one page of it. */
export function listReply<T>(
  call: RepositoryCall,
  all: readonly T[],
  render: (item: T) => unknown
): RestReply {
  const { items, headers } = pageOf(call, all)
  return { status: 200, body: items.map(render), headers }
}

function positive(text: string | null, otherwise: number): number {
  const number = Number(text ?? '')
  return Number.isInteger(number) && number > 0 ? number : otherwise
}

/** GitHub's own links name the repository by its id. */
function link(call: RepositoryCall, page: number, rel: string): string {
  const { repository, store } = call
  const rest = call.path.split('/').slice(4).join('/')
  const query = new URLSearchParams(call.query)
  query.set('page', String(page))
  return `<${store.serverUrl}/repositories/${repository.id}/${rest}?${query.toString()}>; rel="${rel}"`
}
