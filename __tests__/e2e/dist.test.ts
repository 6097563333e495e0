/** The committed bundles are what the sources build, wherever they are built. */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, expect, it } from '@jest/globals'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
mkdirSync(path.join(ROOT, '.cache'), { recursive: true })
const FOLDER = mkdtempSync(path.join(ROOT, '.cache/rebuild-'))
const SOURCES = [
  'package.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'scripts',
  'src'
]

afterAll(() => {
  rmSync(FOLDER, { recursive: true, force: true })
})

/** The same files without their bytes: a link to the folder would lead the bundler back. */
function linkTree(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [from, to].map(one => path.join(one, entry.name))
    if (source === undefined || target === undefined) continue
    if (entry.isDirectory()) linkTree(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkSync(source, target)
  }
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      path.relative(folder, path.join(entry.parentPath, entry.name))
    )
    .sort()
}

function build(...args: readonly string[]): void {
  execFileSync(process.execPath, args, { cwd: FOLDER, stdio: 'inherit' })
}

it('a rebuild in another folder gives the very bytes of dist', () => {
  for (const name of SOURCES)
    cpSync(path.join(ROOT, name), path.join(FOLDER, name), { recursive: true })
  linkTree(path.join(ROOT, 'node_modules'), path.join(FOLDER, 'node_modules'))
  build('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json')
  build('scripts/bundle.mjs')
  const [rebuilt, committed] = [FOLDER, ROOT].map(one =>
    path.join(one, 'dist')
  ) as [string, string]
  expect(files(rebuilt)).toEqual(files(committed))
  const differing = files(rebuilt).filter(
    file =>
      !readFileSync(path.join(rebuilt, file)).equals(
        readFileSync(path.join(committed, file))
      )
  )
  expect(differing).toEqual([])
}, 300_000)
