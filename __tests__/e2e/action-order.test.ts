/** The built action beside other runs and other pull requests: only the newest run has the word, and a shared head needs everyone. */
import { describe, expect, it } from '@jest/globals'

import {
  act,
  checksRan,
  expectVerdict,
  gateRun,
  judge,
  productDigest,
  RIGHT,
  say,
  stand,
  standingVerdict,
  useScenes,
  WRONG
} from '../support/action-scenes.ts'
import type { PullRequest } from '../../src/emulator/index.ts'
import type { Scene } from '../support/action-scenes.ts'
import type { ActionRun } from '../support/run-action.ts'

const scene = useScenes()

const DIGEST = productDigest(RIGHT)
const NEWER = 'right and newer\n'

/** The run wrote nothing over what stands, and its job is red. */
function expectSuperseded(run: ActionRun): void {
  expect(run.code).toBe(1)
  expect(run.log).toContain('A later run of this pull request has the word')
  expect(run.outputs['conclusion']).toBe('cancelled')
}

describe('a run that is older than what stands', () => {
  it.each([
    ['another run came later', { runId: 2000 }],
    ['a later attempt of it came', { runId: 1000, runAttempt: 2 }]
  ])('writes nothing and runs nothing: %s', async (_, later) => {
    const made = await scene({ product: WRONG })
    const standing = stand(made, {
      proof: 'verified',
      effectDigest: productDigest(WRONG),
      ...later
    })
    const before = { ...standing }
    expectSuperseded(await judge(made, { runId: 1000, runAttempt: 1 }))
    expect(gateRun(made)).toEqual(before)
    expect(checksRan(made)).toBe(0)
  })

  it('leaves a later run at work alone', async () => {
    const made = await scene()
    const standing = stand(made, { proof: 'working', runId: 2000 })
    expectSuperseded(await judge(made))
    expect(standing).toMatchObject({ status: 'in_progress', conclusion: null })
  })

  it('is replaced by its own later attempt, in the same check run', async () => {
    const made = await scene()
    const { id } = stand(made, {
      proof: 'failed',
      effectDigest: DIGEST,
      runId: 1000
    })
    const run = await judge(made, { runId: 1000, runAttempt: 2 })
    const standing = expectVerdict(made, run, {
      conclusion: 'success',
      title: /^Verified: /,
      digest: DIGEST,
      proof: 'verified'
    })
    expect(standing.id).toBe(id)
    expect(standingVerdict(standing)).toMatchObject({
      runId: 1000,
      runAttempt: 2
    })
  })
})

describe('a re-run of an event whose head is no longer the head', () => {
  async function moved(made: Scene): Promise<{
    readonly event: ReturnType<Scene['github']['event']['pullRequest']>
    readonly old: string
  }> {
    const { github, repository, pull, agent } = made
    const event = github.event.pullRequest('opened', pull, agent)
    const old = pull.headSha
    await github.world.commit(repository, {
      branch: 'feature',
      files: { 'product.txt': NEWER }
    })
    return { event, old }
  }

  it('never touches the new head, which a later run has judged', async () => {
    const made = await scene({ product: WRONG })
    const { event, old } = await moved(made)
    const standing = stand(made, {
      proof: 'verified',
      effectDigest: productDigest(NEWER),
      runId: 1001
    })
    const before = { ...standing }
    const run = await act(made, event, {
      checkout: old,
      runId: 1000,
      runAttempt: 2
    })
    expectSuperseded(run)
    expect(made.repository.checkRuns).toEqual([before])
  })

  it('is red on the old head by the second rule where nothing judged the new one yet', async () => {
    const made = await scene()
    const { event, old } = await moved(made)
    const run = await act(made, event, { checkout: old, runAttempt: 2 })
    expectVerdict(made, run, {
      conclusion: 'failure',
      title: /^Incomplete: a writer was not observed$/,
      sha: old,
      proof: 'unproven'
    })
    expect(run.evidence?.rule).toBe(2)
    expect(made.repository.checkRuns).toHaveLength(1)
  })

  it('leaves the new head to its own run, which verifies it', async () => {
    const made = await scene()
    const { event, old } = await moved(made)
    await act(made, event, { checkout: old, runId: 1000 })
    const { github, pull, agent } = made
    const run = await act(made, github.event.synchronize(pull, agent, old), {
      runId: 1001
    })
    expectVerdict(made, run, {
      conclusion: 'success',
      title: /^Verified: /,
      digest: productDigest(NEWER)
    })
    expect(gateRun(made, old).conclusion).toBe('failure')
  })
})

describe('two open pull requests that share a head', () => {
  /** A second one, into a branch whose policy has this check. */
  async function withSibling(
    made: Scene,
    command: string
  ): Promise<PullRequest> {
    const { github, repository, agent } = made
    await github.world.commit(repository, {
      branch: 'release',
      files: {
        '.github/completion-gate.yml': `version: 1\nchecks:\n  - id: sibling\n    command: ${command}\n`
      }
    })
    return await github.world.openPull(repository, {
      head: 'feature',
      base: 'release',
      author: agent
    })
  }

  it('are green only when both are complete', async () => {
    const made = await scene()
    await withSibling(made, 'grep -q right product.txt')
    const run = await judge(made)
    const standing = expectVerdict(made, run, {
      conclusion: 'success',
      title: /^Verified: /,
      digest: DIGEST
    })
    expect(standing.summary).toContain('into release has the same head')
    expect(checksRan(made)).toBe(1)
  })

  it('are red when the other one’s checks fail', async () => {
    const made = await scene()
    await withSibling(made, 'grep -q perfect product.txt')
    const run = await judge(made)
    expectVerdict(made, run, {
      conclusion: 'failure',
      title: /^Incomplete: another pull request of the same head/,
      code: 1
    })
    expect(run.log).toMatch(/into release .*1 required check failed/)
  })

  it('are judged both from the other one’s side too', async () => {
    const made = await scene({ product: WRONG })
    const pull = await withSibling(made, 'grep -q wrong product.txt')
    const other = { ...made, pull }
    const run = await judge(other)
    expectVerdict(other, run, {
      conclusion: 'failure',
      title: /^Incomplete: another pull request of the same head/
    })
    expect(run.log).toMatch(/into main .*1 required check failed/)
  })

  it('do not borrow each other’s verdict: a claim alone turns nothing green', async () => {
    const made = await scene()
    stand(made, { proof: 'verified', effectDigest: DIGEST })
    await withSibling(made, 'grep -q perfect product.txt')
    const { run } = await say(made, made.agent, 'Ready.')
    const standing = expectVerdict(made, run, {
      conclusion: 'action_required',
      title: /^Incomplete: /
    })
    expect(standing.summary).toContain('run the checks again')
    expect(checksRan(made)).toBe(0)
  })

  it('stand in nobody’s way once the other one is closed', async () => {
    const made = await scene()
    const pull = await withSibling(made, 'grep -q perfect product.txt')
    made.github.world.close(pull)
    expectVerdict(made, await judge(made), {
      conclusion: 'success',
      title: /^Verified: /
    })
  })
})
