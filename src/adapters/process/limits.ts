/** The bounds of one command, as named numbers with their units. */

/** What one run may keep, relay and wait for. */
export interface RunLimits {
  /** First bytes of the output that are kept. */
  readonly headBytes: number
  /** Last bytes after the head that are kept. */
  readonly tailBytes: number
  /** Bytes of one relayed line; the rest of the line is dropped. */
  readonly lineBytes: number
  /** Bytes of all relayed lines; what comes later is kept, not relayed. */
  readonly relayBytes: number
  /** Milliseconds between the polite end (TERM) and the forced one (KILL). */
  readonly graceMs: number
  /** Milliseconds to wait for output that a survivor holds open. */
  readonly drainMs: number
  /** Milliseconds until an isolation that does not come up has failed. */
  readonly openMs: number
}

/** The limits of every face; 300 MB of output costs no more memory than 1 MB. */
export const RUN_LIMITS: RunLimits = {
  headBytes: 64 * 1024,
  tailBytes: 256 * 1024,
  lineBytes: 8 * 1024,
  relayBytes: 4 * 1024 * 1024,
  graceMs: 2_000,
  drainMs: 1_000,
  openMs: 10_000
}
