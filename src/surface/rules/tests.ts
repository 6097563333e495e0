/** Tests deleted, renamed away, removed, skipped, focused or emptied (threat B7). */
import { isTestPath, languageOf } from '../code/language.ts'
import {
  assertingHelpers,
  calls,
  goneSubjects,
  mentions
} from './test-subjects.ts'
import { stemOf, testPairs } from './test-pairs.ts'
import type { Found, SurfaceChange, SurfaceInput } from '../change.ts'
import type { TestFacts } from '../code/test-facts.ts'
import type { SurfaceRuleId } from '../../policy/surface-rules.ts'
import type { TestPair } from './test-pairs.ts'

/** What the change takes away from tests. */
export function testChanges(input: SurfaceInput): readonly Found[] {
  const pairs = testPairs(input.changes)
  const cameWith = new Map<string, number>()
  for (const { before, after } of pairs)
    for (const name of after?.names ?? [])
      if (before?.names.includes(name) !== true)
        cameWith.set(
          name,
          (cameWith.get(name) ?? 0) + (after?.assertionsOf.get(name) ?? 1)
        )
  const helpers = assertingHelpers(input.changes)
  const subjects = goneSubjects(input.changes)
  return pairs.flatMap(pair => [
    ...gone(pair, input, cameWith),
    ...skipped(pair),
    ...focusedOrEnding(pair),
    ...emptied(pair, helpers),
    ...removed(pair, cameWith, subjects)
  ])
}

function gone(
  { path, before, after, movedTo }: TestPair,
  { changes, manifests }: Pick<SurfaceInput, 'changes' | 'manifests'>,
  /** Assertions of the tests that came elsewhere, by name. */
  cameWith: ReadonlyMap<string, number>
): readonly Found[] {
  const held =
    before !== undefined && before.names.length + before.assertions > 0
  if (!held || (after !== undefined && movedTo === undefined)) return []
  if (movedTo !== undefined) return renamedAway(path, movedTo, manifests.after)
  // A test that came without its assertions took no place.
  const lost = before.names.filter(
    name =>
      !cameWith.has(name) ||
      (cameWith.get(name) === 0 && (before.assertionsOf.get(name) ?? 0) > 0)
  )
  if (before.names.length > 0 && lost.length === 0) return []
  const source = changes.find(
    one =>
      one.after === undefined &&
      !isTestPath(one.path) &&
      stemOf(one.path) === stemOf(path)
  )
  const count = `${before.names.length} ${before.names.length === 1 ? 'test' : 'tests'}`
  return source === undefined
    ? [
        {
          rule: 'test-deleted',
          message: `${path} is deleted with ${count}, and nothing takes its place`,
          path
        }
      ]
    : [
        {
          rule: 'test-deleted-with-source',
          message: `${path} is deleted with ${count}, together with ${source.path}`,
          path
        }
      ]
}

function renamedAway(
  path: string,
  movedTo: SurfaceChange,
  manifests: ReadonlyMap<string, string>
): readonly Found[] {
  // Where cargo comes to depends on modules, which another rule follows.
  const isFound =
    languageOf(movedTo.path) === 'rust' ||
    (isTestPath(movedTo.path) && isFoundByNode(movedTo.path, manifests))
  return isFound || !isTestPath(path)
    ? []
    : [
        {
          rule: 'test-renamed-away',
          message: `the tests of ${path} are now in ${movedTo.path}, where no runner looks for them`,
          path: movedTo.path,
          before: path,
          after: movedTo.path
        }
      ]
}

// https://nodejs.org/api/test.html#running-tests-from-the-command-line: what `node --test` finds by itself.
const NODE_FINDS =
  /(?:^|\/)test\/|(?:^|\/)test(?:-[^/]*)?\.[cm]?[jt]s$|[.\-_]test\.[cm]?[jt]s$/

/** Whether the runner of Node finds the file, where a script runs it without naming files. */
function isFoundByNode(
  path: string,
  manifests: ReadonlyMap<string, string>
): boolean {
  const usesNode = [...manifests.values()].some(text =>
    /\bnode (?:--[\w=-]+ )*--test(?: --[\w=-]+)*"/.test(text)
  )
  return !usesNode || !/\.[cm]?[jt]s$/.test(path) || NODE_FINDS.test(path)
}

function skipped({ path, before, after }: TestPair): readonly Found[] {
  if (before === undefined || after === undefined) return []
  const more = after.skips.length - before.skips.length
  if (more > 0) {
    const skipsNow = after.skips.flatMap(({ test }) => test ?? [])
    const skippedBefore = before.skips.flatMap(({ test }) => test ?? [])
    const ranBefore = skipsNow.some(
      test => before.names.includes(test) && !skippedBefore.includes(test)
    )
    const rule =
      ranBefore || running(after) < running(before)
        ? 'test-skipped'
        : 'test-skipped-conditionally'
    const tests = more === 1 ? 'one more test' : `${more} more tests`
    const mark = newMark(before.skips, after.skips)
    return [
      markedFinding(rule, `${path} skips ${tests} than before`, path, mark)
    ]
  }
  if (after.conditionalSkips.length <= before.conditionalSkips.length) return []
  return [
    markedFinding(
      'test-skipped-conditionally',
      `${path} skips by a condition that it did not have`,
      path,
      newMark(before.conditionalSkips, after.conditionalSkips)
    )
  ]
}

