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

function realFolder(folder: string): string | undefined {
  try {
    const real = fs.realpathSync(folder)
    return fs.statSync(real).isDirectory() ? real : undefined
  } catch {
    return undefined
  }
}
