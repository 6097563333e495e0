/** The usage of one command, and the nearest word to one that nobody knows. */
import { USAGE } from './usage.ts'

// A word that differs more is another word.
const MOST_EDITS = 2

/** What `--help` prints after a command, ending with one LF; undefined for a word that is none. */
export function commandUsage(name: string): string | undefined {
  const paragraphs = USAGE.trimEnd().split('\n\n')
  const list = paragraphs.flatMap(one => one.split('\n'))
  const at = list.findIndex(line => line.startsWith(`  ${name} `))
  if (at < 0 || !/^[a-z-]+$/.test(name)) return undefined
  const next = list.findIndex((line, i) => i > at && !/^ {4}/.test(line))
  const flags = paragraphs.filter(one => flagsOf(one).includes(name))
  const parts = [
    `Usage: completion-gate ${name} [flags]`,
    list.slice(at, next).join('\n'),
    ...flags,
    paragraphs.at(-1) ?? ''
  ]
  return `${parts.join('\n\n')}\n`
}

/** The commands that a paragraph of flags is about. */
function flagsOf(paragraph: string): readonly string[] {
  const [, names = ''] = /^Flags of ([^(:]*)/.exec(paragraph) ?? []
  return names.trim().split(/, | and /)
}

/** Every flag that the usage names. */
export const FLAGS: readonly string[] = [
  ...new Set(USAGE.match(/(?<![\w-])--[a-z-]+/g) ?? [])
]

/** ` Did you mean "…"?`, or nothing where no word is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = known
    .map(one => ({ one, edits: editsBetween(word, one) }))
    .sort((a, b) => a.edits - b.edits)[0]
  return near !== undefined && near.edits <= MOST_EDITS
    ? ` Did you mean "${near.one}"?`
    : ''
}

/** Letters put in, taken away or exchanged; a word of more than twice the length is far enough. */
function editsBetween(word: string, other: string): number {
  if (word.length > 2 * other.length) return word.length
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [i, letter] of Array.from(word).entries()) {
    const next = [i + 1]
    for (const [j, against] of Array.from(other).entries())
      next.push(
        Math.min(
          (row[j] ?? 0) + (letter === against ? 0 : 1),
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1
        )
      )
    row = next
  }
  return row.at(-1) ?? word.length
}
