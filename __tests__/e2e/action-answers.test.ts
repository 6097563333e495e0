/** The built action answers a refused claim where people talk, whatever way it was made, and once. */
import { describe, expect, it } from '@jest/globals'

import {
  act,
  expectVerdict,
  judge,
  ownComments,
  ownReactions,
  productDigest,
  say,
  stand,
  useScenes,
  WRONG
} from '../support/action-scenes.ts'
import type { Account } from '../../src/emulator/index.ts'
import type { Scene } from '../support/action-scenes.ts'
import type { ActionRun } from '../support/run-action.ts'

const scene = useScenes()

const DIGEST = productDigest(WRONG)
const CLAIM = `/waive ${DIGEST} known and tracked`
const LABEL = 'waive: @team known'
const COPY = `The line to copy: \`/waive ${DIGEST} <reason>\``
const STANDS = {
  conclusion: 'failure',
  title: /^Incomplete: 1 required check failed$/,
  digest: DIGEST,
  proof: 'failed'
} as const

async function failedScene(): Promise<Scene & { readonly writer: Account }> {
  const made = await scene({ product: WRONG })
  stand(made, { proof: 'failed', effectDigest: DIGEST })
  const writer = made.github.world.user('writer')
  made.github.world.grant(made.repository, writer, 'write')
  return { ...made, writer }
}

/** The requests that write to the conversation. */
function written({ github }: Scene): readonly string[] {
  return github
    .requests()
    .filter(
      one => one.method === 'POST' && /\/(?:comments|reactions)$/.test(one.path)
    )
    .map(one => one.path.replace(/\d+/, 'N'))
}

function expectAnswer(made: Scene, run: ActionRun, words: RegExp): void {
  expectVerdict(made, run, STANDS)
  const [answer, ...more] = ownComments(made)
  expect(more).toEqual([])
  expect(answer).toMatch(words)
  expect(answer).toContain(COPY)
  expect(answer?.split('\n')).toHaveLength(1)
}

describe('a refused claim', () => {
  it('in the body of a review is answered by one comment that links the review', async () => {
    const made = await failedScene()
    const { github, pull, writer } = made
    const review = github.world.review(pull, {
      author: writer,
      state: 'COMMENTED',
      body: CLAIM
    })
    const event = github.event.review('submitted', review, writer)
    const run = await act(made, event)
    expectAnswer(
      made,
      run,
      /^The claim in \[this review\]\(http[^)]+\) does not count\. writer has the role write/
    )
    expect(written(made)).toEqual(['/repos/acme/widgets/issues/N/comments'])
    expectAnswer(made, await act(made, event), /has the role write/)
    expect(written(made)).toHaveLength(1)
  })

  it('by a label is answered by one comment that names it and mentions nobody', async () => {
    const made = await failedScene()
    const { github, pull, writer } = made
    const set = github.world.addLabel(pull, LABEL, writer)
    const event = github.event.label(pull, set)
    const run = await act(made, event)
    expectAnswer(
      made,
      run,
      /^The label `waive: @team known` does not count\. writer has the role write/
    )
    expectAnswer(made, await act(made, event), /^The label/)
    expect(written(made)).toEqual(['/repos/acme/widgets/issues/N/comments'])
  })

  it('by a comment is answered once, however often its run is repeated', async () => {
    const made = await failedScene()
    const { github, writer } = made
    const { comment, run } = await say(made, writer, CLAIM)
    expectAnswer(made, run, /\[this comment\]/)
    const event = github.event.comment('created', comment, writer)
    expectAnswer(made, await act(made, event), /\[this comment\]/)
    expect(ownReactions(made, comment)).toEqual(['-1'])
    expect(written(made)).toEqual([
      '/repos/acme/widgets/issues/comments/N/reactions',
      '/repos/acme/widgets/issues/N/comments'
    ])
  })

  it('is answered though somebody else wrote the mark of an answer', async () => {
    const made = await failedScene()
    const { github, pull, agent, writer } = made
    const { comment } = await say(made, writer, CLAIM)
    const [answer = ''] = ownComments(made)
    for (const own of pull.comments.filter(one => one.body === answer))
      github.world.deleteComment(own)
    github.world.comment(pull, { author: agent, body: answer })
    const event = github.event.comment('created', comment, writer)
    expectAnswer(made, await act(made, event), /\[this comment\]/)
  })

  it('by an edit of a comment is told to be written anew', async () => {
    const made = await failedScene()
    const { github, pull, maintainer } = made
    const comment = github.world.comment(pull, {
      author: maintainer,
      body: 'Hm.'
    })
    github.world.edit(comment, { editor: maintainer, body: CLAIM })
    const event = github.event.comment('edited', comment, maintainer)
    expectAnswer(made, await act(made, event), /It was edited/)
    expect(ownReactions(made, comment)).toEqual(['-1'])
  })

  it('of a person who lost the permission after it had waived', async () => {
    const made = await failedScene()
    const { github, repository, maintainer } = made
    const { comment, run } = await say(made, maintainer, CLAIM)
    expectVerdict(made, run, { conclusion: 'success', title: /^Waived: / })
    github.world.grant(repository, maintainer, 'read')
    const again = await act(
      made,
      github.event.comment('created', comment, maintainer)
    )
    const standing = expectVerdict(made, again, {
      ...STANDS,
      conclusion: 'action_required'
    })
    expect(standing.summary).toContain(`/waive ${DIGEST} <reason>`)
    expect(ownComments(made).join()).toContain(COPY)
  })
})

describe('a comment that brings no claim', () => {
  it('marks no job red on a change that is judged incomplete, and the check stays so', async () => {
    const made = await scene({ product: WRONG })
    expectVerdict(made, await judge(made), STANDS)
    const { github, agent } = made
    const { comment, run } = await say(made, agent, 'Ready.')
    expectVerdict(made, run, { ...STANDS, code: 0 })
    expect(run.log).toContain('::notice::This comment claims nothing')
    github.world.edit(comment, { editor: agent, body: 'Really ready.' })
    const edited = github.event.comment('edited', comment, agent)
    expectVerdict(made, await act(made, edited), { ...STANDS, code: 0 })
    const deleted = github.event.comment('deleted', comment, agent)
    github.world.deleteComment(comment)
    expectVerdict(made, await act(made, deleted), { ...STANDS, code: 0 })
    expect(ownComments(made)).toEqual([])
  })

  it('marks the job red where a waiver went with it', async () => {
    const made = await failedScene()
    const { github, maintainer } = made
    const { comment } = await say(made, maintainer, CLAIM)
    github.world.edit(comment, { editor: maintainer, body: 'Never mind.' })
    const event = github.event.comment('edited', comment, maintainer)
    expectVerdict(made, await act(made, event), {
      ...STANDS,
      conclusion: 'action_required'
    })
  })

  it('leaves the job of a review or a label red: that is a check of the head itself', async () => {
    const made = await failedScene()
    const { github, pull, writer } = made
    const review = github.world.review(pull, {
      author: writer,
      state: 'COMMENTED',
      body: 'Well.'
    })
    const submitted = github.event.review('submitted', review, writer)
    expectVerdict(made, await act(made, submitted), { ...STANDS, code: 1 })
    const set = github.world.addLabel(pull, 'bug', writer)
    const labeled = github.event.label(pull, set)
    expectVerdict(made, await act(made, labeled), { ...STANDS, code: 1 })
    expect(ownComments(made)).toEqual([])
  })
})
