/** The built action on each event of a pull request: what is judged, what is decided again, and what is left alone. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import {
  act,
  checksRan,
  expectError,
  expectVerdict,
  gateRun,
  productDigest,
  RIGHT,
  stand,
  useScenes
} from '../support/action-scenes.ts'
import { runAction } from '../support/run-action.ts'
import type { EmulatedEvent } from '../../src/emulator/index.ts'
import type { Scene } from '../support/action-scenes.ts'

const scene = useScenes()

const DIGEST = productDigest(RIGHT)

const VERIFIED = {
  conclusion: 'success',
  title: /^Verified: 1 required check passed/,
  completion: 'verified',
  digest: DIGEST,
  proof: 'verified'
} as const

/** The same event of another action. */
function of(
  event: EmulatedEvent,
  payload: Readonly<Record<string, unknown>>
): EmulatedEvent {
  return { ...event, payload: { ...event.payload, ...payload } }
}

async function verifiedScene(): Promise<Scene> {
  const made = await scene()
  stand(made, { proof: 'verified', effectDigest: DIGEST })
  return made
}

describe('an event that brings content', () => {
  it.each(['opened', 'reopened', 'ready_for_review'] as const)(
    'is judged when the pull request is %s',
    async action => {
      const made = await scene()
      const { github, pull, agent } = made
      const run = await act(made, github.event.pullRequest(action, pull, agent))
      expectVerdict(made, run, VERIFIED)
      expect(checksRan(made)).toBe(1)
    }
  )

  it('is judged on the new head when commits were pushed', async () => {
    const made = await scene()
    const { github, repository, pull, agent } = made
    const before = pull.headSha
    await github.world.commit(repository, {
      branch: 'feature',
      files: { 'product.txt': 'right at last\n' }
    })
    const run = await act(made, github.event.synchronize(pull, agent, before))
    expectVerdict(made, run, {
      ...VERIFIED,
      digest: productDigest('right at last\n')
    })
    expect(repository.checkRuns.map(one => one.headSha)).toEqual([pull.headSha])
  })

  it('is judged against the new base branch after a retarget', async () => {
    const made = await verifiedScene()
    const { github, repository, pull, agent } = made
    const sha = await github.world.commit(repository, {
      branch: 'release',
      files: {
        '.github/completion-gate.yml':
          'version: 1\nchecks:\n  - id: strict\n    command: grep -q perfect product.txt\n'
      }
    })
    await github.world.changeBase(pull, 'release')
    const run = await act(
      made,
      github.event.baseChanged(pull, agent, { ref: 'main', sha })
    )
    expectVerdict(made, run, {
      conclusion: 'failure',
      title: /^Incomplete: 1 required check failed$/,
      proof: 'failed'
    })
    expect(run.evidence?.ledger.base).toBe(sha)
    expect(checksRan(made)).toBe(0)
  })

  it('is judged as pull_request_target on the head, by the policy of the base', async () => {
    const made = await scene()
    const { github, repository, pull, agent } = made
    const opened = github.event.pullRequest('opened', pull, agent)
    const run = await act(made, github.event.asTarget(opened, repository))
    expectVerdict(made, run, VERIFIED)
    expect(checksRan(made)).toBe(1)
  })

  it('is judged where a workflow run of the same repository ended', async () => {
    const made = await scene()
    const { github, pull, agent } = made
    const run = await act(
      made,
      github.event.workflowRun({ action: 'completed', pull, sender: agent })
    )
    expectVerdict(made, run, VERIFIED)
  })

  it('is judged by the number that a workflow_dispatch gives', async () => {
    const made = await scene()
    const { github, repository, maintainer, pull } = made
    const run = await act(
      made,
      github.event.workflowDispatch(repository, maintainer, {}),
      { inputs: { 'pull-request': String(pull.number) } }
    )
    expectVerdict(made, run, VERIFIED)
  })
})

describe('an event that brings no content', () => {
  it.each<[string, (made: Scene) => EmulatedEvent]>([
    [
      'an edited title',
      ({ github, pull, agent }) =>
        of(github.event.pullRequest('reopened', pull, agent), {
          action: 'edited',
          changes: { title: { from: 'Before' } }
        })
    ],
    [
      'a label that waives nothing',
      ({ github, pull, maintainer }) =>
        github.event.label(pull, github.world.addLabel(pull, 'bug', maintainer))
    ],
    [
      'a label that was taken off',
      ({ github, pull, maintainer }) => {
        github.world.addLabel(pull, 'bug', maintainer)
        const event = github.world.removeLabel(pull, 'bug', maintainer)
        if (event === undefined) throw new Error('No label was there.')
        return github.event.label(pull, event)
      }
    ],
    [
      'a review that approves',
      ({ github, pull, maintainer }) =>
        github.event.review(
          'submitted',
          github.world.review(pull, {
            author: maintainer,
            state: 'APPROVED',
            body: 'Good.'
          }),
          maintainer
        )
    ],
    [
      'a comment of talk',
      ({ github, pull, agent }) =>
        github.event.comment(
          'created',
          github.world.comment(pull, { author: agent, body: 'Please merge.' }),
          agent
        )
    ]
  ])(
    'leaves the standing verdict and runs no command: %s',
    async (_, eventOf) => {
      const made = await verifiedScene()
      const standing = gateRun(made).id
      const run = await act(made, eventOf(made))
      expectVerdict(made, run, {
        conclusion: 'success',
        title: /^Verified: /,
        completion: 'verified',
        digest: DIGEST,
        proof: 'verified'
      })
      expect(gateRun(made).id).toBe(standing)
      expect(checksRan(made)).toBe(0)
      expect(made.pull.comments.length).toBeLessThanOrEqual(1)
    }
  )

  it('is nothing to judge when the comment is on an issue: no request, no check run, not red', async () => {
    const made = await scene()
    const { github, pull, agent } = made
    const comment = github.world.comment(pull, {
      author: agent,
      body: `/waive ${DIGEST} because I say so`
    })
    const event = github.event.comment('created', comment, agent)
    const issue = Object.fromEntries(
      Object.entries(event.payload['issue'] as object).filter(
        ([name]) => name !== 'pull_request'
      )
    )
    const run = await act(made, of(event, { issue }))
    expect(run.code).toBe(0)
    expect(run.log).toContain('::notice::Nothing to judge: #1 is an issue')
    expect(run.outputs).toEqual({})
    expect(github.requests()).toEqual([])
  })
})

