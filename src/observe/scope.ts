/** Which changed paths count: all but the harness's own and what the policy leaves out. */
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

/**
 * Makes the test where an encoded path belongs. The globs are compiled once,
 * and their library is loaded only when there are some: loading code is much of what a small
 * change costs.
 */
export async function scopeOf(scope: Scope): Promise<(path: string) => Place> {
  const isExcluded =
    scope.exclude.length === 0
      ? () => false
      : (await import('./excluded-paths.ts')).excludedPaths(scope.exclude)
  return path => {
    if (isHarnessPath(path)) return 'harness'
    return isExcluded(path) && !DEFINES_CHECKS.test(path)
      ? 'out_of_scope'
      : 'ledger'
  }
}