function markedFinding(
  rule: SurfaceRuleId,
  message: string,
  path: string,
  mark: TestFacts['skips'][number] | undefined
): Found {
  return mark === undefined
    ? { rule, message, path }
    : {
        rule,
        message: `${message} (${mark.text})`,
        path,
        line: mark.line,
        after: mark.text
      }
}

function running({ names, skips }: TestFacts): number {
  return names.length - skips.length
}

/** These count in a new file too: they reach beyond their own test. */
function focusedOrEnding({ path, before, after }: TestPair): readonly Found[] {
  if (after === undefined) return []
  const had = before ?? { focuses: [], exits: [] }
  const focus = newMark(had.focuses, after.focuses)
  const exit = newMark(had.exits, after.exits)
  const focuses = after.focuses.length > had.focuses.length
  const exits = isTestPath(path) && after.exits.length > had.exits.length
  return [
    ...(focuses && focus !== undefined
      ? [
          {
            rule: 'test-focused' as const,
            message: `${path} focuses a test (${focus.text}), so others do not run`,
            path,
            line: focus.line,
            after: focus.text
          }
        ]
      : []),
    ...(exits && exit !== undefined
      ? [
          {
            rule: 'test-exits' as const,
            message: `${path} ends or bends the process by itself (${exit.text})`,
            path,
            line: exit.line,
            after: exit.text
          }
        ]
      : [])
  ]
}

function emptied(
  { path, before, after }: TestPair,
  helpers: ReadonlySet<string>
): readonly Found[] {
  if (before === undefined || after === undefined) return []
  const [had, has] = [before.assertions, after.assertions]
  const counts = {
    path,
    before: `${had} assertions`,
    after: `${has} assertions`
  }
  const hollow = hollowTest(before, after, helpers)
  const byHelpers = [...after.bodies.values()].some(body =>
    calls(body, helpers)
  )
  if (had > 0 && has === 0 && after.names.length > 0 && !byHelpers)
    return [
      {
        rule: 'assertions-emptied',
        message: `${path} asserted ${had} times and no longer asserts anything`,
        ...counts
      }
    ]
  if (hollow !== undefined)
    return [
      {
        rule: 'assertions-emptied',
        message: `the test ${hollow} of ${path} no longer asserts anything`,
        ...counts
      }
    ]
  return had - has >= 2 &&
    has * 2 <= had &&
    !byHelpers &&
    !hasMoreTables(before, after)
    ? [
        {
          rule: 'assertions-removed',
          message: `${path} has ${has} assertions where it had ${had}`,
          ...counts
        }
      ]
    : []
}

/** A test that asserted and no longer does, where the tests together assert less. */
function hollowTest(
  before: TestFacts,
  after: TestFacts,
  helpers: ReadonlySet<string>
): string | undefined {
  const inTests = ({ assertionsOf }: TestFacts): number =>
    [...assertionsOf.values()].reduce((sum, count) => sum + count, 0)
  if (inTests(after) >= inTests(before)) return undefined
  return [...before.assertionsOf].find(
    ([name, count]) =>
      count > 0 &&
      after.assertionsOf.get(name) === 0 &&
      !calls(after.bodies.get(name), helpers)
  )?.[0]
}

function removed(
  { path, before, after }: TestPair,
  cameWith: ReadonlyMap<string, number>,
  subjects: ReadonlySet<string>
): readonly Found[] {
  if (before === undefined || after === undefined) return []
  const kept = new Set(after.names)
  const lost = before.names.filter(
    name => !kept.has(name) && !cameWith.has(name)
  )
  // A test under a new name in the same file is a rename.
  if (lost.length === 0 || after.names.length >= before.names.length) return []
  const isLeft = lost.every(name => mentions(before.bodies.get(name), subjects))
  const fewer = before.names.length - after.names.length
  return [
    {
      rule: hasMoreTables(before, after)
        ? 'tests-merged'
        : isLeft
          ? 'test-deleted-with-source'
          : 'test-removed',
      message: `${path} has ${fewer} fewer ${fewer === 1 ? 'test' : 'tests'} (${lost.slice(0, 3).join(', ')})`,
      path,
      before: lost.join(', ')
    }
  ]
}

function hasMoreTables(before: TestFacts, after: TestFacts): boolean {
  return after.tables.length > before.tables.length
}

/** The first mark that there are more of than before. */
function newMark(
  before: TestFacts['skips'],
  after: TestFacts['skips']
): TestFacts['skips'][number] | undefined {
  const left = before.map(({ text }) => text)
  return (
    after.find(({ text }) => {
      const at = left.indexOf(text)
      if (at < 0) return true
      left.splice(at, 1)
      return false
    }) ?? after.at(-1)
  )
}
