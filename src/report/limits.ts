/** GitHub's size limits, met by steps that keep the verdict (threat F3). */

/** Bytes that a check run's summary and its text may have each (REST "create a check run"). */
export const CHECK_RUN_BYTES = 65_535
/** Bytes that a step summary may have: 1 MiB (docs, workflow commands). */
export const STEP_SUMMARY_BYTES = 1_048_576
/** Characters that a title of a check run or of an annotation may have. */
export const TITLE_CHARACTERS = 255

/** How much is left out: 0 nothing, up to `MOST_TERSE`, only counts. */
export type Terseness = 0 | 1 | 2 | 3 | 4
/** In the order in which they are tried. */
const STEPS: readonly Terseness[] = [0, 1, 2, 3, 4]

/** A part of a page: Markdown that is whole by itself, so that dropping it leaves nothing open. */
export interface Block {
  /** Empty when there is nothing to say at this step. */
  readonly render: (terseness: Terseness) => string
  /** Stays whatever happens; all kept blocks together must be small. */
  readonly kept?: boolean
}

/** Bytes of a text in UTF-8. */
export function byteLength(text: string): number {
  return Buffer.byteLength(text)
}

/**
 * The first bytes of a text, never half a code point; ends with `…` when
 * something was cut.
 * @param limit bytes of the result at most, 3 or more
 */
export function cutText(text: string, limit: number): string {
  if (byteLength(text) <= limit) return text
  return `${firstBytes(text, limit - 3)}…`
}

/** The last bytes of a text, from a line's start where there is one; never half a code point. */
export function lastBytes(text: string, limit: number): string {
  if (byteLength(text) <= limit) return text
  const bytes = Buffer.from(text)
  let at = bytes.length - limit
  while (at < bytes.length && isContinuation(bytes[at])) at += 1
  const rest = bytes.toString('utf8', at)
  const line = rest.indexOf('\n')
  return line === -1 || line === rest.length - 1 ? rest : rest.slice(line + 1)
}

/** At most so many UTF-16 units, never half a surrogate pair; ends with `…` when cut. */
export function cutCharacters(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit - 1)
  return `${cut.replace(/[\ud800-\udbff]$/, '')}…`
}

/**
 * Joins blocks by blank lines within a limit. All blocks say less, step by
 * step; when the last step is too much, whole blocks that have no room go, and
 * a line says so. Kept blocks stay.
 * @param limit bytes; must hold the kept blocks
 */
export function fitBlocks(blocks: readonly Block[], limit: number): string {
  for (const terseness of STEPS) {
    const page = join(blocks.map(block => block.render(terseness)))
    if (byteLength(page) <= limit) return page
  }
  return fitWhole(blocks, limit)
}

const LEFT_OUT =
  '_Parts of this report did not fit and are left out; the evidence record holds all of it._'

function fitWhole(blocks: readonly Block[], limit: number): string {
  const rendered = blocks.map(block => ({
    kept: block.kept === true,
    text: block.render(4)
  }))
  const separator = 2
  let room =
    limit -
    byteLength(LEFT_OUT) -
    rendered
      .filter(block => block.kept)
      .reduce((sum, block) => sum + byteLength(block.text) + separator, 0)
  const chosen = rendered.map(block => {
    if (block.kept) return block.text
    const size = byteLength(block.text) + separator
    if (size > room) return ''
    room -= size
    return block.text
  })
  return join([...chosen, LEFT_OUT])
}

function join(parts: readonly string[]): string {
  return parts.filter(part => part !== '').join('\n\n')
}

function firstBytes(text: string, limit: number): string {
  const bytes = Buffer.from(text)
  let at = Math.max(0, limit)
  while (at > 0 && isContinuation(bytes[at])) at -= 1
  return bytes.toString('utf8', 0, at)
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80
}
