/** Which changed paths count: all but the harness's own and what the policy leaves out. */
import { isHarnessPath } from '../model/harness-path.ts'
import { definesChecks } from '../policy/defines-checks.ts'
import type { GatePolicy } from '../policy/gate-policy.ts'

/** What the policy leaves out of the ledger. */
export interface Scope {
  /** Globs over encoded paths. */
  readonly exclude: readonly string[]
  /** Globs of acceptance files beside the usual ones: they are never left out. */
  readonly acceptanceFiles: readonly string[]
  /** Globs of package folders: what presets read there is never left out. */
  readonly packageFolders: readonly string[]
}

/** The scope without a policy. */
export const WHOLE_CHANGE: Scope = {
  exclude: [],
  acceptanceFiles: [],
  packageFolders: []
}

/** The scope that a policy gives. */
export function policyScope(policy: GatePolicy): Scope {
  return {
    exclude: policy.scope.exclude,
    acceptanceFiles: policy.acceptance.files,
    packageFolders: policy.packages.folders
  }
}

/** Where a path belongs. */
export type Place = 'ledger' | 'harness' | 'out_of_scope'

/**
 * Makes the test where an encoded path belongs. The globs are compiled once,
 * and their library is loaded only when there are some: loading code is much of what a small
 * change costs.
 */
export async function scopeOf(scope: Scope): Promise<(path: string) => Place> {
  const isExcluded =
    scope.exclude.length === 0
      ? () => false
      : (await import('./excluded-paths.ts')).excludedPaths(scope)
  return path => {
    if (isHarnessPath(path)) return 'harness'
    return isExcluded(path) && !definesChecks(path) ? 'out_of_scope' : 'ledger'
  }
}
