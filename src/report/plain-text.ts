/** The one door of untrusted text to places that show plain text: titles, annotations, and under the Markdown door. */
import { stripVTControlCharacters } from 'node:util'

// Controls, bidirectional and zero-width characters, lone surrogates and all
// else that has no shape of its own: it makes a line read as another (threat F1).
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}]/gu
const HIDDEN_IN_BLOCK = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}]/gu
const WHITE_SPACE = /\s+/gu
const LINE_END = /\r\n|[\r\u2028\u2029]/gu

/** One line for people: escape sequences and hidden characters are gone, white space is single. */
export function plainText(text: string): string {
  return stripVTControlCharacters(text)
    .replace(WHITE_SPACE, ' ')
    .replace(HIDDEN, '')
    .trim()
}

/** One line that keeps its identity: every hidden character is shown, so two names never look the same by one. */
export function shownText(text: string): string {
  return text.replace(HIDDEN, shown)
}

/** Lines of output: LF ends them, tabs stay, escape sequences and hidden characters are gone. */
export function plainLines(text: string): string {
  return stripVTControlCharacters(text)
    .replace(LINE_END, '\n')
    .replace(HIDDEN_IN_BLOCK, '')
}

function shown(character: string): string {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x20) return String.fromCodePoint(0x2400 + code)
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`
}
