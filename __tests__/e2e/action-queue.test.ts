/** The built action on the group of a merge queue: proven on the group's commit, or closed by every member's own waiver. */
import { describe, expect, it } from '@jest/globals'

import {
  act,
  checksRan,
  expectVerdict,
  gateRun,
  productDigest,
  RIGHT,
  standingVerdict,
  stand,
  digestOf,
  useScenes,
  WRONG
} from '../support/action-scenes.ts'
import type { PullRequest } from '../../src/emulator/index.ts'
import type { Scene, SceneOptions } from '../support/action-scenes.ts'
import type { ActionRun, RunOptions } from '../support/run-action.ts'

const scene = useScenes()

const NOTES = { 'notes.txt': 'a note\n' }

interface Queue extends Scene {
  /** The second member; the scene's own pull request is the first. */
  readonly second: PullRequest
}

async function queue(options: SceneOptions = {}): Promise<Queue> {
  const made = await scene(options)
  const { github, repository, agent } = made
  await github.world.commit(repository, {
    branch: 'notes',
    files: NOTES,
    author: { name: 'Coder', email: 'coder@example.com' }
  })
  const second = await github.world.openPull(repository, {
    head: 'notes',
    author: agent
  })
  return { ...made, second }
}

/** Queues both, lets things happen, and judges the group. */
async function judgeGroup(
  made: Queue,
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
  options: RunOptions = {}
): Promise<{ readonly run: ActionRun; readonly sha: string }> {
  const { github, pull, second, maintainer } = made
  await github.world.enqueue([pull, second], maintainer)
  const event = github.event.mergeGroup(second)
  await meanwhile()
  const run = await act(made, event, { checkout: event.sha, ...options })
  return { run, sha: event.sha }
}

function waive(
  { github, maintainer }: Queue,
  pull: PullRequest,
  digest: string
): void {
  github.world.comment(pull, {
    author: maintainer,
    body: `/waive ${digest} known and tracked`
  })
}

