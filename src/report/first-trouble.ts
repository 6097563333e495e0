/** Finds where an output begins to speak of a failure: runners of tests print the first one early. */

// Lines from the first sign of trouble on.
const LINES = 4

// No expression backtracks; a count such as `0 failed` is no trouble.
const TROUBLE =
  /^\s*(?:not ok\b|(?:--- )?FAIL(?:ED|URE)?\b|✖|✕|✗|×|thread '.*' panicked|panicked at|E {2,}|error(?:\[\w+\])?:|[\w.]*(?:Error|Exception)\b|test \S+ \.\.\. FAILED$)/

/** The first lines of trouble; none where no line is one. */
export function firstTrouble(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex(line => TROUBLE.test(line))
  return at < 0 ? [] : lines.slice(at, at + LINES)
}
