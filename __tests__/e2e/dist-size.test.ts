/** What a runner downloads and loads for every job stays small. */
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, it } from '@jest/globals'

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))
const LIMIT_BYTES = 2_600_000

/** The command line has a bundle of its own; the licenses are read by people. */
const NOT_LOADED = new Set(['cli', 'licenses.txt'])

it('all files that the action loads have less than 2.6 MB together', () => {
  const loaded = readdirSync(DIST).filter(name => !NOT_LOADED.has(name))
  expect(loaded).toContain('index.js')
  const bytes = loaded.map(name => statSync(path.join(DIST, name)).size)
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(LIMIT_BYTES)
})
