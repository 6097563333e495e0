/** The arithmetic of waiting: two minutes in all, whatever GitHub does. */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import {
  afterWaiting,
  attemptLimit,
  backOffSeconds,
  DEFAULT_WAITING,
  mayPause,
  remainingMs
} from '../../../src/adapters/github/retry-budget.ts'
import type {
  Urgency,
  WaitingLimits,
  WaitingSpent
} from '../../../src/adapters/github/retry-budget.ts'

/** How an attempt fails: after some milliseconds, with a pause asked for, or by the usual back-off. */
interface Loss {
  readonly tookMs: number
  readonly retryAfter: number | undefined
}

/** Sends requests that all fail as told, and gives what is spent by the end. */
function fail(
  requests: readonly {
    readonly urgency: Urgency
    readonly losses: readonly Loss[]
  }[],
  limits: WaitingLimits
): WaitingSpent {
  let spent: WaitingSpent = { spentMs: 0 }
  for (const { urgency, losses } of requests) {
    for (const [retriesDone, loss] of losses.entries()) {
      const limit = attemptLimit(limits, spent, urgency)
      if (limit <= 0) break
      spent = afterWaiting(spent, Math.min(loss.tookMs, limit))
      const seconds = loss.retryAfter ?? backOffSeconds(retriesDone)
      if (!mayPause(limits, spent, { seconds, retriesDone, urgency })) break
      spent = afterWaiting(spent, seconds * limits.secondMs)
    }
  }
  return spent
}

const SILENT: Loss = { tookMs: Infinity, retryAfter: undefined }

describe('the budget of waiting at its defaults', () => {
  it('is two minutes, of which closing a check run keeps twenty seconds', () => {
    expect(DEFAULT_WAITING.totalMs).toBe(120_000)
    expect(remainingMs(DEFAULT_WAITING, { spentMs: 0 }, 'usual')).toBe(100_000)
    expect(remainingMs(DEFAULT_WAITING, { spentMs: 0 }, 'closing')).toBe(
      120_000
    )
  })

  it('ends a run against a silent server within two minutes, the closing included', () => {
    const usual = fail(
      [{ urgency: 'usual', losses: Array.from({ length: 9 }, () => SILENT) }],
      DEFAULT_WAITING
    )
    // 30 s of silence, 1 s, 30 s, 4 s, 30 s; a pause of 9 s would leave no time.
    expect(usual.spentMs).toBe(95_000)
    expect(attemptLimit(DEFAULT_WAITING, usual, 'closing')).toBe(25_000)
  })

  it('grants a pause of a minute that GitHub asks for, and none of an hour', () => {
    const pause = { retriesDone: 0, urgency: 'usual' } as const
    const fresh = { spentMs: 0 }

    expect(mayPause(DEFAULT_WAITING, fresh, { ...pause, seconds: 60 })).toBe(
      true
    )
    expect(mayPause(DEFAULT_WAITING, fresh, { ...pause, seconds: 3_600 })).toBe(
      false
    )
    expect(mayPause(DEFAULT_WAITING, fresh, { ...pause, seconds: 100 })).toBe(
      false
    )
  })

  it('retries a request three times at most', () => {
    const quick: Loss = { tookMs: 1, retryAfter: 0.001 }
    const tries = (retriesDone: number): boolean =>
      mayPause(
        DEFAULT_WAITING,
        { spentMs: 0 },
        { seconds: quick.retryAfter ?? 0, retriesDone, urgency: 'usual' }
      )

    expect([0, 1, 2, 3].map(tries)).toEqual([true, true, true, false])
  })

  it('backs off by squares, as the retry plugin does', () => {
    expect([0, 1, 2].map(backOffSeconds)).toEqual([1, 4, 9])
  })
})

describe('whatever fails', () => {
  const urgency = fc.constantFrom<Urgency>('usual', 'closing')
  const loss = fc.record({
    tookMs: fc.oneof(fc.nat(60_000), fc.constant(Infinity)),
    retryAfter: fc.option(fc.nat(4_000), { nil: undefined })
  })
  const requests = fc.array(
    fc.record({ urgency, losses: fc.array(loss, { maxLength: 8 }) }),
    { maxLength: 40 }
  )

  it('never waits longer in all than the total', () => {
    fc.assert(
      fc.property(requests, sent => {
        const { spentMs } = fail(sent, DEFAULT_WAITING)
        expect(spentMs).toBeLessThanOrEqual(DEFAULT_WAITING.totalMs)
      })
    )
  })

  it('leaves the reserve to the closing', () => {
    fc.assert(
      fc.property(requests, sent => {
        const usual = sent.map(one => ({ ...one, urgency: 'usual' as const }))
        const spent = fail(usual, DEFAULT_WAITING)
        expect(
          attemptLimit(DEFAULT_WAITING, spent, 'closing')
        ).toBeGreaterThanOrEqual(DEFAULT_WAITING.reserveMs)
      })
    )
  })
})
