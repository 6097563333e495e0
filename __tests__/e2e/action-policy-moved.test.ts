/** The built action while the base branch moves: proof by a policy that is no longer the base's is none. */
import { describe, expect, it } from '@jest/globals'

import {
  act,
  expectVerdict,
  judge,
  productDigest,
  RIGHT,
  scenePolicy,
  useScenes
} from '../support/action-scenes.ts'
import type { Scene, SceneOptions } from '../support/action-scenes.ts'

const scene = useScenes()

/** A scene in which the base gets a commit while the checks run. */
async function moving(
  filesOf: (made: Scene) => Readonly<Record<string, string>>,
  options: SceneOptions = {}
): Promise<Scene> {
  const moves: (() => Promise<unknown>)[] = []
  const made = await scene({
    ...options,
    beforeRequest: async ({ method, path }) => {
      if (method === 'POST' && path.endsWith('/check-runs'))
        await moves.pop()?.()
    }
  })
  moves.push(() =>
    made.github.world.commit(made.repository, {
      branch: 'main',
      files: filesOf(made)
    })
  )
  return made
}

const POLICY = '.github/completion-gate.yml'

describe('a base branch that moves while the checks run', () => {
  it.each([
    ['verified', ''],
    ['not gated', 'applies-to: agents\n']
  ])(
    'keeps the pull request from being green when its policy changed: %s',
    async (_, morePolicy) => {
      const made = await moving(
        ({ marker }) => ({
          [POLICY]: scenePolicy(marker, 'drift: block\n')
        }),
        { morePolicy }
      )
      const run = await judge(made, { runId: 1000 })
      expectVerdict(made, run, {
        conclusion: 'failure',
        title: /^Incomplete: the policy of main changed while the checks ran/,
        proof: morePolicy === '' ? 'unproven' : 'narrative'
      })
      const again = await judge(made, { runId: 1001 })
      expectVerdict(made, again, {
        conclusion: 'success',
        title: /^Verified: /
      })
    }
  )

  it('lets no later claim make a proof of it', async () => {
    const made = await moving(({ marker }) => ({
      [POLICY]: scenePolicy(marker, 'drift: block\n')
    }))
    await judge(made, { runId: 1000 })
    const { github, pull, agent } = made
    const comment = github.world.comment(pull, {
      author: agent,
      body: 'Ready.'
    })
    await act(made, github.event.comment('created', comment, agent), {
      runId: 1001
    })
    expect(
      made.repository.checkRuns.map(({ conclusion }) => conclusion)
    ).not.toContain('success')
  })

  it('leaves the verdict when its policy is the same', async () => {
    const made = await moving(() => ({ 'other.txt': 'of another change\n' }))
    expectVerdict(made, await judge(made), {
      conclusion: 'success',
      title: /^Verified: /,
      digest: productDigest(RIGHT)
    })
  })
})

describe('a base branch that moves after the checks ran', () => {
  it.each([
    ['its policy', POLICY, false],
    ['its criteria', 'ACCEPTANCE.md', false],
    ['the criteria of a loop', '.a3s/loops/one/ACCEPTANCE.md', false],
    ['the state of a loop', '.a3s/loops/one/STATE.md', false],
    ['criteria that its policy names', 'docs/widgets.done.md', false],
    ['none of these', 'other.txt', true]
  ])(
    'is no proof to a later claim when it changed %s',
    async (_, file, kept) => {
      const morePolicy = "acceptance:\n  files: ['docs/*.done.md']\n"
      const made = await scene({ morePolicy })
      await judge(made, { runId: 1000 })
      const { github, pull, agent, repository, marker } = made
      const content =
        file === POLICY
          ? scenePolicy(marker, 'drift: block\n')
          : '- [ ] kind:command assert:`false` expect:exit=0\n'
      await github.world.commit(repository, {
        branch: 'main',
        files: { [file]: content }
      })
      const comment = github.world.comment(pull, {
        author: agent,
        body: 'Ready.'
      })
      const run = await act(
        made,
        github.event.comment('created', comment, agent),
        { runId: 1001 }
      )
      expectVerdict(made, run, {
        conclusion: kept ? 'success' : 'action_required',
        title: kept
          ? /^Verified: /
          : /^Incomplete: the policy or the criteria of main changed since the checks ran, run them again/
      })
    }
  )
})
