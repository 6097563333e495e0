/** Which changed paths count: all but the harness's own and what the policy leaves out. */
import { Minimatch } from 'minimatch'

import { isHarnessPath } from '../model/harness-path.ts'

/** What the policy leaves out of the ledger. */
export interface Scope {
  /** Globs over encoded paths. */
  readonly exclude: readonly string[]
}

/** Where a path belongs. */
export type Place = 'ledger' | 'harness' | 'out_of_scope'

// Paths that define checks: no policy can take them out (threat B2). Any case, since a
// file system that ignores case would read them too.
const DEFINES_CHECKS = /^\.github\/|(?:^|\/)acceptance\.md$|^\.a3s\/loops\//i

const GLOB_OPTIONS = { dot: true, nonegate: true, nocomment: true } as const

/**
 * Makes the test of a path. The globs are compiled once.
 * @returns the place of an encoded path
 */
export function scopeOf(scope: Scope): (path: string) => Place {
  const globs = scope.exclude.map(
    pattern => new Minimatch(pattern, GLOB_OPTIONS)
  )
  return path => {
    if (isHarnessPath(path)) return 'harness'
    if (globs.length === 0 || DEFINES_CHECKS.test(path)) return 'ledger'
    return globs.some(glob => glob.match(path)) ? 'out_of_scope' : 'ledger'
  }
}
