/** The committed bundles are what the sources build. */
import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, expect, it } from '@jest/globals'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
mkdirSync(path.join(ROOT, '.cache'), { recursive: true })
const FOLDER = mkdtempSync(path.join(ROOT, '.cache/rebuild-'))

afterAll(() => {
  rmSync(FOLDER, { recursive: true, force: true })
})

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      path.relative(folder, path.join(entry.parentPath, entry.name))
    )
    .sort()
}

it('a rebuild in another folder gives the very bytes of dist', () => {
  const lib = path.join(FOLDER, 'lib')
  const dist = path.join(FOLDER, 'dist')
  execFileSync(
    process.execPath,
    [
      'node_modules/typescript/bin/tsc',
      '-p',
      'tsconfig.build.json',
      '--outDir',
      lib
    ],
    { cwd: ROOT, stdio: 'inherit' }
  )
  execFileSync(process.execPath, ['scripts/bundle.mjs', lib, dist], {
    cwd: ROOT,
    stdio: 'inherit'
  })
  const committed = path.join(ROOT, 'dist')
  expect(files(dist)).toEqual(files(committed))
  for (const file of files(dist))
    expect([
      file,
      readFileSync(path.join(dist, file)).equals(
        readFileSync(path.join(committed, file))
      )
    ]).toEqual([file, true])
}, 300_000)
