/** Runs on one head in every order of their calls: the newest run's verdict stands, alone and closed. */
import { describe, expect, it } from '@jest/globals'

import {
  baseKey,
  externalId,
  readExternalId
} from '../../../src/pull-request/standing-verdict.ts'
import { CHECK_NAME, productDigest } from '../../support/action-scenes.ts'
import { inEveryOrder } from '../../support/every-order.ts'
import { memoryPorts, standingFacts } from '../../support/memory-ports.ts'
import {
  judging,
  RACED_CRITERIA,
  redeciding
} from '../../support/raced-runs.ts'
import type { CheckRunFacts } from '../../../src/github-ports.ts'
import type { ProofState } from '../../../src/pull-request/standing-verdict.ts'
import type { RacedRun } from '../../support/raced-runs.ts'

const RACE_MS = 120_000

interface Race {
  readonly judges: readonly RacedRun[]
  readonly claims?: readonly RacedRun[]
  /** Proof of run 900 that stood before. */
  readonly stood?: ProofState
  readonly newest: RacedRun
  readonly switches?: number
}

async function race({
  judges,
  claims = [],
  stood,
  newest,
  switches
}: Race): Promise<number> {
  let runs: CheckRunFacts[] = []
  return await inEveryOrder(
    () => {
      runs = stood === undefined ? [] : [asRun900Left(stood)]
      const place = { number: 1, ports: () => memoryPorts(runs) }
      return [
        ...judges.map(run => judging(place, run)),
        ...claims.map(run => redeciding(place, run))
      ]
    },
    order => {
      expect({ order, ...seen(runs) }).toEqual({
        order,
        atWork: 0,
        named: [
          {
            run: newest.runId,
            attempt: newest.runAttempt ?? 1,
            conclusion: newest.passes ? 'success' : 'failure'
          }
        ]
      })
    },
    switches
  )
}

function seen(runs: readonly CheckRunFacts[]): object {
  return {
    atWork: runs.filter(({ status }) => status !== 'completed').length,
    named: runs
      .filter(({ name }) => name === CHECK_NAME)
      .map(one => ({
        run: readExternalId(one.externalId)?.runId,
        attempt: readExternalId(one.externalId)?.runAttempt,
        conclusion: one.conclusion
      }))
  }
}

function asRun900Left(proof: ProofState): CheckRunFacts {
  return standingFacts({
    conclusion: proof === 'verified' ? 'success' : 'failure',
    externalId: externalId({
      pullRequest: 1,
      baseKey: baseKey('main'),
      criteriaKey: RACED_CRITERIA,
      runId: 900,
      runAttempt: 1,
      proof,
      effectDigest: productDigest('right and new\n')
    })
  })
}

const EARLIER: RacedRun = { runId: 1000, passes: true }
const LATER: RacedRun = { runId: 1001, passes: false }
const LATER_ATTEMPT: RacedRun = { runId: 1000, runAttempt: 2, passes: false }

describe('two runs in every order', () => {
  it.each<[string, Race]>([
    ['a later run', { judges: [EARLIER, LATER], newest: LATER }],
    [
      'a later attempt',
      { judges: [EARLIER, LATER_ATTEMPT], newest: LATER_ATTEMPT }
    ],
    [
      'a green verdict stood',
      { judges: [EARLIER, LATER], newest: LATER, stood: 'verified' }
    ],
    [
      'a red verdict stood, and the later run passes',
      {
        judges: [
          { ...EARLIER, passes: false },
          { ...LATER, passes: true }
        ],
        newest: { ...LATER, passes: true },
        stood: 'failed'
      }
    ]
  ])(
    '%s: the newest stands alone',
    async (_, raced) => {
      expect(await race(raced)).toBeGreaterThan(100)
    },
    RACE_MS
  )
})

describe('three runs, with two switches', () => {
  it(
    'leave the word to the newest',
    async () => {
      const orders = await race({
        judges: [
          EARLIER,
          { runId: 1001, passes: true },
          { runId: 1002, passes: false }
        ],
        newest: { runId: 1002, passes: false },
        stood: 'verified',
        switches: 2
      })
      expect(orders).toBeGreaterThan(100)
    },
    RACE_MS
  )
})

describe('a run and the answer to a claim in every order', () => {
  it.each<ProofState>(['verified', 'failed'])(
    'end in the run’s verdict where one stood that is %s',
    async stood => {
      const orders = await race({
        judges: [LATER],
        claims: [{ runId: 1002, passes: true }],
        newest: LATER,
        stood
      })
      expect(orders).toBeGreaterThan(30)
    },
    RACE_MS
  )
})
