/** Reaches the level of isolation that was asked for, or the strongest, and says what was tried. */
import { GateError } from '../../../errors.ts'
import {
  ISOLATION_LEVELS,
  isWeaker,
  type IsolationLevel
} from '../../../model/isolation-level.ts'
import { reachLevel } from './reach-level.ts'
import type { Isolation } from '../../../ports.ts'
import type { IsolationWorld, Reached } from './reached.ts'

/** A level by its name, or `auto`: the strongest that can be had. */
export type RequestedIsolation = IsolationLevel | 'auto'

/** What was reached; without `reached` it is below the minimum and nothing may be run. */
export interface IsolationOutcome {
  readonly isolation: Isolation
  readonly reached?: Reached
}

/**
 * Reaches the level that was asked for.
 * @param minimum below it nothing is set up
 * @throws GateError ISOLATION_UNAVAILABLE naming what was tried and why it failed
 */
export async function reachIsolation(
  asked: RequestedIsolation,
  minimum: IsolationLevel,
  world: IsolationWorld
): Promise<IsolationOutcome> {
  if (asked === 'auto') return reachStrongest(minimum, world)
  if (isWeaker(asked, minimum))
    return below(asked, minimum, `"${asked}" was asked for by name.`)
  const reached = await reachLevel(asked, world)
  if ('failures' in reached)
    throw new GateError(
      'ISOLATION_UNAVAILABLE',
      `The isolation level "${asked}" was asked for and cannot be had on this machine. Tried: ${reached.failures.join('; ')}.`,
      { hint: HINTS[asked] }
    )
  return { isolation: isolationOf(reached, []), reached }
}

const HINTS: Readonly<Record<IsolationLevel, string>> = {
  none: '',
  process: '',
  uid: 'Run the gate as root, or let sudo work without a password; or ask for the isolation level "process".',
  namespace:
    'Allow unprivileged user namespaces, install bubblewrap, or ask for the isolation level "process".',
  overlay:
    'Allow unprivileged user namespaces, or let sudo work without a password; or ask for the isolation level "process".',
  container:
    'Start a docker or podman that this user may use, and name an image by digest in the policy; or ask for another level.'
}

async function reachStrongest(
  minimum: IsolationLevel,
  world: IsolationWorld
): Promise<IsolationOutcome> {
  const unavailable: { level: IsolationLevel; why: string }[] = []
  // `none` is taken by name alone.
  const levels = ISOLATION_LEVELS.filter(level => level !== 'none').reverse()
  for (const level of levels) {
    if (isWeaker(level, minimum)) break
    const reached = await reachLevel(level, world)
    if (!('failures' in reached))
      return { isolation: isolationOf(reached, unavailable), reached }
    unavailable.push({ level, why: reached.failures.join('; ') })
  }
  const why = unavailable.map(one => `${one.level}: ${one.why}`).join('; ')
  const { isolation } = below('process', minimum, `Tried: ${why}.`)
  return { isolation: { ...isolation, unavailable } }
}

function isolationOf(
  { level, promise }: Reached,
  unavailable: NonNullable<Isolation['unavailable']>
): Isolation {
  return {
    level,
    promise,
    ...(unavailable.length === 0 ? {} : { unavailable })
  }
}

function below(
  level: IsolationLevel,
  minimum: IsolationLevel,
  why: string
): IsolationOutcome {
  const promise = `Nothing was run: isolation below the minimum. The level is "${level}", the minimum "${minimum}". ${why}`
  return { isolation: { level, promise, below_minimum: minimum } }
}
