/** Checks parsed JSON against a schema: the value, or every problem at once in one error. */
import type { z } from 'zod'

import { GateError } from '../errors.ts'
import { withArticle } from './json-text.ts'
import { placeOf } from './place.ts'
import type { Problem } from '../errors.ts'

// More values than this cannot be an honest document of the text limits, and a
// problem for each of them would fill the memory.
const VALUES_LIMIT = 2_000_000

// An error names at most this many problems, each cut to this many characters.
const PROBLEMS_SHOWN = 50
const PROBLEM_LENGTH = 300

/**
 * The value in the schema's shape, copied, so that a later change of the
 * caller's object changes nothing.
 * @param what names the document in messages, such as `evidence record`
 * @param hint the mend; left out, to write it anew
 * @throws GateError INPUT_INVALID that names every problem with its path
 */
export function parseValue<Output>(
  schema: z.ZodType<Output>,
  value: unknown,
  what: string,
  hint = `Mend what is named, or write the ${what} anew.`
): Output {
  if (hasTooManyValues(value))
    throw new GateError(
      'INPUT_INVALID',
      `Expected ${withArticle(what)} of at most ${String(VALUES_LIMIT)} values; it holds more.`,
      { hint: `Hand in ${withArticle(what)} that completion-gate wrote.` }
    )
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const problems = result.error.issues.map(problemOf)
  throw new GateError(
    'INPUT_INVALID',
    `The ${what} has another shape than expected: ${countOf(problems.length)}.`,
    {
      problems: shown(problems),
      hint
    }
  )
}

function problemOf(issue: z.core.$ZodIssue): Problem {
  return {
    path: cut(placeOf(issue.path)),
    message: cut(issue.message)
  }
}

function shown(problems: readonly Problem[]): readonly Problem[] {
  const more = problems.length - PROBLEMS_SHOWN
  return more <= 0
    ? problems
    : [
        ...problems.slice(0, PROBLEMS_SHOWN),
        { path: '', message: `${String(more)} more problems of the kind` }
      ]
}

function countOf(number: number): string {
  return number === 1 ? '1 problem' : `${String(number)} problems`
}

function cut(message: string): string {
  return message.length <= PROBLEM_LENGTH
    ? message
    : `${message.slice(0, PROBLEM_LENGTH)}…`
}

/** Counts without recursion: depth must not exhaust the stack. A value that is met again is counted again. */
function hasTooManyValues(value: unknown): boolean {
  const open: unknown[] = [value]
  let seen = 0
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next !== 'object' || next === null) continue
    const parts: readonly unknown[] = Array.isArray(next)
      ? (next as readonly unknown[])
      : Object.values(next)
    seen += parts.length
    if (seen > VALUES_LIMIT) return true
    for (const part of parts) open.push(part)
  }
  return false
}
