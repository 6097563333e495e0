/** The one way in which the globs of a policy match paths. */
import { minimatch } from 'minimatch'

// A leading `!` or `#` has no meaning, and no file is hidden by its dot.
const OPTIONS = { dot: true, nonegate: true, nocomment: true } as const

/** Whether a path, encoded as in the ledger, matches one of the globs. */
export function matchesAny(path: string, globs: readonly string[]): boolean {
  return globs.some(glob => minimatch(path, glob, OPTIONS))
}
