/** The gate's own check page read back: its next steps in plain words, and the lines to copy. */

/** What a reader can do, as the page says it. */
export interface PageWords {
  readonly steps: readonly string[]
  readonly waiverLines: readonly string[]
}

const HEADING = '### What a person can do next'

/** @param summary the Markdown of a check run's summary; whoever posted it wrote it */
export function pageWords(summary: string): PageWords {
  const at = summary.indexOf(HEADING)
  const section = at < 0 ? '' : summary.slice(at + HEADING.length)
  const [own = ''] = section.split(/^(?:#{1,6} |<details>)/m)
  const steps = [...own.matchAll(/^\d+\. (.+)$/gm)].map(([, step = '']) =>
    plainWords(step)
  )
  const waiverLines = [
    ...own.matchAll(/^\/waive [0-9a-f]{64} <reason>$/gm)
  ].map(([line]) => line)
  return { steps, waiverLines }
}

const CODE = /(`+)( ?)(.+?)\2\1(?!`)/g
const MARKUP = /\*\*|\\([!-/:-@[-`{-~])/g
const ENTITIES = /&(?:#\d{1,6}|lt|gt|amp);/g
const NAMED = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
  // What breaks references: nothing to read.
  ['&#8203;', '']
])

/** Emphasis, escapes and the characters that break references are dropped; code keeps one mark. */
function plainWords(markdown: string): string {
  const words: string[] = []
  let at = 0
  for (const code of markdown.matchAll(CODE)) {
    words.push(
      plainText(markdown.slice(at, code.index)),
      `\`${code[3] ?? ''}\``
    )
    at = code.index + code[0].length
  }
  return [...words, plainText(markdown.slice(at))].join('').trim()
}

function plainText(markdown: string): string {
  return markdown
    .replace(MARKUP, '$1')
    .replace(
      ENTITIES,
      entity =>
        NAMED.get(entity) ?? String.fromCodePoint(Number(entity.slice(2, -1)))
    )
}
