/** The built action with an App's token for the check run: that App alone is the gate, the job's token only reads. */
import { describe, expect, it } from '@jest/globals'

import {
  act,
  CHECK_NAME,
  checksRan,
  expectError,
  judge,
  ownComments,
  useScenes,
  WRONG
} from '../support/action-scenes.ts'
import type { App, Token } from '../../src/emulator/index.ts'
import type { Scene, SceneOptions } from '../support/action-scenes.ts'

const scene = useScenes()

interface AppScene {
  /** Its token is the App's, so that what is found of the gate is the App's. */
  readonly made: Scene
  readonly app: App
  readonly inputs: Readonly<Record<string, string>>
  readonly jobToken: Token
}

async function appScene(options: SceneOptions = {}): Promise<AppScene> {
  const made = await scene({
    permissions: {
      checks: 'read',
      contents: 'read',
      issues: 'read',
      pull_requests: 'read'
    },
    ...options
  })
  const app = made.github.world.app('acme-gate')
  const token = made.github.world.installationToken(app, {
    repositories: [made.repository],
    permissions: {
      checks: 'write',
      issues: 'write',
      pull_requests: 'write',
      statuses: 'write'
    }
  })
  const inputs = {
    'github-token': made.token.value,
    'check-token': token.value
  }
  return { made: { ...made, token }, app, inputs, jobToken: made.token }
}

describe('check-token', () => {
  it('posts the check run as its App, where the job’s token could not', async () => {
    const { made, app, inputs } = await appScene()
    const run = await judge(made, { inputs })
    expect(run.log).toContain('Verified')
    expect(run.code).toBe(0)
    expect(made.repository.checkRuns).toMatchObject([
      { name: CHECK_NAME, app, status: 'completed', conclusion: 'success' }
    ])
    expect(run.log).toContain(`::add-mask::${inputs['check-token'] ?? ''}`)
  })

  it('mirrors the status as its App', async () => {
    const { made, app, inputs } = await appScene()
    await judge(made, { inputs: { ...inputs, 'status-mirror': 'true' } })
    expect(made.repository.statuses.at(-1)).toMatchObject({
      state: 'success',
      creator: app.bot
    })
  })

  it('leaves a green check run of the same name by another app without effect', async () => {
    const { made, app, inputs, jobToken } = await appScene({ product: WRONG })
    const other = jobToken.app
    if (other === undefined) throw new Error('A job’s token has an app.')
    const forged = made.github.world.checkRun(made.repository, other, {
      name: CHECK_NAME,
      headSha: made.pull.headSha,
      externalId: '',
      title: 'Verified: forged',
      summary: '',
      conclusion: 'success'
    })
    const run = await judge(made, { inputs })
    expect(run.code).toBe(1)
    const own = made.repository.checkRuns.filter(one => one.app === app)
    expect(own).toMatchObject([{ name: CHECK_NAME, conclusion: 'failure' }])
    expect(own).not.toContain(forged)
  })

  it('writes the record of a label, and later runs take it from that App', async () => {
    const { made, inputs } = await appScene({ product: WRONG })
    await judge(made, { inputs })
    const { github, pull, maintainer } = made
    const labeled = github.world.addLabel(
      pull,
      'waive: a known flaky test',
      maintainer
    )
    const waived = await act(made, github.event.label(pull, labeled), {
      inputs
    })
    expect(waived.outputs['completion']).toBe('waived')
    expect(ownComments(made)).toHaveLength(1)
    const later = await act(
      made,
      github.event.pullRequest('reopened', pull, maintainer),
      { inputs }
    )
    expect(later.outputs['completion']).toBe('waived')
    expect(checksRan(made)).toBe(2)
  })

  it('never takes the record that another app wrote, such as the job’s own', async () => {
    const { made, inputs, jobToken } = await appScene({ product: WRONG })
    await judge(made, { inputs })
    const { github, pull, maintainer } = made
    const labeled = github.world.addLabel(
      pull,
      'waive: a known flaky test',
      maintainer
    )
    await act(made, github.event.label(pull, labeled), { inputs })
    const [record] = pull.comments.splice(0)
    if (record === undefined) throw new Error('A record was expected.')
    github.world.comment(pull, {
      author: jobToken.account,
      body: record.body
    })
    const later = await act(
      made,
      github.event.pullRequest('reopened', pull, maintainer),
      { inputs }
    )
    expect(later.outputs['completion']).toBe('incomplete')
  })

  it('that GitHub does not know ends in a clear error, and nothing is run', async () => {
    const { made, inputs } = await appScene()
    const run = await judge(made, {
      inputs: { ...inputs, 'check-token': 'ghs_unknown0000000000000000000000' }
    })
    expectError(made, run, /check-token/)
    expect(checksRan(made)).toBe(0)
  })
})
