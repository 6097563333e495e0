/** What stands at a path of the checkout, never through a link. */
import * as fs from 'node:fs'

import { sha256 } from '../../model/digest.ts'
import { decodePath } from '../../model/path.ts'
import { diskPath } from './byte-path.ts'
import { contentDigests } from './content-digests.ts'
import { repositoryHead } from './repository-head.ts'
import type { DiskState } from '../../ports.ts'

const OWNER_MAY_EXECUTE = 0o100

/**
 * @param root absolute path of the checkout
 * @param encoded an encoded path below it; one that leaves it is `other`
 * @param buffer what files are read into
 */
export function diskState(
  root: string,
  encoded: string,
  buffer: Buffer
): DiskState {
  const bytePath = Buffer.from(decodePath(encoded)).toString('latin1')
  const parts = bytePath.split('/')
  if (parts.some(part => part === '' || part === '..' || part.includes('\0')))
    return { kind: 'other' }
  // A link in the place of a folder leads elsewhere: at this path there is nothing.
  for (let depth = 1; depth < parts.length; depth += 1) {
    const folder = diskPath(root, parts.slice(0, depth).join('/'))
    if (lstat(folder)?.isDirectory() !== true) return { kind: 'absent' }
  }
  return stateOf(diskPath(root, bytePath), buffer)
}

function stateOf(file: Buffer, buffer: Buffer): DiskState {
  const found = lstat(file)
  if (found === undefined) return { kind: 'absent' }
  if (found.isSymbolicLink())
    return { kind: 'symlink', digest: sha256(fs.readlinkSync(file, 'buffer')) }
  if (found.isDirectory()) return folderState(file)
  return found.isFile() ? fileState(file, buffer) : { kind: 'other' }
}

function folderState(folder: Buffer): DiskState {
  const { commit } = repositoryHead(folder)
  if (commit !== '') return { kind: 'repository', commit }
  const empty = fs.readdirSync(folder).length === 0
  return { kind: empty ? 'empty_folder' : 'folder' }
}

function fileState(file: Buffer, buffer: Buffer): DiskState {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = fs.constants
  let fd: number
  try {
    // Should it have become a link or a pipe by now, it is neither followed nor waited for.
    fd = fs.openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  } catch {
    return { kind: 'other' }
  }
  try {
    const found = fs.fstatSync(fd)
    if (!found.isFile()) return { kind: 'other' }
    const executable = (found.mode & OWNER_MAY_EXECUTE) !== 0
    return { kind: 'file', executable, ...contentDigests(fd, buffer) }
  } finally {
    fs.closeSync(fd)
  }
}

function lstat(file: Buffer): fs.Stats | undefined {
  try {
    return fs.lstatSync(file, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}
