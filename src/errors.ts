/** The one error class of the gate, its closed set of codes, and whose fault each is. */

/** Whose fault an error is; the faces choose the exit code and the tone by it. */
export type Fault = 'user' | 'change' | 'github' | 'gate'

const FAULT_OF = {
  /** A flag, an input or an argument is wrong. */
  USAGE: 'user',
  /** The policy of the base branch cannot be parsed or breaks the schema. */
  POLICY_INVALID: 'user',
  /** The policy of the base branch exists and its bytes could not be read. */
  POLICY_UNREADABLE: 'user',
  /** A file that a person handed in (evidence, waivers) has another shape. */
  INPUT_INVALID: 'user',
  /** A file that a person handed in is missing, too large or cannot be read. */
  INPUT_UNREADABLE: 'user',
  /** The path is no git repository, or a bare one. */
  REPOSITORY_INVALID: 'user',
  /** A revision does not name a commit of the repository. */
  REVISION_UNKNOWN: 'user',
  /** A value handed to the library breaks its contract. */
  VALUE_INVALID: 'user',
  /** Base and head share no commit: there is no change to compute. */
  HISTORY_UNRELATED: 'change',
  /** The repository lacks a commit or object that a receipt names: it cannot be judged here. */
  COMMIT_MISSING: 'change',
  /** The isolation that was asked for cannot be had on this machine. */
  ISOLATION_UNAVAILABLE: 'user',
  /** The token may not do what was asked of GitHub, or is not accepted at all. */
  PERMISSION_MISSING: 'user',
  /** GitHub's limit of requests is reached and waiting for it takes too long. */
  RATE_LIMITED: 'github',
  /** GitHub could not be reached, broke off or failed, within all the waiting that is allowed. */
  GITHUB_UNAVAILABLE: 'github',
  /** GitHub understood the request and refuses it. */
  GITHUB_REFUSED: 'github',
  /** GitHub's answer has another shape than its description says. */
  GITHUB_UNEXPECTED: 'github',
  /** git is missing or failed in a way the gate cannot judge. */
  GIT_FAILED: 'gate',
  /** What the gate says could not be written to where it goes. */
  OUTPUT_FAILED: 'gate',
  /** A bug of the gate. */
  INTERNAL: 'gate'
} as const satisfies Record<string, Fault>

/** The closed set of error codes. */
export type ErrorCode = keyof typeof FAULT_OF

/** One thing that is wrong with an input: where, and what was expected. */
export interface Problem {
  /** The place inside the input, such as `checks[0].timeout`; empty for the whole. */
  readonly path: string
  /** One sentence: what was expected and what came. */
  readonly message: string
}

/** What a caller may say about an error beside its message. */
export interface GateErrorDetails {
  /** The mend: what the reader can do next. */
  readonly hint?: string
  /** Every problem at once, when there are several. */
  readonly problems?: readonly Problem[]
  /** The error beneath. */
  readonly cause?: unknown
}

/** Every error that the gate raises. */
export class GateError extends Error {
  readonly code: ErrorCode
  readonly fault: Fault
  readonly hint: string | undefined
  readonly problems: readonly Problem[]

  /**
   * @param code one of the closed set
   * @param message a sentence: what was expected and what came
   */
  constructor(
    code: ErrorCode,
    message: string,
    details: GateErrorDetails = {}
  ) {
    super(
      message,
      details.cause === undefined ? undefined : { cause: details.cause }
    )
    this.name = 'GateError'
    this.code = code
    this.fault = FAULT_OF[code]
    this.hint = details.hint
    this.problems = details.problems ?? []
  }
}

/** Turns whatever was thrown into a GateError; what is not ours is INTERNAL. */
export function asGateError(thrown: unknown): GateError {
  if (thrown instanceof GateError) return thrown
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  return new GateError('INTERNAL', `The gate failed: ${message}`, {
    cause: thrown,
    hint: 'This is a bug of completion-gate: please report it with the output above.'
  })
}

/** Fails to compile when a union has a member that a switch does not handle. */
export function assertNever(value: never): never {
  throw new GateError('INTERNAL', `Unexpected value: ${JSON.stringify(value)}`)
}
