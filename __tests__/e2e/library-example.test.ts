/** The embedding of docs/library.md: compiled against the library, and run. */
import { spawnSync } from 'node:child_process'
import {
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import * as library from '../../src/index.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const PAGE = readFileSync(join(ROOT, 'docs/library.md'), 'utf8')

function block(fence: string): string {
  const match = new RegExp(`^\`\`\`${fence}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(
    PAGE
  )
  if (match?.[1] === undefined) throw new Error(`no block ${fence} in the page`)
  return match[1]
}

describe('the embedding of the library page', () => {
  const folders = {
    build: mkdtempSync(join(tmpdir(), 'example-')),
    workspace: mkdtempSync(join(tmpdir(), 'workspace-'))
  }

  beforeAll(() => {
    const { build, workspace } = folders
    symlinkSync(join(ROOT, 'node_modules'), join(build, 'node_modules'))
    writeFileSync(join(build, 'package.json'), '{"type":"module"}')
    writeFileSync(
      join(workspace, 'package.json'),
      JSON.stringify({ scripts: { test: 'node check.mjs' } })
    )
    writeFileSync(
      join(workspace, 'check.mjs'),
      "import { sum } from './sum.mjs'\nif (sum(2, 2) !== 4) process.exit(1)\n"
    )
    const example = block('ts example')
    const entry = relative(build, join(ROOT, 'src/index.ts'))
    writeFileSync(
      join(build, 'example.ts'),
      example.replace("'completion-gate'", `'${entry}'`)
    )
    writeFileSync(
      join(build, 'tsconfig.json'),
      JSON.stringify({
        extends: join(ROOT, 'tsconfig.json'),
        compilerOptions: {
          noEmit: false,
          rootDir: '/',
          outDir: 'out',
          typeRoots: [join(ROOT, 'node_modules/@types')]
        },
        include: ['example.ts']
      })
    )
  })

  afterAll(() => {
    for (const folder of Object.values(folders))
      rmSync(folder, { recursive: true, force: true })
  })

  it('compiles, runs, and prints what the page says', () => {
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
    const compiled = spawnSync(process.execPath, [tsc, '-p', folders.build], {
      encoding: 'utf8'
    })
    expect(compiled.stdout).toBe('')
    const built = findExample(join(folders.build, 'out'))
    const run = spawnSync(process.execPath, [built, folders.workspace], {
      encoding: 'utf8'
    })
    expect(run.stderr).toBe('')
    expect(run.stdout).toBe(block('text'))
  }, 300_000)
})

describe('the library page', () => {
  it('names every value that the library exports', () => {
    const unnamed = Object.keys(library).filter(
      name => !PAGE.includes(`\`${name}\``) && !PAGE.includes(`\`${name}(`)
    )
    expect(unnamed).toEqual([])
  })
})

function findExample(folder: string): string {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (name === 'example.js') return path
    if (statSync(path).isDirectory()) {
      const found = findExample(path)
      if (found !== '') return found
    }
  }
  return ''
}
