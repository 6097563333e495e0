/** Every fuzz target for a bounded time; `npm run fuzz` gives it longer. */
import { describe, expect, it } from '@jest/globals'

import { fuzz } from './target.ts'
import { TARGETS } from './targets.ts'
import type { FuzzBounds } from './target.ts'

const SECONDS = 4
const RUNS = 300
// A red run of a pull request is about its change: new seeds are tried nightly and by hand.
const FIXED_SEED = 20_261_201

const {
  FUZZ_SECONDS: seconds = String(SECONDS),
  FUZZ_TARGET: wanted = '',
  FUZZ_SEED: seed = '',
  FUZZ_PATH: path = ''
} = process.env
const byHand = process.env['FUZZ_SECONDS'] !== undefined
const bounds: FuzzBounds = {
  ms: Number(seconds) * 1_000,
  runs: byHand ? Number.MAX_SAFE_INTEGER : RUNS,
  ...(seed === '' && byHand
    ? {}
    : { seed: seed === '' ? FIXED_SEED : Number(seed) }),
  ...(path === '' ? {} : { path })
}
const chosen = TARGETS.filter(({ name }) => wanted === '' || name === wanted)

describe('the rule of generated', () => {
  it.each(chosen.map(target => [target.name, target] as const))(
    '%s holds',
    async (name, target) => {
      const { runs, finding, seed: from } = await fuzz(target, bounds)
      if (byHand)
        process.stdout.write(
          `${name}: ${String(runs)} runs from seed ${String(from)}\n`
        )
      expect(finding).toBeUndefined()
      expect(runs).toBeGreaterThan(0)
    },
    bounds.ms + 60_000
  )
})
