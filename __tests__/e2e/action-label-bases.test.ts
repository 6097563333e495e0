/** The built action on a label whose run comes late or once more: it stands for the change of its own event, base included. */
import { describe, expect, it } from '@jest/globals'

import {
  act,
  digestOf,
  expectVerdict,
  ownComments,
  productDigest,
  stand,
  useScenes,
  WRONG
} from '../support/action-scenes.ts'
import type { EmulatedEvent } from '../../src/emulator/index.ts'
import type { ExpectedVerdict, Scene } from '../support/action-scenes.ts'
import type { ActionRun } from '../support/run-action.ts'

const scene = useScenes()

const LABEL = 'waive: known and tracked'
const SMALL = productDigest(WRONG)
const BIG = digestOf({ 'product.txt': WRONG, 'more.txt': 'never looked at\n' })

const WAIVED = {
  conclusion: 'success',
  title: /^Waived: .*not verified$/,
  completion: 'waived',
  digest: SMALL
} as const
const NOT_WAIVED: ExpectedVerdict = {
  conclusion: 'failure',
  title: /^Incomplete: 1 required check failed$/,
  completion: 'incomplete',
  digest: BIG,
  proof: 'failed'
}

interface Stacked extends Scene {
  /** Commit of the branch `dev`, which has one file more than `main`. */
  readonly devSha: string
}

/** A pull request onto `dev` whose check failed; against `main` the same head changes a file more. */
async function stackedScene(
  options: Parameters<typeof scene>[0] = {}
): Promise<Stacked> {
  const made = await scene(options)
  const { github, repository, agent } = made
  const author = { name: 'Coder', email: 'coder@example.com' }
  const devSha = await github.world.commit(repository, {
    branch: 'dev',
    parents: [mainOf(made)],
    files: { 'more.txt': 'never looked at\n' },
    author
  })
  await github.world.commit(repository, {
    branch: 'topic',
    parents: [devSha],
    files: { 'product.txt': WRONG },
    author
  })
  const pull = await github.world.openPull(repository, {
    head: 'topic',
    base: 'dev',
    author: agent,
    title: 'On top of dev'
  })
  const stacked = { ...made, pull, devSha }
  stand(stacked, { proof: 'failed', effectDigest: SMALL })
  return stacked
}

function mainOf({ repository }: Scene): string {
  const sha = repository.refs.get('refs/heads/main')
  if (sha === undefined) throw new Error('The repository has no main.')
  return sha
}

/** The maintainer sets the label; the event is as GitHub sent it at that moment. */
function labelled({ github, pull, maintainer }: Scene): EmulatedEvent {
  const set = github.world.addLabel(pull, LABEL, maintainer)
  return structuredClone(github.event.label(pull, set))
}

/** Another base branch, and the run of the checks against it. */
async function retarget(made: Stacked): Promise<ActionRun> {
  const { github, pull, agent, devSha } = made
  await github.world.changeBase(pull, 'main')
  const from = { ref: 'dev', sha: devSha }
  return await act(made, github.event.baseChanged(pull, agent, from), {
    runId: 1200
  })
}

function expectRefused(run: ActionRun, words: string): void {
  expect(run.evidence?.waivers).toEqual([])
  const refusals = run.evidence?.refused_claims.map(one => one.refused)
  expect(refusals).toEqual([expect.stringContaining(words)])
  expect(refusals?.[0]).toContain('take the label off and set it again')
}

describe('a label whose pull request was retargeted since', () => {
  it('waives nothing when its run comes late: refused with what to do, and taken off', async () => {
    const made = await stackedScene()
    const event = labelled(made)
    expectVerdict(made, await retarget(made), NOT_WAIVED)
    const run = await act(made, event, { runId: 1100 })
    expectVerdict(made, run, NOT_WAIVED)
    expectRefused(run, 'another base branch')
    expect(made.pull.labels).toEqual([])
    expect(ownComments(made)).toEqual([
      expect.stringContaining('another base branch')
    ])
  })

  it('waives nothing when its run is run again, where no record could be written', async () => {
    const made = await stackedScene({
      permissions: {
        checks: 'write',
        contents: 'read',
        pull_requests: 'read',
        statuses: 'write'
      }
    })
    const event = labelled(made)
    expectVerdict(made, await act(made, event, { runId: 1100 }), WAIVED)
    expectVerdict(made, await retarget(made), NOT_WAIVED)
    const again = await act(made, event, { runId: 1100, runAttempt: 2 })
    expectVerdict(made, again, NOT_WAIVED)
    expectRefused(again, 'another base branch')
  })

  it('waives the change of now when it is set again', async () => {
    const made = await stackedScene()
    const event = labelled(made)
    await retarget(made)
    await act(made, event, { runId: 1100 })
    const run = await act(made, labelled(made), { runId: 1300 })
    expectVerdict(made, run, { ...WAIVED, digest: BIG })
  })
})

describe('a label whose base branch moved since', () => {
  it('waives nothing when the change is another one by that', async () => {
    const made = await stackedScene()
    const { github, repository, pull } = made
    const event = labelled(made)
    await github.world.moveBranch(repository, 'dev', mainOf(made))
    stand(made, { proof: 'failed', effectDigest: BIG, runId: 901 })
    const run = await act(made, event)
    expect(run.code).toBe(1)
    expect(run.outputs).toMatchObject({
      completion: 'incomplete',
      'effect-digest': BIG
    })
    expectRefused(run, 'The base branch has moved')
    expect(pull.labels).toEqual([])
    expect(
      repository.checkRuns.filter(one => one.conclusion === 'success')
    ).toEqual([])
  })

  it('still waives when the branch only went on', async () => {
    const made = await stackedScene()
    const { github, repository } = made
    const event = labelled(made)
    await github.world.commit(repository, {
      branch: 'dev',
      files: { 'later.txt': 'of somebody else\n' }
    })
    expect(repository.refs.get('refs/heads/dev')).not.toBe(made.devSha)
    expectVerdict(made, await act(made, event), WAIVED)
  })
})
