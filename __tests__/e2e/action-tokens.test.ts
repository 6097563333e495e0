/** The built action with a token that may not post, with a status beside the check, and on an enterprise server. */
import { describe, expect, it } from '@jest/globals'

import {
  act,
  CHECK_NAME,
  checksRan,
  expectVerdict,
  judge,
  productDigest,
  RIGHT,
  say,
  useScenes,
  WRONG
} from '../support/action-scenes.ts'
import { headOf } from '../support/run-action.ts'
import type { Scene, SceneOptions } from '../support/action-scenes.ts'

const scene = useScenes()

const READ_ONLY = {
  checks: 'read',
  contents: 'read',
  issues: 'read',
  pull_requests: 'read'
} as const

/** The same world with a pull request from a fork, whose token can only read. */
async function forkScene(product: string): Promise<Scene> {
  const made = await scene({ permissions: READ_ONLY })
  const { github, repository } = made
  const stranger = github.world.user('stranger')
  const fork = await github.world.fork(repository, stranger)
  await github.world.commit(fork, {
    branch: 'theirs',
    files: { 'product.txt': product }
  })
  const pull = await github.world.openPull(repository, {
    head: 'theirs',
    headRepository: fork,
    author: stranger
  })
  return { ...made, pull }
}

describe('a token that can only read', () => {
  it('leaves a fork’s verdict in the step summary, the outputs and the exit code: verified', async () => {
    const made = await forkScene(RIGHT)
    const run = await judge(made)
    expect(run.code).toBe(0)
    expect(run.outputs).toMatchObject({
      completion: 'verified',
      conclusion: 'success',
      'effect-digest': productDigest(RIGHT),
      'check-run-url': ''
    })
    expect(run.summary).toContain('Verified: 1 required check passed')
    expect(run.summary).toContain('give the job `permissions: checks: write`')
    expect(run.log.match(/^::warning::.*checks: write/gm)).toHaveLength(1)
    expect(made.repository.checkRuns).toEqual([])
    expect(checksRan(made)).toBe(1)
  })

  it('leaves a fork’s verdict in the same places: failed', async () => {
    const made = await forkScene(WRONG)
    const run = await judge(made)
    expect(run.code).toBe(1)
    expect(run.outputs).toMatchObject({
      completion: 'incomplete',
      conclusion: 'failure'
    })
    expect(run.summary).toContain('Incomplete: 1 required check failed')
    expect(run.summary).toContain(`/waive ${productDigest(WRONG)} <reason>`)
    expect(run.log.match(/^::warning::.*checks: write/gm)).toHaveLength(1)
  })

  it('does so for Dependabot', async () => {
    const made = await scene({ permissions: READ_ONLY })
    const { github, repository } = made
    const dependabot = github.world.bot('dependabot[bot]')
    await github.world.commit(repository, {
      branch: 'dependabot/npm/left-pad',
      files: { 'product.txt': 'right for now\n' }
    })
    const pull = await github.world.openPull(repository, {
      head: 'dependabot/npm/left-pad',
      author: dependabot
    })
    const run = await act(
      { ...made, pull },
      github.event.pullRequest('opened', pull, dependabot),
      { checkout: headOf(pull) }
    )
    expect(run.code).toBe(0)
    expect(run.outputs['completion']).toBe('verified')
    expect(run.summary).toContain('No check run was posted')
    expect(run.summary).toContain('by Dependabot')
    expect(repository.checkRuns).toEqual([])
  })

  it('does so when only a claim came, and says what it could not answer', async () => {
    const made = await scene({ product: WRONG, permissions: READ_ONLY })
    const digest = productDigest(WRONG)
    const { comment, run } = await say(
      made,
      made.maintainer,
      `/waive ${digest} known and tracked`
    )
    expect(run.code).toBe(0)
    expect(run.outputs['completion']).toBe('waived')
    expect(run.summary).toContain('could not be answered by a reaction')
    expect(comment.reactions).toEqual([])
    expect(made.repository.checkRuns).toEqual([])
  })
})

