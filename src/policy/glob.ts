/** The globs of a policy, and the bounds of each. */

/** Longest glob, in characters. */
export const LONGEST_GLOB = 200

const MOST_BRACES = 3
const MOST_ALTERNATIVES = 20
const MOST_GLOBSTARS = 4
const MOST_STARS_IN_A_NAME = 3

/**
 * Why a glob is refused, or undefined when it is fine. The caps keep one
 * pattern from costing exponential time (threat E12).
 */
export function globProblem(glob: string): string | undefined {
  if (glob.trim() === '') return 'a glob must not be blank'
  if (glob.length > LONGEST_GLOB)
    return `a glob has at most ${LONGEST_GLOB} characters, this one has ${glob.length}`
  if (/^\.{0,2}\/|(^|\/)\.\.?(\/|$)/.test(glob))
    return 'a glob is relative to the root of the repository, without "./", "../" or a leading slash'
  if (/[!?*+@]\(/.test(glob))
    return 'extended globs such as "+(a|b)" are not supported; use "{a,b}"'
  return countProblem(glob)
}

function countProblem(glob: string): string | undefined {
  if (/\{[^}]*\.\.[^}]*\}/.test(glob))
    return 'ranges such as "{1..9}" are not supported; list the alternatives'
  if (count(glob, '{') > MOST_BRACES)
    return `a glob has at most ${MOST_BRACES} pairs of braces`
  if (count(glob, ',') > MOST_ALTERNATIVES)
    return `a glob has at most ${MOST_ALTERNATIVES} commas`
  const names = glob.split('/')
  if (names.filter(name => name === '**').length > MOST_GLOBSTARS)
    return `a glob has at most ${MOST_GLOBSTARS} "**"`
  if (
    names.some(name => name !== '**' && count(name, '*') > MOST_STARS_IN_A_NAME)
  )
    return `a glob has at most ${MOST_STARS_IN_A_NAME} "*" between two slashes`
  return undefined
}

function count(text: string, character: string): number {
  return text.split(character).length - 1
}
