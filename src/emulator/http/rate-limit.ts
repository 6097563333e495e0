/** The primary rate limit of a token and its headers. */
import type { Token } from '../entities/account.ts'
import type { Store } from '../store.ts'

/** Seconds of the window. */
const WINDOW = 3600
/** Requests an hour without a token. */
const ANONYMOUS_LIMIT = 60

/** Where a token stands. */
export interface RateLimit {
  readonly limit: number
  readonly used: number
  readonly remaining: number
  /** Unix seconds. */
  readonly reset: number
}

/** Where the token stands now. */
export function rateLimit(store: Store, token: Token | undefined): RateLimit {
  const limit = token?.limit ?? ANONYMOUS_LIMIT
  const used = Math.min(token?.used ?? 0, limit)
  const now = Math.floor(Date.parse(store.now()) / 1000)
  return { limit, used, remaining: limit - used, reset: now + WINDOW }
}

/** Whether the token has nothing left. */
export function exhausted(token: Token | undefined): boolean {
  return token !== undefined && token.used >= token.limit
}

/** GitHub's `x-ratelimit-*` headers. */
export function rateLimitHeaders(
  limit: RateLimit,
  resource: string
): Record<string, string> {
  return {
    'x-ratelimit-limit': String(limit.limit),
    'x-ratelimit-remaining': String(limit.remaining),
    'x-ratelimit-reset': String(limit.reset),
    'x-ratelimit-used': String(limit.used),
    'x-ratelimit-resource': resource
  }
}
