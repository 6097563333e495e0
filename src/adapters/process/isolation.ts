/** Reaches a level of isolation by probing, or says what was tried. */
import { GateError } from '../../errors.ts'
import { findTool } from './find-tool.ts'
import { mountRules, type GuardedPaths } from './namespace-mounts.ts'
import {
  isolatingWays,
  pidNamespace,
  type Identity,
  type MissingWay,
  type NamespaceTools,
  type NamespaceWay
} from './namespace-ways.ts'
import { namespaceTrees } from './open-namespace-tree.ts'
import { sweptTrees } from './open-swept-tree.ts'
import { processTable } from './process-table.ts'
import {
  promiseOfNamespace,
  promiseOfNone,
  promiseOfProcess
} from './promises.ts'
import { windowsTrees } from './windows-tree.ts'
import type { Environment } from './environment.ts'
import type { OpenTree } from './process-tree.ts'
import type { Isolation } from '../../ports.ts'

/** The levels that can be had now; `auto` is the strongest of them. */
export type RequestedIsolation = 'none' | 'process' | 'namespace' | 'auto'

/** Runs a harmless command in a tree. @returns why it failed, or undefined */
export type Probe = (openTree: OpenTree) => Promise<string | undefined>

/** What reaching a level needs. */
export interface IsolationWorld {
  /** Absolute path of the checkout. */
  readonly root: string
  /** Absolute path of bash. */
  readonly bash: string
  /** What the gate has: its PATH finds the tools. */
  readonly environment: Environment
  readonly guarded: GuardedPaths
  readonly identity: Identity
  readonly openMs: number
  readonly probe: Probe
}

/** A level that was reached. */
export interface ReachedIsolation {
  readonly isolation: Isolation
  readonly openTree: OpenTree
}

/**
 * Reaches the level that was asked for.
 * @throws GateError ISOLATION_UNAVAILABLE naming what was tried and why it failed
 */
export async function reachIsolation(
  level: RequestedIsolation,
  world: IsolationWorld
): Promise<ReachedIsolation> {
  if (level === 'none') return reachNone(world)
  if (level === 'process') return reachProcess(world)
  try {
    return await reachNamespace(world)
  } catch (error) {
    if (level === 'namespace') throw error
    return reachProcess(world)
  }
}

function reachNone(world: IsolationWorld): ReachedIsolation {
  return {
    isolation: { level: 'none', promise: promiseOfNone() },
    openTree: plainTrees(world)
  }
}

async function reachProcess(world: IsolationWorld): Promise<ReachedIsolation> {
  const way = pidNamespace(namespaceTools(world), world.identity)
  const { openTree } = await firstThatWorks([way], world)
  return {
    isolation: {
      level: 'process',
      promise: promiseOfProcess({
        pidNamespace: openTree !== undefined,
        asRoot: world.identity.uid === 0
      })
    },
    openTree: openTree ?? plainTrees(world)
  }
}

async function reachNamespace(
  world: IsolationWorld
): Promise<ReachedIsolation> {
  const asRoot = world.identity.uid === 0
  const mounts = mountRules(world.root, world.guarded, asRoot)
  const ways = isolatingWays(namespaceTools(world), world.identity, mounts)
  const { openTree, failures } = await firstThatWorks(ways, world)
  if (openTree === undefined)
    throw new GateError(
      'ISOLATION_UNAVAILABLE',
      `The isolation level "namespace" was asked for and cannot be had on this machine. Tried: ${failures.join('; ')}.`,
      {
        hint: 'Allow unprivileged user namespaces, install bubblewrap, or ask for the isolation level "process".'
      }
    )
  const promise = promiseOfNamespace({ pidNamespace: true, asRoot })
  return { isolation: { level: 'namespace', promise }, openTree }
}

/** Tries each way with the very flags that commands will be run with. */
async function firstThatWorks(
  ways: readonly (NamespaceWay | MissingWay)[],
  world: IsolationWorld
): Promise<{
  readonly openTree?: OpenTree
  readonly failures: readonly string[]
}> {
  const failures: string[] = []
  for (const way of ways) {
    if ('missing' in way) {
      failures.push(`${way.name}: ${way.missing}`)
      continue
    }
    const table = processTable()
    const openTree = namespaceTrees(way, { ...world, table })
    const failure = await world.probe(openTree)
    if (failure === undefined) return { openTree, failures }
    failures.push(`${way.name}: ${failure}`)
  }
  return { failures }
}

function plainTrees({ bash, environment }: IsolationWorld): OpenTree {
  if (process.platform === 'win32') return windowsTrees(environment)
  const PATH = environment['PATH'] ?? '/usr/bin:/bin'
  return sweptTrees({ bash, environment: { PATH } })
}

function namespaceTools({ bash, environment }: IsolationWorld): NamespaceTools {
  const find = (name: string): string | undefined => findTool(name, environment)
  return {
    bash,
    unshare: find('unshare'),
    nsenter: find('nsenter'),
    setpriv: find('setpriv'),
    bwrap: find('bwrap')
  }
}
