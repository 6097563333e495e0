/** The ids that git gives to a file's content: as it is, with LF line ends, and as a Git LFS pointer. */
import { createHash, type Hash } from 'node:crypto'
import * as fs from 'node:fs'

import { lfsPointer, readChunks, updateWithLf } from './content-digests.ts'
import type { ContentDigests } from './content-digests.ts'
import type { ObjectFormat } from '../../ports.ts'

/**
 * The blob ids of an open file. One that changes meanwhile has none that fits.
 * @param digests of the same file
 * @param buffer what is read into
 */
export function fileBlobIds(
  fd: number,
  digests: ContentDigests,
  format: ObjectFormat,
  buffer: Buffer
): readonly string[] {
  const { size } = fs.fstatSync(fd)
  const plain = blobHash(format, size)
  // What an id names has its length in front, so line ends are counted first.
  const counted = createHash('sha256')
  let lineEnds = 0
  readChunks(fd, buffer, chunk => {
    plain.update(chunk)
    if (digests.lfDigest !== undefined) lineEnds += updateWithLf(counted, chunk)
  })
  const ids = [
    plain.digest('hex'),
    bytesBlobId(Buffer.from(lfsPointer(digests.digest, size)), format)
  ]
  if (lineEnds === 0) return ids
  const withLf = blobHash(format, size - lineEnds)
  readChunks(fd, buffer, chunk => {
    updateWithLf(withLf, chunk)
  })
  return [...ids, withLf.digest('hex')]
}

/** The blob id of bytes, such as a link's target. */
export function bytesBlobId(bytes: Buffer, format: ObjectFormat): string {
  return blobHash(format, bytes.length).update(bytes).digest('hex')
}

function blobHash(format: ObjectFormat, size: number): Hash {
  return createHash(format).update(`blob ${String(size)}\0`)
}
