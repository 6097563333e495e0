/** What was asked and answered, in order, for counting. */

/** One request and how it ended. */
export interface LoggedRequest {
  readonly number: number
  readonly method: string
  /** Path as it came, without `/api/v3`. */
  readonly path: string
  readonly query: string
  /** See `Exchange.operation`. */
  readonly operation: string
  /** Name of the GraphQL operation, when it has one. */
  readonly graphqlName: string | undefined
  /** Label of the token, never its secret; empty when there was none. */
  readonly token: string
  /** 0 when the connection broke without an answer. */
  readonly status: number
  /** Kind of the fault that it met. */
  readonly fault: string | undefined
}

/** Which part of the log is meant: all but git by default. */
export interface LogFilter {
  readonly operation?: string | RegExp
  readonly method?: string
  /** Count git's requests too. */
  readonly git?: boolean
}

/** The entries that a filter means. */
export function filterLog(
  log: readonly LoggedRequest[],
  filter: LogFilter = {}
): readonly LoggedRequest[] {
  return log.filter(entry => {
    const { operation, method } = filter
    if (method !== undefined && entry.method !== method) return false
    if (typeof operation === 'string') return entry.operation === operation
    if (operation !== undefined) return operation.test(entry.operation)
    return filter.git === true || !entry.operation.startsWith('git-')
  })
}
