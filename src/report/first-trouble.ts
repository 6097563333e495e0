/** Finds where an output begins to speak of a failure: runners of tests print the first one early. */

// Lines from the first sign of trouble on, and from its cause on where that stands further below.
const LINES = 4
const CAUSE_LINES = 4

// How far below its sign a cause is looked for.
const REACH = 20

// No expression backtracks; a count such as `0 failed` is no trouble.
const TROUBLE =
  /^\s*(?:not ok\b|(?:--- )?FAIL(?:ED|URE)?\b|✖|✕|✗|×|thread '.*' panicked|panicked at|E {2,}|error(?:\[\w+\])?:|[\w.]*(?:Error|Exception)\b|test \S+ \.\.\. FAILED$)/

const FAILURE =
  /^\s*(?:not ok\b|(?:--- )?FAIL(?:ED|URE)?\b|✖|✕|✗|×|test \S+ \.\.\. FAILED$)/

// How runners and compilers say what is wrong, not only which test failed.
const CAUSE =
  /^\s*(?:E {2,}|\d+:\d+\s+error\b|● (?!Console))|(?:^|[\s:])error(?:\[\w+\])?(?: [A-Z]+\d+)?: |(?:Error|Exception)(?: \[\w+\])?:(?: |$)|\bpanicked at\b|not found$/

/** Whether a runner says by this line that a test failed. A test that passes may print an error. */
export function isFailure(line: string): boolean {
  return FAILURE.test(line)
}

/** Whether a line says what is wrong. */
export function isCause(line: string): boolean {
  return CAUSE.test(line)
}

/** The first lines of trouble, with its cause; none where no line is a sign of it. */
export function firstTrouble(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex(line => TROUBLE.test(line))
  if (at < 0) return []
  const near = lines.slice(at, at + REACH)
  const cause = near.findIndex(isCause)
  return cause < LINES
    ? near.slice(0, LINES)
    : [...near.slice(0, 1), ...near.slice(cause, cause + CAUSE_LINES)]
}
