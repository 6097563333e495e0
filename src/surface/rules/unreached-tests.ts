/** Tests that stand, in a place or under a condition where their runner never comes to them (threat B7). */
import { failingConstraint, isForOtherSystem } from '../code/go-constraints.ts'
import { isTestPath, languageOf } from '../code/language.ts'
import { readCode } from '../code/tokens.ts'
import { folderOf, inFolder, nameOf, textOf, textsOf } from '../change.ts'
import { testPairs } from './test-pairs.ts'
import type { Found, SurfaceChange, SurfaceInput } from '../change.ts'

/** Why a runner passes by, and whether by the file's place or by what is in it. */
interface Unreached {
  readonly rule: 'test-renamed-away' | 'test-skipped'
  readonly why: string
}

/** Tests that a runner came to before, and no longer does. */
export function unreachedTests(input: SurfaceInput): readonly Found[] {
  const byPath = new Map(input.changes.map(change => [change.path, change]))
  const moved = testPairs(input.changes).flatMap(({ path, movedTo }) => {
    const from = byPath.get(path)
    const to = movedTo ?? from
    return from?.before === undefined || to?.after === undefined
      ? []
      : nowUnreached(from, to, input)
  })
  return [
    ...moved,
    ...input.changes.flatMap(change => [
      ...nestedModule(change, input),
      ...ignoredByModule(change),
      ...lostModules(change, input)
    ])
  ]
}

function nowUnreached(
  from: SurfaceChange,
  to: SurfaceChange,
  input: SurfaceInput
): readonly Found[] {
  const text = textOf(to.after) ?? ''
  const now = unreached(to.path, text, from.path, input)
  if (now === undefined) return []
  const was = unreached(from.path, textOf(from.before) ?? '', from.path, input)
  if (was !== undefined) return []
  return [
    {
      rule: now.rule,
      message: `the tests of ${to.path} are passed by: ${now.why}`,
      path: to.path,
      ...(from.path === to.path ? {} : { before: from.path, after: to.path })
    }
  ]
}

function unreached(
  path: string,
  text: string,
  from: string,
  input: SurfaceInput
): Unreached | undefined {
  const away = (why: string | undefined): Unreached | undefined =>
    why === undefined ? undefined : { rule: 'test-renamed-away', why }
  const language = languageOf(path)
  if (language === 'python') return away(passedByPytest(path, input))
  if (language === 'rust')
    return path === from || isDeclared(path, from, input)
      ? undefined
      : away('no changed file declares it as a module')
  if (language !== 'go') return undefined
  const constraint = failingConstraint(text, tagsOf(input))
  return (
    away(passedByGo(path)) ??
    (constraint === undefined
      ? undefined
      : { rule: 'test-skipped', why: `${constraint} does not hold` })
  )
}

// https://pkg.go.dev/cmd/go#hdr-Package_lists_and_patterns
function passedByGo(path: string): string | undefined {
  const hidden = path
    .split('/')
    .find(part => /^[_.]|^(?:testdata|vendor)$/.test(part))
  if (hidden !== undefined) return `go passes by what is named ${hidden}`
  return isForOtherSystem(path)
    ? 'its name says another system or machine'
    : undefined
}

