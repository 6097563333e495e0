/** Where a pattern of JavaScript ends. By hand: a pattern for it takes quadratic time on lines of open classes. */

/** Finds ends of patterns in one text. */
export type PatternEnds = (at: number) => number | undefined

/**
 * A finder that remembers from where a line ends without a pattern's end, so
 * that all its answers together take linear time.
 * @returns for the place of a slash, the place after the pattern and its flags
 */
export function patternEnds(text: string): PatternEnds {
  // Places with one of two states, in a class or not, from where no pattern ends.
  const lost = [new Set<number>(), new Set<number>()] as const
  return at => {
    if (/[*/\n\r]/.test(text.charAt(at + 1))) return undefined
    const seen: (readonly [number, 0 | 1])[] = []
    let inClass: 0 | 1 = 0
    for (let here = at + 1; here < text.length; here += 1) {
      const character = text.charAt(here)
      if (character === '\n' || lost[inClass].has(here)) break
      seen.push([here, inClass])
      if (character === '\\') here += 1
      else if (character === '[') inClass = 1
      else if (character === ']') inClass = 0
      else if (character === '/' && inClass === 0)
        return flagsEnd(text, here + 1)
    }
    for (const [here, state] of seen) lost[state].add(here)
    return undefined
  }
}

function flagsEnd(text: string, from: number): number {
  let end = from
  while (/[a-z]/.test(text.charAt(end))) end += 1
  return end
}
