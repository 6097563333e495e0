/** Paths are bytes: the one encoding that makes them lines without ambiguity. */

const ENCODER = new TextEncoder()
const STRICT_DECODER = new TextDecoder('utf-8', {
  fatal: true,
  ignoreBOM: true
})
// Everything a plain path consists of: printable ASCII without the percent sign.
// eslint-disable-next-line no-control-regex
const NEEDS_CARE = /[%\x00-\x1f\x7f-\uffff]/

/**
 * Encodes a path's bytes: `%`, 0x00–0x1F, 0x7F and bytes that are not valid
 * UTF-8 become `%XX` (upper case); all else stays (design.md section 2).
 * Two different byte strings never share an encoding.
 */
export function encodePath(bytes: Uint8Array): string {
  let encoded = ''
  let at = 0
  while (at < bytes.length) {
    const length = sequenceLength(bytes, at)
    if (length === 0) {
      encoded += percent(bytes[at] ?? 0)
      at += 1
      continue
    }
    const first = bytes[at] ?? 0
    encoded +=
      length === 1 && isReserved(first)
        ? percent(first)
        : STRICT_DECODER.decode(bytes.subarray(at, at + length))
    at += length
  }
  return encoded
}

/**
 * The same for a byte string: one UTF-16 unit a byte (latin1), as git's output
 * is decoded. Plain ASCII, nearly every path, costs one test.
 */
export function encodeByteString(byteString: string): string {
  return NEEDS_CARE.test(byteString)
    ? encodePath(Uint8Array.from(byteString, unit => unit.charCodeAt(0)))
    : byteString
}

/** The bytes of an encoded path: the inverse of `encodePath`. */
export function decodePath(encoded: string): Uint8Array {
  const bytes = ENCODER.encode(encoded)
  const decoded: number[] = []
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte === 0x25) {
      decoded.push(
        Number.parseInt(
          String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0),
          16
        )
      )
      at += 2
    } else decoded.push(byte)
  }
  return Uint8Array.from(decoded)
}

/** Compares two strings as UTF-8 bytes; UTF-16 order differs above U+FFFF. */
export function compareBytes(left: string, right: string): number {
  if (left === right) return 0
  const length = Math.min(left.length, right.length)
  for (let at = 0; at < length; at += 1) {
    const a = left.charCodeAt(at)
    const b = right.charCodeAt(at)
    if (a !== b) return byteRank(a) - byteRank(b)
  }
  return left.length - right.length
}

// Surrogates stand for code points above every unit of the basic plane.
function byteRank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit
}

function isReserved(byte: number): boolean {
  return byte === 0x25 || byte < 0x20 || byte === 0x7f
}

function percent(byte: number): string {
  return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
}

/** Length of the well-formed UTF-8 sequence at `at`, 0 when there is none (Unicode table 3-7). */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  const length = lengthByFirstByte(first)
  if (length < 2) return length
  if (at + length > bytes.length) return 0
  const [low, high] = secondByteRange(first)
  if (!isBetween(bytes[at + 1], low, high)) return 0
  for (let next = at + 2; next < at + length; next += 1)
    if (!isBetween(bytes[next], 0x80, 0xbf)) return 0
  return length
}

function lengthByFirstByte(first: number): number {
  if (first < 0x80) return 1
  if (first < 0xc2 || first > 0xf4) return 0
  if (first < 0xe0) return 2
  return first < 0xf0 ? 3 : 4
}

function isBetween(
  byte: number | undefined,
  low: number,
  high: number
): boolean {
  return byte !== undefined && byte >= low && byte <= high
}

function secondByteRange(first: number): readonly [number, number] {
  if (first === 0xe0) return [0xa0, 0xbf]
  if (first === 0xed) return [0x80, 0x9f]
  if (first === 0xf0) return [0x90, 0xbf]
  if (first === 0xf4) return [0x80, 0x8f]
  return [0x80, 0xbf]
}
