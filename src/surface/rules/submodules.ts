/** Submodules: what they hold is not in the ledger (threat E8). */
import { nameOf } from '../change.ts'
import type { Found, SurfaceChange, SurfaceInput } from '../change.ts'

const GITLINK = '160000'

/** Gitlinks and .gitmodules that the change touches. */
export function submoduleChanges({ changes }: SurfaceInput): readonly Found[] {
  return changes.flatMap(submodule)
}

function submodule(change: SurfaceChange): readonly Found[] {
  const { path, before, after } = change
  if (nameOf(path).toLowerCase() === '.gitmodules')
    return [
      {
        rule: 'submodule-changed',
        message: `${path} is ${verb(change)}: it says where submodules come from`,
        path
      }
    ]
  if (before?.mode !== GITLINK && after?.mode !== GITLINK) return []
  return [
    {
      rule: 'submodule-changed',
      message: `the submodule ${path} is ${verb(change)}; what it holds is not in the ledger`,
      path,
      before: before?.objectId,
      after: after?.objectId
    }
  ]
}

function verb({ before, after }: SurfaceChange): string {
  if (before === undefined) return 'added'
  return after === undefined ? 'removed' : 'changed'
}
