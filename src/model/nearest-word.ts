/** The nearest word to one that nobody knows. */

// A word that differs more is another word.
const MOST_EDITS = 2

/** ` Did you mean "…"?`, or nothing where no word is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const meant = nearestWord(word, known)
  return meant === undefined ? '' : ` Did you mean "${meant}"?`
}

/** The word of a list that was likely meant; undefined where none is near. */
export function nearestWord(
  word: string,
  known: readonly string[]
): string | undefined {
  const near = known
    .map(one => ({ one, edits: editsBetween(word, one) }))
    .sort((a, b) => a.edits - b.edits)[0]
  // Half of a short word is another word, too.
  return near !== undefined &&
    near.edits <= Math.min(MOST_EDITS, word.length / 2)
    ? near.one
    : undefined
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
