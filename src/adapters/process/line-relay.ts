/** Cuts a stream of bytes into complete, bounded, harmless lines. */
import { harmlessLine } from '../../model/harmless-line.ts'

const LF = 0x0a
const CR = 0x0d

/** Receives the output as it comes, hands lines on. */
export interface LineRelay {
  add(chunk: Uint8Array): void
  /** Hands on the last line when it has no end. */
  finish(): void
}

/**
 * @param limits bytes of one line and of all lines together
 * @param onLine receives each line without its end
 */
export function lineRelay(
  limits: { readonly lineBytes: number; readonly relayBytes: number },
  onLine: (line: string) => void
): LineRelay {
  const line = Buffer.alloc(limits.lineBytes)
  let length = 0
  let dropped = 0
  let relayed = 0
  let afterCr = false

  const closed = (): boolean => relayed > limits.relayBytes
  const append = (part: Uint8Array): void => {
    const kept = part.subarray(0, limits.lineBytes - length)
    line.set(kept, length)
    length += kept.length
    dropped += part.length - kept.length
  }
  const end = (): void => {
    const text = harmlessLine(line.toString('utf8', 0, length))
    relayed += length + 1
    if (closed())
      onLine(
        `(more than ${limits.relayBytes} bytes of output: the rest is not shown here)`
      )
    else onLine(dropped === 0 ? text : `${text} (${dropped} more bytes cut)`)
    length = 0
    dropped = 0
  }

  return {
    add(chunk) {
      let at = 0
      while (at < chunk.length && !closed()) {
        // A lone CR ends a line for the runner; CR LF is one end, not two.
        if (afterCr && chunk[at] === LF) at += 1
        afterCr = false
        const stop = lineEnd(chunk, at)
        append(chunk.subarray(at, stop))
        if (stop < chunk.length) {
          afterCr = chunk[stop] === CR
          end()
        }
        at = stop + 1
      }
    },
    finish() {
      if (length > 0 && !closed()) end()
    }
  }
}

/** Index of the first CR or LF at or after `from`, the chunk's length when there is none. */
function lineEnd(chunk: Uint8Array, from: number): number {
  const lf = chunk.indexOf(LF, from)
  const end = lf === -1 ? chunk.length : lf
  const cr = chunk.subarray(from, end).indexOf(CR)
  return cr === -1 ? end : from + cr
}
