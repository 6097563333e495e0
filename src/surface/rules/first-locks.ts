/** The first lock file of a folder: it locks what was open before, and may come without a change of its manifest. */
import { folderOf, inFolder, nameOf, textOf } from '../change.ts'
import type { SurfaceChange } from '../change.ts'

const SOURCE =
  /\b(?:resolved|tarball|source|registry|git|remote|url =)[^\n]{0,40}?((?:(?:git|registry|sparse)\+)?(?:https?|ssh|git|file):\/\/[^\s"',}]{0,500})/g

// Where each ecosystem takes packages from without a word.
const USUAL =
  /^(?:https:\/\/(?:registry\.npmjs\.org|registry\.yarnpkg\.com|pypi\.org|files\.pythonhosted\.org|rubygems\.org)\/|registry\+https:\/\/github\.com\/rust-lang\/crates\.io-index$|sparse\+https:\/\/index\.crates\.io\/$)/

/**
 * Whether a lock file is new, the only one beside its manifest, and takes packages
 * from nowhere but the usual places. Pure.
 * @param manifest names of the manifests that it locks
 * @param locks names of lock files
 */
export function isFirstLock(
  { path, before, after }: SurfaceChange,
  manifest: RegExp,
  locks: readonly string[],
  headPaths: ReadonlySet<string>
): boolean {
  const text = textOf(after)
  // Bytes that are not read may hold any source.
  if (before !== undefined || after?.content === undefined || !text)
    return false
  const folder = folderOf(path)
  const beside = [...headPaths].filter(one => folderOf(one) === folder)
  return (
    beside.some(one => manifest.test(nameOf(one))) &&
    !locks.some(
      name => name !== nameOf(path) && headPaths.has(inFolder(folder, name))
    ) &&
    [...text.matchAll(SOURCE)].every(([, source = '']) => USUAL.test(source))
  )
}
