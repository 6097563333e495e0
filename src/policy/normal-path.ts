/** Relative paths without detours, as text alone: nothing is looked up. */

/**
 * Takes `.` , empty names and `name/..` out of a relative path.
 * @returns the shortest form; empty for the root, beginning with `..` when it leaves the root
 */
export function normalPath(written: string): string {
  const names: string[] = []
  for (const name of written.split('/')) {
    if (name === '' || name === '.') continue
    const canGoUp = names.length > 0 && names.at(-1) !== '..'
    if (name === '..' && canGoUp) names.pop()
    else names.push(name)
  }
  return names.join('/')
}

/** Whether a path is absolute or leads out of the root that it is relative to. */
export function leavesRoot(written: string): boolean {
  return written.startsWith('/') || normalPath(written).split('/')[0] === '..'
}
