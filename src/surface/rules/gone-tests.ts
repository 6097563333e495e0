/** Test files that are deleted, or moved to where no runner looks for them. */
import { isNamedAsTest, isTestPath, languageOf } from '../code/language.ts'
import { stemOf } from './test-pairs.ts'
import type { Found, SurfaceChange, SurfaceInput } from '../change.ts'
import type { TestPair } from './test-pairs.ts'

/** A test file that is gone from its place, unless its tests came elsewhere. */
export function goneTests(
  { path, before, after, movedTo }: TestPair,
  { changes, manifests }: Pick<SurfaceInput, 'changes' | 'manifests'>,
  /** Assertions of the tests that came elsewhere, by name. */
  cameWith: ReadonlyMap<string, number>
): readonly Found[] {
  const held =
    before !== undefined &&
    // A runner runs a file of that name, whatever of it can be counted.
    (before.names.length + before.assertions > 0 ||
      (isNamedAsTest(path) && before.hasCode))
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
  const counted = countOf(before.names.length)
  return source === undefined
    ? [
        {
          rule: 'test-deleted',
          message: `${path} is deleted${counted}, and nothing takes its place`,
          path
        }
      ]
    : [
        {
          rule: 'test-deleted-with-source',
          message: `${path} is deleted${counted}, together with ${source.path}`,
          path
        }
      ]
}

function countOf(tests: number): string {
  if (tests === 0) return ''
  return ` with ${tests} ${tests === 1 ? 'test' : 'tests'}`
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
