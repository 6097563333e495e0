/** Files of the surface that no rule can look at. */
import { isSurface } from '../surface-paths.ts'
import type { Found, SurfaceChange, SurfaceInput } from '../change.ts'

/** What cannot be read is not known to be harmless. */
export function unreadableFiles({ changes }: SurfaceInput): readonly Found[] {
  return changes.filter(({ path }) => isSurface(path)).flatMap(unreadable)
}

function unreadable({ path, before, after }: SurfaceChange): readonly Found[] {
  const content = [after, before].find(
    file => file?.content?.kind === 'broken'
  )?.content
  if (content?.kind !== 'broken') return []
  const side = after?.content?.kind === 'broken' ? '' : ', before the change'
  return [
    {
      rule: 'surface-unreadable',
      message: `${path} ${content.why}${side}, so no rule can say what the change does to it`,
      path
    }
  ]
}
