/** What `set` does to the options that decide whether a failure ends the script. */
import type { ShellState } from './run-states.ts'

const CLUSTER = /^([-+])([euxvf]*)(o?)$/
const NAMES: ReadonlySet<string> = new Set([
  'errexit',
  'pipefail',
  'nounset',
  'xtrace',
  'verbose',
  'noglob'
])

/** The state after `set` with these arguments; nothing when one of them is not understood. */
export function applySet(
  args: readonly string[],
  before: ShellState
): ShellState | undefined {
  const [first, ...rest] = args
  if (first === undefined) return before
  const [, sign, letters, named] = CLUSTER.exec(first) ?? []
  if (sign === undefined || first === sign) return undefined
  const on = sign === '-'
  const after =
    letters?.includes('e') === true ? switched('errexit', on, before) : before
  if (named !== 'o') return applySet(rest, after)
  const [name, ...others] = rest
  return name === undefined || !NAMES.has(name)
    ? undefined
    : applySet(others, switched(name, on, after))
}

function switched(name: string, on: boolean, state: ShellState): ShellState {
  return name === 'errexit' || name === 'pipefail'
    ? { ...state, [name]: on }
    : state
}
