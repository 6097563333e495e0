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
  let withLf: Hash | undefined
  let size = 0
  // A CR at the end of a chunk waits for the next one: it may be half of a CRLF.
  let waiting = 0
  for (;;) {
    const read = fs.readSync(fd, buffer, waiting, buffer.length - waiting, null)
    if (read === 0) break
    size += read
    const filled = buffer.subarray(0, waiting + read)
    waiting = filled.at(-1) === CR ? 1 : 0
    const chunk = filled.subarray(0, filled.length - waiting)
    // Up to the first CRLF both are the same.
    if (withLf === undefined && chunk.includes(CRLF)) withLf = hash.copy()
    hash.update(chunk)
    if (withLf !== undefined) updateWithLf(withLf, chunk)
    if (waiting === 1) buffer[0] = CR
  }
  if (waiting === 1) {
    hash.update(buffer.subarray(0, 1))
    withLf?.update(buffer.subarray(0, 1))
  }
  const digest = hash.digest('hex')
  return {
    digest,
    ...(withLf === undefined ? {} : { lfDigest: withLf.digest('hex') }),
    lfsPointerDigest: sha256(lfsPointer(digest, size))
  }
}

function updateWithLf(hash: Hash, chunk: Buffer): void {
  let from = 0
  for (let at = chunk.indexOf(CR); at !== -1; at = chunk.indexOf(CR, at + 1)) {
    if (chunk[at + 1] !== LF) continue
    hash.update(chunk.subarray(from, at))
    from = at + 1
  }
  hash.update(chunk.subarray(from))
}

/** The text that git stores for a file under Git LFS (its specification, version 1). */
function lfsPointer(digest: string, size: number): string {
  return `version https://git-lfs.github.com/spec/v1\noid sha256:${digest}\nsize ${size}\n`
}
