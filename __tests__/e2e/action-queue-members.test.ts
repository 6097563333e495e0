/** The built action on a merge group whose members are asked for changes, or are outside of the policy. */
import { describe, expect, it } from '@jest/globals'

import {
  act,
  checksRan,
  expectVerdict,
  RIGHT,
  useScenes,
  WRONG
} from '../support/action-scenes.ts'
import type { PullRequest } from '../../src/emulator/index.ts'
import type { Scene, SceneOptions } from '../support/action-scenes.ts'
import type { ActionRun } from '../support/run-action.ts'

const scene = useScenes()

type Queue = Scene & { readonly second: PullRequest }

async function queue(
  options: SceneOptions,
  message = 'a note'
): Promise<Queue> {
  const made = await scene(options)
  const { github, repository, agent } = made
  await github.world.commit(repository, {
    branch: 'notes',
    files: { 'notes.txt': 'a note\n' },
    author: { name: 'Coder', email: 'coder@example.com' },
    message
  })
  const second = await github.world.openPull(repository, {
    head: 'notes',
    author: agent
  })
  return { ...made, second }
}

async function judgeGroup(
  made: Queue
): Promise<{ readonly run: ActionRun; readonly sha: string }> {
  const { github, pull, second, maintainer } = made
  await github.world.enqueue([pull, second], maintainer)
  const event = github.event.mergeGroup(second)
  return {
    run: await act(made, event, { checkout: event.sha }),
    sha: event.sha
  }
}

describe('a merge group with a member that is asked for changes', () => {
  it.each(['pull', 'second'] as const)(
    'is blocked by the first rule although its checks pass: %s',
    async which => {
      const made = await queue({ product: RIGHT })
      made.github.world.review(made[which], {
        author: made.maintainer,
        state: 'CHANGES_REQUESTED',
        body: 'Please rename it.'
      })
      const { run, sha } = await judgeGroup(made)
      expectVerdict(made, run, {
        sha,
        conclusion: 'action_required',
        title: /^Incomplete: a review still demands a change$/,
        completion: 'incomplete',
        proof: 'verified'
      })
      expect(run.evidence?.rule).toBe(1)
    }
  )

  it('is green once the same person approves', async () => {
    const made = await queue({ product: RIGHT })
    const { github, pull, maintainer: author } = made
    for (const state of ['CHANGES_REQUESTED', 'APPROVED'] as const)
      github.world.review(pull, { author, state, body: 'Well.' })
    const { run, sha } = await judgeGroup(made)
    expectVerdict(made, run, {
      sha,
      conclusion: 'success',
      title: /^Verified: /
    })
  })
})

describe('a merge group under `applies-to: agents`', () => {
  const options = { product: WRONG, morePolicy: 'applies-to: agents\n' }

  it('is not gated when every member is outside, and nothing is run', async () => {
    const made = await queue(options)
    const { run, sha } = await judgeGroup(made)
    expectVerdict(made, run, {
      sha,
      conclusion: 'success',
      title: /^Not gated: /
    })
    expect(checksRan(made)).toBe(0)
  })

  it('is judged whole when one member is inside', async () => {
    const made = await queue(
      options,
      'a note\n\nCo-authored-by: Claude <noreply@anthropic.com>'
    )
    const { run, sha } = await judgeGroup(made)
    expectVerdict(made, run, {
      sha,
      conclusion: 'failure',
      title: /^Incomplete: 1 required check failed$/
    })
  })
})
