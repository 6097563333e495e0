/** The built action decides again while the pull request gets another base, and while a run is at work. */
import { describe, expect, it } from '@jest/globals'

import {
  act,
  CHECK_NAME,
  digestOf,
  gateRun,
  judge,
  say,
  scenePolicy,
  stand,
  useScenes,
  WRONG
} from '../support/action-scenes.ts'
import { headOf } from '../support/run-action.ts'
import type { CheckRun, EmulatedEvent } from '../../src/emulator/index.ts'
import type { Scene, SceneOptions } from '../support/action-scenes.ts'
import type { ActionRun } from '../support/run-action.ts'

const scene = useScenes()
const AUTHOR = { name: 'Coder', email: 'coder@example.com' }
const POLICY_FILE = '.github/completion-gate.yml'
const AGENTS_ONLY = 'applies-to: agents\n'
const MIRROR = { inputs: { 'status-mirror': 'true' } }

interface Stacked {
  /** The pull request of `topic` into `dev`, which is one commit after `main`. */
  readonly made: Scene
  /** Does something once, before the action's next update of a check run. */
  readonly beforeUpdate: (act: () => Promise<unknown>) => void
}

async function stacked(
  devFiles: Readonly<Record<string, string>> = {},
  options: SceneOptions = {}
): Promise<Stacked> {
  const hook: { once?: (() => Promise<unknown>) | undefined } = {}
  const first = await scene({
    ...options,
    beforeRequest: async ({ method }) => {
      const { once } = hook
      if (method !== 'PATCH' || once === undefined) return
      hook.once = undefined
      await once()
    }
  })
  const { github, repository, agent } = first
  const main = repository.refs.get('refs/heads/main') ?? ''
  await github.world.commit(repository, {
    branch: 'dev',
    parents: [main],
    files: { 'unseen.txt': 'more\n', ...devFiles },
    author: AUTHOR
  })
  await github.world.commit(repository, {
    branch: 'topic',
    parents: [repository.refs.get('refs/heads/dev') ?? ''],
    files: { 'product.txt': WRONG },
    author: AUTHOR
  })
  const pull = await github.world.openPull(repository, {
    head: 'topic',
    base: 'dev',
    author: agent,
    title: 'Stacked'
  })
  return {
    made: { ...first, pull },
    beforeUpdate: once => {
      hook.once = once
    }
  }
}

async function retarget({
  github,
  repository,
  pull,
  agent
}: Scene): Promise<EmulatedEvent> {
  const sha = repository.refs.get('refs/heads/dev') ?? ''
  await github.world.changeBase(pull, 'main')
  return github.event.baseChanged(pull, agent, { ref: 'dev', sha })
}

/** Everything of the gate's on the head is closed, one has the name, and it is this. */
function expectAlone(made: Scene, wanted: Partial<CheckRun>): void {
  const green = made.repository.checkRuns.filter(
    run => run.headSha === headOf(made.pull) && run.conclusion === 'success'
  )
  expect(green).toEqual([])
  expect(gateRun(made)).toMatchObject(wanted)
}

function noticesOf({ log }: ActionRun): string {
  return log
    .split('\n')
    .filter(line => line.startsWith('::notice::'))
    .join('\n')
}

describe('a pull request that gets another base while a claim is answered', () => {
  it('is waived by no claim for the change against the old base', async () => {
    const { made, beforeUpdate } = await stacked()
    const { github, pull, maintainer } = made
    await judge(made, { runId: 1000 })
    const digest = digestOf({ 'product.txt': WRONG })
    const comment = github.world.comment(pull, {
      author: maintainer,
      body: `/waive ${digest} known and tracked`
    })
    const event = github.event.comment('created', comment, maintainer)
    beforeUpdate(async () => {
      await act(made, await retarget(made), { runId: 1001 })
    })
    const run = await act(made, event, { runId: 1002 })
    expect(run.code).toBe(1)
    expect(run.outputs['effect-digest']).not.toBe(digest)
    expect(run.outputs['conclusion']).not.toBe('success')
    expectAlone(made, {
      externalId: expect.stringContaining(':1001:') as unknown as string
    })
  })

  it('is observed anew where no run has judged it against the new base yet', async () => {
    const { made, beforeUpdate } = await stacked()
    await judge(made, { runId: 1000 })
    const digest = digestOf({ 'product.txt': WRONG })
    beforeUpdate(async () => await retarget(made))
    const { run } = await say(
      made,
      made.maintainer,
      `/waive ${digest} known and tracked`
    )
    expect(run.code).toBe(1)
    expectAlone(made, { name: CHECK_NAME })
    expect(gateRun(made).title).toMatch(/^Incomplete: /)
  })
})

