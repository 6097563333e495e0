/** Byte paths (one UTF-16 unit a byte) and the disk's own paths. */
import * as path from 'node:path'

const PLAIN = /^[\x20-\x7e]*$/

/** The absolute path of a byte path below a root, as the file system takes it. */
export function diskPath(root: string, bytePath: string): Buffer {
  const folder = Buffer.from(root)
  return bytePath === ''
    ? folder
    : Buffer.concat([
        folder,
        Buffer.from(path.sep),
        Buffer.from(bytePath, 'latin1')
      ])
}

/** Every folder that holds one of the paths, however deep below; the root is the empty path. */
export function foldersOf(bytePaths: Iterable<string>): ReadonlySet<string> {
  const folders = new Set([''])
  for (const bytePath of bytePaths) {
    let at = bytePath.lastIndexOf('/')
    while (at > 0) {
      const folder = bytePath.slice(0, at)
      if (folders.has(folder)) break
      folders.add(folder)
      at = folder.lastIndexOf('/')
    }
  }
  return folders
}

/** A byte path as text for a program's arguments, or undefined when it is not valid UTF-8. */
export function argumentOf(bytePath: string): string | undefined {
  if (PLAIN.test(bytePath)) return bytePath
  const text = Buffer.from(bytePath, 'latin1').toString('utf8')
  return Buffer.from(text).toString('latin1') === bytePath ? text : undefined
}
