/** One change of the tree as a mutation record, or as the gap that it leaves. */
import { EMPTY_DIGEST, sha256 } from '../model/digest.ts'
import type { MutationRecord } from '../model/ledger.ts'
import type { Gap } from '../model/observation.ts'
import type { TreeChange } from '../ports.ts'

const SUBMODULE = '160000'
const DELETION = '000000'

const TOOL_OF_MODE: ReadonlyMap<string, string> = new Map([
  ['100644', 'write'],
  ['100755', 'write+x'],
  ['120000', 'symlink'],
  [SUBMODULE, 'submodule'],
  [DELETION, 'delete']
])

/** What a change came to. */
export type Recorded =
  { readonly record: MutationRecord } | { readonly gap: Gap }

/**
 * The record of a change (design.md section 2): the mode names the tool; a
 * submodule's digest is that of its commit id in ASCII.
 * @param path the encoded path
 */
export function recordOf(change: TreeChange, path: string): Recorded {
  const tool = TOOL_OF_MODE.get(change.mode)
  if (tool === undefined)
    return {
      gap: {
        reason: `The mode ${change.mode} of ${path} is not known: a file, an executable file, a symbolic link or a submodule was expected. Rewrite that entry of the tree with git.`,
        path
      }
    }
  const digest = digestOf(change)
  if (digest === undefined)
    return {
      gap: {
        reason: `The content of ${path} (object ${change.objectId}) is not in this clone. Run: git fetch --refetch --no-filter origin`,
        path
      }
    }
  return { record: { tool, path, content_digest: digest } }
}

function digestOf(change: TreeChange): string | undefined {
  if (change.mode === DELETION) return EMPTY_DIGEST
  if (change.mode === SUBMODULE) return sha256(change.objectId)
  return change.missing === true ? undefined : change.contentDigest
}
