/** The tree of a command on Windows: `taskkill` ends a process with its descendants. */
import { spawnSync } from 'node:child_process'
import * as path from 'node:path'

import type { Environment } from '../program-path.ts'
import type { OpenTree } from './process-tree.ts'

/** Makes trees that taskkill ends. What left the tree before is not found. */
export function windowsTrees(environment: Environment): OpenTree {
  const system = environment['SystemRoot'] ?? 'C:\\Windows'
  const taskkill = path.win32.join(system, 'System32', 'taskkill.exe')
  return () => {
    let main = 0
    const kill = (): Promise<void> => {
      if (main !== 0)
        spawnSync(taskkill, ['/T', '/F', '/PID', String(main)], {
          stdio: 'ignore',
          windowsHide: true
        })
      return Promise.resolve()
    }
    return Promise.resolve({
      launch: ([file = '', ...args], cwd) => ({
        file,
        args,
        cwd,
        tellsStart: false
      }),
      started: pid => {
        main = pid
      },
      terminate: kill,
      end: kill
    })
  }
}
