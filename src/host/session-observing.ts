/** The part of a session that observes what changed. */
import * as hostLedger from './host-ledger.ts'
import { observeToolCall } from './tool-calls.ts'
import type { MutationLedger } from '../model/ledger.ts'
import type { SessionState } from './session-state.ts'
import type { ToolCall } from './tool-calls.ts'

/** What a host tells a session about its agent's work. */
export interface ObservingSession {
  /** A tool call after it ran (`observeToolCall`). */
  observeToolCall(call: ToolCall): void
  /** Changed workspace paths that no tool told of. */
  observeUnseenPaths(paths: readonly string[]): void
  /** A background child that shares the workspace began: it blocks until it is settled. */
  openChild(taskId: string): void
  /** A background child ended, and these are the paths it changed. */
  settleChild(taskId: string, paths: readonly string[]): void
  /** Whether the latest look at the workspace failed. */
  setObservationIncomplete(incomplete: boolean): void
  /** The records and the effect digest as they are now. */
  ledger(): MutationLedger
}

/** The observing part over the session's state. */
export function observingSession(state: SessionState): ObservingSession {
  return {
    observeToolCall(call) {
      state.ledger = observeToolCall(state.ledger, call)
    },
    observeUnseenPaths(paths) {
      state.ledger = hostLedger.observeUnseenPaths(state.ledger, paths)
    },
    openChild(taskId) {
      state.ledger = hostLedger.openChild(state.ledger, taskId)
    },
    settleChild(taskId, paths) {
      state.ledger = hostLedger.settleChild(state.ledger, taskId, paths)
    },
    setObservationIncomplete(incomplete) {
      state.ledger = hostLedger.setObservationIncomplete(
        state.ledger,
        incomplete
      )
    },
    ledger: () => hostLedger.ledgerOf(state.ledger)
  }
}