describe('an event that cannot be judged', () => {
  it('is nothing to judge for a closed pull request that only a claim or its end comes from', async () => {
    const made = await scene()
    const { github, pull, agent } = made
    github.world.close(pull)
    const comment = github.world.comment(pull, {
      author: agent,
      body: 'Thanks'
    })
    for (const event of [
      github.event.pullRequest('closed', pull, agent),
      github.event.comment('created', comment, agent)
    ]) {
      const run = await act(made, event)
      expect(run.code).toBe(0)
      expect(run.log).toContain('::notice::Nothing to judge: the pull request')
      expect(run.outputs).toEqual({})
    }
    expect(made.repository.checkRuns).toEqual([])
  })

  it('is a clear error where checks are asked for on a closed pull request', async () => {
    const made = await scene()
    const { github, pull, agent } = made
    github.world.close(pull)
    const event = github.event.pullRequest('reopened', pull, agent)
    expectError(made, await act(made, event), 'only an open one is judged')
    expect(made.repository.checkRuns).toEqual([])
  })

  it.each(['abc', '-5', '1e3', '0'])(
    'is a clear error in a run whose number is %s',
    async id => {
      const made = await scene()
      const { github, pull, agent } = made
      const event = github.event.pullRequest('opened', pull, agent)
      const run = await act(made, event, {
        environment: { GITHUB_RUN_ID: id }
      })
      expectError(made, run, 'GITHUB_RUN_ID was expected to be a positive')
      expect(made.repository.checkRuns).toEqual([])
    }
  )

  it('asks for the number that a fork’s workflow run does not name', async () => {
    const made = await scene()
    const { github, repository } = made
    const stranger = github.world.user('stranger')
    const fork = await github.world.fork(repository, stranger)
    await github.world.commit(fork, {
      branch: 'theirs',
      files: { 'product.txt': RIGHT }
    })
    const pull = await github.world.openPull(repository, {
      head: 'theirs',
      headRepository: fork,
      author: stranger
    })
    const forked = { ...made, pull }
    const event = github.event.workflowRun({
      action: 'completed',
      pull,
      sender: stranger
    })
    expectError(
      forked,
      await act(forked, event),
      /names no pull request.*runs of forks name none/
    )
    expect(repository.checkRuns).toEqual([])
    const run = await act(forked, event, {
      inputs: { 'pull-request': String(pull.number) }
    })
    expectVerdict(forked, run, VERIFIED)
  })

  it('asks for the number that a workflow_dispatch does not give', async () => {
    const made = await scene()
    const { github, repository, maintainer } = made
    expectError(
      made,
      await act(
        made,
        github.event.workflowDispatch(repository, maintainer, {})
      ),
      'the input `pull-request` is empty'
    )
    expect(github.requests()).toEqual([])
  })

  it.each([
    ['of a pull request that does not exist', '4711', '4711'],
    ['that is no number', 'one', 'expected the number of a pull request']
  ])('says what is wrong with a number %s', async (_, given, words) => {
    const made = await scene()
    const { github, repository, maintainer } = made
    const run = await act(
      made,
      github.event.workflowDispatch(repository, maintainer, {}),
      { inputs: { 'pull-request': given } }
    )
    expectError(made, run, words)
  })

  it('names the events that it knows', async () => {
    const made = await scene()
    const { github, pull, agent } = made
    const event = github.event.pullRequest('opened', pull, agent)
    expectError(
      made,
      await runAction(made, { ...event, name: 'push' }),
      /The event "push" cannot be judged.*pull_request, .*merge_group/
    )
    expect(github.requests()).toEqual([])
  })

  it('names what it misses in a payload of another shape', async () => {
    const made = await scene()
    const { github, pull, agent } = made
    const event = github.event.pullRequest('opened', pull, agent)
    const run = await runAction(made, {
      ...event,
      payload: { action: 'opened', pull_request: { number: 'one' } }
    })
    expectError(made, run, 'has not the shape that GitHub describes')
    expect(run.log).toMatch(/pull_request\.number: .*\n/)
    expect(run.log).toMatch(/pull_request\.head: .*\n/)
    expect(github.requests()).toEqual([])
  })

  it('says so where the event’s file is missing', async () => {
    const made = await scene()
    const { github, pull, agent } = made
    const event = github.event.pullRequest('opened', pull, agent)
    const run = await runAction(made, event, {
      environment: { GITHUB_EVENT_PATH: '/nowhere/event.json' }
    })
    expectError(made, run, 'payload at /nowhere/event.json could not be read')
  })

  it('says so where the event’s file is no JSON, in words of its own', async () => {
    const made = await scene()
    const { github, pull, agent } = made
    const event = github.event.pullRequest('opened', pull, agent)
    const file = path.join(path.dirname(made.marker), 'event')
    writeFileSync(file, '{"action": "ope')
    const run = await runAction(made, event, {
      environment: { GITHUB_EVENT_PATH: file }
    })
    expectError(made, run, 'could not be read as JSON')
    expect(run.log).not.toMatch(/SyntaxError|node:internal/)
  })
})
