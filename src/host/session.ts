/** The gate for hosts that embed the library: observe, verify, waive and decide in one session. */
import { decidingSession } from './session-deciding.ts'
import { observingSession } from './session-observing.ts'
import { emptySessionState } from './session-state.ts'
import { verifyingSession } from './session-verifying.ts'
import type { DecidingSession } from './session-deciding.ts'
import type { ObservingSession } from './session-observing.ts'
import type { SessionOptions } from './session-state.ts'
import type { VerifyingSession } from './session-verifying.ts'

/** One agent's work on one workspace, from its first tool call to the decision. */
export type VerificationSession = ObservingSession &
  VerifyingSession &
  DecidingSession

/** Begins a session. Its methods may be called on their own: they need no `this`. */
export function createVerificationSession(
  options: SessionOptions = {}
): VerificationSession {
  const state = emptySessionState()
  return {
    ...observingSession(state),
    ...verifyingSession(state, options),
    ...decidingSession(state, options)
  }
}
