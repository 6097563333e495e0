/** The one door of untrusted text to a terminal or a log: one line, no escape sequence, no workflow command. */
import { stripVTControlCharacters } from 'node:util'

// Bidirectional and zero-width characters can make a line read as another.
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu
// eslint-disable-next-line no-control-regex
const CONTROL = /[\x00-\x1f\x7f-\x9f\u2028\u2029]/gu

/**
 * Makes a text safe to print inside a line: escape sequences are removed,
 * controls and invisible characters are shown, and neither grammar of workflow
 * commands survives (`::name::` at a line's start, `##[name]` anywhere; see
 * ActionCommandManager of actions/runner; threat D5).
 */
export function terminalText(text: string): string {
  return stripVTControlCharacters(text)
    .replace(CONTROL, shown)
    .replace(INVISIBLE, shown)
    .replaceAll('##[', '# #[')
    .replace(/^(\s*)::/u, '$1: :')
}

function shown(character: string): string {
  if (character === '\t') return ' '
  const code = character.codePointAt(0) ?? 0
  if (code < 0x20) return String.fromCodePoint(0x2400 + code)
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`
}
