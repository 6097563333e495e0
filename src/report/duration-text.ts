/** A duration in words. */

/** Milliseconds as `3.2 s` or `2 min 5 s`; empty when unknown. */
export function durationText(ms: number | undefined): string {
  if (ms === undefined) return ''
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`
  const seconds = Math.round(ms / 1000)
  return `${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s`
}
