/** What is known of the parts of one script, so that no part is run twice from one state. */
import { keyOf } from './run-states.ts'
import type { Outcomes, ShellState } from './run-states.ts'

/** The memory of one script's run. */
export interface Memory {
  /** Steps left: a script that takes more is not understood. */
  steps: number
  readonly known: Map<object, Map<string, Outcomes>>
}

const STEPS_LIMIT = 5000

/** A memory that knows nothing yet. */
export function emptyMemory(): Memory {
  return { steps: STEPS_LIMIT, known: new Map() }
}

/** The outcomes of a part from a state, run once; nothing when no step is left. */
export function remembered(
  memory: Memory,
  part: { readonly node: object; readonly ignoring: boolean },
  state: ShellState,
  run: () => Outcomes
): Outcomes | undefined {
  const key = keyOf({ state, zero: part.ignoring, ended: false })
  const ofNode = memory.known.get(part.node) ?? new Map<string, Outcomes>()
  memory.known.set(part.node, ofNode)
  const known = ofNode.get(key)
  if (known !== undefined) return known
  memory.steps -= 1
  if (memory.steps < 0) return undefined
  const outcomes = run()
  ofNode.set(key, outcomes)
  return outcomes
}
