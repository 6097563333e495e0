/** Two runs in every order of their calls with two switches: the newest run's verdict stands, alone and closed. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import {
  CHECK_NAME,
  gateRun,
  productDigest,
  stand,
  standingVerdict
} from '../support/action-scenes.ts'
import { inEveryOrder } from '../support/every-order.ts'
import { judging, realPlace, redeciding } from '../support/raced-runs.ts'
import { actionWorld, headOf } from '../support/run-action.ts'
import type { Steps } from '../support/every-order.ts'
import type { RacedRun } from '../support/raced-runs.ts'
import type { ActionWorld } from '../support/run-action.ts'

/** An order leaves a run that could go on at most so often; the unit test has them all. */
const SWITCHES = 2
const RACE_MS = 120_000
const made: { world?: ActionWorld } = {}

beforeAll(async () => {
  made.world = await actionWorld()
})

afterAll(async () => {
  await made.world?.github.stop()
})

function world(): ActionWorld {
  if (made.world === undefined) throw new Error('The world exists in tests.')
  return made.world
}

/** The world as it was before any run. */
function renewed(): ActionWorld {
  const { repository, token } = world()
  repository.checkRuns.length = 0
  repository.statuses.length = 0
  token.used = 0
  return world()
}

/** Runs, before which nothing stands, or a green check run of an older one. */
async function race(
  runs: readonly RacedRun[],
  newest: RacedRun,
  stands: boolean
): Promise<number> {
  const start = (): readonly Steps[] => {
    const fresh = renewed()
    if (stands)
      stand(fresh, {
        proof: 'verified',
        effectDigest: productDigest('right and new\n')
      })
    return runs.map(run => judging(realPlace(fresh), run))
  }
  return await inEveryOrder(
    start,
    order => {
      expectNewest(newest, order)
    },
    SWITCHES
  )
}

/** One check run of the name on the head: closed, and of the newest run. */
function expectNewest(newest: RacedRun, order: string): void {
  const { repository, pull } = world()
  const named = repository.checkRuns.filter(
    one => one.name === CHECK_NAME && one.headSha === headOf(pull)
  )
  const seen = named.map(one => ({
    run: standingVerdict(one).runId,
    attempt: standingVerdict(one).runAttempt,
    conclusion: one.conclusion
  }))
  expect({ order, seen }).toEqual({
    order,
    seen: [
      {
        run: newest.runId,
        attempt: newest.runAttempt ?? 1,
        conclusion: newest.passes ? 'success' : 'failure'
      }
    ]
  })
  const open = repository.checkRuns.filter(
    ({ status }) => status !== 'completed'
  )
  expect(open).toEqual([])
}

describe('two runs on one head', () => {
  it.each([
    ['a later run fails', { runId: 1001, passes: false }, false],
    ['a later run passes', { runId: 1001, passes: true }, false],
    [
      'a later attempt fails',
      { runId: 1000, runAttempt: 2, passes: false },
      false
    ],
    [
      'a later run fails, an older verdict stood',
      { runId: 1001, passes: false },
      true
    ]
  ])(
    '%s',
    async (_, later, stands) => {
      const earlier = { runId: 1000, passes: !later.passes }
      const orders = await race([earlier, later], later, stands)
      expect(orders).toBeGreaterThan(20)
    },
    RACE_MS
  )
})

describe('two runs that mirror their verdict', () => {
  it(
    'leave the status of the newest run, whichever was posted last',
    async () => {
      const later = { runId: 1001, passes: false, mirrors: true }
      const earlier = { runId: 1000, passes: true, mirrors: true }
      const orders = await inEveryOrder(
        () => {
          const fresh = renewed()
          return [earlier, later].map(run => judging(realPlace(fresh), run))
        },
        order => {
          expectNewest(later, order)
          const last = world().repository.statuses.at(-1)?.state
          expect([order, last]).toEqual([order, 'failure'])
        },
        SWITCHES
      )
      expect(orders).toBeGreaterThan(20)
    },
    RACE_MS
  )
})

describe('two runs on two heads', () => {
  it(
    'the run of the new head alone has the word there',
    async () => {
      const { repository, github, pull } = world()
      const old = headOf(pull)
      await github.world.commit(repository, {
        branch: 'feature',
        files: { 'product.txt': 'right and newer\n' },
        author: { name: 'Coder', email: 'coder@example.com' }
      })
      const earlier = { runId: 1000, passes: true, headSha: old }
      const later = { runId: 1001, passes: false, headSha: headOf(pull) }
      const orders = await race([earlier, later], later, false)
      expect(headOf(pull)).not.toBe(old)
      expect(orders).toBeGreaterThan(5)
    },
    RACE_MS
  )
})

describe('a run of the checks and the answer to a claim', () => {
  it(
    'end in the verdict of the run, whatever stood before',
    async () => {
      const later = { runId: 1001, passes: false }
      const orders = await inEveryOrder(
        () => {
          const fresh = renewed()
          stand(fresh, {
            proof: 'verified',
            effectDigest: productDigest('right and new\n')
          })
          return [
            judging(realPlace(fresh), later),
            redeciding(realPlace(fresh), { runId: 1002, passes: true })
          ]
        },
        order => {
          expectNewest(later, order)
        },
        SWITCHES
      )
      expect(gateRun(world()).conclusion).toBe('failure')
      expect(orders).toBeGreaterThan(20)
    },
    RACE_MS
  )
})
