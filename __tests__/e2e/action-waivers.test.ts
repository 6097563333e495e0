/** The built action on every way to waive and to take it back: green as waived, never as verified, and no command runs. */
import { describe, expect, it } from '@jest/globals'

import {
  act,
  checksRan,
  expectVerdict,
  gateRun,
  judge,
  ownComments,
  ownReactions,
  productDigest,
  say,
  stand,
  useScenes,
  WRONG
} from '../support/action-scenes.ts'
import type { Scene } from '../support/action-scenes.ts'
import type { ActionRun } from '../support/run-action.ts'

const scene = useScenes()

const DIGEST = productDigest(WRONG)
const LABEL = 'waive: known and tracked'

const WAIVED = {
  conclusion: 'success',
  title: /^Waived: .*not verified$/,
  completion: 'waived',
  digest: DIGEST,
  proof: 'failed'
} as const

/** A scene whose check failed in an earlier run. */
async function failedScene(): Promise<Scene> {
  const made = await scene({ product: WRONG })
  stand(made, { proof: 'failed', effectDigest: DIGEST })
  return made
}

/** Sets the label as this person and runs the action on its event. */
async function setLabel(made: Scene, by = made.maintainer): Promise<ActionRun> {
  const { github, pull } = made
  const event = github.world.addLabel(pull, LABEL, by)
  return await act(made, github.event.label(pull, event))
}

/** Takes the label off and runs the action on its event. */
async function takeLabel(made: Scene): Promise<ActionRun> {
  const { github, pull, maintainer } = made
  const event = github.world.removeLabel(pull, LABEL, maintainer)
  if (event === undefined) throw new Error('The label was not there.')
  return await act(made, github.event.label(pull, event))
}

/** The page asks for a person, and has the line that waives again. */
function expectWayBack(made: Scene, run: ActionRun, code = 1): void {
  const standing = expectVerdict(made, run, {
    code,
    conclusion: 'action_required',
    title: /^Incomplete: 1 required check failed$/,
    completion: 'incomplete',
    digest: DIGEST,
    proof: 'failed'
  })
  expect(standing.summary).toContain(`/waive ${DIGEST} <reason>`)
}

