/** What stands at a path of the checkout, never through a link. */
import * as fs from 'node:fs'

import { sha256 } from '../../model/digest.ts'
import { decodePath } from '../../model/path.ts'
import { diskPath } from './byte-path.ts'
import { bytesBlobId, fileBlobIds } from './blob-ids.ts'
import { contentDigests } from './content-digests.ts'
import { repositoryHead } from './repository-head.ts'
import type { DiskState, ObjectFormat } from '../../ports.ts'

const OWNER_MAY_EXECUTE = 0o100

/** How a state is read. */
export interface StateReading {
  /** What files are read into. */
  readonly buffer: Buffer
  /** Present when the ids that git gives to the content are wanted too. */
  readonly naming?: ObjectFormat | undefined
}

/**
 * @param root absolute path of the checkout
 * @param encoded an encoded path below it; one that leaves it is `other`
 */
export function diskState(
  root: string,
  encoded: string,
  reading: StateReading
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
  return stateOf(diskPath(root, bytePath), reading)
}

function stateOf(file: Buffer, reading: StateReading): DiskState {
  const found = lstat(file)
  if (found === undefined) return { kind: 'absent' }
  if (found.isSymbolicLink()) return linkState(file, reading)
  if (found.isDirectory()) return folderState(file)
  return found.isFile() ? fileState(file, reading) : { kind: 'other' }
}

function linkState(file: Buffer, { naming }: StateReading): DiskState {
  const target = fs.readlinkSync(file, 'buffer')
  const named =
    naming === undefined ? {} : { blobIds: [bytesBlobId(target, naming)] }
  return { kind: 'symlink', digest: sha256(target), ...named }
}

function folderState(folder: Buffer): DiskState {
  const { commit } = repositoryHead(folder)
  if (commit !== '') return { kind: 'repository', commit }
  const empty = fs.readdirSync(folder).length === 0
  return { kind: empty ? 'empty_folder' : 'folder' }
}

function fileState(file: Buffer, { buffer, naming }: StateReading): DiskState {
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
    const digests = contentDigests(fd, buffer)
    const named =
      naming === undefined
        ? {}
        : { blobIds: fileBlobIds(fd, digests, naming, buffer) }
    return { kind: 'file', executable, ...digests, ...named }
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
