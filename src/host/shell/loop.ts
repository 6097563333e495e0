/** A loop of any number of rounds. */
import { goesOn, keyOf } from './run-states.ts'
import type { Outcome, Outcomes, ShellState } from './run-states.ts'

/** One round: how the loop may be left, and how it may come round again. */
export interface Round {
  readonly left: Outcomes
  readonly again: Outcomes
}

/** Every way in which the loop may be left; a head's status is that of the round before. */
export function looped(
  state: ShellState,
  round: (head: Outcome) => Round
): Outcomes {
  const left = new Map<string, Outcome>()
  const heads = new Map<string, Outcome>()
  const open: Outcome[] = [goesOn(state, true)]
  while (open.length > 0) {
    const head = open.pop()
    if (head === undefined || heads.has(keyOf(head))) continue
    heads.set(keyOf(head), head)
    const { left: leaving, again } = round(head)
    for (const one of leaving) left.set(keyOf(one), one)
    for (const one of again)
      if (one.ended) left.set(keyOf(one), one)
      else open.push(one)
  }
  return [...left.values()]
}
