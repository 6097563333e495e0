/** The budget of waiting that all requests of a run share. */
import { afterWaiting, attemptLimit, mayPause } from './retry-budget.ts'
import type { Urgency, WaitingLimits, WaitingSpent } from './retry-budget.ts'

/** A run's budget of waiting, shared by all its requests. */
export interface WaitingBudget {
  readonly limits: WaitingLimits
  /** Milliseconds that the next attempt may take. */
  attemptMs(urgency: Urgency): number
  /** Counts a failed attempt. */
  lose(ms: number): void
  /** Grants a pause and counts it, or says no. */
  pause(pause: {
    readonly seconds: number
    readonly retriesDone: number
    readonly urgency: Urgency
  }): boolean
}

/** A fresh budget. */
export function createWaitingBudget(limits: WaitingLimits): WaitingBudget {
  let spent: WaitingSpent = { spentMs: 0 }
  return {
    limits,
    attemptMs: urgency => attemptLimit(limits, spent, urgency),
    lose: ms => {
      spent = afterWaiting(spent, ms)
    },
    pause: pause => {
      if (!mayPause(limits, spent, pause)) return false
      spent = afterWaiting(spent, pause.seconds * limits.secondMs)
      return true
    }
  }
}
