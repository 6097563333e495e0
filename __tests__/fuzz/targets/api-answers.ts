/** The gate over the real adapter and GitHub's answers with one node changed: never green, never a crash. */
import { expect } from '@jest/globals'
import fc from 'fast-check'

import { connectGitHub } from '../../../src/adapters/github/github.ts'
import { GateError } from '../../../src/errors.ts'
import { productDigest } from '../../support/action-scenes.ts'
import { judging, redeciding } from '../../support/raced-runs.ts'
import { actionWorld } from '../../support/run-action.ts'
import { jsonMutation } from '../json-mutation.ts'
import { mutatingProxy } from '../mutating-proxy.ts'
import type { RacedPlace } from '../../support/raced-runs.ts'
import type { ActionWorld } from '../../support/run-action.ts'
import type { AnswerMutation } from '../mutating-proxy.ts'
import type { FuzzTarget } from '../target.ts'

interface LyingGitHub {
  /** Whether claims are answered again after the failed run, or the run is the first. */
  readonly again: boolean
  readonly mutation: AnswerMutation
}

const PRODUCT = 'right and new\n'

const lying: fc.Arbitrary<LyingGitHub> = fc.record({
  again: fc.boolean(),
  mutation: fc.record({ answer: fc.nat({ max: 9 }), by: jsonMutation })
})

/** A claim by somebody who may not waive. */
function claimed({ github, repository, pull }: ActionWorld): void {
  const writer = github.world.user('bob', { emails: ['bob@example.com'] })
  github.world.grant(repository, writer, 'write')
  github.world.comment(pull, {
    author: writer,
    body: `/waive ${productDigest(PRODUCT)} looks good enough to me`
  })
}

function place(made: ActionWorld, url: string): RacedPlace {
  return {
    number: made.pull.number,
    ports: () =>
      connectGitHub({
        token: made.token.value,
        owner: 'acme',
        repo: 'widgets',
        apiUrl: url,
        graphqlUrl: `${url}/graphql`,
        waiting: {
          totalMs: 5_000,
          reserveMs: 500,
          attemptMs: 2_000,
          secondMs: 2
        }
      })
  }
}

const AT_ONCE = (): Promise<void> => Promise.resolve()

const shared: { world?: Promise<ActionWorld> } = {}

async function makeWorld(): Promise<ActionWorld> {
  const made = await actionWorld({ product: PRODUCT })
  claimed(made)
  return made
}

/** One GitHub for all runs, without what the last one left. */
async function freshWorld(): Promise<ActionWorld> {
  shared.world ??= makeWorld()
  const made = await shared.world
  made.repository.checkRuns.length = 0
  made.github.forgetRequests()
  // The limit of requests of an hour is not what is tried.
  made.token.used = 0
  return made
}

/** Conclusions that stand at the end. */
async function conclusions(
  { again, mutation }: Partial<LyingGitHub>,
  passes: boolean
): Promise<readonly unknown[]> {
  const made = await freshWorld()
  const { url } = made.github
  const proxy = await mutatingProxy(url, mutation)
  try {
    if (again === true)
      await judging(place(made, url), { runId: 1, passes })(AT_ONCE)
    const run = again === true ? redeciding : judging
    await run(place(made, proxy.url), { runId: 2, passes })(AT_ONCE)
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(GateError)
    expect((thrown as GateError).code).not.toBe('INTERNAL')
  } finally {
    await proxy.stop()
  }
  return made.repository.checkRuns.map(({ conclusion }) => conclusion)
}

export const apiAnswers: FuzzTarget<LyingGitHub> = {
  name: 'api-answers',
  arbitrary: lying,
  holds: async one => {
    const standing = await conclusions(one, false)
    expect(standing).not.toContain('success')
    // A run that goes green must stay possible, or nothing would be shown.
    if (one.mutation.by.node % 16 === 0)
      expect(await conclusions({}, true)).toEqual(['success'])
  },
  close: async () => {
    const made = await shared.world
    delete shared.world
    await made?.github.stop()
  }
}