describe('a waiver by comment', () => {
  it('turns the check run of the head green as waived, whose command ran only once', async () => {
    const made = await scene({ product: WRONG })
    await judge(made)
    const before = gateRun(made)
    expect(before.conclusion).toBe('failure')
    const { comment, run } = await say(
      made,
      made.maintainer,
      `/waive ${DIGEST} known and tracked`
    )
    const after = expectVerdict(made, run, WAIVED)
    expect(after.id).toBe(before.id)
    expect(after.summary).toContain('known and tracked')
    expect(after.summary).toContain('ann')
    expect(run.evidence?.waivers).toMatchObject([
      { effect_digest: DIGEST, by: 'ann', reason: 'known and tracked' }
    ])
    expect(ownReactions(made, comment)).toEqual(['+1'])
    expect(ownComments(made)).toEqual([])
    expect(checksRan(made)).toBe(1)
  })

  it('is over when its author takes it back, with the way back', async () => {
    const made = await failedScene()
    const claim = await say(made, made.maintainer, `/waive ${DIGEST} tracked`)
    expectVerdict(made, claim.run, WAIVED)
    const { comment, run } = await say(
      made,
      made.maintainer,
      `/unwaive ${DIGEST}`
    )
    expectWayBack(made, run)
    expect(ownReactions(made, comment)).toEqual(['+1'])
    const later = await say(made, made.agent, 'What now?')
    expectWayBack(made, later.run, 0)
    expect(checksRan(made)).toBe(0)
  })

  it('holds again by a new comment after it was taken back', async () => {
    const made = await failedScene()
    const { github, pull, maintainer } = made
    for (const body of [`/waive ${DIGEST} tracked`, `/unwaive ${DIGEST}`])
      github.world.comment(pull, { author: maintainer, body })
    const { run } = await say(made, maintainer, `/waive ${DIGEST} once more`)
    expectVerdict(made, run, WAIVED)
  })

  it('is not taken back by somebody without authority who claimed nothing', async () => {
    const made = await failedScene()
    const { github, pull, maintainer, agent } = made
    github.world.comment(pull, {
      author: maintainer,
      body: `/waive ${DIGEST} tracked`
    })
    const { comment, run } = await say(made, agent, `/unwaive ${DIGEST}`)
    expectVerdict(made, run, WAIVED)
    expect(ownReactions(made, comment)).toEqual(['-1'])
  })

  it('is over when the comment is deleted, with the way back', async () => {
    const made = await failedScene()
    const { github, maintainer } = made
    const { comment } = await say(made, maintainer, `/waive ${DIGEST} tracked`)
    expect(gateRun(made).conclusion).toBe('success')
    const event = github.event.comment('deleted', comment, maintainer)
    github.world.deleteComment(comment)
    expectWayBack(made, await act(made, event))
    expect(checksRan(made)).toBe(0)
  })

  it('is over when the comment is edited, whoever edits it', async () => {
    const made = await failedScene()
    const { github, agent, maintainer } = made
    const { comment } = await say(made, maintainer, `/waive ${DIGEST} tracked`)
    github.world.edit(comment, {
      editor: agent,
      body: `/waive ${DIGEST} tracked elsewhere`
    })
    const run = await act(made, github.event.comment('edited', comment, agent))
    expectWayBack(made, run)
    expect(run.evidence?.refused_claims).toMatchObject([
      { by: 'ann', refused: expect.stringContaining('It was edited') }
    ])
  })

  it('closes nothing any more after a push, and the page has the new line', async () => {
    const made = await failedScene()
    const { github, repository, pull, agent, maintainer } = made
    await say(made, maintainer, `/waive ${DIGEST} tracked`)
    const before = pull.headSha
    await github.world.commit(repository, {
      branch: 'feature',
      files: { 'product.txt': 'worse\n' }
    })
    const run = await act(made, github.event.synchronize(pull, agent, before))
    const digest = productDigest('worse\n')
    const standing = expectVerdict(made, run, {
      conclusion: 'failure',
      title: /^Incomplete: 1 required check failed$/,
      digest,
      proof: 'failed'
    })
    expect(standing.summary).toContain(`/waive ${digest} <reason>`)
    expect(run.evidence?.refused_claims).toMatchObject([
      { by: 'ann', refused: expect.stringContaining('It is stale') }
    ])
    expect(gateRun(made, before).conclusion).toBe('success')
  })

  it('holds on a new head of the very same effect', async () => {
    const made = await failedScene()
    const { github, repository, pull, agent, maintainer } = made
    await say(made, maintainer, `/waive ${DIGEST} tracked`)
    const before = pull.headSha
    await github.world.commit(repository, {
      branch: 'feature',
      message: 'The same once more'
    })
    const run = await act(made, github.event.synchronize(pull, agent, before))
    expectVerdict(made, run, WAIVED)
    expect(checksRan(made)).toBe(1)
  })
})

describe('a waiver in the body of a review', () => {
  it('counts as a comment does', async () => {
    const made = await failedScene()
    const { github, pull, maintainer } = made
    const review = github.world.review(pull, {
      author: maintainer,
      state: 'COMMENTED',
      body: `/waive ${DIGEST} known and tracked`
    })
    const run = await act(
      made,
      github.event.review('submitted', review, maintainer)
    )
    expectVerdict(made, run, WAIVED)
    expect(checksRan(made)).toBe(0)
  })

  it('is over when the review is edited', async () => {
    const made = await failedScene()
    const { github, pull, maintainer, agent } = made
    const review = github.world.review(pull, {
      author: maintainer,
      state: 'COMMENTED',
      body: `/waive ${DIGEST} known and tracked`
    })
    await act(made, github.event.review('submitted', review, maintainer))
    github.world.edit(review, { editor: agent, body: `/waive ${DIGEST} mine` })
    const run = await act(made, github.event.review('edited', review, agent))
    expectWayBack(made, run)
  })
})

