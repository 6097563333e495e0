/** Keeps the first and last bytes of an output, and the length and digest of all of it. */
import { createHash } from 'node:crypto'

import type { CommandOutput } from '../../ports.ts'

/** A bounded memory of an unbounded output. */
export interface OutputCapture {
  add(chunk: Uint8Array): void
  /** What was kept; call it once, after the last chunk. */
  finish(): CommandOutput
}

/**
 * @param headBytes how many first bytes to keep
 * @param tailBytes how many last bytes after the head to keep
 */
export function outputCapture(
  headBytes: number,
  tailBytes: number
): OutputCapture {
  const hash = createHash('sha256')
  const head = Buffer.alloc(headBytes)
  const tail = ring(tailBytes)
  let bytes = 0
  return {
    add(chunk) {
      hash.update(chunk)
      const room = Math.max(0, headBytes - bytes)
      if (room > 0) head.set(chunk.subarray(0, room), bytes)
      if (chunk.length > room) tail.add(chunk.subarray(room))
      bytes += chunk.length
    },
    finish() {
      return {
        head: head.toString('utf8', 0, Math.min(bytes, headBytes)),
        tail: tail.bytes().toString('utf8'),
        bytes,
        digest: hash.digest('hex')
      }
    }
  }
}

/** The last `size` bytes of what was added, without ever holding more. */
function ring(size: number): {
  add(chunk: Uint8Array): void
  bytes(): Buffer
} {
  const kept = Buffer.alloc(size)
  let next = 0
  let full = false
  return {
    add(chunk) {
      const part = chunk.subarray(Math.max(0, chunk.length - size))
      const first = part.subarray(0, size - next)
      kept.set(first, next)
      kept.set(part.subarray(first.length), 0)
      full ||= next + part.length >= size
      next = (next + part.length) % size
    },
    bytes() {
      const start = kept.subarray(0, next)
      return full ? Buffer.concat([kept.subarray(next), start]) : start
    }
  }
}
