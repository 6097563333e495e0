/** Sets one level of isolation up, and probes it with the very flags that commands are run with. */
import * as fs from 'node:fs'

import { programPath } from '../../program-path.ts'
import { mountRules, type MountRule } from '../namespace-mounts.ts'
import {
  isolatingWays,
  pidNamespace,
  type NamespaceTools,
  type NamespaceWay,
  type WayParts
} from '../namespace-ways.ts'
import { namespaceTrees } from '../open-namespace-tree.ts'
import { sweptTrees } from '../open-swept-tree.ts'
import { processTable } from '../process-table.ts'
import { promiseOf } from '../promises.ts'
import { windowsTrees } from '../windows-tree.ts'
import { containerEnvironment } from './container-command.ts'
import { containerTrees, engineFailure } from './open-container-tree.ts'
import { openOverlayStage } from './overlay-stage.ts'
import { overlayWays, type OverlayWay } from './overlay-ways.ts'
import { openUidCopy, type UidWorld } from './uid-copy.ts'
import { uidEnvironment, uidTrees } from './open-uid-tree.ts'
import { rootRights } from './root-rights.ts'
import type { Environment } from '../../program-path.ts'
import type { OpenTree } from '../process-tree.ts'
import type { IsolationLevel } from '../../../model/isolation-level.ts'
import type { IsolationWorld, Reached, Unreachable } from './reached.ts'

// A list for people.
const WRITTEN_NAMED = 50

/** Tries every way to a level. Never throws for what the machine lacks. */
export async function reachLevel(
  level: IsolationLevel,
  world: IsolationWorld
): Promise<Reached | Unreachable> {
  switch (level) {
    case 'none':
      return plain('none', world)
    case 'process':
      return reachProcess(world)
    case 'uid':
      return reachUid(world)
    case 'namespace':
      return reachNamespace(world)
    case 'overlay':
      return reachOverlay(world)
    case 'container':
      return reachContainer(world)
  }
}

function plain(level: 'none' | 'process', world: IsolationWorld): Reached {
  const promise = promiseOf(level, { pidNamespace: false, asRoot: false })
  return { level, promise, openTree: plainTrees(world) }
}

async function reachProcess(world: IsolationWorld): Promise<Reached> {
  const way = pidNamespace(wayParts(world, []).tools, world.identity)
  if ('missing' in way) return plain('process', world)
  const reached = fromWay('process', way, world)
  const failure = await world.probe(reached)
  return failure === undefined ? reached : plain('process', world)
}

async function reachNamespace(
  world: IsolationWorld
): Promise<Reached | Unreachable> {
  const failures: string[] = []
  for (const way of isolatingWays(wayParts(world, guardMounts(world)))) {
    if ('missing' in way) {
      failures.push(`${way.name}: ${way.missing}`)
      continue
    }
    const reached = fromWay('namespace', way, world)
    const failure = await world.probe(reached)
    if (failure === undefined) return reached
    failures.push(`${way.name}: ${failure}`)
  }
  return { failures }
}

async function reachOverlay(
  world: IsolationWorld
): Promise<Reached | Unreachable> {
  const parts = wayParts(world, guardMounts(world))
  const failures: string[] = []
  for (const way of overlayWays(parts)) {
    const reached =
      'missing' in way ? way.missing : await overlayBy(way, parts, world)
    if (typeof reached !== 'string') return reached
    failures.push(`${way.name}: ${reached}`)
  }
  return { failures }
}

async function overlayBy(
  { stage: stageWay, way: wayOn }: OverlayWay,
  parts: WayParts,
  world: IsolationWorld
): Promise<Reached | string> {
  const table = processTable()
  try {
    const stage = await openOverlayStage(stageWay, { ...world, table })
    const { folder } = stage
    const hide: MountRule = { kind: 'hide-folder', path: folder, options: '' }
    const mounts = [...parts.mounts, hide]
    const way = wayOn({ ...parts, mounts }, stage.onStage)
    const failure =
      'missing' in way
        ? way.missing
        : await world.probe(fromWay('overlay', way, world))
    if ('missing' in way || failure !== undefined) {
      await stage.close()
      return failure ?? 'unknown'
    }
    return {
      ...fromWay('overlay', way, world),
      root: world.root,
      view: { root: stage.view, foldersStay: true },
      written: () => stage.written(WRITTEN_NAMED),
      close: () => stage.close()
    }
  } catch (error) {
    return (error as Error).message
  }
}

