/** The tree of a command inside a namespace of its own: the kernel ends what is in it. */
import { randomBytes } from 'node:crypto'

import { holdNamespace, type NamespaceWorld } from './held-namespace.ts'
import { startByDescriptor, startByOutput } from './isolation/start-script.ts'
import { signalProcess } from './swept-tree.ts'
import type { NamespaceWay } from './namespace-ways.ts'
import type { OpenTree } from './process-tree.ts'

/** Makes trees, each in a fresh namespace. */
export function namespaceTrees(
  way: NamespaceWay,
  world: NamespaceWorld
): OpenTree {
  const { bash, table } = world
  return async () => {
    const held = await holdNamespace(way, world)
    const [nsenter = '', ...flags] = way.enter
    const target = ['--target', String(held.target), '--', ...way.inside]
    const sign = way.bySudo ? randomBytes(16).toString('hex') : undefined
    const start = sign === undefined ? startByDescriptor : startByOutput(sign)
    let main = 0
    return {
      ...(sign === undefined ? {} : { startSign: sign }),
      launch: (argv, cwd) => ({
        file: nsenter,
        args: [...flags, ...target, ...start(bash, cwd), ...argv],
        cwd: '/',
        tellsStart: sign === undefined
      }),
      started: pid => {
        main = pid
      },
      terminate: async () => {
        // nsenter itself stays: it tells how the command ended. sudo and its nsenter are root's.
        for (const one of await table.list())
          if (one.session === main && one.pid !== main)
            signalProcess(one.pid, 'SIGTERM')
      },
      end: async () => {
        await held.end()
        if (main !== 0) signalProcess(-main, 'SIGKILL')
        main = 0
      }
    }
  }
}
