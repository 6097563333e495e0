/** The ladder of isolation: its levels, weakest first, and their order. */

/** The levels of isolation, weakest first (`docs/isolation.md`). */
export const ISOLATION_LEVELS = [
  'none',
  'process',
  'uid',
  'namespace',
  'overlay',
  'container'
] as const

/** A level of isolation. */
export type IsolationLevel = (typeof ISOLATION_LEVELS)[number]

/** Whether a level gives less than another. */
export function isWeaker(level: IsolationLevel, than: IsolationLevel): boolean {
  return ISOLATION_LEVELS.indexOf(level) < ISOLATION_LEVELS.indexOf(than)
}

/** The stricter of two minimums; what is not given asks for nothing. */
export function stricterMinimum(
  one: IsolationLevel,
  other: IsolationLevel | undefined
): IsolationLevel {
  return other !== undefined && isWeaker(one, other) ? other : one
}
