/** The tree of a command inside a namespace of its own: the kernel ends what is in it. */
import { holdNamespace, type NamespaceWorld } from './held-namespace.ts'
import { signalProcess } from './swept-tree.ts'
import type { NamespaceWay } from './namespace-ways.ts'
import type { OpenTree } from './process-tree.ts'

// The folder is entered inside, since a folder opened outside has no name there. The byte on
// descriptor 3 tells a command that was started from a tool that failed before it.
const START = `cd -P -- "$1" && shift && unset OLDPWD && echo >&3 && exec "$@" 3>&-`

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
    const start = [bash, '--noprofile', '--norc', '-c', START, 'bash']
    let main = 0
    return {
      launch: (argv, cwd) => ({
        file: nsenter,
        args: [...flags, ...target, ...start, cwd, ...argv],
        cwd: '/',
        tellsStart: true
      }),
      started: pid => {
        main = pid
      },
      terminate: async () => {
        // nsenter itself stays: it tells how the command ended.
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
