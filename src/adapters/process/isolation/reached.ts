/** What reaching a level of isolation needs, and what it gives. */
import type { Environment } from '../../program-path.ts'
import type { Identity } from '../namespace-ways.ts'
import type { GuardedPaths } from '../namespace-mounts.ts'
import type { OpenTree } from '../process-tree.ts'
import type { IsolationLevel } from '../../../model/isolation-level.ts'
import type { CheckoutView, ContainerNeeds } from '../../../ports.ts'

/** A level that was set up, before or after it was probed. */
export interface Reached {
  readonly level: IsolationLevel
  readonly promise: string
  readonly openTree: OpenTree
  /** What commands get instead of the usual environment. */
  readonly environment?: Readonly<Record<string, string>>
  /** Where commands have the checkout, when that is another place for them. */
  readonly root?: string
  readonly view?: CheckoutView
  /** Paths that were written beside the checkout. */
  written?(): readonly string[]
  close?(): Promise<void>
}

/** Runs a harmless command in what was set up. @returns why it failed, or undefined */
export type Probe = (reached: Reached) => Promise<string | undefined>

/** What reaching a level needs. */
export interface IsolationWorld {
  /** Absolute path of the checkout, links resolved. */
  readonly root: string
  /** Absolute path of bash. */
  readonly bash: string
  /** What the gate has: its PATH finds the tools. */
  readonly environment: Environment
  /** What commands get. */
  readonly commandEnvironment: Readonly<Record<string, string>>
  readonly guarded: GuardedPaths
  readonly identity: Identity
  readonly container: ContainerNeeds | undefined
  readonly openMs: number
  readonly probe: Probe
}

/** A level that cannot be had: each way that was tried and why it failed. */
export interface Unreachable {
  readonly failures: readonly string[]
}
