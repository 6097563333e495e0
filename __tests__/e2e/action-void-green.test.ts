/** The built action in a run that ends in an error: a green verdict that it was to judge anew does not stand as before. */
import { describe, expect, it } from '@jest/globals'

import {
  act,
  gateRun,
  judge,
  productDigest,
  say,
  stand,
  useScenes,
  WRONG
} from '../support/action-scenes.ts'
import type { EmulatedEvent } from '../../src/emulator/index.ts'
import type { Scene } from '../support/action-scenes.ts'

const scene = useScenes()
const DIGEST = productDigest(WRONG)

/** No port of this machine answers there, as where GraphQL is away and REST is not. */
const NO_GRAPHQL = {
  GITHUB_GRAPHQL_URL: 'http://127.0.0.1:1/graphql',
  COMPLETION_GATE_WAIT_MS: '300'
}

/** A failed change that a person waived: green. */
async function waived(): Promise<Scene> {
  const made = await scene({ product: WRONG })
  await judge(made, { runId: 1000 })
  await say(made, made.maintainer, `/waive ${DIGEST} known and tracked`)
  expect(gateRun(made).conclusion).toBe('success')
  return made
}

function takenBack({ github, pull, maintainer }: Scene): EmulatedEvent {
  const comment = github.world.comment(pull, {
    author: maintainer,
    body: `/unwaive ${DIGEST}`
  })
  return github.event.comment('created', comment, maintainer)
}

function retargeted({ github, pull, agent }: Scene): EmulatedEvent {
  return github.event.baseChanged(pull, agent, {
    ref: 'main',
    sha: 'a'.repeat(40)
  })
}

describe('a run that ends in an error where a green verdict stands', () => {
  it('closes it when the policy of the base branch cannot be read', async () => {
    const made = await waived()
    await made.github.world.commit(made.repository, {
      branch: 'main',
      files: { '.github/completion-gate.yml': 'version: [\n' }
    })
    const run = await act(made, takenBack(made), { runId: 1002 })
    expect(run.code).toBe(1)
    expect(gateRun(made)).toMatchObject({
      conclusion: 'failure',
      title: expect.stringMatching(/^Not judged: /)
    })
  })

  it.each([
    ['a waiver was taken back', takenBack],
    ['the base branch changed', retargeted]
  ])('closes it over REST when GraphQL is away: %s', async (_, event) => {
    const made = await waived()
    const run = await act(made, event(made), {
      runId: 1002,
      environment: NO_GRAPHQL
    })
    expect(run.code).toBe(1)
    expect(gateRun(made).conclusion).toBe('failure')
  })

  it.each([
    ['fetch', 'yes'],
    ['isolation', 'strongest'],
    ['mode', 'judge'],
    ['pull-request', '#12'],
    ['evidence', '../elsewhere']
  ])(
    'closes it when the input %s is %j, which is none',
    async (input, value) => {
      const made = await waived()
      const run = await act(made, takenBack(made), {
        runId: 1002,
        inputs: { [input]: value }
      })
      expect(run.code).toBe(1)
      expect(run.log).toContain(`${input}: `)
      expect(gateRun(made)).toMatchObject({
        conclusion: 'failure',
        title: expect.stringMatching(/^Not judged: /)
      })
    }
  )

  it('says that it may still show when nothing can be reached', async () => {
    const made = await waived()
    const run = await act(made, takenBack(made), {
      runId: 1002,
      environment: { ...NO_GRAPHQL, GITHUB_API_URL: 'http://127.0.0.1:1' }
    })
    expect(run.code).toBe(1)
    expect(run.log).toContain('may still show an older verdict')
  })

  it('leaves what a later run says, and a run at work', async () => {
    const made = await scene({ product: WRONG })
    for (const later of [
      { proof: 'verified', runId: 5000 },
      { proof: 'working', runId: 900 }
    ] as const) {
      made.repository.checkRuns.splice(0)
      const standing = stand(made, { effectDigest: DIGEST, ...later })
      const before = { ...standing }
      await act(made, takenBack(made), {
        runId: 1002,
        environment: NO_GRAPHQL
      })
      expect(gateRun(made)).toEqual(before)
    }
  })

  it('leaves everything alone for a closed pull request', async () => {
    const made = await waived()
    made.github.world.close(made.pull)
    await act(made, takenBack(made), { runId: 1002 })
    expect(gateRun(made).conclusion).toBe('success')
  })
})
