/** What the schema finds, as problems that name a place and what is allowed there. */
import type { z } from 'zod'

import { unknownKey } from './unknown-key.ts'
import type { Problem } from '../errors.ts'

type Issue = z.core.$ZodIssue

/** A problem and the path to it, as keys. */
export interface PlacedProblem {
  readonly keys: readonly PropertyKey[]
  readonly message: string
}

/** Every issue of a schema as one problem or several, in the order of the file's keys. */
export function placedProblems(
  issues: readonly Issue[],
  above: readonly PropertyKey[] = []
): readonly PlacedProblem[] {
  return issues.flatMap(issue => {
    const keys = [...above, ...issue.path]
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map(key => ({
        keys: [...keys, key],
        message: unknownKey(issue.message, key)
      }))
    if (issue.code === 'invalid_key')
      return [{ keys, message: issue.issues[0]?.message ?? issue.message }]
    if (issue.code === 'invalid_union') return unionProblems(issue, keys)
    return [{ keys, message: plain(issue.message) }]
  })
}

/** The problem with its path as text, such as `checks[0].timeout`, and its line. */
export function writtenProblem(
  problem: PlacedProblem,
  line: number | undefined
): Problem {
  const where = line === undefined ? '' : ` (line ${line})`
  return { path: `${pathText(problem.keys)}${where}`, message: problem.message }
}

// The branch that has the value's own type speaks; when none has, the union does.
function unionProblems(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  keys: readonly PropertyKey[]
): readonly PlacedProblem[] {
  const ofType = issue.errors.find(
    errors => !errors.some(error => isOfOtherType(error))
  )
  if (ofType !== undefined && ofType.length > 0)
    return placedProblems(ofType, keys)
  const expected = issue.errors.flatMap(errors =>
    errors.map(error => plain(error.message))
  )
  const message =
    issue.message === 'Invalid input'
      ? [...new Set(expected)].join('; or ')
      : issue.message
  return [{ keys, message }]
}

function isOfOtherType(issue: Issue): boolean {
  return (
    issue.path.length === 0 &&
    (issue.code === 'invalid_type' || issue.code === 'invalid_value')
  )
}

function plain(message: string): string {
  const text = message
    .replace(/^Invalid (input|option): /, '')
    .replace(/^(.*), received undefined$/, 'is missing; $1')
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function pathText(keys: readonly PropertyKey[]): string {
  return keys
    .map((key, at) => {
      if (typeof key === 'number') return `[${key}]`
      return at === 0 ? String(key) : `.${String(key)}`
    })
    .join('')
}
