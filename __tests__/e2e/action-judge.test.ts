/** The built action judges pull requests on an in-memory GitHub whose every exchange is checked. */
import { afterEach, describe, expect, it } from '@jest/globals'

import { createExchangeWatch } from '../support/github-description/exchange-watch.ts'
import { actionWorld, headOf, runAction } from '../support/run-action.ts'
import type { ActionWorld } from '../support/run-action.ts'
import type { CheckRun } from '../../src/emulator/index.ts'

const watch = createExchangeWatch()
const worlds: ActionWorld[] = []

afterEach(async () => {
  for (const { github } of worlds.splice(0)) await github.stop()
  watch.expectNone()
})

async function world(
  options: Parameters<typeof actionWorld>[0] = {}
): Promise<ActionWorld> {
  const made = await actionWorld({ onExchange: watch.onExchange, ...options })
  worlds.push(made)
  return made
}

function checkRuns(made: ActionWorld): readonly CheckRun[] {
  return made.repository.checkRuns
}

describe('a pull request that was opened', () => {
  it('is verified: one check run, green, the kind first in its title', async () => {
    const made = await world()
    const run = await runAction(
      made,
      made.github.event.pullRequest('opened', made.pull, made.agent)
    )
    expect(run.log).toContain('Verified')
    expect(run.code).toBe(0)
    expect(checkRuns(made)).toMatchObject([
      {
        name: 'completion-gate',
        headSha: headOf(made.pull),
        status: 'completed',
        conclusion: 'success',
        title: expect.stringMatching(/^Verified: /)
      }
    ])
    expect(run.outputs).toMatchObject({
      completion: 'verified',
      conclusion: 'success',
      'effect-digest': run.evidence?.ledger.effect_digest
    })
  })
})
