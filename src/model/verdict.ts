/** What the gate says in the end. */
import type { Completion } from './completion.ts'

/** The seven rules of the decision, in their order (design.md section 5). */
export type GateRule = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** A decision: the completion, the rule that made it and its one-line message. */
export interface Decision {
  readonly completion: Completion
  readonly rule: GateRule
  readonly message: string
  /** Rule 1 only: the library's host may let the agent continue once. */
  readonly mayContinue: boolean
}
