/** Hashes an open file in one pass: as it is, with LF line ends, and as a Git LFS pointer. */
import { createHash, type Hash } from 'node:crypto'
import * as fs from 'node:fs'

import { sha256 } from '../../model/digest.ts'

/** The digests of one file. */
export interface ContentDigests {
  readonly digest: string
  /** Present when the file has a CRLF. */
  readonly lfDigest?: string
  readonly lfsPointerDigest: string
}

const CR = 0x0d
const LF = 0x0a
const CRLF = Buffer.from('\r\n')

/**
 * @param fd an open regular file
 * @param buffer what is read into; its length is the memory that a file of any size takes
 */
export function contentDigests(fd: number, buffer: Buffer): ContentDigests {
  const hash = createHash('sha256')
  const withLf: { hash?: Hash } = {}
  let size = 0
  readChunks(fd, buffer, chunk => {
    size += chunk.length
    // Up to the first CRLF both are the same.
    if (withLf.hash === undefined && chunk.includes(CRLF))
      withLf.hash = hash.copy()
    hash.update(chunk)
    if (withLf.hash !== undefined) updateWithLf(withLf.hash, chunk)
  })
  const digest = hash.digest('hex')
  return {
    digest,
    ...(withLf.hash === undefined
      ? {}
      : { lfDigest: withLf.hash.digest('hex') }),
    lfsPointerDigest: sha256(lfsPointer(digest, size))
  }
}

/** Reads a file from its beginning, in chunks none of which ends between a CR and its LF. */
export function readChunks(
  fd: number,
  buffer: Buffer,
  take: (chunk: Buffer) => void
): void {
  let at = 0
  // A CR at the end of a chunk waits for the next one: it may be half of a CRLF.
  let waiting = 0
  for (;;) {
    const read = fs.readSync(fd, buffer, waiting, buffer.length - waiting, at)
    if (read === 0) break
    at += read
    const filled = buffer.subarray(0, waiting + read)
    waiting = filled.at(-1) === CR ? 1 : 0
    take(filled.subarray(0, filled.length - waiting))
    if (waiting === 1) buffer[0] = CR
  }
  if (waiting === 1) take(buffer.subarray(0, 1))
}

/** Hashes a chunk of `readChunks` with every CRLF as LF. @returns how many there were */
export function updateWithLf(hash: Hash, chunk: Buffer): number {
  let from = 0
  let count = 0
  for (let at = chunk.indexOf(CR); at !== -1; at = chunk.indexOf(CR, at + 1)) {
    if (chunk[at + 1] !== LF) continue
    hash.update(chunk.subarray(from, at))
    from = at + 1
    count += 1
  }
  hash.update(chunk.subarray(from))
  return count
}

/** The text that git stores for a file under Git LFS (its specification, version 1). */
export function lfsPointer(digest: string, size: number): string {
  return `version https://git-lfs.github.com/spec/v1\noid sha256:${digest}\nsize ${size}\n`
}
