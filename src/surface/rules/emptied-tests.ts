/** Tests that assert less than before, and tests that a file no longer has. */
import { isNamedAsTest } from '../code/language.ts'
import { calls, mentions } from './test-subjects.ts'
import type { Found } from '../change.ts'
import type { TestFacts } from '../code/test-facts.ts'
import type { TestPair } from './test-pairs.ts'

/** A file, or a test of it, that asserted and no longer does. @param helpers names of functions that assert */
export function emptiedTests(
  { path, before, after }: TestPair,
  helpers: ReadonlySet<string>
): readonly Found[] {
  if (before === undefined || after === undefined) return []
  if (isReduced(path, before, after)) return []
  const [had, has] = [before.assertions, after.assertions]
  const counts = {
    path,
    before: `${had} assertions`,
    after: `${has} assertions`
  }
  const hollow = hollowTest(before, after, helpers)
  const byHelpers = [after.script, ...after.bodies.values()].some(body =>
    calls(body, helpers)
  )
  if (had > 0 && has === 0 && runsAsTest(path, before, after) && !byHelpers)
    return [
      {
        rule: 'assertions-emptied',
        message: `${path} asserted ${timesOf(had)} and no longer asserts anything`,
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
  return isHalved(had, has) && !byHelpers && !hasMoreTables(before, after)
    ? [
        {
          rule: 'assertions-removed',
          message: `${path} has ${has} assertions where it had ${had}`,
          ...counts
        }
      ]
    : []
}

function isHalved(had: number, has: number): boolean {
  return had - has >= 2 && has * 2 <= had
}

function timesOf(count: number): string {
  return count === 1 ? 'once' : `${count} times`
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

/** Tests that went nowhere else. @param subjects names of what the change takes away */
export function removedTests(
  { path, before, after }: TestPair,
  cameWith: ReadonlyMap<string, number>,
  subjects: ReadonlySet<string>
): readonly Found[] {
  if (before === undefined || after === undefined) return []
  if (isReduced(path, before, after))
    return [
      {
        rule: 'test-removed',
        message: `${path} has no code left but imports`,
        path
      }
    ]
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

/** A script that asserts without a test of its own is one too. */
function runsAsTest(
  path: string,
  before: TestFacts,
  after: TestFacts
): boolean {
  return (
    after.names.length > 0 || (before.names.length === 0 && isNamedAsTest(path))
  )
}

/** A file whose tests have no names to miss, and that has nothing but imports now. */
function isReduced(path: string, before: TestFacts, after: TestFacts): boolean {
  return (
    isNamedAsTest(path) &&
    before.names.length === 0 &&
    before.hasCode &&
    !after.hasCode
  )
}

function hasMoreTables(before: TestFacts, after: TestFacts): boolean {
  return after.tables.length > before.tables.length
}
