/** The built action with a mirrored status, and with check runs that killed runs left in progress. */
import { describe, expect, it } from '@jest/globals'

import {
  CHECK_NAME,
  expectVerdict,
  gateRun,
  judge,
  say,
  stand,
  useScenes
} from '../support/action-scenes.ts'

const scene = useScenes()
const MIRROR = { inputs: { 'status-mirror': 'true' } }

describe('the mirrored commit status', () => {
  it('is pending from the start, so that no older one stands for the verdict', async () => {
    const made = await scene()
    await judge(made, { ...MIRROR, runId: 1000 })
    await judge(made, { ...MIRROR, runId: 1001 })
    expect(made.repository.statuses.map(({ state }) => state)).toEqual([
      'pending',
      'success',
      'pending',
      'success'
    ])
  })

  it('is not touched when it is not asked for', async () => {
    const made = await scene()
    await judge(made)
    expect(made.repository.statuses).toEqual([])
  })
})

describe('a check run that a killed run left in progress', () => {
  it.each([
    ['another run', { runId: 900 }],
    ['an earlier attempt', { runId: 1000, runAttempt: 1 }]
  ])('gives way to the verdict of a later full run: %s', async (_, killed) => {
    const made = await scene()
    const dead = stand(made, { proof: 'working', ...killed })
    const run = await judge(made, { runId: 1000, runAttempt: 2 })
    expectVerdict(made, run, { conclusion: 'success', title: /^Verified: / })
    const open = made.repository.checkRuns.filter(
      ({ status }) => status !== 'completed'
    )
    expect(open).toEqual([])
    expect(dead.name).not.toBe(CHECK_NAME)
  })

  it('makes no re-decision green', async () => {
    const made = await scene()
    stand(made, { proof: 'working' })
    const { run } = await say(made, made.agent, 'Ready.')
    expect(run.outputs['conclusion']).not.toBe('success')
    expect(gateRun(made).conclusion).not.toBe('success')
  })
})
