/** The tree of a command in a container: the engine ends it by the container's name. */
import { execFile, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'

import { containerArguments, type ContainerParts } from './container-command.ts'
import { openKeeper, type KeeperWorld } from './keeper.ts'
import { startInContainer } from './start-script.ts'
import type { OpenTree } from '../process-tree.ts'

/** What containers need. */
export interface ContainerWorld extends KeeperWorld {
  readonly bash: string
  /** What the engine's own program gets: where its daemon and its configuration are. */
  readonly environment: Readonly<Record<string, string>>
}

// Removes the container when the gate lets go or is gone.
const WATCH = `trap '' HUP INT TERM; echo ready; read -r _; exec "$@" >/dev/null 2>&1`
const REACH_MS = 10_000

/** Why the engine is no use, or undefined: asked before an image is fetched. */
export function engineFailure(
  engine: string,
  environment: ContainerWorld['environment']
): string | undefined {
  const { status, stderr, error } = spawnSync(engine, ['version'], {
    encoding: 'utf8',
    env: environment,
    timeout: REACH_MS
  })
  if (status === 0) return undefined
  const said =
    error === undefined ? stderr.trim().split('\n').at(-1) : error.message
  return said === undefined || said === '' ? 'it does not answer' : said
}

/** Makes trees, each in a container of its own. */
export function containerTrees(
  parts: ContainerParts,
  world: ContainerWorld
): OpenTree {
  const { engine } = parts
  const { environment } = world
  // The keeper has an environment of its own, and the engine must find the same daemon.
  const asEngine = [
    'env',
    ...Object.entries(environment).map(([name, value]) => `${name}=${value}`),
    engine
  ]
  return async () => {
    const name = `completion-gate-${randomBytes(8).toString('hex')}`
    const sign = randomBytes(16).toString('hex')
    const shell = [world.bash, '--noprofile', '--norc', '-c', WATCH]
    const remove = [...asEngine, 'rm', '--force', name]
    const watch = await openKeeper([...shell, 'bash', ...remove], world)
    return {
      startSign: sign,
      launch: ([, ...args], cwd) => {
        const run = containerArguments(parts, name)
        const start = startInContainer(sign, cwd)
        const [file = '', ...flags] = [...run, ...start, ...args]
        return { file, args: flags, cwd: '/', tellsStart: false, environment }
      },
      started: () => undefined,
      terminate: () =>
        engineDoes(engine, ['kill', '--signal=TERM', name], environment),
      end: () => watch.close()
    }
  }
}

/** What it says counts for nothing: a container that has ended cannot be signaled. */
function engineDoes(
  engine: string,
  args: readonly string[],
  env: ContainerWorld['environment']
): Promise<void> {
  return new Promise(resolve => {
    execFile(engine, args, { env }, () => {
      resolve()
    })
  })
}
