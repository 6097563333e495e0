/** The one line of a failed check's output that says what is wrong, for places that have room for one. */
import { isCause, isFailure } from './first-trouble.ts'
import { plainLines, plainText } from './plain-text.ts'
import type { CheckEvidence } from '../model/check.ts'

// Of the line; the record holds more.
const CHARACTERS = 160

// The lines in which a package manager says that a script failed tell nothing of why.
const MANAGER =
  /^\s*(?:npm (?:error|ERR!|notice)|ELIFECYCLE|error Command failed)/

// A line that announces the next one: a colon, a block of YAML, the name of a failed test.
const GOES_ON = /(?::|\s[|>]-?)$|^\s*(?:--- FAIL|● )/
const BLOCK_MARK = /\s[|>]-?$/

// Of the lines that go on.
const MOST_LINES = 3

/** A line, and whether it is where the trouble begins or only the end of the output. */
export interface TellingLine {
  readonly text: string
  readonly isEnd: boolean
}

/**
 * The first line that names a cause, from the first failed test on or anywhere;
 * else that test; else the last line.
 * @returns at most 160 characters in one line without control characters; undefined where nothing was written
 */
export function tellingLine(
  evidence: CheckEvidence | undefined
): TellingLine | undefined {
  const { output_head: head = '', output_tail: tail = '' } = evidence ?? {}
  const captured = Buffer.byteLength(head) + Buffer.byteLength(tail)
  // Where bytes are missing between head and tail, a line ends there.
  const gap = evidence?.output_bytes === captured ? '' : '\n'
  const lines = plainLines(`${head}${gap}${tail}`)
    .split('\n')
    .filter(line => line.trim() !== '' && !MANAGER.test(line))
  const sign = lines.findIndex(isFailure)
  const below = lines.findIndex((line, at) => at >= sign && isCause(line))
  const cause = below < 0 ? lines.findIndex(isCause) : below
  const at = cause < 0 ? sign : cause
  const text = at < 0 ? (lines.at(-1) ?? '') : joined(lines, at)
  const shown = plainText(text)
  return shown === '' ? undefined : { text: cut(shown), isEnd: at < 0 }
}

function joined(lines: readonly string[], at: number): string {
  const near = lines.slice(at, at + MOST_LINES).map(line => line.trimEnd())
  const last = near.findIndex(line => !GOES_ON.test(line))
  return near
    .slice(0, last < 0 ? MOST_LINES : last + 1)
    .map(line => line.replace(BLOCK_MARK, ''))
    .join(' ')
}

function cut(text: string): string {
  const characters = Array.from(text)
  return characters.length > CHARACTERS
    ? `${characters.slice(0, CHARACTERS - 1).join('')}…`
    : text
}
