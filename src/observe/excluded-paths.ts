/** The globs of a scope, compiled: what it leaves out, and what it cannot (threat B2). */
import { Minimatch } from 'minimatch'

import { PRESET_ENDINGS, PRESET_FILES } from '../policy/preset-names.ts'
import type { Scope } from './scope.ts'

// As every glob of the policy: a leading `!` or `#` has no meaning, and no file is hidden by its dot.
const OPTIONS = { dot: true, nonegate: true, nocomment: true } as const
// What stays in is matched in any case: a file system that ignores case would read it too.
const ANY_CASE = { ...OPTIONS, nocase: true } as const
const PRESET_NAMES = new Set(PRESET_FILES.map(name => name.toLowerCase()))

/** Makes the test whether the scope leaves out an encoded path; files that the policy reads checks from never are. */
export function excludedPaths(scope: Scope): (path: string) => boolean {
  const isListed = matcher(scope.exclude, OPTIONS)
  const isAcceptance = matcher(scope.acceptanceFiles, ANY_CASE)
  const isPackage = matcher(scope.packageFolders, ANY_CASE)
  return path => isListed(path) && !isAcceptance(path) && !isManifest(path)

  function isManifest(path: string): boolean {
    return placesOf(path).some(
      ([folder, name]) =>
        isPresetFile(name) && (folder === '' || isPackage(folder))
    )
  }
}

/** A path as folder and name, and with the last folder as part of the name: `bin/rails`. */
function placesOf(path: string): readonly (readonly [string, string])[] {
  const parts = path.split('/')
  return [1, 2]
    .filter(count => count <= parts.length)
    .map(count => [
      parts.slice(0, -count).join('/'),
      parts.slice(-count).join('/').toLowerCase()
    ])
}

function isPresetFile(name: string): boolean {
  return (
    PRESET_NAMES.has(name) ||
    (!name.includes('/') && PRESET_ENDINGS.some(end => name.endsWith(end)))
  )
}

function matcher(
  globs: readonly string[],
  options: typeof OPTIONS
): (path: string) => boolean {
  const compiled = globs.map(glob => new Minimatch(glob, options))
  return path => compiled.some(glob => glob.match(path))
}
