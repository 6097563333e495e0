// Bundles the compiled faces with ncc: OUT/index.js (the action) and OUT/cli/index.js (the command line).
// Usage: node scripts/bundle.mjs [LIB [OUT]]
import { spawnSync } from 'node:child_process'
import { chmodSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const [lib = 'lib', out = 'dist'] = process.argv.slice(2)
const ncc = path.join(
  path.dirname(
    createRequire(import.meta.url).resolve('@vercel/ncc/package.json')
  ),
  'dist/ncc/cli.js'
)

function bundle(entry, folder) {
  const args = [
    'build',
    entry,
    '-o',
    folder,
    '--license',
    'licenses.txt',
    '--no-cache',
    '--quiet'
  ]
  const { status } = spawnSync(process.execPath, [ncc, ...args], {
    stdio: ['ignore', 'ignore', 'inherit']
  })
  if (status !== 0) throw new Error(`ncc ended with ${status} for ${entry}`)
}

rmSync(out, { recursive: true, force: true })
bundle(path.join(lib, 'action/index.js'), out)
bundle(path.join(lib, 'cli/index.js'), path.join(out, 'cli'))
chmodSync(path.join(out, 'cli/index.js'), 0o755)
