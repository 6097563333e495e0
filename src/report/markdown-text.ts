/** The one door of untrusted text into Markdown (threat F1): nothing of it becomes markup, a link or a mention. */
import { plainLines, plainText, shownText } from './plain-text.ts'

// GitHub makes mentions, references and emoji of the parsed text, where an
// escaped character counts as itself. Only a character between breaks them: a
// zero-width space, which no untrusted text still has when it gets here.
const BREAK = '\u200b'

const SPECIAL = /[\\`*_{}[\]~|#!]/g
// What makes a list item or a heading of a line that starts with the text.
const LINE_START = /^(?:[-+=]|(\d{1,9})(?=[.)]))/
// GitHub links 7 to 40 hex digits that stand alone when they name a commit.
const HEX = /(?<![0-9a-z])[0-9a-f]{7,}(?![0-9a-z])/gi

/**
 * Untrusted text as inline Markdown: one line that reads as written, without
 * markup, HTML, link, mention, reference or emoji. Hex digits, such as a
 * digest, become code, to be copied. Safe at a line's start, in a list item and
 * in a table's cell.
 */
export function markdownText(text: string): string {
  return withoutReferences(
    plainText(text)
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replace(SPECIAL, '\\$&')
      .replaceAll('$', '&#36;')
      .replace(LINE_START, escapedStart)
  )
}

/**
 * A sentence of the gate that may quote untrusted text: what stands between
 * backticks becomes code, all else text. Whatever the backticks enclose, each
 * part is escaped on its own.
 */
export function markdownProse(text: string): string {
  const parts = text.split('`')
  const closed = parts.length % 2 === 1
  return parts
    .map((part, at) => {
      if (at % 2 === 0) return spaced(part, at > 0, at < parts.length - 1)
      if (!closed && at === parts.length - 1) return markdownText(`\`${part}`)
      return part === '' ? '' : markdownCode(part)
    })
    .join('')
}

/** Untrusted text as an inline code span; hidden characters are shown. For a table's cell see `markdownCell`. */
export function markdownCode(text: string): string {
  const content = shownText(text) || ' '
  const fence = '`'.repeat(longestRun(content) + 1)
  const blank = content.trim() === ''
  const padded = !blank && /^[` ]|[` ]$/.test(content)
  return padded ? `${fence} ${content} ${fence}` : `${fence}${content}${fence}`
}

/** Untrusted text as code in a table's cell. */
export function markdownCell(text: string): string {
  return /[|\\]/.test(text) ? htmlCode(text) : markdownCode(text)
}

/**
 * Untrusted text as an HTML code element: safe in a table's cell, where a bar
 * in a code span would end the cell, and in a `<summary>`, where Markdown does
 * not count.
 */
export function htmlCode(text: string): string {
  const content = shownText(text).replace(
    /[^\p{L}\p{N} \u0080-\u{10ffff}]/gu,
    character => `&#${String(character.codePointAt(0))};`
  )
  return `<code>${content}</code>`
}

/**
 * Untrusted lines as a fenced code block whose fence is longer than any run of
 * backticks inside. Safe inside `<details>` after a blank line.
 */
export function markdownBlock(text: string): string {
  const content = plainLines(text).replace(/\n+$/, '')
  const fence = '`'.repeat(Math.max(3, longestRun(content) + 1))
  return `${fence}text\n${content}\n${fence}`
}

/**
 * A folded part.
 * @param title HTML: plain words of the gate, or `htmlCode`
 * @param body Markdown that is whole by itself
 */
export function markdownDetails(title: string, body: string): string {
  return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`
}

function withoutReferences(escaped: string): string {
  return escaped
    .replaceAll('@', `@${BREAK}`)
    .replace(/\\#(?=\d)/g, `$&${BREAK}`)
    .replace(/GH-(?=\d)/gi, `$&${BREAK}`)
    .replace(/:(?=\/\/)/g, `:${BREAK}`)
    .replace(/(?:mailto|xmpp):/gi, `$&${BREAK}`)
    .replace(/www(?=\.)/gi, `$&${BREAK}`)
    .replace(/:(?=[\w+\\-]+:)/g, `:${BREAK}`)
    .replace(HEX, '`$&`')
    .replaceAll(BREAK, '&#8203;')
}

function escapedStart(start: string): string {
  return /^\d/.test(start) ? `${start}\\` : `\\${start}`
}

function spaced(part: string, before: boolean, after: boolean): string {
  const text = markdownText(part)
  const first = before && /^\s/.test(part) ? ' ' : ''
  const last = after && text !== '' && /\s$/.test(part) ? ' ' : ''
  return `${first}${text}${last}`
}

function longestRun(text: string): number {
  const runs = text.match(/`+/g) ?? []
  return runs.reduce((longest, run) => Math.max(longest, run.length), 0)
}