describe('the group of a merge queue', () => {
  it('is verified by commands on its own commit', async () => {
    const made = await queue()
    const { run, sha } = await judgeGroup(made)
    const standing = expectVerdict(made, run, {
      sha,
      conclusion: 'success',
      title: /^Verified: /,
      completion: 'verified',
      digest: digestOf({ 'product.txt': RIGHT, ...NOTES }),
      proof: 'verified'
    })
    expect(standingVerdict(standing).pullRequest).toBe(0)
    expect(made.repository.checkRuns).toHaveLength(1)
    expect(checksRan(made)).toBe(1)
  })

  it('is not green by the verdicts of its members alone', async () => {
    const made = await queue({ product: WRONG })
    stand(made, { proof: 'verified', effectDigest: productDigest(WRONG) })
    const { run, sha } = await judgeGroup(made)
    expectVerdict(made, run, {
      sha,
      conclusion: 'failure',
      title: /^Incomplete: 1 required check failed$/,
      proof: 'failed'
    })
  })

  it('is waived when it fails and every member is waived for its own change', async () => {
    const made = await queue({ product: WRONG })
    waive(made, made.pull, productDigest(WRONG))
    waive(made, made.second, digestOf(NOTES))
    const { run, sha } = await judgeGroup(made)
    const standing = expectVerdict(made, run, {
      sha,
      conclusion: 'success',
      title: /^Waived: every pull request of the group/,
      proof: 'failed'
    })
    expect(standing.title).not.toMatch(/^Verified/)
    expect(standing.summary).toContain('#&#8203;1 of the group: Waived')
    expect(standing.summary).toContain('#&#8203;2 of the group: Waived')
  })

  it('is red when it fails and one member is not waived, and names it', async () => {
    const made = await queue({ product: WRONG })
    waive(made, made.pull, productDigest(WRONG))
    const { run, sha } = await judgeGroup(made)
    const standing = expectVerdict(made, run, {
      sha,
      conclusion: 'failure',
      title: /^Incomplete: 1 required check failed$/,
      completion: 'incomplete'
    })
    expect(standing.summary).toContain('#&#8203;2 of the group: Incomplete')
  })

  it('is red when a member’s waiver names what it no longer is', async () => {
    const made = await queue({ product: WRONG })
    waive(made, made.pull, productDigest(RIGHT))
    waive(made, made.second, digestOf(NOTES))
    const { run, sha } = await judgeGroup(made)
    const standing = expectVerdict(made, run, {
      sha,
      conclusion: 'failure',
      title: /^Incomplete: 1 required check failed$/
    })
    expect(standing.summary).toContain('#&#8203;1 of the group: Incomplete')
  })

  it('is judged by what was queued, not by what was pushed after', async () => {
    const made = await queue({ product: WRONG })
    const { github, repository, pull } = made
    waive(made, pull, productDigest(RIGHT))
    waive(made, made.second, digestOf(NOTES))
    const { run, sha } = await judgeGroup(made, async () => {
      await github.world.commit(repository, {
        branch: 'feature',
        files: { 'product.txt': RIGHT }
      })
    })
    expect(run.code).toBe(1)
    expect(gateRun(made, sha).conclusion).toBe('failure')
  })

  it('is red when the queue no longer holds it: its members are not all known', async () => {
    const made = await queue({ product: WRONG })
    waive(made, made.pull, productDigest(WRONG))
    waive(made, made.second, digestOf(NOTES))
    const { run, sha } = await judgeGroup(made, () => {
      made.github.world.dequeue(made.pull)
      made.github.world.dequeue(made.second)
      return Promise.resolve()
    })
    const standing = expectVerdict(made, run, {
      sha,
      conclusion: 'failure',
      title: /^Incomplete: /
    })
    expect(standing.summary).toContain('are not all known')
  })

  it('is red although its checks would pass, when its members are not all known', async () => {
    const made = await queue()
    const { run, sha } = await judgeGroup(made, () => {
      made.github.world.dequeue(made.pull)
      made.github.world.dequeue(made.second)
      return Promise.resolve()
    })
    const standing = expectVerdict(made, run, {
      sha,
      conclusion: 'failure',
      title: /^Incomplete: /,
      completion: 'incomplete',
      proof: 'unproven'
    })
    expect(standing.summary).toContain('are not all known')
    expect(checksRan(made)).toBe(0)
  })

  it('is read once more after the verdict was posted: a waiver that was taken back by then makes it red', async () => {
    const greens: string[] = []
    const made: Queue = await queue({
      product: WRONG,
      onExchange: ({ request }) => {
        if (!request.body.includes('"conclusion":"success"')) return
        greens.push(request.path)
        for (const comment of made.second.comments)
          made.github.world.deleteComment(comment)
      }
    })
    waive(made, made.pull, productDigest(WRONG))
    waive(made, made.second, digestOf(NOTES))
    const { run, sha } = await judgeGroup(made)
    expect(greens).toHaveLength(1)
    const standing = expectVerdict(made, run, {
      sha,
      conclusion: 'failure',
      title: /^Incomplete: 1 required check failed$/,
      completion: 'incomplete'
    })
    expect(standing.summary).toContain('#&#8203;2 of the group: Incomplete')
  })

  it('has its check run closed as red when it cannot be judged', async () => {
    const made = await queue({ policy: 'version: 1\nchekcs: []\n' })
    const { run, sha } = await judgeGroup(made)
    expect(run.code).toBe(1)
    expect(run.log).toContain('chekcs')
    expect(gateRun(made, sha)).toMatchObject({
      status: 'completed',
      conclusion: 'failure',
      title: expect.stringMatching(/^Not judged: /)
    })
  })

  it('answers for what still waits beneath it: its own waiver alone merges no other change', async () => {
    const made = await queue({ product: WRONG })
    waive(made, made.second, digestOf(NOTES))
    const { run, sha } = await judgeGroup(made)
    const standing = expectVerdict(made, run, {
      sha,
      conclusion: 'failure',
      title: /^Incomplete: 1 required check failed$/,
      digest: digestOf({ 'product.txt': WRONG, ...NOTES })
    })
    expect(standing.summary).toContain('#&#8203;1 of the group: Incomplete')
    expect(standing.summary).not.toContain('/waive')
    expect(standing.summary).toContain('waives every pull request of the group')
  })

  it('is judged by the policy of the base branch, not by one that waits beneath it', async () => {
    const made = await scene({ product: WRONG })
    const { github, repository, agent } = made
    await github.world.commit(repository, {
      branch: 'feature',
      files: {
        '.github/completion-gate.yml':
          'version: 1\nchecks:\n  - id: easy\n    command: test -f product.txt\n'
      }
    })
    await github.world.commit(repository, { branch: 'notes', files: NOTES })
    const second = await github.world.openPull(repository, {
      head: 'notes',
      author: agent
    })
    const { run, sha } = await judgeGroup({ ...made, second })
    expect(run.code).toBe(1)
    expect(gateRun(made, sha).conclusion).toBe('failure')
    expect(run.evidence?.ledger.base).toBe(
      repository.refs.get('refs/heads/main')
    )
  })

  it('keeps the verdict of a later run', async () => {
    const made = await queue({ product: WRONG })
    const { github, pull, second, maintainer } = made
    await github.world.enqueue([pull, second], maintainer)
    const event = github.event.mergeGroup(second)
    const first = await act(made, event, {
      checkout: event.sha,
      runId: 1001
    })
    const before = { ...gateRun(made, event.sha) }
    const late = await act(made, event, { checkout: event.sha, runId: 1000 })
    expect([first.code, late.code]).toEqual([1, 1])
    expect(late.log).toContain('A later run')
    expect(gateRun(made, event.sha)).toEqual(before)
    expect(checksRan(made)).toBe(1)
  })
})