describe('a waiver by label', () => {
  it('counts in the run of its own event, which writes the record that later runs trust', async () => {
    const made = await failedScene()
    expectVerdict(made, await setLabel(made), WAIVED)
    const [record = ''] = ownComments(made)
    expect(ownComments(made)).toHaveLength(1)
    expect(record).toContain(DIGEST)
    expect(record).toContain('known and tracked')
    const later = await say(made, made.agent, 'Thank you.')
    expectVerdict(made, later.run, WAIVED)
    expect(ownComments(made)).toEqual([record])
    expectVerdict(made, await judge(made), WAIVED)
    expect(checksRan(made)).toBe(1)
  })

  it('is stale after a push: said, and taken off', async () => {
    const made = await failedScene()
    const { github, repository, pull, agent } = made
    await setLabel(made)
    const before = pull.headSha
    await github.world.commit(repository, {
      branch: 'feature',
      files: { 'product.txt': 'worse\n' }
    })
    const run = await act(made, github.event.synchronize(pull, agent, before))
    const standing = expectVerdict(made, run, {
      conclusion: 'failure',
      title: /^Incomplete: 1 required check failed$/,
      digest: productDigest('worse\n'),
      proof: 'failed'
    })
    expect(pull.labels).toEqual([])
    expect(standing.summary).toContain('The label is stale')
    expect(run.log).toContain('is stale and was removed')
  })

  it('is over when the label is taken off, with the way back and without its record', async () => {
    const made = await failedScene()
    await setLabel(made)
    expectWayBack(made, await takeLabel(made))
    expect(ownComments(made)).toEqual([])
    expect(checksRan(made)).toBe(0)
  })

  it('is over by /unwaive although the label stays', async () => {
    const made = await failedScene()
    await setLabel(made)
    const { run } = await say(made, made.maintainer, `/unwaive ${DIGEST}`)
    expectWayBack(made, run)
  })

  it('counts for nothing when a person without authority sets it', async () => {
    const made = await failedScene()
    const writer = made.github.world.user('writer')
    made.github.world.grant(made.repository, writer, 'write')
    const run = await setLabel(made, writer)
    expectVerdict(made, run, {
      conclusion: 'failure',
      title: /^Incomplete: 1 required check failed$/
    })
    expect(run.evidence?.refused_claims).toMatchObject([
      { by: 'writer', refused: expect.stringContaining('has the role write') }
    ])
    expect(ownComments(made)).toEqual([
      expect.stringContaining('writer has the role write')
    ])
  })

  it('counts for nothing on another head than that of its event', async () => {
    const made = await failedScene()
    const { github, repository, pull, maintainer } = made
    const event = github.event.label(
      pull,
      github.world.addLabel(pull, LABEL, maintainer)
    )
    await github.world.commit(repository, {
      branch: 'feature',
      files: { 'product.txt': 'worse\n' }
    })
    stand(made, { proof: 'failed', effectDigest: productDigest('worse\n') })
    const run = await act(made, event)
    expectVerdict(made, run, {
      conclusion: 'failure',
      title: /^Incomplete: 1 required check failed$/,
      digest: productDigest('worse\n')
    })
    expect(pull.labels).toEqual([])
  })

  it('is not made by a label alone, nor by a record that another app or a person wrote', async () => {
    const made = await failedScene()
    const { github, pull, maintainer, agent } = made
    await setLabel(made)
    const [record = ''] = ownComments(made)
    const [own] = pull.comments
    if (own !== undefined) github.world.deleteComment(own)
    const other = github.world.app('helper')
    github.world.comment(pull, { author: other.bot, body: record })
    github.world.comment(pull, { author: maintainer, body: record })
    const { run } = await say(made, agent, 'See above.')
    expectWayBack(made, run)
    expect(run.evidence?.refused_claims).toMatchObject([
      { refused: expect.stringContaining('No record of the gate says') }
    ])
  })

  it('is not made by a record that somebody edited', async () => {
    const made = await failedScene()
    const { github, pull, agent } = made
    await setLabel(made)
    const [own] = pull.comments
    if (own === undefined) throw new Error('No record was written.')
    github.world.edit(own, { editor: agent, body: own.body })
    const { run } = await say(made, agent, 'See above.')
    expectWayBack(made, run)
  })
})
