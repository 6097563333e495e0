/** Reads the stream of `git cat-file --batch` as it comes; large objects are passed on in parts, never held. */
import { GateError } from '../../errors.ts'

/** Up to this many bytes an object is handed on in one piece. */
export const WHOLE_OBJECT_BYTES = 65_536

/** Where the answers go, in the order of the questions. */
export interface BatchSink {
  /** An object in one piece. `bytes` belongs to a chunk: copy what must stay. */
  whole(header: string, bytes: Buffer): void
  /** An object too large for one piece begins. */
  begin(header: string, size: number): void
  part(bytes: Buffer): void
  end(): void
  /** A question without an object: the whole answer line. */
  absent(line: string): void
}

const LF = 0x0a
const EMPTY: Buffer = Buffer.alloc(0)

/**
 * Makes a function that takes the next chunk of the stream.
 * A header is `<id> <type> <size>`; anything else is an absent object.
 * @throws GateError GIT_FAILED when the stream is not in that form
 */
export function batchParser(sink: BatchSink): (chunk: Buffer) => void {
  const state: ParserState = { held: EMPTY, expected: 0 }
  return incoming => {
    let at = 0
    if (state.expected > 0) at = takeLarge(state, sink, incoming)
    if (state.expected > 0) return
    if (state.held.length > 0)
      at += takeHeld(state, sink, incoming.subarray(at))
    if (state.held.length === 0) takeObjects(state, sink, incoming.subarray(at))
  }
}

interface ParserState {
  /** Bytes of an unfinished header or of an unfinished small object. */
  held: Buffer
  /** Bytes of a large object that are still to come, its line end included. */
  expected: number
}

// Ends the object that the last chunk began, with as little copying as may be.
function takeHeld(state: ParserState, sink: BatchSink, chunk: Buffer): number {
  const missing = missingBytes(state.held)
  const taken = Math.min(missing, chunk.length)
  const piece = Buffer.concat([state.held, chunk.subarray(0, taken)])
  state.held = EMPTY
  takeObjects(state, sink, piece)
  return taken
}

// How many bytes the held object still needs; where its header is not whole, all there are.
function missingBytes(held: Buffer): number {
  const lineEnd = held.indexOf(LF)
  if (lineEnd < 0) return Number.POSITIVE_INFINITY
  const size = sizeOf(held.toString('latin1', 0, lineEnd))
  return lineEnd + size + 2 - held.length
}

function takeObjects(state: ParserState, sink: BatchSink, chunk: Buffer): void {
  let at = 0
  while (at < chunk.length) {
    const lineEnd = chunk.indexOf(LF, at)
    if (lineEnd < 0) break
    const header = chunk.toString('latin1', at, lineEnd)
    const size = sizeOf(header)
    const contentEnd = lineEnd + 1 + size
    if (size < 0) {
      sink.absent(header)
      at = lineEnd + 1
    } else if (contentEnd < chunk.length) {
      requireLineEnd(chunk, contentEnd)
      sink.whole(header, chunk.subarray(lineEnd + 1, contentEnd))
      at = contentEnd + 1
    } else if (size <= WHOLE_OBJECT_BYTES) break
    else {
      sink.begin(header, size)
      state.expected = size + 1
      takeLarge(state, sink, chunk.subarray(lineEnd + 1))
      at = chunk.length
    }
  }
  state.held = at < chunk.length ? chunk.subarray(at) : EMPTY
}

// Passes on what belongs to the large object, and says how much of the chunk that was.
function takeLarge(state: ParserState, sink: BatchSink, chunk: Buffer): number {
  const content = Math.min(state.expected - 1, chunk.length)
  if (content > 0) sink.part(chunk.subarray(0, content))
  state.expected -= content
  if (content === chunk.length) return content
  requireLineEnd(chunk, content)
  state.expected = 0
  sink.end()
  return content + 1
}

// The size at a header's end; -1 where the line is no header: `<name> missing`, `<name> ambiguous`.
function sizeOf(header: string): number {
  const last = header.charCodeAt(header.length - 1)
  if (last < 0x30 || last > 0x39) return -1
  return Number(header.slice(header.lastIndexOf(' ') + 1))
}

function requireLineEnd(chunk: Buffer, at: number): void {
  if (chunk[at] !== LF)
    throw new GateError(
      'GIT_FAILED',
      'git cat-file --batch sent an object of another size than it said.'
    )
}
