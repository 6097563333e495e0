/** Texts of a host as parts of ledger lines: two different texts never share an encoding. */
import { encodePath } from '../model/path.ts'

const ENCODER = new TextEncoder()
const WHITE_SPACE = /^\p{White_Space}$/u
// Half of a pair: TextEncoder would make one and the same mark of all of them.
const LONE_SURROGATE =
  /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

/** A tool's name as the ledger holds it: `|`, `%` and control bytes are encoded, so that the first bar ends it. */
export function encodeTool(tool: string): string {
  return encodePath(bytesOf(tool)).replaceAll('|', '%7C')
}

/** A path in a host's text as the ledger holds it (design.md section 2). */
export function encodeHostPath(path: string): string {
  return encodePath(bytesOf(path))
}

/** ASCII letters in lower case; other letters stay, whatever the locale. */
export function lowerCase(name: string): string {
  return name.replace(/[A-Z]/g, letter => letter.toLowerCase())
}

/** Without the white space at both ends, as Unicode defines it. */
export function trimmed(text: string): string {
  let from = 0
  let to = text.length
  while (from < to && WHITE_SPACE.test(text.charAt(from))) from += 1
  while (to > from && WHITE_SPACE.test(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}

/** UTF-8, where half of a surrogate pair keeps its three bytes; no valid text has these. */
function bytesOf(text: string): Uint8Array {
  if (!LONE_SURROGATE.test(text)) return ENCODER.encode(text)
  const bytes: number[] = []
  for (const character of text) {
    const unit = character.charCodeAt(0)
    const isHalf = character.length === 1 && unit >= 0xd800 && unit <= 0xdfff
    if (isHalf)
      bytes.push(
        0xe0 | (unit >> 12),
        0x80 | ((unit >> 6) & 0x3f),
        0x80 | (unit & 0x3f)
      )
    else bytes.push(...ENCODER.encode(character))
  }
  return Uint8Array.from(bytes)
}
