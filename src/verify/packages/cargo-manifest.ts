/** What a Cargo.toml depends on: by path, by name, or as the workspace above it says. */
import { parse } from 'smol-toml'

import {
  globsUpwards,
  isTable,
  pathsUpwards,
  tableAt,
  textsWithin,
  valueAt
} from './manifest.ts'
import type { Declaration, ManifestKind, Needs, Table } from './manifest.ts'

const DEPENDENCIES = [
  'dependencies',
  'dev-dependencies',
  'dev_dependencies',
  'build-dependencies',
  'build_dependencies'
]

/** The row of Cargo.toml. */
export const CARGO_MANIFEST: ManifestKind = {
  family: 'rust',
  file: 'Cargo.toml',
  read: readCargoToml
}

function readCargoToml(text: string): Declaration | undefined {
  const data = parsed(text)
  if (data === undefined) return undefined
  const name = valueAt(data, 'package', 'name')
  const entries = [data, ...Object.values(tableAt(data, 'target'))].flatMap(
    place => DEPENDENCIES.flatMap(key => Object.entries(tableAt(place, key)))
  )
  const needs = entries.map(dependency)
  return {
    calls: typeof name === 'string' ? [name] : [],
    needs: {
      names: needs.flatMap(one => one.names),
      paths: [
        ...needs.flatMap(one => one.paths),
        ...textsWithin(data).flatMap(pathsUpwards)
      ]
    },
    borrows: entries
      .filter(([, value]) => valueAt(value, 'workspace') === true)
      .map(([key]) => key),
    lends: new Map(
      Object.entries(tableAt(data, 'workspace', 'dependencies')).map(entry => [
        entry[0],
        dependency(entry)
      ])
    ),
    membersOutside: globsUpwards(valueAt(data, 'workspace', 'members'))
  }
}

function parsed(text: string): Table | undefined {
  try {
    return parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** `core = { path = "../core", package = "acme-core" }` */
function dependency([key, value]: readonly [string, unknown]): Needs {
  const [renamed, path] = isTable(value)
    ? [value['package'], value['path']]
    : [undefined, undefined]
  return {
    names: [typeof renamed === 'string' ? renamed : key],
    paths: typeof path === 'string' ? [path] : []
  }
}
