/** Functions that tests speak of: helpers that assert for them, and subjects that are gone. */
import { isTestPath, languageOf } from '../code/language.ts'
import { assertionsIn } from '../code/test-facts.ts'
import { TEST_PATTERNS } from '../code/test-patterns.ts'
import { readTests } from '../code/tokens.ts'
import { textOf } from '../change.ts'
import type { SurfaceChange, SurfaceFile } from '../change.ts'

const DEFINES =
  /(?<= )(?:(?:function|def|fn|func|fun|class|void|static \w+) (\w+)(?= [(:{<])|(?:const|let) (\w+) = (?:async )?(?=\(|function |\w+ = >))/g

interface Defined {
  readonly name: string
  readonly asserts: boolean
}

/** Names of functions that assert, in the code that the change adds or changes. */
export function assertingHelpers(
  changes: readonly SurfaceChange[]
): ReadonlySet<string> {
  return new Set(
    changes
      .flatMap(({ path, after }) => definedIn(path, after))
      .filter(({ asserts }) => asserts)
      .map(({ name }) => name)
  )
}

/**
 * Names that product code no longer defines anywhere in the change. A file that
 * defines as many new ones has renamed them, and its tests are still owed.
 */
export function goneSubjects(
  changes: readonly SurfaceChange[]
): ReadonlySet<string> {
  const names = (
    path: string,
    side: SurfaceFile | undefined
  ): readonly string[] => definedIn(path, side).map(({ name }) => name)
  const now = new Set(changes.flatMap(({ path, after }) => names(path, after)))
  return new Set(
    changes
      .filter(({ path }) => !isTestPath(path))
      .flatMap(({ path, before, after }) => {
        const had = names(path, before)
        return had.length > names(path, after).length
          ? had.filter(name => !now.has(name))
          : []
      })
  )
}

/** Whether words call one of the functions. */
export function calls(
  body: string | undefined,
  names: ReadonlySet<string>
): boolean {
  return [
    ...(body ?? '').matchAll(/(?<= )(?<! (?:def|function|fn|func) )(\w+) \(/g)
  ].some(found => names.has(found[1] ?? ''))
}

/** Whether words have one of the names. */
export function mentions(
  body: string | undefined,
  names: ReadonlySet<string>
): boolean {
  return (body ?? '').split(' ').some(word => names.has(word))
}

function definedIn(
  path: string,
  side: SurfaceFile | undefined
): readonly Defined[] {
  const language = languageOf(path)
  const text = textOf(side)
  if (language === undefined || text === undefined || text === '') return []
  const { words } = readTests(text, language)
  const patterns = TEST_PATTERNS[language]
  const matches = [...words.matchAll(patterns.tests)]
  const tests = matches.map(one => one.index)
  // What a test begins with, such as an attribute, comes before its own name.
  const lasts = matches.map(one => one.index + one[0].length)
  const found = [...words.matchAll(DEFINES)]
  const ends = [...tests, ...found.map(one => one.index)].sort((a, b) => a - b)
  let at = 0
  let test = 0
  return found.flatMap(one => {
    while (at < ends.length && (ends[at] ?? 0) <= one.index) at += 1
    while (test < lasts.length && (lasts[test] ?? 0) <= one.index) test += 1
    const name = one[1] ?? one[2] ?? ''
    const body = words.slice(one.index, ends[at])
    return (tests[test] ?? Infinity) <= one.index
      ? []
      : [{ name, asserts: assertionsIn(body, patterns) > 0 }]
  })
}
