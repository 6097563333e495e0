/** Refusals of the REST API in GitHub's words. */

/** One entry of a validation failure. */
export interface FieldError {
  readonly resource: string
  readonly field: string
  readonly code: string
  readonly message?: string
}

/** A refusal that becomes an answer. */
export class RestFailure extends Error {
  readonly status: number
  readonly errors: readonly FieldError[] | undefined
  readonly headers: Readonly<Record<string, string>>

  /**
   * @param status HTTP status of the answer
   * @param message GitHub's sentence
   */
  constructor(
    status: number,
    message: string,
    more: {
      readonly errors?: readonly FieldError[]
      readonly headers?: Readonly<Record<string, string>>
    } = {}
  ) {
    super(message)
    this.name = 'RestFailure'
    this.status = status
    this.errors = more.errors
    this.headers = more.headers ?? {}
  }

  /** The answer's JSON. */
  get body(): Readonly<Record<string, unknown>> {
    return {
      message: this.message,
      ...(this.errors === undefined ? {} : { errors: this.errors }),
      documentation_url: 'https://docs.github.com/rest',
      status: String(this.status)
    }
  }
}

/** 404, also for what the caller may not know of. */
export function notFound(message = 'Not Found'): RestFailure {
  return new RestFailure(404, message)
}

/** 403 for an installation token that lacks a permission; the header names what would do. */
export function notAccessible(accepted: string): RestFailure {
  return new RestFailure(403, 'Resource not accessible by integration', {
    headers: { 'x-accepted-github-permissions': accepted }
  })
}

/** 422 with the fields that are wrong. */
export function validationFailed(
  ...errors: readonly FieldError[]
): RestFailure {
  return new RestFailure(422, 'Validation Failed', { errors })
}

/** 422 for a body of another shape. */
export function invalidRequest(problems: readonly string[]): RestFailure {
  const message = ['Invalid request.', '', ...problems].join('\n')
  return new RestFailure(422, message)
}
