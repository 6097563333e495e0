/** The arithmetic of waiting for GitHub: one budget for a whole run. Pure. */

/** How long the gate waits for GitHub, in milliseconds. */
export interface WaitingLimits {
  /** Failed attempts and the pauses after them, together, in a whole run. */
  readonly totalMs: number
  /** The part of the total that only the closing of a check run may use. */
  readonly reserveMs: number
  /** One attempt at a request, from its sending to the last byte of the answer. */
  readonly attemptMs: number
  /** Attempts at a request after its first. */
  readonly retries: number
  /** One second of a pause; lowered in tests, where a pause need not be long. */
  readonly secondMs: number
}

/** Two minutes in all, of which the closing keeps twenty seconds. */
export const DEFAULT_WAITING: WaitingLimits = {
  totalMs: 120_000,
  reserveMs: 20_000,
  attemptMs: 30_000,
  retries: 3,
  secondMs: 1_000
}

/** What of a run's waiting is spent, in milliseconds. */
export interface WaitingSpent {
  readonly spentMs: number
}

/** Whether a request closes a check run, and so may use the reserve. */
export type Urgency = 'usual' | 'closing'

/** What is left to wait, never below zero. */
export function remainingMs(
  limits: WaitingLimits,
  spent: WaitingSpent,
  urgency: Urgency
): number {
  const reserve = urgency === 'closing' ? 0 : limits.reserveMs
  return Math.max(0, limits.totalMs - reserve - spent.spentMs)
}

/** Milliseconds that the next attempt may take; 0 when nothing is left. */
export function attemptLimit(
  limits: WaitingLimits,
  spent: WaitingSpent,
  urgency: Urgency
): number {
  return Math.min(limits.attemptMs, remainingMs(limits, spent, urgency))
}

/**
 * The pause in seconds before a further attempt, as the retry plugin takes it.
 * @param retriesDone retries of this request so far
 */
export function backOffSeconds(retriesDone: number): number {
  return (retriesDone + 1) ** 2
}

/**
 * Whether a pause is worth it: a retry is left, and after the pause there is
 * still time for an attempt.
 */
export function mayPause(
  limits: WaitingLimits,
  spent: WaitingSpent,
  pause: {
    readonly seconds: number
    readonly retriesDone: number
    readonly urgency: Urgency
  }
): boolean {
  return (
    pause.retriesDone < limits.retries &&
    pause.seconds * limits.secondMs < remainingMs(limits, spent, pause.urgency)
  )
}

/** The spent time after a lost attempt or a pause. */
export function afterWaiting(spent: WaitingSpent, ms: number): WaitingSpent {
  return { spentMs: spent.spentMs + Math.max(0, ms) }
}
