/** Which tracked files of a checkout are not the very blob that their commit names: each is read once, and no index is asked. */
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { setImmediate } from 'node:timers/promises'

import { decodePath } from '../../model/path.ts'
import type { ObjectFormat, TreeEntry } from '../../ports.ts'
import { bytesBlobId } from './blob-ids.ts'
import { diskPath } from './byte-path.ts'

const OWNER_MAY_EXECUTE = 0o100
// So many files are read before anything else, such as a signal, has its turn.
const AT_ONCE = 256

/** How the files are read. */
export interface BlobReading {
  /** What files are read into. */
  readonly buffer: Buffer
  /** Windows has no executable bit. */
  readonly ignoreExecutableBit: boolean
}

/**
 * Encoded paths of the files and links that have another content, another kind
 * or another mode than their blob, or that are not there. Line ends and what
 * else converts a file count as another content here. Submodules are left out.
 */
export async function unlikeBlobs(
  root: string,
  entries: readonly TreeEntry[],
  reading: BlobReading
): Promise<readonly string[]> {
  const isFolder = folders(root)
  const unlike: string[] = []
  for (const [at, entry] of entries.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await setImmediate()
    if (entry.mode === '160000') continue
    const bytePath = Buffer.from(decodePath(entry.path)).toString('latin1')
    const isThere =
      isFolder(bytePath.slice(0, Math.max(0, bytePath.lastIndexOf('/')))) &&
      isBlob(diskPath(root, bytePath), entry, reading)
    if (!isThere) unlike.push(entry.path)
  }
  return unlike
}

/** Whether a byte path is a folder, reached through no link; each is looked at once. */
function folders(root: string): (bytePath: string) => boolean {
  const known = new Map([['', true]])
  const isFolder = (bytePath: string): boolean => {
    const before = known.get(bytePath)
    if (before !== undefined) return before
    const above = bytePath.slice(0, Math.max(0, bytePath.lastIndexOf('/')))
    const found = isFolder(above) && isDirectory(diskPath(root, bytePath))
    known.set(bytePath, found)
    return found
  }
  return isFolder
}

function isDirectory(place: Buffer): boolean {
  try {
    const found = fs.lstatSync(place, { throwIfNoEntry: false })
    return found?.isDirectory() === true
  } catch {
    return false
  }
}

function isBlob(
  file: Buffer,
  { mode, objectId }: TreeEntry,
  reading: BlobReading
): boolean {
  const format = objectId.length === 64 ? 'sha256' : 'sha1'
  try {
    if (mode === '120000')
      return (
        bytesBlobId(fs.readlinkSync(file, { encoding: 'buffer' }), format) ===
        objectId
      )
    return isFileOf(file, { mode, objectId, format }, reading)
  } catch {
    return false
  }
}

interface FileEntry extends Pick<TreeEntry, 'mode' | 'objectId'> {
  readonly format: ObjectFormat
}

function isFileOf(
  file: Buffer,
  { mode, objectId, format }: FileEntry,
  { buffer, ignoreExecutableBit }: BlobReading
): boolean {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = fs.constants
  const fd = fs.openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  try {
    const found = fs.fstatSync(fd)
    const executable = (found.mode & OWNER_MAY_EXECUTE) !== 0
    if (!found.isFile()) return false
    if (!ignoreExecutableBit && executable !== (mode === '100755')) return false
    const hash = createHash(format).update(`blob ${String(found.size)}\0`)
    let read = fs.readSync(fd, buffer)
    for (; read > 0; read = fs.readSync(fd, buffer))
      hash.update(buffer.subarray(0, read))
    return hash.digest('hex') === objectId
  } finally {
    fs.closeSync(fd)
  }
}
