/** The built action on a head that two pull requests share: whatever one of them may be, the other's failure is never covered. */
import { describe, expect, it } from '@jest/globals'

import {
  act,
  gateRun,
  judge,
  productDigest,
  RIGHT,
  useScenes,
  WRONG
} from '../support/action-scenes.ts'
import type { EmulatedEvent, PullRequest } from '../../src/emulator/index.ts'
import type { Scene } from '../support/action-scenes.ts'

const scene = useScenes()

const AUTHOR = { name: 'Coder', email: 'coder@example.com' }
const STRICT = 'version: 1\nchecks:\n  - id: never\n    command: "false"\n'

type Outcome = 'not gated' | 'narrative' | 'waived'
const OUTCOMES: readonly Outcome[] = ['not gated', 'narrative', 'waived']

/** A pull request into a branch of the author's own, which alone would be green. */
async function intoScratch(made: Scene, outcome: Outcome): Promise<Scene> {
  const { github, repository, agent, maintainer } = made
  if (outcome === 'narrative') {
    await github.world.moveBranch(repository, 'scratch', made.pull.headSha)
    await github.world.commit(repository, {
      branch: 'feature',
      files: {},
      message: 'Nothing',
      author: AUTHOR
    })
  } else
    await github.world.commit(repository, {
      branch: 'scratch',
      files:
        outcome === 'waived'
          ? { 'other.txt': 'x\n' }
          : {
              '.github/completion-gate.yml': 'version: 1\napplies-to: agents\n'
            },
      author: AUTHOR
    })
  const pull = await github.world.openPull(repository, {
    head: 'feature',
    base: 'scratch',
    author: agent
  })
  if (outcome === 'waived')
    github.world.comment(pull, {
      author: maintainer,
      body: `/waive ${productDigest(WRONG)} known and tracked`
    })
  return { ...made, pull }
}

type Redecision = (made: Scene) => EmulatedEvent

// The second says whether its job stands on the head: that of a comment stands on the default branch.
const REDECISIONS: readonly (readonly [string, boolean, Redecision])[] = [
  [
    'a comment',
    false,
    ({ github, pull, agent }) =>
      github.event.comment(
        'created',
        github.world.comment(pull, { author: agent, body: 'hello' }),
        agent
      )
  ],
  [
    'a review',
    true,
    ({ github, pull, maintainer }) =>
      github.event.review(
        'submitted',
        github.world.review(pull, {
          author: maintainer,
          state: 'COMMENTED',
          body: 'Hm.'
        }),
        maintainer
      )
  ],
  [
    'a label',
    true,
    ({ github, pull, maintainer }) =>
      github.event.label(pull, github.world.addLabel(pull, 'x', maintainer))
  ]
]

describe.each(OUTCOMES)(
  'a pull request that alone would be %s, beside one whose checks failed',
  outcome => {
    it('leaves the head red in a run of its own, and after every event without one', async () => {
      const made = await scene({ product: WRONG })
      const scratch = await intoScratch(made, outcome)
      const first = await judge(made, { runId: 1000 })
      expect(first.outputs['conclusion']).toBe('failure')
      let runId = 1001
      for (const [name, onHead, event] of REDECISIONS) {
        const run = await act(scratch, event(scratch), { runId: (runId += 1) })
        expect({ name, isGreen: onHead && run.code === 0 }).toEqual({
          name,
          isGreen: false
        })
        expect(run.outputs['completion']).not.toBe(outcome)
        expect(gateRun(made).conclusion).not.toBe('success')
        expect(run.summary).toContain(gateRun(made).title ?? 'a title')
      }
      const own = await judge(scratch, { runId: 1100 })
      expect(own.code).toBe(1)
      expect(gateRun(made)).toMatchObject({
        conclusion: 'failure',
        title: 'Incomplete: another pull request of the same head is incomplete'
      })
    })
  }
)

describe('what changes on GitHub while the checks run', () => {
  /** A world in which something happens once, as the check run is opened. */
  async function meanwhile(
    happens: (made: Scene) => Promise<unknown>,
    options: Parameters<typeof scene>[0] = {}
  ): Promise<Scene> {
    const late: { made?: Scene } = {}
    const made = await scene({
      ...options,
      beforeRequest: async ({ path }) => {
        const { made: ready } = late
        if (ready === undefined || !path.includes('check-runs')) return
        delete late.made
        await happens(ready)
      }
    })
    await made.github.world.commit(made.repository, {
      branch: 'strict',
      files: { '.github/completion-gate.yml': STRICT }
    })
    late.made = made
    return made
  }

  const open = async ({
    github,
    repository,
    agent
  }: Scene): Promise<PullRequest> =>
    await github.world.openPull(repository, {
      head: 'feature',
      base: 'strict',
      author: agent
    })

  it.each([
    ['gated', {}],
    [
      'not gated',
      { policy: 'version: 1\napplies-to: agents\n', product: RIGHT }
    ]
  ])('a new pull request of the head is judged too: %s', async (_, options) => {
    const made = await meanwhile(open, options)
    const run = await judge(made)
    expect(run.code).toBe(1)
    expect(gateRun(made)).toMatchObject({
      conclusion: 'failure',
      title: 'Incomplete: another pull request of the same head is incomplete'
    })
  })

  it.each([
    ['gated', {}],
    ['not gated', { policy: 'version: 1\napplies-to: agents\n' }]
  ])('another base branch is no pass, and is named: %s', async (_, options) => {
    const made = await meanwhile(
      ({ github, pull }) => github.world.changeBase(pull, 'strict'),
      options
    )
    const run = await judge(made)
    expect(run.code).toBe(1)
    expect(gateRun(made)).toMatchObject({
      conclusion: 'failure',
      title: expect.stringContaining('the base branch became strict')
    })
  })

  it('a waiver that the other pull request lost counts no more', async () => {
    const made = await scene({
      product: WRONG,
      policy: STRICT
    })
    const other = await intoScratch(made, 'waived')
    const { github, maintainer } = made
    const digest = productDigest(WRONG)
    github.world.comment(made.pull, {
      author: maintainer,
      body: `/waive ${digest} known and tracked`
    })
    expect((await judge(made, { runId: 1000 })).code).toBe(0)
    github.world.comment(other.pull, {
      author: maintainer,
      body: `/unwaive ${digest}`
    })
    expect((await judge(made, { runId: 1001 })).code).toBe(1)
    expect(gateRun(made).conclusion).toBe('failure')
  })
})
