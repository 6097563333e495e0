/** What a test file holds: tests by name, skips, focuses, assertions. */
import { casesIn } from './test-cases.ts'
import { TEST_PATTERNS } from './test-patterns.ts'
import { uncollected } from './python-classes.ts'
import { conditionMarks } from './rust-conditions.ts'
import { readTests } from './tokens.ts'
import type { Code } from './tokens.ts'
import type { Language } from './language.ts'
import type { TestPatterns } from './test-patterns.ts'

/** One match, by its line. */
export interface Mark {
  readonly line: number
  readonly text: string
}

/** A skip, with the test that it keeps from running, as far as that can be told. */
export interface SkipMark extends Mark {
  readonly test?: string
}

/** The facts of one file. */
export interface TestFacts {
  readonly names: readonly string[]
  /** How often each test asserts, by name; only of tests with one name. */
  readonly assertionsOf: ReadonlyMap<string, number>
  /** The words of each test, by name; only of tests with one name. */
  readonly bodies: ReadonlyMap<string, string>
  readonly tables: readonly Mark[]
  /** How many cases a table gives, by the name of the test or of the function that gives them; undefined where they cannot be counted. */
  readonly cases: ReadonlyMap<string, number | undefined>
  readonly skips: readonly SkipMark[]
  readonly conditionalSkips: readonly Mark[]
  readonly focuses: readonly Mark[]
  readonly exits: readonly Mark[]
  readonly assertions: number
  /** The words of a script, which has no test; empty for others. */
  readonly script: string
  /** Whether anything but imports, comments and blanks stands in the file. */
  readonly hasCode: boolean
}

/** Counts by the words of the code: comments and texts do not count. Pure. */
export function testFacts(text: string, language: Language): TestFacts {
  const patterns = TEST_PATTERNS[language]
  const code = readTests(text, language)
  const markOf = (found: RegExpExecArray): Mark => ({
    line: code.lineAt(
      found.index + found[0].length - found[0].trimStart().length
    ),
    text: closed(found[0])
  })
  const marks = (pattern: RegExp): readonly Mark[] =>
    [...code.words.matchAll(pattern)].map(markOf)
  const tests = testsIn(code.words, patterns)
  const skips = [...code.words.matchAll(patterns.skips)].map(found => ({
    ...markOf(found),
    ...testOf(found, tests)
  }))
  const skipped = new Set(skips.map(({ line }) => line))
  const conditional = marks(patterns.conditionalSkips)
  const more = moreSkips(text, language, { code, tests })
  const apart = new Set(more.always.map(({ line }) => line))
  return {
    ...namesOf(code.words, tests, patterns),
    tables: marks(patterns.tables),
    cases: casesIn(code.words, tests, language),
    skips: [...skips.filter(({ line }) => !apart.has(line)), ...more.always],
    conditionalSkips: [
      ...conditional.filter(({ line }) => !skipped.has(line)),
      ...more.perhaps
    ],
    focuses: marks(patterns.focuses),
    exits: marks(patterns.exits),
    assertions: assertionsIn(code.words, patterns),
    script: tests.length === 0 ? code.words : '',
    hasCode: /[^\s¶;]/.test(
      language === 'js' ? code.words.replace(IMPORTS, ' ') : code.words
    )
  }
}

// Only what brings names in, with the words that stand for them, and directives.
const IMPORTS =
  /(?<= )(?:import (?:(?:type )?(?:(?:\* as )?[\w$.]+(?: \. [\w$]+)?)?(?: , )?(?:\* as [\w$]+|\{[\w$ ,.]*\})? from )?"[^" ]*"|(?:const|let|var|import) (?:[\w$]+|\{[\w$ ,:.]*\}) = require \( "[^" ]*" \)(?: \. [\w$]+){0,2}|"use_strict"|export \{ \})(?= )/g

/** A test by its name and its place among the words. */
export interface NamedTest {
  readonly at: number
  readonly end: number
  readonly name: string
}

interface MoreSkips {
  readonly always: readonly SkipMark[]
  readonly perhaps: readonly Mark[]
}

/** Skips that no pattern tells: by an indentation, or by a condition. */
function moreSkips(
  text: string,
  language: Language,
  found: { readonly code: Code; readonly tests: readonly NamedTest[] }
): MoreSkips {
  if (language === 'python')
    return { always: uncollected(text, found), perhaps: [] }
  return language === 'rust'
    ? conditionMarks(found)
    : { always: [], perhaps: [] }
}

function testsIn(words: string, { tests }: TestPatterns): readonly NamedTest[] {
  return [...words.matchAll(tests)].map(one => ({
    at: one.index,
    end: one.index + one[0].length,
    name: [one[1], one[2]].find(group => group !== undefined) ?? ''
  }))
}

/** A mark before a test or on it speaks of that one, as an attribute or a group does; a mark inside, of the one around. */
function testOf(
  found: RegExpExecArray,
  tests: readonly NamedTest[]
): { readonly test?: string } {
  const isInside =
    /^ ?(?:return|(?:this|t|ctx|context|pytest|self) \. skip)/.test(found[0])
  const test = isInside
    ? tests.findLast(one => one.at <= found.index)
    : tests.find(one => one.end > found.index)
  return test === undefined ? {} : { test: test.name }
}

function namesOf(
  words: string,
  found: readonly NamedTest[],
  patterns: TestPatterns
): Pick<TestFacts, 'names' | 'assertionsOf' | 'bodies'> {
  const counts = new Map<string, number>()
  for (const { name } of found) counts.set(name, (counts.get(name) ?? 0) + 1)
  const assertionsOf = new Map<string, number>()
  const bodies = new Map<string, string>()
  found.forEach(({ name, at }, index) => {
    if (counts.get(name) !== 1) return
    const body = words.slice(at, found[index + 1]?.at)
    assertionsOf.set(name, assertionsIn(body, patterns))
    bodies.set(name, body)
  })
  return { names: found.map(({ name }) => name), assertionsOf, bodies }
}

/** Assertions among words that can fail. */
export function assertionsIn(words: string, patterns: TestPatterns): number {
  const all = [...words.matchAll(patterns.assertions)].length
  const empty = [...words.matchAll(patterns.empty)].length
  return Math.max(0, all - empty)
}

/** Words as they are written: without the spaces around marks. */
function closed(words: string): string {
  const text = words.trim().replace(/ ?([.([{!@#\])}]) ?/g, '$1')
  return /^[@#]*\[[^\]]*$/.test(text) ? `${text}]` : text
}
