// Bundles the compiled faces with ncc: OUT/index.js (the action) and OUT/cli/index.js (the command line).
// Comments and code that nothing uses are dropped, names and lines are kept: small enough for a runner, readable for a reviewer.
// Usage: node scripts/bundle.mjs [LIB [OUT]]
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import { minify } from 'terser'

const [lib = 'lib', out = 'dist'] = process.argv.slice(2)
const ncc = path.join(
  path.dirname(
    createRequire(import.meta.url).resolve('@vercel/ncc/package.json')
  ),
  'dist/ncc/cli.js'
)

async function bundle(entry, folder) {
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
  for (const file of readdirSync(folder).filter(name => name.endsWith('.js')))
    await dropDeadText(path.join(folder, file))
}

// Only what never runs goes: the bundler leaves what a package exports and nothing imports.
const DEAD_CODE = {
  defaults: false,
  module: true,
  unused: true,
  dead_code: true,
  side_effects: true,
  evaluate: true,
  keep_fnames: true,
  keep_classnames: true
}

async function dropDeadText(file) {
  const text = readFileSync(file, 'utf8')
  const shebang = /^#!.*\n/.exec(text)?.[0] ?? ''
  const { code } = await minify(text.slice(shebang.length), {
    module: true,
    compress: DEAD_CODE,
    mangle: false,
    format: { beautify: true, indent_level: 0, comments: false }
  })
  writeFileSync(file, `${shebang}${code}\n`)
}

rmSync(out, { recursive: true, force: true })
await bundle(path.join(lib, 'action/index.js'), out)
await bundle(path.join(lib, 'cli/index.js'), path.join(out, 'cli'))
chmodSync(path.join(out, 'cli/index.js'), 0o755)
