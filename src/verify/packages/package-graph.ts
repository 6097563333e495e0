/** Which package depends on which, from base ∪ head: an edge that the change drops still counts. */
import { callOf, declaredNeeds } from './declared-needs.ts'
import { foldersAbove, pathIn } from '../project-files.ts'
import { normalPath } from '../../policy/normal-path.ts'
import { encodePath } from '../../model/path.ts'
import type { DeclaredNeeds, Need } from './declared-needs.ts'
import type { ProjectFiles } from '../project-files.ts'

/** What is known of the packages' dependencies. */
export interface PackageGraph {
  /** Direct dependencies of each package, itself left out. */
  readonly needs: ReadonlyMap<string, ReadonlySet<string>>
  /** Packages of which a manifest cannot be read on a side, with why. */
  readonly unknown: ReadonlyMap<string, string>
  /** What each package's manifests leave open, one value a side. */
  readonly gaps: ReadonlyMap<string, readonly DeclaredNeeds['gaps'][]>
}

/** The graph of some package folders. Pure. */
export function packageGraph(
  packages: readonly string[],
  sides: readonly ProjectFiles[]
): PackageGraph {
  const isPackage = new Set(packages)
  const readers = sides.map(declaredNeeds)
  const declared = packages.map(
    folder => [folder, readers.map(read => read(folder))] as const
  )
  const called = foldersByCall(declared)
  const linked = sides.map(side => linkedFolders(side, isPackage))
  const everywhere = declared
    .filter(([, says]) => says.some(one => one.reachesOutside))
    .map(([folder]) => folder)
  const needs = declared.map(([folder, says]): [string, Set<string>] => {
    const found = says
      .flatMap(one => one.needs)
      .flatMap(need => foldersOf(need, called, isPackage))
    const links = linked.flatMap(link => [
      ...(link.get(folder) ?? []),
      // A link outside every package may be used by each.
      ...(link.get('') ?? [])
    ])
    const all = new Set([...found, ...links, ...everywhere])
    all.delete(folder)
    return [folder, all]
  })
  const unknown = declared.flatMap(([folder, says]): [string, string][] => {
    const why = says.find(one => one.unknown !== undefined)?.unknown
    return why === undefined ? [] : [[folder, why]]
  })
  const gaps = declared.map(
    ([folder, says]) => [folder, says.map(one => one.gaps)] as const
  )
  return {
    needs: new Map(needs),
    unknown: new Map(unknown),
    gaps: new Map(gaps)
  }
}

/** The nearest folder above a path that is a package; undefined for none. */
export function packageOf(
  path: string,
  isPackage: ReadonlySet<string>
): string | undefined {
  return foldersAbove(path).find(folder => isPackage.has(folder))
}

function foldersByCall(
  declared: readonly (readonly [string, readonly DeclaredNeeds[]])[]
): ReadonlyMap<string, readonly string[]> {
  const called = new Map<string, string[]>()
  for (const [folder, says] of declared)
    for (const call of new Set(says.flatMap(one => one.calls))) {
      const folders = called.get(call)
      if (folders === undefined) called.set(call, [folder])
      else folders.push(folder)
    }
  return called
}

function foldersOf(
  need: Need,
  called: ReadonlyMap<string, readonly string[]>,
  isPackage: ReadonlySet<string>
): readonly string[] {
  if (need.kind === 'name')
    return called.get(callOf(need.family, need.name)) ?? []
  const from = need.path.startsWith('/') ? '' : need.from
  // What stands before a glob leads as far as it is known.
  const path = need.path.replace(/[^/]*[*?{[].*$/, '')
  return reachedBy(encoded(normalPath(pathIn(from, path))), isPackage)
}

/** The package that a path is or lies in, and those that lie in it. */
function reachedBy(
  path: string,
  isPackage: ReadonlySet<string>
): readonly string[] {
  const around = isPackage.has(path) ? path : packageOf(path, isPackage)
  const inside = [...isPackage].filter(
    folder => path === '' || folder.startsWith(`${path}/`)
  )
  return around === undefined ? inside : [around, ...inside]
}

/** Packages that links lead into, by the package that the link lies in; empty for none. */
function linkedFolders(
  { links }: ProjectFiles,
  isPackage: ReadonlySet<string>
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const [path, target] of links ?? []) {
    const to = targetOf(path, target)
    const from = packageOf(path, isPackage) ?? ''
    const known = found.get(from) ?? []
    found.set(from, [...known, ...reachedBy(to, isPackage)])
  }
  return found
}

/** Where a link leads; the root, so everywhere, when that cannot be told. */
function targetOf(path: string, target: string | undefined): string {
  return target === undefined || target.startsWith('/')
    ? ''
    : encoded(normalPath(pathIn(foldersAbove(path)[0] ?? '', target)))
}

// A manifest writes a path as it is; the ledger encodes it.
function encoded(path: string): string {
  return encodePath(new TextEncoder().encode(path))
}
