/** Which packages a change reaches: its own folders, what depends on them, and everything where that cannot be told. */
import { packageGraph, packageOf } from './package-graph.ts'
import { spread } from './spread.ts'
import { matchesAny } from '../matches-any.ts'
import { foldersAbove } from '../project-files.ts'
import type { GatePolicy } from '../../policy/gate-policy.ts'
import type { Reasons } from './spread.ts'
import type { ProjectFiles } from '../project-files.ts'

/** Why a package is planned. */
export type ReachReason =
  | { readonly kind: 'changed' | 'always' }
  /** A file outside every package of the base was changed. */
  | { readonly kind: 'outside'; readonly path: string }
  | { readonly kind: 'depends'; readonly on: string }
  /** What it depends on, or what depends on a changed package, cannot be known. */
  | { readonly kind: 'unknown'; readonly why: string }

/** What the change reaches. */
export interface Reach {
  /** Reached packages, each with the first reason that was found. */
  readonly reached: ReadonlyMap<string, ReachReason>
  /** The others, in the order given. */
  readonly left: readonly string[]
}

/** What is asked. */
export interface ReachRequest {
  readonly policy: GatePolicy
  readonly base: ProjectFiles
  readonly head: ProjectFiles
  /** Encoded paths of the ledger. */
  readonly changedPaths: readonly string[]
  /** Package folders of base ∪ head. */
  readonly packages: readonly string[]
  /** Those of the base that still are packages, or are gone: one that the change adds takes no file out of what concerns all. */
  readonly basePackages: ReadonlySet<string>
  /** Packages whose ecosystem declares nothing that the gate reads, with why. */
  readonly undeclared: ReadonlyMap<string, string>
  /** The families whose manifests must say what a package's checks depend on: of the base, of the head. */
  readonly families: (folder: string) => readonly ReadonlySet<string>[]
}

type Reason = readonly [string, ReachReason]

/** Finds what a change reaches. Pure. */
export function reachOf(request: ReachRequest): Reach {
  const { packages } = request
  const reached: Reasons = new Map()
  const outside = pathOutside(request)
  if (outside !== undefined)
    for (const folder of packages)
      reached.set(folder, { kind: 'outside', path: outside })
  else reachFromChanges(request, reached)
  const isAlways = matchesAny(request.policy.packages.always)
  for (const folder of packages.filter(isAlways))
    if (!reached.has(folder)) reached.set(folder, { kind: 'always' })
  return { reached, left: packages.filter(folder => !reached.has(folder)) }
}

/** The first changed path that no package of the base holds: it may concern every package. */
function pathOutside({
  policy,
  changedPaths,
  basePackages
}: ReachRequest): string | undefined {
  const isApart = matchesAny(policy.packages.apart)
  return changedPaths.find(
    path => packageOf(path, basePackages) === undefined && !isApart(path)
  )
}

function reachFromChanges(request: ReachRequest, reached: Reasons): void {
  const { packages } = request
  const { touched, itself } = touchedBy(request)
  for (const folder of touched) reached.set(folder, { kind: 'changed' })
  const { needs, unknown, hidden } = graphOf(request)
  const more = [
    ...(touched.size === 0
      ? []
      : unknownReasons(packages, unknown, firstOf(touched, hidden))),
    ...declaredReasons(request)
  ]
  for (const [folder, reason] of more) {
    if (!reached.has(folder)) reached.set(folder, reason)
    itself.add(folder)
  }
  spread(reached, itself, { packages, needs })
}

/** Packages that may depend on a touched one; all of them where a touched one may have any name. */
function unknownReasons(
  packages: readonly string[],
  unknown: ReadonlyMap<string, string>,
  whyAll: string | undefined
): readonly Reason[] {
  return packages.flatMap((folder): readonly Reason[] => {
    const why = unknown.get(folder) ?? whyAll
    return why === undefined ? [] : [[folder, { kind: 'unknown', why }]]
  })
}

/** What the policy says depends on a changed path. */
function declaredReasons({
  policy,
  packages,
  changedPaths
}: ReachRequest): readonly Reason[] {
  return policy.packages.dependsOn.flatMap(({ folder, on }) => {
    const path = changedPaths.find(touches(on))
    return path === undefined
      ? []
      : packages
          .filter(matchesAny([folder]))
          .map((one): Reason => [one, { kind: 'depends', on: path }])
  })
}

/** Packages with a changed file at any depth, and those with one that no package inside them holds. */
function touchedBy({ packages, basePackages, changedPaths }: ReachRequest): {
  readonly touched: ReadonlySet<string>
  readonly itself: Set<string>
} {
  const isPackage = new Set(packages)
  const touched = new Set<string>()
  const itself = new Set<string>()
  for (const path of changedPaths) {
    const holders = foldersAbove(path).filter(folder => isPackage.has(folder))
    for (const folder of holders) touched.add(folder)
    // A package that the change adds takes no file out of the one around it.
    const nearest = holders.find(folder => basePackages.has(folder)) ?? ''
    for (const folder of holders)
      if (folder.startsWith(nearest)) itself.add(folder)
  }
  return { touched, itself }
}

/** Whether a path matches a glob, or lies in a folder that does. */
function touches(globs: readonly string[]): (path: string) => boolean {
  const matches = matchesAny(globs)
  return path => [path, ...foldersAbove(path)].some(matches)
}

/** The manifests' graph, with what the policy declares beside it. */
interface Graph {
  readonly needs: ReadonlyMap<string, ReadonlySet<string>>
  /** Packages that may depend on any other, with why. */
  readonly unknown: ReadonlyMap<string, string>
  /** Packages that others may depend on by a name that is not known, with why. */
  readonly hidden: ReadonlyMap<string, string>
}

function graphOf(request: ReachRequest): Graph {
  const { policy, base, head, packages, undeclared, families } = request
  const dependsOn = policy.packages.dependsOn.map(({ folder, on }) => ({
    isMeant: matchesAny([folder]),
    needed: packages.filter(touches(on))
  }))
  const graph = packageGraph(packages, [base, head])
  const needs = new Map(
    [...graph.needs].map(([folder, found]): [string, ReadonlySet<string>] => {
      const declared = dependsOn
        .filter(({ isMeant }) => isMeant(folder))
        .flatMap(({ needed }) => needed)
      return [folder, new Set([...found, ...declared])]
    })
  )
  const isOpen = ([folder]: readonly [string, unknown]): boolean =>
    !dependsOn.some(({ isMeant }) => isMeant(folder))
  const gaps = [...graph.gaps].flatMap(([folder, sides]) =>
    families(folder).flatMap((wanted, side) =>
      [...(sides[side] ?? [])]
        .filter(([family]) => wanted.has(family))
        .map(([, gap]) => [folder, gap] as const)
    )
  )
  const whys = gaps.map(([folder, { why }]) => [folder, why] as const)
  const nameless = gaps
    .filter(([, { isNameless }]) => isNameless)
    .map(([folder, { why }]) => [folder, why] as const)
  const opaque = [...undeclared].filter(isOpen)
  return {
    needs,
    unknown: new Map([...whys.filter(isOpen), ...opaque, ...graph.unknown]),
    hidden: new Map([...nameless, ...opaque, ...graph.unknown])
  }
}

function firstOf(
  folders: ReadonlySet<string>,
  whys: ReadonlyMap<string, string>
): string | undefined {
  for (const folder of folders) if (whys.has(folder)) return whys.get(folder)
  return undefined
}