async function reachUid(world: IsolationWorld): Promise<Reached | Unreachable> {
  const { sudo, setpriv } = wayParts(world, []).tools
  const rights = rootRights(world.identity, sudo)
  if (rights === undefined)
    return { failures: ['the gate is not root, and there is no sudo'] }
  if (setpriv === undefined) return { failures: ['setpriv is not installed'] }
  const { bash, root, openMs } = world
  const table = processTable()
  const uidWorld: UidWorld = { bash, root, openMs, table, setpriv, rights }
  try {
    const copy = await openUidCopy(uidWorld)
    const reached: Reached = {
      level: 'uid',
      promise: promiseOf('uid', { pidNamespace: false, asRoot: false }),
      openTree: uidTrees(copy, uidWorld),
      environment: uidEnvironment(world.commandEnvironment, copy, root),
      root: copy.root,
      view: { root: copy.root },
      close: () => copy.close()
    }
    const failure = await world.probe(reached)
    if (failure === undefined) return reached
    await copy.close()
    return { failures: [failure] }
  } catch (error) {
    return { failures: [(error as Error).message] }
  }
}

async function reachContainer(
  world: IsolationWorld
): Promise<Reached | Unreachable> {
  const needs = world.container
  if (needs === undefined)
    return { failures: ['the policy names no image (container.image)'] }
  const failures: string[] = []
  for (const name of ['docker', 'podman']) {
    const engine = programPath(name, world.environment)
    if (engine === undefined) {
      failures.push(`${name}: it is not installed`)
      continue
    }
    const mounts = guardMounts(world)
    const user = world.identity
    const parts = { engine, needs, root: world.root, user, mounts }
    const environment = engineEnvironment(world.environment)
    const reached: Reached = {
      level: 'container',
      promise: promiseOf('container', { pidNamespace: true, asRoot: false }),
      openTree: containerTrees(parts, {
        bash: world.bash,
        openMs: world.openMs,
        table: processTable(),
        environment
      }),
      environment: containerEnvironment(world.commandEnvironment)
    }
    const failure =
      engineFailure(engine, environment) ?? (await world.probe(reached))
    if (failure === undefined) return reached
    failures.push(`${name}: ${failure}`)
  }
  return { failures }
}

function engineEnvironment(environment: Environment): Record<string, string> {
  const names = [
    'PATH',
    'HOME',
    'DOCKER_HOST',
    'DOCKER_CONFIG',
    'XDG_RUNTIME_DIR'
  ]
  return Object.fromEntries(
    names.flatMap(name => {
      const value = environment[name]
      return value === undefined ? [] : [[name, value] as const]
    })
  )
}

function fromWay(
  level: 'process' | 'namespace' | 'overlay',
  way: NamespaceWay,
  world: IsolationWorld
): Reached {
  const asRoot = world.identity.uid === 0
  return {
    level,
    promise: promiseOf(level, { pidNamespace: true, asRoot }),
    openTree: namespaceTrees(way, { ...world, table: processTable() })
  }
}

function guardMounts(world: IsolationWorld): readonly MountRule[] {
  if (!fs.existsSync('/proc/self/mountinfo')) return []
  return mountRules(world.root, world.guarded, world.identity.uid === 0)
}

function plainTrees({ bash, environment }: IsolationWorld): OpenTree {
  if (process.platform === 'win32') return windowsTrees(environment)
  const PATH = environment['PATH'] ?? '/usr/bin:/bin'
  return sweptTrees({ bash, environment: { PATH } })
}

function wayParts(
  { bash, environment, identity }: IsolationWorld,
  mounts: readonly MountRule[]
): WayParts {
  const find = (name: string): string | undefined =>
    programPath(name, environment)
  const tools: NamespaceTools = {
    bash,
    unshare: find('unshare'),
    nsenter: find('nsenter'),
    setpriv: find('setpriv'),
    bwrap: find('bwrap'),
    sudo: find('sudo')
  }
  return { tools, identity, mounts }
}
