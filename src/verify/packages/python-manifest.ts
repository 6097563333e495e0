/** What a pyproject.toml or a requirements file depends on: by name, or by path. */
import { parse } from 'smol-toml'

import {
  pathsUpwards,
  tableAt,
  textsOf,
  textsWithin,
  valueAt,
  valuesWithin
} from './manifest.ts'
import type { Declaration, ManifestKind, Table } from './manifest.ts'

/** The row of pyproject.toml. */
export const PYTHON_MANIFEST: ManifestKind = {
  family: 'python',
  file: 'pyproject.toml',
  read: readPyproject
}

/** Rows of requirements files by their usual names. */
export const REQUIREMENTS_MANIFESTS: readonly ManifestKind[] = [
  'requirements.txt',
  'requirements-dev.txt'
].map(file => ({ family: 'python', file, read: readRequirements }))

function readPyproject(text: string): Declaration | undefined {
  const data = parsed(text)
  if (data === undefined) return undefined
  const tool = tableAt(data, 'tool')
  const own = [
    valueAt(data, 'project', 'name'),
    valueAt(tool, 'poetry', 'name')
  ]
  // Tools share one environment in a workspace: what the root wants, all get.
  const wanted = {
    names: [...requirements(data, tool), ...poetryNames(tool)].flatMap(
      requiredName
    ),
    paths: sourcePaths(tool)
  }
  return {
    calls: own.flatMap(name =>
      typeof name === 'string' ? requiredName(name) : []
    ),
    needs: {
      names: wanted.names,
      paths: [...wanted.paths, ...textsWithin(data).flatMap(pathsUpwards)]
    },
    below: wanted
  }
}

function readRequirements(text: string): Declaration {
  const lines = text.split(/\r?\n/)
  return {
    calls: [],
    needs: {
      names: lines.flatMap(requiredName),
      paths: lines.flatMap(pathsUpwards)
    }
  }
}

function parsed(text: string): Table | undefined {
  try {
    return parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** Requirements of PEP 508 in every list that has some. */
function requirements(data: Table, tool: Table): readonly string[] {
  const lists = [
    valueAt(data, 'project', 'dependencies'),
    valueAt(data, 'build-system', 'requires'),
    valueAt(tool, 'uv', 'dev-dependencies'),
    ...Object.values(tableAt(data, 'project', 'optional-dependencies')),
    ...Object.values(tableAt(data, 'dependency-groups')),
    ...Object.values(tableAt(tool, 'pdm', 'dev-dependencies')),
    ...Object.values(tableAt(tool, 'hatch', 'envs')).flatMap(environment => [
      valueAt(environment, 'dependencies'),
      valueAt(environment, 'extra-dependencies')
    ])
  ]
  return lists.flatMap(textsOf)
}

function poetryNames(tool: Table): readonly string[] {
  const poetry = tableAt(tool, 'poetry')
  const groups = Object.values(tableAt(poetry, 'group'))
  return [poetry, ...groups]
    .flatMap(place => [
      tableAt(place, 'dependencies'),
      tableAt(place, 'dev-dependencies')
    ])
    .concat(tableAt(tool, 'uv', 'sources'))
    .flatMap(Object.keys)
}

/** Folders of `{ path = "…" }`, as the sources of uv and poetry write them. */
function sourcePaths(tool: Table): readonly string[] {
  return valuesWithin([tool['uv'], tool['poetry']]).flatMap(value => {
    const path = valueAt(value, 'path')
    return typeof path === 'string' ? [path] : []
  })
}

/** The name in front of a requirement, normalised as PEP 503 says; none where there is none. */
function requiredName(requirement: string): readonly string[] {
  const name = /^\s*([A-Za-z0-9][\w.-]*)/.exec(requirement)?.[1]
  return name === undefined ? [] : [name.replace(/[-_.]+/g, '-').toLowerCase()]
}
