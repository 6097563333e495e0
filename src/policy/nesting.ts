/** Whether a text opens more brackets inside each other than a person writes. */

const DEEPEST = 100

/**
 * Parsers of YAML take time that grows without bound with the depth of `{{{{`, so such a text
 * is not given to one. Brackets in quotes count too. Pure, linear.
 */
export function nestsTooDeeply(text: string): boolean {
  let depth = 0
  for (const [mark] of text.matchAll(/[[\]{}]/g)) {
    depth = Math.max(0, depth + (mark === '{' || mark === '[' ? 1 : -1))
    if (depth > DEEPEST) return true
  }
  return false
}
