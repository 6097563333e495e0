/** A pipe: commands side by side, each in a shell of its own. */
import { distinct, goesOn, touches, unknown } from './run-states.ts'
import type { Outcomes, ShellState } from './run-states.ts'

/**
 * The outcomes of a pipe of two parts or more. The last part's status counts;
 * with pipefail every failure does.
 */
export function piped(parts: readonly Outcomes[], state: ShellState): Outcomes {
  const touching = parts.filter(part => touches(part, state))
  // Side by side, nobody knows which run of the watched command is the last.
  if (touching.length > 1) return unknown(state)
  const [watched] = touching
  const counting = state.pipefail ? parts : parts.slice(-1)
  const others = counting.filter(part => part !== watched)
  const othersPass = others.some(part => part.every(one => !one.zero))
    ? [false]
    : others.every(part => part.every(one => one.zero))
      ? [true]
      : [true, false]
  if (watched === undefined)
    return othersPass.map(passes => goesOn(state, passes))
  const counts = counting.includes(watched)
  return distinct(
    watched.flatMap(one =>
      othersPass.map(passes =>
        goesOn(one.state, passes && (!counts || one.zero))
      )
    )
  )
}
