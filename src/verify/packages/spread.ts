/** From what a change reaches first to all that it reaches: what depends on that, what lies in it, what holds it. */
import { foldersAbove } from '../project-files.ts'
import type { ReachReason } from './reach.ts'

/** Reached packages, each with the first reason that was found. */
export type Reasons = Map<string, ReachReason>

/** What the packages are to each other. */
export interface Relations {
  readonly packages: readonly string[]
  /** What each package depends on. */
  readonly needs: ReadonlyMap<string, ReadonlySet<string>>
}

/** What leads from one package to others. */
interface Ways {
  readonly dependants: ReadonlyMap<string, readonly string[]>
  /** Packages that lie in a package, at any depth. */
  readonly inner: ReadonlyMap<string, readonly string[]>
  readonly outer: ReadonlyMap<string, readonly string[]>
}

/**
 * Adds everything that packages reach.
 * @param reasons changed: packages that are reached already, with why
 * @param itself of these, the ones reached by more than a package inside them:
 *   their configuration, lock file or dependencies act on the packages inside
 */
export function spread(
  reasons: Reasons,
  itself: Iterable<string>,
  relations: Relations
): void {
  const ways = waysOf(relations)
  const whole = new Set(itself)
  const waiting = [...reasons.keys()]
  const add = (folder: string, on: string, isWhole: boolean): void => {
    const isNew = !reasons.has(folder)
    if (isNew) reasons.set(folder, { kind: 'depends', on })
    const isMore = isWhole && !whole.has(folder)
    if (isMore) whole.add(folder)
    if (isNew || isMore) waiting.push(folder)
  }
  for (let on = waiting.pop(); on !== undefined; on = waiting.pop()) {
    for (const folder of ways.dependants.get(on) ?? []) add(folder, on, true)
    // What runs for the outer package may run the inner one's tests too.
    for (const folder of ways.outer.get(on) ?? []) add(folder, on, false)
    if (!whole.has(on)) continue
    for (const folder of ways.inner.get(on) ?? []) add(folder, on, true)
  }
}

function waysOf({ packages, needs }: Relations): Ways {
  const isPackage = new Set(packages)
  const outer = new Map(
    packages.map(folder => [
      folder,
      foldersAbove(folder).filter(one => isPackage.has(one))
    ])
  )
  return { dependants: turned(needs), inner: turned(outer), outer }
}

/** From each value to the keys that have it. */
function turned(
  all: ReadonlyMap<string, Iterable<string>>
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const [key, values] of all)
    for (const value of values) {
      const known = found.get(value)
      if (known === undefined) found.set(value, [key])
      else known.push(key)
    }
  return found
}
