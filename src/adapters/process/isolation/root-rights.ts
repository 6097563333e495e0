/** How a tool is run with root's rights: by the gate itself, or by sudo when it asks for nothing. */
import type { Identity } from '../namespace-ways.ts'

/** Root's rights, where the gate may have them. */
export interface RootRights {
  /** Arguments in front of a tool's own. */
  readonly prefix: readonly string[]
  /** sudo closes descriptors and drops the environment. */
  readonly bySudo: boolean
}

/**
 * Root's rights, or undefined when the gate is not root and there is no sudo.
 * Whether sudo grants them is found out by using it; it never asks for a password.
 */
export function rootRights(
  { uid }: Identity,
  sudo: string | undefined
): RootRights | undefined {
  if (uid === 0) return { prefix: [], bySudo: false }
  if (sudo === undefined || uid < 0) return undefined
  return { prefix: [sudo, '-n', '--'], bySudo: true }
}
