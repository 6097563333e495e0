/** Sentences and lists of them, each bounded. */
import { cutText } from './limits.ts'
import type { Terseness } from './limits.ts'
import { markdownProse } from './markdown-text.ts'

// Bytes of one untrusted sentence that are shown.
const SENTENCE_BYTES = 1_000
const LIST_SHOWN = { 0: 20, 1: 20, 2: 10, 3: 5, 4: 2 } as const

/** One sentence that may quote untrusted text, cut and escaped. */
export function sentence(text: string): string {
  return markdownProse(cutText(text, SENTENCE_BYTES))
}

/** A list as one block or none: so many items, and how many more there are. */
export function list(
  items: readonly string[],
  terseness: Terseness,
  kind: 'numbered' | 'plain' = 'plain'
): readonly string[] {
  if (items.length === 0) return []
  const shown = items.slice(0, LIST_SHOWN[terseness])
  const more = items.length - shown.length
  const all = more === 0 ? shown : [...shown, `and ${String(more)} more`]
  const lines = all.map((item, at) =>
    kind === 'numbered' ? `${String(at + 1)}. ${item}` : `- ${item}`
  )
  return [lines.join('\n')]
}
