/** What else the trusted workflow decides on: a change of the workflows themselves, groups of a merge queue, and waivers. */
import { describe, expect, it } from '@jest/globals'

import {
  checksRan,
  digestOf,
  gateRun,
  ownComments,
  ownReactions,
  productDigest,
  RIGHT,
  sha256,
  useScenes,
  WRONG
} from '../support/action-scenes.ts'
import { headOf } from '../support/run-action.ts'
import {
  conclusions,
  decide,
  decideOn,
  useFolders,
  verify,
  verifyOn
} from '../support/two-workflows.ts'
import type { Account, PullRequest } from '../../src/emulator/index.ts'
import type { Scene, SceneOptions } from '../support/action-scenes.ts'
import type { StepEnd } from '../support/run-workflow.ts'

const scene = useScenes()
const newFolder = useFolders()

const WORKFLOW = 'on: push\n'
const LABEL = 'waive: known and tracked'

/** Writes a comment and runs the trusted workflow on its event. */
async function say(
  world: Scene,
  author: Account,
  body: string
): Promise<{ readonly end: StepEnd; readonly reactions: readonly string[] }> {
  const { github, pull } = world
  const comment = github.world.comment(pull, { author, body })
  const event = github.event.comment('created', comment, author)
  const end = await decideOn(event, world, newFolder())
  return { end, reactions: ownReactions(world, comment) }
}

/** Puts the label on and runs the trusted workflow on its event, as `pull_request_target` brings it. */
async function label(world: Scene, by: Account): Promise<StepEnd> {
  const { github, pull, repository } = world
  const labeled = github.world.addLabel(pull, LABEL, by)
  const event = github.event.asTarget(
    github.event.label(pull, labeled),
    repository
  )
  return await decideOn(event, world, newFolder())
}

describe('a change of the workflows themselves, in two workflows', () => {
  const DIGEST = digestOf({
    'product.txt': RIGHT,
    '.github/workflows/mine.yml': WORKFLOW
  })

  async function changed(options: SceneOptions = {}): Promise<Scene> {
    const world = await scene(options)
    await world.github.world.commit(world.repository, {
      branch: 'feature',
      files: { '.github/workflows/mine.yml': WORKFLOW }
    })
    return world
  }

  async function judged(world: Scene): Promise<StepEnd> {
    const folder = newFolder()
    await verify(world, folder)
    return await decide(world, folder)
  }

  it('is refused until a person has waived it, although every check passed', async () => {
    const world = await changed()
    const end = await judged(world)
    expect(end.code).toBe(1)
    expect(conclusions(world)).toEqual(['action_required'])
    expect(gateRun(world).text).toContain('evidence-of-own-workflow')
    const waived = await say(
      world,
      world.maintainer,
      `/waive ${DIGEST} read it line by line`
    )
    expect(waived.end.code).toBe(0)
    expect(waived.end.log).toContain('Waived')
    expect(conclusions(world)).toEqual(['success'])
    expect(checksRan(world)).toBe(1)
  })

  it('is accepted as waived where the waiver was there first', async () => {
    const world = await changed()
    world.github.world.comment(world.pull, {
      author: world.maintainer,
      body: `/waive ${DIGEST} read it line by line`
    })
    const end = await judged(world)
    expect(end.code).toBe(0)
    expect(gateRun(world)).toMatchObject({
      conclusion: 'success',
      title: expect.stringMatching(/^Waived: /)
    })
  })

  it('is refused where surface rules are off and the scope leaves the folder out', async () => {
    const world = await changed({
      morePolicy: `surface:
  workflow-changed: off
scope:
  exclude: ['.github/**']
`
    })
    const end = await judged(world)
    expect(end.code).toBe(1)
    expect(conclusions(world)).toEqual(['action_required'])
    expect(gateRun(world).text).toContain('evidence-of-own-workflow')
  })
})

