/** What a package.json depends on: workspaces of npm, yarn, pnpm and bun link by name or by path. */
import {
  globsUpwards,
  isTable,
  pathsUpwards,
  tableAt,
  textsWithin,
  valueAt
} from './manifest.ts'
import type { Declaration, ManifestKind, Needs } from './manifest.ts'

const DEPENDENCIES = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies'
]
// They put something else in the place of a dependency, for the whole workspace.
const REPLACEMENTS = [
  ['overrides'],
  ['resolutions'],
  ['pnpm', 'overrides'],
  ['pnpm', 'packageExtensions'],
  ['catalog'],
  ['catalogs'],
  ['workspaces', 'catalog'],
  ['workspaces', 'catalogs']
]
// What only people read.
const PROSE = new Set(['name', 'version', 'description', 'keywords', 'license'])

/** The row of package.json. */
export const NODE_MANIFEST: ManifestKind = {
  family: 'node',
  file: 'package.json',
  read: readPackageJson
}

function readPackageJson(text: string): Declaration | undefined {
  const data = parsed(text)
  if (!isTable(data)) return undefined
  const name = data['name']
  const entries = DEPENDENCIES.flatMap(key =>
    Object.entries(tableAt(data, key))
  )
  const wanted = joined([
    ...entries.map(([key, value]) => ({
      names: [key, ...aliases(value)],
      paths: paths(value)
    })),
    ...REPLACEMENTS.map(keys => replacedBy(valueAt(data, ...keys)))
  ])
  const rest = textsWithin(
    Object.entries(data).flatMap(([key, value]) =>
      PROSE.has(key) ? [] : [value]
    )
  )
  return {
    calls: typeof name === 'string' ? [name] : [],
    needs: {
      // A script names the package that it filters by, a preset the one that it extends.
      names: [...wanted.names, ...rest.flatMap(words)],
      paths: [...wanted.paths, ...rest.flatMap(pathsUpwards)]
    },
    // Node looks for modules in every folder above.
    below: wanted,
    membersOutside: globsUpwards(
      valueAt(data, 'workspaces', 'packages') ?? data['workspaces']
    )
  }
}

/** What stands in for a dependency under any key of a value. */
export function replacedBy(value: unknown): Needs {
  const texts = textsWithin(value)
  return { names: texts.flatMap(aliases), paths: texts.flatMap(paths) }
}

function words(text: string): readonly string[] {
  return text.split(/[\s"'`=:#,;|&()!]+/).filter(word => word !== '')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** `core` of `npm:core@^1` and `workspace:core@*`. */
function aliases(value: unknown): readonly string[] {
  if (typeof value !== 'string') return []
  const name = /^(?:npm|workspace|patch):(@?[^@]+)(?:@|$)/.exec(value)?.[1]
  return name === undefined ? [] : [name]
}

/** `../core` of `file:../core`; yarn's `workspace:packages/core` is relative to the root. */
function paths(value: unknown): readonly string[] {
  if (typeof value !== 'string') return []
  const [, prefix, path = ''] =
    /^(file:|link:|portal:|workspace:)?(.*)$/.exec(value) ?? []
  if (prefix === undefined)
    return /^\.\.?\//.test(path) ? [path.split('::')[0] ?? ''] : []
  if (prefix !== 'workspace:') return [path.split('::')[0] ?? '']
  // `workspace:*` and `workspace:core@*` say which version.
  const place = path.replace(/^[*^~<>=].*$|@[^/]*$/, '')
  return place === '' ? [] : [place, `/${place}`]
}

function joined(all: readonly Needs[]): Needs {
  return {
    names: all.flatMap(one => one.names),
    paths: all.flatMap(one => one.paths)
  }
}
