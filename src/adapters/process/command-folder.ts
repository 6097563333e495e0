/** The folder that a command runs in. */
import * as fs from 'node:fs'
import * as path from 'node:path'

/**
 * The absolute path of a folder of the checkout.
 * @param cwd relative to the checkout's root; empty for the root
 * @throws Error when there is no such folder, or when it lies outside, links followed
 */
export function commandFolder(root: string, cwd: string): string {
  const real = realFolder(path.resolve(root, cwd))
  if (real === undefined)
    throw new Error(`there is no folder "${cwd === '' ? root : cwd}"`)
  const inside = path.relative(realFolder(root) ?? root, real)
  if (inside.split(path.sep)[0] === '..' || path.isAbsolute(inside))
    throw new Error(`the folder "${cwd}" lies outside of the checkout`)
  return real
}

/** The folder with its links resolved, or undefined when there is none. */
export function realFolder(folder: string): string | undefined {
  try {
    const real = fs.realpathSync(folder)
    return fs.statSync(real).isDirectory() ? real : undefined
  } catch {
    return undefined
  }
}

/**
 * The same where commands see another tree in the checkout's place: a folder
 * may be there alone, and is then reached without links.
 * @param view absolute path where the gate reads what they see
 */
export function seenFolder(root: string, view: string, cwd: string): string {
  const parts = path.relative(root, path.resolve(root, cwd)).split(path.sep)
  let at = view
  const isThere = parts.every(part => {
    at = path.join(at, part)
    const found = fs.lstatSync(at, { throwIfNoEntry: false })
    return part !== '..' && found?.isDirectory() === true
  })
  return isThere ? path.join(root, ...parts) : commandFolder(root, cwd)
}
