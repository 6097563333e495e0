/** Faults on purpose: which request goes wrong, and how. */
import type { IncomingRequest } from './message.ts'

/** Which requests a fault meets; every given condition must hold. */
export interface RequestMatcher {
  readonly method?: string
  /** The whole path, or a pattern for it, without `/api/v3`. */
  readonly path?: string | RegExp
  /** A pattern for the body, such as a field of a GraphQL query. */
  readonly body?: RegExp
  /** Requests that match but are left alone first; none by default. */
  readonly skip?: number
  /** How many requests it meets; all by default. */
  readonly times?: number
}

/** How a request goes wrong. */
export type FaultAction =
  /** Another answer than GitHub's own; an object is sent as JSON. */
  | {
      readonly kind: 'answer'
      readonly status: number
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: string | Readonly<Record<string, unknown>>
    }
  /** The connection breaks without an answer. */
  | { readonly kind: 'reset' }
  /** The connection breaks and nothing listens until `resume()`. */
  | { readonly kind: 'refuse' }
  /** The right answer, cut after some bytes of its body. */
  | { readonly kind: 'truncate'; readonly bytes: number }
  /** Nothing comes for this many milliseconds, then the connection breaks. */
  | { readonly kind: 'silence'; readonly ms: number }

/** A fault that was set. */
export interface Fault {
  readonly match: RequestMatcher
  readonly action: FaultAction
  /** Whether the request takes effect all the same, so that only its answer is lost; `before` by default. */
  readonly when?: 'before' | 'after'
}

/** A fault in place. */
export interface FaultHandle {
  /** Requests it met so far. */
  readonly hits: () => number
  readonly remove: () => void
}

/** The faults in place, the first that matches counts. */
export interface FaultBox {
  add(fault: Fault): FaultHandle
  take(request: IncomingRequest): Fault | undefined
}

/** An empty box. */
export function createFaultBox(): FaultBox {
  const entries: { fault: Fault; seen: number; hits: number }[] = []
  return {
    add(fault) {
      const entry = { fault, seen: 0, hits: 0 }
      entries.push(entry)
      return {
        hits: () => entry.hits,
        remove: () => {
          const at = entries.indexOf(entry)
          if (at >= 0) entries.splice(at, 1)
        }
      }
    },
    take(request) {
      for (const entry of entries) {
        const { match } = entry.fault
        if (!matches(match, request)) continue
        entry.seen += 1
        if (entry.seen <= (match.skip ?? 0)) continue
        if (entry.hits >= (match.times ?? Infinity)) continue
        entry.hits += 1
        return entry.fault
      }
      return undefined
    }
  }
}

function matches(match: RequestMatcher, request: IncomingRequest): boolean {
  const { method, path, body } = match
  if (method !== undefined && method !== request.method) return false
  if (typeof path === 'string' && path !== request.path) return false
  if (path instanceof RegExp && !path.test(request.path)) return false
  return body === undefined || body.test(request.body.toString())
}

/** Answers of GitHub when it will not answer, by name. */
export const FAULTS = {
  serverError: {
    kind: 'answer',
    status: 500,
    body: { message: 'Server Error' }
  },
  badGateway: {
    kind: 'answer',
    status: 502,
    body: '<html>502 Bad Gateway</html>'
  },
  unavailable: {
    kind: 'answer',
    status: 503,
    body: {
      message: 'No server is currently available to service your request.'
    }
  },
  tooManyRequests: {
    kind: 'answer',
    status: 429,
    body: { message: 'Too Many Requests' }
  },
  tooManyRequestsRetryAfter: {
    kind: 'answer',
    status: 429,
    headers: { 'retry-after': '1' },
    body: { message: 'Too Many Requests' }
  },
  secondaryLimit: {
    kind: 'answer',
    status: 403,
    headers: { 'retry-after': '1' },
    body: {
      message:
        'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
      documentation_url:
        'https://docs.github.com/rest/overview/rate-limits-for-the-rest-api#about-secondary-rate-limits'
    }
  },
  badCredentials: {
    kind: 'answer',
    status: 401,
    body: { message: 'Bad credentials', status: '401' }
  },
  forbidden: {
    kind: 'answer',
    status: 403,
    body: { message: 'Resource not accessible by integration', status: '403' }
  },
  notFound: {
    kind: 'answer',
    status: 404,
    body: { message: 'Not Found', status: '404' }
  },
  unprocessable: {
    kind: 'answer',
    status: 422,
    body: { message: 'Validation Failed', errors: [], status: '422' }
  },
  wrongJson: { kind: 'answer', status: 200, body: '{"unexpected":true}' },
  noJson: {
    kind: 'answer',
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: '{"message": "cut'
  },
  reset: { kind: 'reset' },
  refuse: { kind: 'refuse' },
  truncated: { kind: 'truncate', bytes: 20 }
} as const satisfies Record<string, FaultAction>
