/** The globs of a scope, compiled. */
import { Minimatch } from 'minimatch'

// As every glob of the policy: a leading `!` or `#` has no meaning, and no file is hidden by its dot.
const OPTIONS = { dot: true, nonegate: true, nocomment: true } as const

/** Makes the test whether an encoded path matches one of the globs. */
export function excludedPaths(
  globs: readonly string[]
): (path: string) => boolean {
  const compiled = globs.map(glob => new Minimatch(glob, OPTIONS))
  return path => compiled.some(glob => glob.match(path))
}