function tagsOf({ commands }: SurfaceInput): ReadonlySet<string> {
  return new Set(
    commands.flatMap(({ command }) => [
      ...[...command.matchAll(/-tags[= ]["']?([\w,.]+)/g)].flatMap(found =>
        (found[1] ?? '').split(',')
      ),
      ...(/\s-race\b/.test(command) ? ['race'] : [])
    ])
  )
}

// https://docs.pytest.org/en/stable/reference/reference.html#confval-norecursedirs
const PYTEST_PASSES =
  /^(?:\..+|.*\.egg|_darcs|build|CVS|dist|node_modules|venv)$/

function passedByPytest(
  path: string,
  { basePaths, headPaths, commands }: SurfaceInput
): string | undefined {
  const hidden = folderOf(path)
    .split('/')
    .find(part => PYTEST_PASSES.test(part))
  if (hidden !== undefined) return `pytest passes by folders named ${hidden}`
  const name = nameOf(path)
  if (name !== 'tests.py') return undefined
  // Django's runner takes this name; then others of the project have it too, or a command says it.
  const isUsual =
    commands.some(({ command }) => command.includes('manage.py')) ||
    [...basePaths].some(
      one => one !== path && headPaths.has(one) && nameOf(one) === name
    )
  return isUsual ? undefined : `pytest takes no ${name} by itself`
}

/** Whether cargo comes to a moved file: by itself, at the same module, or by a module of a changed file. */
function isDeclared(
  path: string,
  from: string,
  { changes }: SurfaceInput
): boolean {
  const module = (one: string): string => one.replace(/(?:\/mod)?\.rs$/, '')
  if (
    /(?:^|\/)(?:tests|src\/bin)\/(?:[^/]+|[^/]+\/main)\.rs$/.test(path) ||
    /(?:^|\/)(?:lib|main)\.rs$/.test(path) ||
    module(path) === module(from)
  )
    return true
  const name = nameOf(module(path))
  const declares = new RegExp(` mod ${name} ;|${nameOf(path)}" \\]`)
  return changes.some(
    one =>
      languageOf(one.path) === 'rust' &&
      declares.test(readCode(textOf(one.after) ?? '', 'rust').words)
  )
}

/** A new go.mod takes its folder out of `./...` of the one above. */
function nestedModule(
  { path, before, after }: SurfaceChange,
  { basePaths, headPaths, commands }: SurfaceInput
): readonly Found[] {
  const folder = folderOf(path)
  const isNew = before === undefined && after !== undefined
  if (nameOf(path) !== 'go.mod' || !isNew || folder === '') return []
  const isCalled = commands.some(
    ({ command, cwd }) => cwd === folder || command.includes(folder)
  )
  const tests = [...basePaths].filter(
    one =>
      one.startsWith(`${folder}/`) &&
      one.endsWith('_test.go') &&
      headPaths.has(one) &&
      passedByGo(one) === undefined
  )
  return isCalled || tests.length === 0
    ? []
    : [
        {
          rule: 'test-renamed-away',
          message: `${path} is new and takes ${tests.length} ${tests.length === 1 ? 'file' : 'files'} of tests out of the module above`,
          path
        }
      ]
}

// https://go.dev/ref/mod#go-mod-file-ignore
function ignoredByModule(change: SurfaceChange): readonly Found[] {
  if (nameOf(change.path) !== 'go.mod') return []
  const texts = textsOf(change)
  const ignored = (text: string): readonly string[] =>
    [...text.matchAll(/^ignore\s+(?:\(([^)]*)\)|(\S+))/gm)].flatMap(found =>
      (found[1] ?? found[2] ?? '').split(/\s+/).filter(word => word !== '')
    )
  const had = ignored(texts?.before ?? '')
  const fresh = ignored(texts?.after ?? '').filter(one => !had.includes(one))
  return fresh.length === 0
    ? []
    : [
        {
          rule: 'test-renamed-away',
          message: `${change.path} lets go pass by ${fresh.slice(0, 5).join(', ')}`,
          path: change.path,
          after: fresh.join(' ')
        }
      ]
}

/** A module of tests that stands and is no longer declared. */
function lostModules(
  change: SurfaceChange,
  { changes, basePaths, headPaths }: SurfaceInput
): readonly Found[] {
  if (languageOf(change.path) !== 'rust' || change.after === undefined)
    return []
  const now = modulesOf(change.after)
  const lost = [...modulesOf(change.before)].filter(name => !now.has(name))
  return lost.flatMap(name => {
    const file = modulePlaces(change.path, name).find(
      one => basePaths.has(one) && headPaths.has(one)
    )
    const isElsewhere = changes.some(
      one =>
        one !== change &&
        languageOf(one.path) === 'rust' &&
        modulesOf(one.after).has(name)
    )
    return file === undefined || isElsewhere || !isTests(name, file)
      ? []
      : [
          {
            rule: 'test-renamed-away' as const,
            message: `${change.path} no longer declares ${name}, so the tests of ${file} are not compiled`,
            path: change.path,
            before: `mod ${name};`
          }
        ]
  })
}

function isTests(name: string, file: string): boolean {
  return /(?:^|_)tests?(?:_|$)/.test(name) || isTestPath(file)
}

function modulesOf(side: SurfaceChange['after']): ReadonlySet<string> {
  const { words } = readCode(textOf(side) ?? '', 'rust')
  return new Set([...words.matchAll(/ mod (\w+) ;/g)].map(one => one[1] ?? ''))
}

function modulePlaces(path: string, name: string): readonly string[] {
  const folder = /(?:^|\/)(?:lib|main|mod)\.rs$/.test(path)
    ? folderOf(path)
    : path.replace(/\.rs$/, '')
  const siblings = /(?:^|\/)tests\/[^/]+\.rs$/.test(path)
    ? [folderOf(path)]
    : []
  return [folder, ...siblings].flatMap(one => [
    inFolder(one, `${name}.rs`),
    inFolder(one, `${name}/mod.rs`)
  ])
}
