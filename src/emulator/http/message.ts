/** A request and an answer as plain values: what handlers, faults, the log and hooks see. */

/** A request that came in. */
export interface IncomingRequest {
  /** 1 for the first request of this GitHub. */
  readonly number: number
  readonly method: string
  /** Path as it came, still encoded, without `/api/v3` or `/api` of an enterprise server. */
  readonly path: string
  readonly query: URLSearchParams
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** An answer to send. */
export interface OutgoingResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** A request with its answer, as the hook `onExchange` gets it. */
export interface Exchange {
  readonly request: IncomingRequest
  readonly response: OutgoingResponse
  /** What was asked for: `GET /repos/{owner}/{repo}`, `graphql`, or `git-upload-pack`; empty when nothing of this GitHub. */
  readonly operation: string
  /** The answer is a fault's, not this GitHub's own. */
  readonly faulted: boolean
}

/** A JSON answer. */
export function jsonResponse(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {}
): OutgoingResponse {
  const text = body === undefined ? '' : JSON.stringify(body)
  const type: Record<string, string> =
    body === undefined
      ? {}
      : { 'content-type': 'application/json; charset=utf-8' }
  return { status, headers: { ...type, ...headers }, body: Buffer.from(text) }
}

/** The body as parsed JSON, or undefined when it is none. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString()) as unknown
  } catch {
    return undefined
  }
}
