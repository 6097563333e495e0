/** What a package.json depends on: workspaces of npm, yarn, pnpm and bun link by name or by path. */
import {
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
const REPLACEMENTS = [['overrides'], ['resolutions'], ['pnpm', 'overrides']]

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
    ...REPLACEMENTS.flatMap(keys => textsWithin(valueAt(data, ...keys))).map(
      value => ({ names: aliases(value), paths: paths(value) })
    )
  ])
  return {
    calls: typeof name === 'string' ? [name] : [],
    needs: {
      names: wanted.names,
      paths: [...wanted.paths, ...textsWithin(data).flatMap(pathsUpwards)]
    },
    // Node looks for modules in every folder above.
    below: wanted
  }
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
  const name = /^(?:npm|workspace):(@?[^@]+)(?:@|$)/.exec(value)?.[1]
  return name === undefined ? [] : [name]
}

/** `../core` of `file:../core`; yarn's `workspace:packages/core` is relative to the root. */
function paths(value: unknown): readonly string[] {
  if (typeof value !== 'string') return []
  const [, prefix, path = ''] =
    /^(file:|link:|portal:|workspace:)?(.*)$/.exec(value) ?? []
  if (prefix === undefined)
    return /^\.\.?\//.test(path) ? [path.split('::')[0] ?? ''] : []
  return prefix === 'workspace:'
    ? [path, `/${path}`]
    : [path.split('::')[0] ?? '']
}

function joined(all: readonly Needs[]): Needs {
  return {
    names: all.flatMap(one => one.names),
    paths: all.flatMap(one => one.paths)
  }
}