describe('the group of a merge queue, in two workflows', () => {
  async function queued(options: SceneOptions = {}): Promise<Scene> {
    const world = await scene(options)
    await world.github.world.enqueue([world.pull], world.maintainer)
    return world
  }

  /** Both workflows for the group whose newest is the pull request. */
  async function judged(
    world: Scene,
    newest: PullRequest = world.pull
  ): Promise<{ readonly end: StepEnd; readonly sha: string }> {
    const folder = newFolder()
    const event = world.github.event.mergeGroup(newest)
    await verifyOn(event, world, { folder })
    const decided = { ...world, pull: newest }
    const end = await decide(decided, folder, { event: 'merge_group' })
    return { end, sha: event.sha }
  }

  it('is verified by its evidence, on its own commit', async () => {
    const world = await queued()
    const { end, sha } = await judged(world)
    expect(end.code).toBe(0)
    expect(sha).not.toBe(headOf(world.pull))
    expect(gateRun(world, sha)).toMatchObject({
      conclusion: 'success',
      title: expect.stringMatching(/^Verified: /)
    })
    expect(conclusions(world)).toHaveLength(1)
    expect(checksRan(world)).toBe(1)
  })

  it('is red when its check failed, and green when its member was waived', async () => {
    const world = await queued({ product: WRONG })
    const { end, sha } = await judged(world)
    expect(end.code).toBe(1)
    expect(gateRun(world, sha).conclusion).toBe('failure')
    world.github.world.comment(world.pull, {
      author: world.maintainer,
      body: `/waive ${productDigest(WRONG)} known and tracked`
    })
    const again = await judged(world)
    expect(again.end.code).toBe(0)
    expect(gateRun(world, sha)).toMatchObject({
      conclusion: 'success',
      title: expect.stringMatching(/^Waived: every pull request of the group/)
    })
  })

  it('is red when the queue no longer holds it', async () => {
    const world = await queued()
    const folder = newFolder()
    const event = world.github.event.mergeGroup(world.pull)
    await verifyOn(event, world, { folder })
    const { github, pull, agent } = world
    const run = github.event.workflowRun({
      action: 'completed',
      pull,
      sender: agent,
      event: 'merge_group',
      runId: 501
    })
    github.world.dequeue(pull)
    const end = await decideOn(run, world, folder)
    expect(end.code).toBe(1)
    expect(gateRun(world, event.sha)).toMatchObject({
      conclusion: 'failure',
      summary: expect.stringContaining('are not all known')
    })
  })

  it('is never green on top of one that still waits: its evidence speaks of another base', async () => {
    const world = await scene()
    const { github, repository, agent, maintainer, pull } = world
    const files = { 'notes.txt': 'a note\n' }
    await github.world.commit(repository, { branch: 'notes', files })
    const second = await github.world.openPull(repository, {
      head: 'notes',
      author: agent
    })
    await github.world.enqueue([pull, second], maintainer)
    const { end, sha } = await judged(world, second)
    expect(end.code).toBe(1)
    expect(gateRun(world, sha)).toMatchObject({
      conclusion: 'failure',
      summary: expect.stringContaining('another merge base')
    })
  })
})

describe('a waiver, in two workflows', () => {
  const DIGEST = productDigest(WRONG)

  async function failed(): Promise<Scene> {
    const world = await scene({ product: WRONG })
    const folder = newFolder()
    await verify(world, folder)
    const end = await decide(world, folder)
    expect(end.code).toBe(1)
    return world
  }

  it('by comment makes the check green without a command, and its take-back red', async () => {
    const world = await failed()
    const given = await say(
      world,
      world.maintainer,
      `/waive ${DIGEST} known and tracked`
    )
    expect(given.end.code).toBe(0)
    expect(given.reactions).toEqual(['+1'])
    expect(gateRun(world).title).toMatch(/^Waived: .*not verified$/)
    const taken = await say(world, world.maintainer, `/unwaive ${DIGEST}`)
    expect(taken.end.code).toBe(1)
    expect(conclusions(world)).toEqual(['action_required'])
    expect(checksRan(world)).toBe(1)
  })

  it('by a comment of the agent, or of another digest, is none', async () => {
    const world = await failed()
    const own = await say(world, world.agent, `/waive ${DIGEST} it is fine`)
    expect([own.end.code, own.reactions]).toEqual([1, ['-1']])
    const other = await say(
      world,
      world.maintainer,
      `/waive ${sha256('other')} known and tracked`
    )
    expect([other.end.code, other.reactions]).toEqual([1, ['-1']])
    expect(conclusions(world)).not.toContain('success')
  })

  it('by comment starts no job where it is written to an issue', async () => {
    const world = await failed()
    const { github, pull, maintainer } = world
    const comment = github.world.comment(pull, {
      author: maintainer,
      body: 'hello'
    })
    const event = github.event.comment('created', comment, maintainer)
    const issue = { ...(event.payload['issue'] as object) }
    Reflect.deleteProperty(issue, 'pull_request')
    const onIssue = { ...event, payload: { ...event.payload, issue } }
    await expect(decideOn(onIssue, world, newFolder())).rejects.toThrow(
      'did not run'
    )
  })

  it('by label holds in the run of its event, is recorded, and holds on', async () => {
    const world = await failed()
    const end = await label(world, world.maintainer)
    expect(end.code).toBe(0)
    expect(gateRun(world).title).toMatch(/^Waived: .*not verified$/)
    expect(ownComments(world)).toEqual([expect.stringContaining(DIGEST)])
    const later = await say(world, world.agent, 'What now?')
    expect(later.end.code).toBe(0)
    expect(checksRan(world)).toBe(1)
  })

  it('by a label of the agent is none', async () => {
    const world = await failed()
    const end = await label(world, world.agent)
    expect(end.code).toBe(1)
    expect(conclusions(world)).not.toContain('success')
    expect(ownComments(world)).toEqual([
      expect.stringMatching(/^The label .* does not count\./)
    ])
  })
})
