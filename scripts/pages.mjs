/** `npm run pages [-- FOLDER [JEST-FLAGS]]`: tries the pages in a real browser, and leaves a picture of each for a reviewer. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const [folder, ...flags] = process.argv.slice(2)
const pictures =
  folder === undefined ? mkdtempSync(join(tmpdir(), 'pages-')) : resolve(folder)

const { status } = spawnSync(
  process.execPath,
  [
    '--disable-warning=ExperimentalWarning',
    '--experimental-vm-modules',
    'node_modules/jest/bin/jest.js',
    '--runInBand',
    '--testMatch',
    '<rootDir>/__tests__/browser/*.browser.ts',
    ...flags
  ],
  { stdio: 'inherit', env: { ...process.env, PAGES_FOLDER: pictures } }
)
process.stdout.write(`The pictures are in ${pictures}\n`)
process.exitCode = status ?? 1
