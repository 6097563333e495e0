/** Every fault of GitHub at every call of a run: the built action gives the right verdict, or a red one with its reason. */
import { describe, it } from '@jest/globals'

import {
  expectClosed,
  expectSound,
  FAULTS_OF_A_SWEEP,
  inPairs,
  LASTING_FAULTS,
  runUnder,
  SWEPT_CALLS,
  useSweptWorlds
} from '../support/fault-sweep.ts'

const worlds = useSweptWorlds([
  'right and new\n',
  'right\nand new\n',
  'wrong\n'
])

describe.each(Object.entries(SWEPT_CALLS))('%s', (call, match) => {
  it.each(inPairs(FAULTS_OF_A_SWEEP))(
    'meets %s once, and another run %s',
    async (one, other) => {
      const [first, second] = worlds()
      const swept = await Promise.all([
        runUnder(first, { ...match, times: 1 }, FAULTS_OF_A_SWEEP[one]),
        runUnder(second, { ...match, times: 1 }, FAULTS_OF_A_SWEEP[other])
      ])
      for (const each of swept) {
        expectSound(each)
        expectClosed(each)
      }
    }
  )

  it.each(LASTING_FAULTS)('meets %s for ever', async fault => {
    const [, , failing] = worlds()
    const swept = await runUnder(failing, match, FAULTS_OF_A_SWEEP[fault])
    expectSound(swept)
    // GitHub takes no closing then: the job is red, and what is open stays.
    if (call !== 'the closing of the check run') expectClosed(swept)
  })
})