describe('a pull request that was not gated', () => {
  it('shows no green beside the newer verdict of a base that gates it', async () => {
    const { made, beforeUpdate } = await stacked({
      [POLICY_FILE]: scenePolicy('/dev/null', AGENTS_ONLY)
    })
    expect((await judge(made, { runId: 1000 })).code).toBe(0)
    expect(gateRun(made).title).toMatch(/^Not gated: /)
    const { github, pull, agent } = made
    const comment = github.world.comment(pull, { author: agent, body: 'Hi' })
    const event = github.event.comment('created', comment, agent)
    beforeUpdate(async () => {
      await act(made, await retarget(made), { runId: 1001 })
    })
    const run = await act(made, event, { runId: 1002 })
    expect(run.code).toBe(1)
    expectAlone(made, {
      conclusion: 'failure',
      externalId: expect.stringContaining(':1001:') as unknown as string
    })
  })

  it('leaves the check run of a run at work alone', async () => {
    const made = await scene({ morePolicy: AGENTS_ONLY })
    const standing = stand(made, { proof: 'working', runId: 900 })
    const before = { ...standing }
    const { run } = await say(made, made.agent, 'Hi')
    expect(gateRun(made)).toEqual(before)
    expect(run.outputs['conclusion']).toBe('failure')
  })
})

describe('a check run that was closed with the id of a run at work', () => {
  it('is no run at work, and no proof', async () => {
    const made = await scene()
    const standing = stand(made, { proof: 'working' })
    standing.status = 'completed'
    standing.conclusion = 'success'
    const { run } = await say(made, made.agent, 'Hi')
    expect(run.code).toBe(1)
    expect(noticesOf(run)).not.toContain('the verdict stays')
    expectAlone(made, { status: 'completed' })
    expect(gateRun(made).title).toMatch(/^Incomplete: /)
  })
})

describe('a comment while the checks against another base run', () => {
  it('leaves the mirrored status pending, and its job is not green', async () => {
    const { made, beforeUpdate } = await stacked({}, {})
    const { github, repository, token, pull } = made
    await github.world.commit(repository, {
      branch: 'dev',
      files: { [POLICY_FILE]: scenePolicy('/dev/null', AGENTS_ONLY) },
      author: AUTHOR
    })
    await judge(made, { runId: 1000, ...MIRROR })
    const comment = github.world.comment(pull, {
      author: made.agent,
      body: 'Hi'
    })
    const event = github.event.comment('created', comment, made.agent)
    beforeUpdate(async () => {
      await retarget(made)
      for (const run of repository.checkRuns)
        if (run.headSha === headOf(pull))
          run.name = `${CHECK_NAME} (superseded)`
      stand(made, { proof: 'working', runId: 1001 })
      repository.statuses.push({
        ...lastStatus(made),
        state: 'pending'
      })
    })
    const run = await act(made, event, { runId: 1002, ...MIRROR })
    expect(token.app).toBeDefined()
    expect(lastStatus(made).state).toBe('pending')
    expect(run.code).toBe(1)
    expect(run.outputs['conclusion']).toBe('failure')
    expect(gateRun(made)).toMatchObject({ status: 'in_progress' })
  })
})

function lastStatus({ repository }: Scene): Scene['repository']['statuses'][0] {
  const status = repository.statuses.at(-1)
  if (status === undefined) throw new Error('No status was posted.')
  return status
}

describe('a closed pull request', () => {
  it('keeps its green check run when its old job is run again', async () => {
    const made = await scene()
    await judge(made, { runId: 1000 })
    const before = { ...gateRun(made) }
    const event = made.github.event.pullRequest('opened', made.pull, made.agent)
    made.github.world.close(made.pull)
    const run = await act(made, event, { runId: 1000, runAttempt: 2 })
    expect(run.log).toContain('only an open one is judged')
    expect(gateRun(made)).toEqual(before)
    expect(before.conclusion).toBe('success')
  })
})
