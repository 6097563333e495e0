/** What a face and the policy together ask of isolation. */
import {
  isWeaker,
  stricterMinimum,
  type IsolationLevel
} from '../../../model/isolation-level.ts'
import type { ContainerNeeds, RunnerNeeds } from '../../../ports.ts'
import type { RequestedIsolation } from './reach-isolation.ts'

/** What a face was told, beside the policy. */
export interface FaceIsolation {
  /** Undefined takes what the policy says. */
  readonly level: RequestedIsolation | undefined
  /** Undefined asks for nothing beside the policy. */
  readonly minimum: IsolationLevel | undefined
  /** A runner of GitHub Actions: nobody works there while commands run. */
  readonly onRunner: boolean
}

/**
 * The level to reach and the minimum: the stricter of the two that were given.
 * `auto` is the strongest on a runner. On a person's machine it is `process`,
 * and the strongest only where the minimum asks for more.
 */
export function askedIsolation(
  { level, minimum, onRunner }: FaceIsolation,
  needs: RunnerNeeds
): {
  readonly level: RequestedIsolation
  readonly minimum: IsolationLevel
  readonly container?: ContainerNeeds
} {
  const least = stricterMinimum(needs.isolationMinimum, minimum)
  const asked = level ?? needs.isolation
  const mild = asked === 'auto' && !onRunner && !isWeaker('process', least)
  return {
    level: mild ? 'process' : asked,
    minimum: least,
    ...(needs.container === undefined ? {} : { container: needs.container })
  }
}
