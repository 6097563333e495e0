/** Which added file takes the place of a deleted test: the ledger knows no renames. */
import { isTestPath, languageOf, mayHoldTests } from '../code/language.ts'
import { testFacts } from '../code/test-facts.ts'
import { nameOf, textOf } from '../change.ts'
import type { SurfaceChange } from '../change.ts'
import type { TestFacts } from '../code/test-facts.ts'

/** A file of tests before and after, under one name or two. */
export interface TestPair {
  /** Where to point. */
  readonly path: string
  readonly before: TestFacts | undefined
  readonly after: TestFacts | undefined
  /** The file that took the place of a deleted one. */
  readonly movedTo?: SurfaceChange
}

/** Every changed file of tests, deleted ones with what replaced them. */
export function testPairs(
  changes: readonly SurfaceChange[]
): readonly TestPair[] {
  const tests = changes.filter(({ path }) => mayHoldTests(path))
  const added = changes.filter(({ before }) => before === undefined)
  const taken = new Set<SurfaceChange>()
  const deleted = tests
    .filter(change => change.after === undefined)
    .map(change => {
      const movedTo = replacement(change, added, taken)
      if (movedTo !== undefined) taken.add(movedTo)
      return {
        path: change.path,
        before: factsOf(change.path, textOf(change.before)),
        after:
          movedTo === undefined
            ? undefined
            : factsOf(movedTo.path, textOf(movedTo.after)),
        ...(movedTo === undefined ? {} : { movedTo })
      }
    })
  const kept = tests
    .filter(change => change.after !== undefined && !taken.has(change))
    .map(({ path, before, after }) => ({
      path,
      before: before && factsOf(path, textOf(before)),
      after: factsOf(path, textOf(after))
    }))
  return [...deleted, ...kept]
}

function factsOf(
  path: string,
  text: string | undefined
): TestFacts | undefined {
  const language = languageOf(path)
  return language === undefined || text === undefined
    ? undefined
    : testFacts(text, language)
}

/** The same bytes, the same name, or the same name but for its ending; a test before anything else. */
function replacement(
  deleted: SurfaceChange,
  added: readonly SurfaceChange[],
  taken: ReadonlySet<SurfaceChange>
): SurfaceChange | undefined {
  const free = added
    .filter(one => !taken.has(one))
    .sort((a, b) => Number(isTestPath(b.path)) - Number(isTestPath(a.path)))
  const same = (one: SurfaceChange): boolean =>
    one.after?.objectId === deleted.before?.objectId
  const inTests = free.filter(({ path }) => isTestPath(path))
  return (
    free.find(same) ??
    inTests.find(({ path }) => nameOf(path) === nameOf(deleted.path)) ??
    inTests.find(({ path }) => stemOf(path) === stemOf(deleted.path)) ??
    inTests.find(one => sharesTests(deleted, one))
  )
}

function sharesTests(deleted: SurfaceChange, added: SurfaceChange): boolean {
  const names = factsOf(deleted.path, textOf(deleted.before))?.names ?? []
  const others = new Set(factsOf(added.path, textOf(added.after))?.names)
  const shared = names.filter(name => others.has(name))
  return names.length > 0 && shared.length * 2 >= names.length
}

/** A test's name without its folder, its ending and the word that makes it a test. */
export function stemOf(path: string): string {
  return nameOf(path)
    .replace(/\.[^.]+$/, '')
    .replace(
      /^test_|[._-](?:test|tests|spec|cy|e2e)$|(?:Tests?|IT|Spec|TestCase)$/gi,
      ''
    )
    .toLowerCase()
}
