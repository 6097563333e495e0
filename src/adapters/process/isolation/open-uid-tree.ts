/** The tree of a command that runs as a user id of its own: swept by that id. */
import { randomBytes } from 'node:crypto'

import { startByDescriptor, startByOutput } from './start-script.ts'
import type { OpenTree } from '../process-tree.ts'
import type { UidCopy, UidWorld } from './uid-copy.ts'

/** Makes trees one after the other: the sweep by user id would end another command too. */
export function uidTrees(
  copy: UidCopy,
  { bash, setpriv, rights }: UidWorld
): OpenTree {
  const user = [`--reuid=${copy.uid}`, `--regid=${copy.uid}`, '--clear-groups']
  const given = ['--no-new-privs', '--inh-caps=-all', '--bounding-set=-all']
  const front = [...rights.prefix, setpriv, ...user, ...given, '--']
  let last: Promise<void> = Promise.resolve()
  return async () => {
    const before = last
    let release: () => void = () => undefined
    let isOver = false
    last = new Promise<void>(resolve => {
      release = resolve
    })
    await before
    const sign = rights.bySudo ? randomBytes(16).toString('hex') : undefined
    const start = sign === undefined ? startByDescriptor : startByOutput(sign)
    return {
      ...(sign === undefined ? {} : { startSign: sign }),
      launch: (argv, cwd) => {
        const [file = '', ...args] = [...front, ...start(bash, cwd), ...argv]
        return { file, args, cwd: '/', tellsStart: sign === undefined }
      },
      started: () => undefined,
      terminate: () => copy.terminate(),
      end: async () => {
        // Asked again, it would end the next command.
        if (isOver) return
        isOver = true
        try {
          await copy.sweep()
        } finally {
          release()
        }
      }
    }
  }
}

/** The environment of the user id: its own home and temp; what leads into the gate's home is no use to it. */
export function uidEnvironment(
  environment: Readonly<Record<string, string>>,
  copy: Pick<UidCopy, 'root' | 'home' | 'temp'>,
  root: string
): Record<string, string> {
  const home = environment['HOME'] ?? ''
  const leadsHome = (value: string): boolean =>
    home.length > 1 && (value === home || value.startsWith(`${home}/`))
  const kept = Object.entries(environment).flatMap(([name, value]) => {
    if (name === 'PATH') return [[name, value] as const]
    if (value === root || value.startsWith(`${root}/`))
      return [[name, copy.root + value.slice(root.length)] as const]
    return leadsHome(value) || name.startsWith('XDG_')
      ? []
      : [[name, value] as const]
  })
  const own = {
    HOME: copy.home,
    TMPDIR: copy.temp,
    USER: 'gate',
    LOGNAME: 'gate'
  }
  return { ...Object.fromEntries(kept), ...own }
}
