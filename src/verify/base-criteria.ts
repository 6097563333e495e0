/** What the base demands beside its presets, as one short value: its policy and its acceptance files. */
import { sha256 } from '../model/digest.ts'
import { POLICY_PATH } from '../policy/gate-policy.ts'
import { isAcceptancePath, isLoopState } from './acceptance-paths.ts'
import type { GatePolicy } from '../policy/gate-policy.ts'
import type { TreeEntry } from '../ports.ts'

/**
 * Names the policy, the acceptance files and the states of loops of a tree: two
 * trees have the same value only when all of these are the same files.
 * @param entries every file of the base's tree
 */
export function baseCriteria(
  entries: readonly TreeEntry[],
  policy: GatePolicy
): string {
  const isAcceptance = isAcceptancePath(policy.acceptance.files)
  const named = entries
    .filter(
      ({ path }) =>
        path === POLICY_PATH || isAcceptance(path) || isLoopState(path)
    )
    .map(({ path, mode, objectId }) => `${mode} ${objectId} ${path}`)
    .sort()
  return sha256(named.join('\n')).slice(0, 16)
}