describe('the status mirror', () => {
  it.each([
    [RIGHT, 'success', 'success', /^Verified: /],
    [WRONG, 'failure', 'failure', /^Incomplete: /]
  ] as const)(
    'posts the same verdict as a commit status: %j',
    async (product, conclusion, state, title) => {
      const made = await scene({ product })
      const run = await judge(made, { inputs: { 'status-mirror': 'true' } })
      const standing = expectVerdict(made, run, { conclusion, title })
      const { statuses } = made.repository
      expect(statuses.at(-1)).toMatchObject({
        sha: standing.headSha,
        context: CHECK_NAME,
        state,
        description: standing.title,
        targetUrl: expect.stringContaining(String(standing.id))
      })
    }
  )

  it('says so when the token may not post one, and the verdict stays', async () => {
    const made = await scene({
      permissions: {
        checks: 'write',
        contents: 'read',
        issues: 'write',
        pull_requests: 'write'
      }
    })
    const run = await judge(made, { inputs: { 'status-mirror': 'true' } })
    expectVerdict(made, run, { conclusion: 'success', title: /^Verified: / })
    expect(run.log).toContain('could not be mirrored as a commit status')
  })

  it('posts none unless asked to', async () => {
    const made = await scene()
    await judge(made)
    expect(made.repository.statuses).toEqual([])
  })
})

describe('fail-on-incomplete: false', () => {
  it('leaves the job green where the check run is red', async () => {
    const made = await scene({ product: WRONG })
    const run = await judge(made, { inputs: { 'fail-on-incomplete': 'false' } })
    expectVerdict(made, run, {
      conclusion: 'failure',
      title: /^Incomplete: /,
      code: 0
    })
  })

  it('leaves the job red where nothing could be judged', async () => {
    const made = await scene({ policy: 'version: 2\n' })
    const run = await judge(made, { inputs: { 'fail-on-incomplete': 'false' } })
    expect(run.code).toBe(1)
  })
})

describe('an enterprise server', () => {
  async function enterprise(options: SceneOptions = {}): Promise<{
    readonly made: Scene
    readonly environment: Readonly<Record<string, string>>
  }> {
    const made = await scene({ enterpriseVersion: '3.17.0', ...options })
    const { enterpriseUrl, url } = made.github
    return {
      made,
      environment: {
        GITHUB_API_URL: enterpriseUrl,
        GITHUB_GRAPHQL_URL: `${url}/api/graphql`
      }
    }
  }

  it('is judged and posted to by the addresses of its runner', async () => {
    const { made, environment } = await enterprise()
    expectVerdict(made, await judge(made, { environment }), {
      conclusion: 'success',
      title: /^Verified: /,
      digest: productDigest(RIGHT)
    })
  })

  it('decides claims again', async () => {
    const { made, environment } = await enterprise({ product: WRONG })
    await judge(made, { environment })
    const { github, pull, maintainer } = made
    const comment = github.world.comment(pull, {
      author: maintainer,
      body: `/waive ${productDigest(WRONG)} known and tracked`
    })
    const run = await act(
      made,
      github.event.comment('created', comment, maintainer),
      { environment }
    )
    expectVerdict(made, run, { conclusion: 'success', title: /^Waived: / })
    expect(checksRan(made)).toBe(1)
  })

  it('is told apart where it lacks a field: a clear word, never a green by default', async () => {
    const { made, environment } = await enterprise({
      product: WRONG,
      missingFields: ['Repository.mergeQueue']
    })
    const { github, pull, maintainer } = made
    await github.world.enqueue([pull], maintainer)
    github.world.comment(pull, {
      author: maintainer,
      body: `/waive ${productDigest(WRONG)} known and tracked`
    })
    const event = github.event.mergeGroup(pull)
    const run = await act(made, event, { checkout: event.sha, environment })
    const standing = expectVerdict(made, run, {
      conclusion: 'failure',
      title: /^Incomplete: /,
      sha: event.sha
    })
    expect(standing.summary).toContain('are not all known')
  })
})
