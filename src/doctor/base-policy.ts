/** The policy of the base branch as `doctor` sees it: the one that counts for every pull request. */
import { GateError } from '../errors.ts'
import { readPolicy } from '../policy/read-policy.ts'
import type { Problem } from '../errors.ts'
import type { TreeFiles } from '../ports.ts'
import type { GatePolicy } from '../policy/gate-policy.ts'

/** What the clone knows of it. */
export type BasePolicy =
  /** There is no commit yet. */
  | { readonly kind: 'unborn' }
  /** `why` is a sentence. */
  | { readonly kind: 'unknown'; readonly why: string }
  | {
      readonly kind: 'policy'
      /** Name of the base branch. */
      readonly branch: string
      readonly policy: GatePolicy
      readonly written: boolean
    }
  | {
      readonly kind: 'broken'
      readonly branch: string
      readonly problems: readonly Problem[]
    }

/**
 * Reads it as a run of the gate would.
 * @param commit the base tip
 */
export async function basePolicyAt(
  files: TreeFiles,
  commit: string,
  branch: string
): Promise<BasePolicy> {
  const entries = await files.list(commit)
  try {
    const { policy, source } = await readPolicy(files, commit, entries)
    return { kind: 'policy', branch, policy, written: source === 'file' }
  } catch (thrown) {
    if (!(thrown instanceof GateError)) throw thrown
    const { problems, message } = thrown
    return {
      kind: 'broken',
      branch,
      problems: problems.length > 0 ? problems : [{ path: '', message }]
    }
  }
}
