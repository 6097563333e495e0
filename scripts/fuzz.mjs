/** `npm run fuzz -- SECONDS [TARGET [SEED [PATH]]]`: the fuzz targets for longer, on the built product. */
import { spawnSync } from 'node:child_process'

const [seconds = '60', target = '', seed = '', path = ''] =
  process.argv.slice(2)

if (!(Number(seconds) > 0)) {
  process.stderr.write(
    `Expected seconds, and got ${JSON.stringify(seconds)}.\nUsage: npm run fuzz -- SECONDS [TARGET [SEED [PATH]]]\n`
  )
  process.exit(2)
}
const { status } = spawnSync(
  process.execPath,
  [
    '--disable-warning=ExperimentalWarning',
    '--experimental-vm-modules',
    'node_modules/jest/bin/jest.js',
    '--runInBand',
    '__tests__/fuzz/fuzz.test.ts'
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      FUZZ_SECONDS: seconds,
      FUZZ_TARGET: target,
      FUZZ_SEED: seed,
      FUZZ_PATH: path
    }
  }
)
process.exitCode = status ?? 1
