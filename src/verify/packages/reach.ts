/** Which packages a change reaches: its own folders, what depends on them, and everything where that cannot be told. */
import { packageGraph, packageOf } from './package-graph.ts'
import { matchesAny } from '../matches-any.ts'
import { foldersAbove } from '../project-files.ts'
import type { GatePolicy } from '../../policy/gate-policy.ts'
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
  /** Those of the base: a package that the change adds takes no file out of what concerns all. */
  readonly basePackages: ReadonlySet<string>
  /** Packages whose ecosystem declares nothing that the gate reads, with why. */
  readonly undeclared: ReadonlyMap<string, string>
}

type Reasons = Map<string, ReachReason>

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
  const { policy, packages, changedPaths } = request
  const isPackage = new Set(packages)
  const touched = new Set(
    changedPaths.flatMap(path =>
      foldersAbove(path).filter(folder => isPackage.has(folder))
    )
  )
  for (const folder of touched) reached.set(folder, { kind: 'changed' })
  const { needs, unknown } = graphOf(request)
  const hidden = [...touched].find(folder => unknown.has(folder))
  if (touched.size > 0)
    for (const folder of packages) {
      // A touched package that cannot be read may have any name, so anything may depend on it.
      const why = unknown.get(folder) ?? unknown.get(hidden ?? '')
      if (why !== undefined && !reached.has(folder))
        reached.set(folder, { kind: 'unknown', why })
    }
  for (const { folder, on } of policy.packages.dependsOn) {
    const path = changedPaths.find(touches(on))
    if (path === undefined) continue
    for (const one of packages.filter(matchesAny([folder])))
      if (!reached.has(one)) reached.set(one, { kind: 'depends', on: path })
  }
  spread(reached, dependantsOf(needs))
}

/** Whether a path matches a glob, or lies in a folder that does. */
function touches(globs: readonly string[]): (path: string) => boolean {
  const matches = matchesAny(globs)
  return path => [path, ...foldersAbove(path)].some(matches)
}

/** The manifests' graph, with what the policy declares beside it. */
function graphOf({ policy, base, head, packages, undeclared }: ReachRequest): {
  readonly needs: ReadonlyMap<string, ReadonlySet<string>>
  readonly unknown: ReadonlyMap<string, string>
} {
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
  const unknown = new Map([
    ...[...undeclared].filter(
      ([folder]) => !dependsOn.some(({ isMeant }) => isMeant(folder))
    ),
    ...graph.unknown
  ])
  return { needs, unknown }
}

function dependantsOf(
  needs: ReadonlyMap<string, ReadonlySet<string>>
): ReadonlyMap<string, readonly string[]> {
  const dependants = new Map<string, string[]>()
  for (const [folder, all] of needs)
    for (const one of all) {
      const known = dependants.get(one)
      if (known === undefined) dependants.set(one, [folder])
      else known.push(folder)
    }
  return dependants
}

/** From each reached package to those that depend on it, and on. */
function spread(
  reached: Reasons,
  dependants: ReadonlyMap<string, readonly string[]>
): void {
  const waiting = [...reached.keys()]
  for (let on = waiting.shift(); on !== undefined; on = waiting.shift())
    for (const folder of dependants.get(on) ?? [])
      if (!reached.has(folder)) {
        reached.set(folder, { kind: 'depends', on })
        waiting.push(folder)
      }
}
