/** Two processes of the built action, their requests let through one by one in the orders that matter: the newest run's verdict stands alone. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import { CHECK_NAME, standingVerdict } from '../support/action-scenes.ts'
import { inEveryOrder } from '../support/every-order.ts'
import { actionWorld, headOf, runAction } from '../support/run-action.ts'
import type { EmulatedEvent, Token } from '../../src/emulator/index.ts'
import type { Steps } from '../support/every-order.ts'
import type { ActionRun, ActionWorld } from '../support/run-action.ts'

const RACE_MS = 600_000

/** An order leaves a process that could go on at most once; `action-races` has more, in this process. */
const SWITCHES = 1

interface Racer {
  readonly runId: number
  readonly passes: boolean
  readonly event: EmulatedEvent
  readonly checkout: string
  /** Tells the requests of one process from the other's. */
  readonly token: Token
}

const folder = mkdtempSync(path.join(tmpdir(), 'process-race-'))
/** The check passes when this says so: only the process at turn runs. */
const word = path.join(folder, 'word')
const made: { world?: ActionWorld } = {}
const turns = new Map<string, () => Promise<void>>()
const ended: ActionRun[] = []

beforeAll(async () => {
  made.world = await actionWorld({
    policy: `version: 1
checks:
  - id: unit
    kind: test
    command: grep -q right ${word}
`,
    beforeRequest: async ({ path: asked, headers }) => {
      if (/git-upload-pack|info\/refs/.test(asked)) return
      const bearer = headers['authorization']?.split(' ').at(-1) ?? ''
      await turns.get(bearer)?.()
    }
  })
})

afterAll(async () => {
  await made.world?.github.stop()
  rmSync(folder, { recursive: true, force: true })
})

function world(): ActionWorld {
  if (made.world === undefined) throw new Error('The world exists in tests.')
  return made.world
}

function racer(of: Pick<Racer, 'runId' | 'passes'>): Racer {
  const { github, repository, pull, agent } = world()
  return {
    ...of,
    event: github.event.pullRequest('opened', pull, agent),
    checkout: headOf(pull),
    token: github.world.actionsToken(repository, {
      checks: 'write',
      contents: 'read',
      issues: 'write',
      pull_requests: 'write',
      statuses: 'write'
    })
  }
}

function steps({ runId, passes, event, checkout, token }: Racer): Steps {
  return async turn => {
    turns.set(token.value, async () => {
      await turn()
      writeFileSync(word, passes ? 'right\n' : 'wrong\n')
    })
    ended.push(
      await runAction({ ...world(), token }, event, {
        runId,
        checkout,
        inputs: { 'status-mirror': 'true' }
      })
    )
  }
}

async function race(
  earlier: Racer,
  later: Racer,
  check: (order: string) => void
): Promise<number> {
  return await inEveryOrder(
    () => {
      const { repository } = world()
      repository.checkRuns.length = 0
      repository.statuses.length = 0
      ended.length = 0
      for (const { token } of [earlier, later]) token.used = 0
      return [steps(earlier), steps(later)]
    },
    order => {
      check(order)
      for (const { log, signal } of ended)
        expect([signal, log]).toEqual([
          null,
          expect.not.stringMatching(/Unhandled|TypeError|INTERNAL/)
        ])
      const open = world().repository.checkRuns.filter(
        ({ status }) => status !== 'completed'
      )
      expect([order, open]).toEqual([order, []])
    },
    SWITCHES
  )
}

/** What stands under the gate's name on a commit, and what its last commit status says. */
function seenOn(sha: string): unknown {
  const { checkRuns, statuses } = world().repository
  const ofSha = statuses.filter(one => one.sha === sha)
  return {
    runs: checkRuns
      .filter(one => one.name === CHECK_NAME && one.headSha === sha)
      .map(one => [standingVerdict(one).runId, one.conclusion]),
    status: ofSha.at(-1)?.state
  }
}

describe('two processes', () => {
  it.each([true, false])(
    'on one head: the later run has the word, whether it passes (%s)',
    async passes => {
      const earlier = racer({ runId: 1000, passes: !passes })
      const later = racer({ runId: 1001, passes })
      const state = passes ? 'success' : 'failure'
      const orders = await race(earlier, later, order => {
        expect([order, seenOn(later.checkout)]).toEqual([
          order,
          { runs: [[1001, state]], status: state }
        ])
      })
      expect(orders).toBeGreaterThan(8)
      expect(orders).toBeLessThanOrEqual(24)
    },
    RACE_MS
  )

  it(
    'on two heads: each head has its own, and the old one is never green',
    async () => {
      const { github, repository, pull } = world()
      const earlier = racer({ runId: 1000, passes: true })
      await github.world.commit(repository, {
        branch: 'feature',
        files: { 'product.txt': 'right and newer\n' },
        author: { name: 'Coder', email: 'coder@example.com' }
      })
      const later = racer({ runId: 1001, passes: true })
      expect(later.checkout).toBe(headOf(pull))
      const orders = await race(earlier, later, order => {
        expect([order, seenOn(later.checkout)]).toEqual([
          order,
          { runs: [[1001, 'success']], status: 'success' }
        ])
        const old = JSON.stringify(seenOn(earlier.checkout))
        expect([order, old]).toEqual([
          order,
          expect.not.stringContaining('success')
        ])
      })
      expect(orders).toBeGreaterThan(5)
      expect(orders).toBeLessThanOrEqual(24)
    },
    RACE_MS
  )
})
