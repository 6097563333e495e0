/** The one way in which the globs of a policy match paths. */
import { Minimatch } from 'minimatch'

// A leading `!` or `#` has no meaning, and no file is hidden by its dot.
const OPTIONS = { dot: true, nonegate: true, nocomment: true } as const

/**
 * Makes the test whether a path matches one of the globs. They are compiled once.
 * @returns a test of a path, encoded as in the ledger
 */
export function matchesAny(
  globs: readonly string[]
): (path: string) => boolean {
  const compiled = globs.map(glob => new Minimatch(glob, OPTIONS))
  return path => compiled.some(glob => glob.match(path))
}
