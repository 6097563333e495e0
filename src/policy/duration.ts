/** Durations as people write them: `90s`, `15m`, `1h30m`, or plain seconds. */

const WRITTEN = /^(?:(\d{1,5})h)?(?:(\d{1,5})m)?(?:(\d{1,5})s)?$/

/** The shortest time-out that a policy may ask for, in milliseconds. */
export const SHORTEST_TIMEOUT_MS = 1_000

/** The longest time-out that a policy may ask for, in milliseconds: the life of a GitHub job. */
export const LONGEST_TIMEOUT_MS = 6 * 3_600_000

/** What a duration looks like, for JSON schema. */
export const DURATION_PATTERN = /^(?=\d)(\d{1,5}h)?(\d{1,5}m)?(\d{1,5}s)?$/

/**
 * Reads a duration.
 * @param written whole seconds, or hours, minutes and seconds in that order
 * @returns milliseconds, or undefined when it cannot be read
 */
export function durationMs(written: string | number): number | undefined {
  if (typeof written === 'number')
    return Number.isSafeInteger(written) && written >= 0
      ? written * 1000
      : undefined
  const parts = WRITTEN.exec(written)
  if (written === '' || parts === null) return undefined
  const [hours, minutes, seconds] = [parts[1], parts[2], parts[3]].map(part =>
    Number(part ?? 0)
  )
  return ((hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0)) * 1000
}

/** Whether a written duration can be read and lies within the bounds of a time-out. */
export function isTimeout(written: string | number): boolean {
  const ms = durationMs(written)
  return (
    ms !== undefined && ms >= SHORTEST_TIMEOUT_MS && ms <= LONGEST_TIMEOUT_MS
  )
}
