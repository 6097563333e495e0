/** The built action’s requests to GitHub, counted: what a pull request costs of the limit that all workflows share. */
import { describe, expect, it } from '@jest/globals'

import {
  expectVerdict,
  judge,
  productDigest,
  RIGHT,
  say,
  stand,
  useScenes,
  WRONG
} from '../support/action-scenes.ts'
import type { Scene } from '../support/action-scenes.ts'

const scene = useScenes()

/** Most requests of a pull request without claims. */
const PLAIN = 6

function asked({ github }: Scene): readonly string[] {
  return github
    .requests()
    .map(one => `${one.operation} ${one.graphqlName ?? ''}`.trim())
}

describe('the requests of a run', () => {
  it('are at most six for a pull request without claims', async () => {
    const made = await scene()
    expectVerdict(made, await judge(made), {
      conclusion: 'success',
      title: /^Verified: /
    })
    expect(asked(made).length).toBeLessThanOrEqual(PLAIN)
  })

  it('are no more for a change of 300 files', async () => {
    const made = await scene()
    const { github, repository } = made
    await github.world.commit(repository, {
      branch: 'feature',
      files: Object.fromEntries(
        Array.from({ length: 300 }, (_, at) => [
          `many/${String(at)}.txt`,
          `file ${String(at)}\n`
        ])
      )
    })
    const run = await judge(made)
    expectVerdict(made, run, { conclusion: 'success', title: /^Verified: / })
    expect(run.evidence?.ledger.records).toHaveLength(301)
    expect(asked(made).length).toBeLessThanOrEqual(PLAIN)
  })

  it('are one more for each claimant, however often one claims', async () => {
    const made = await scene({ product: WRONG })
    const { github, repository, pull } = made
    const digest = productDigest(WRONG)
    const people = ['one', 'two', 'three'].map(login => {
      const person = github.world.user(login)
      github.world.grant(repository, person, 'write')
      return person
    })
    for (const author of [...people, ...people])
      github.world.comment(pull, { author, body: `/waive ${digest} tracked` })
    const run = await judge(made)
    expect(run.evidence?.refused_claims).toHaveLength(6)
    expect(
      github
        .requests({ operation: /permission/ })
        .map(one => one.path)
        .sort()
    ).toEqual(
      ['one', 'three', 'two'].map(
        login => `/repos/acme/widgets/collaborators/${login}/permission`
      )
    )
    expect(asked(made).length).toBeLessThanOrEqual(PLAIN + people.length)
  })

  it('are none more for claims that cannot count whoever made them', async () => {
    const made = await scene({ product: WRONG })
    const { github, pull, agent } = made
    for (const body of [
      '/waive abc short',
      `/waive ${productDigest(WRONG)} of my own change`
    ])
      github.world.comment(pull, { author: agent, body })
    await judge(made)
    expect(github.requests({ operation: /permission/ })).toEqual([])
  })

  it('are one more for each 100 further comments, reviews or label events', async () => {
    const made = await scene()
    const { github, pull, maintainer } = made
    for (let at = 0; at < 250; at += 1)
      github.world.comment(pull, { author: maintainer, body: 'Talk.' })
    for (let at = 0; at < 150; at += 1)
      github.world.review(pull, {
        author: maintainer,
        state: 'COMMENTED',
        body: 'More.'
      })
    for (let at = 0; at < 60; at += 1) {
      github.world.addLabel(pull, 'bug', maintainer)
      github.world.removeLabel(pull, 'bug', maintainer)
    }
    const run = await judge(made)
    expectVerdict(made, run, { conclusion: 'success', title: /^Verified: / })
    // 200 and 100 and 100 beyond the first of each; it is read three times.
    expect(asked(made).length).toBeLessThanOrEqual(PLAIN + 2 + 1 + 1)
  })

  it('are at most six when only a comment of talk came', async () => {
    const made = await scene()
    stand(made, { proof: 'verified', effectDigest: productDigest(RIGHT) })
    await say(made, made.agent, 'Ready.')
    expect(asked(made).length).toBeLessThanOrEqual(PLAIN)
  })

  it('are few when a claim came: what it asks of its author, and an answer', async () => {
    const made = await scene({ product: WRONG })
    const effectDigest = productDigest(WRONG)
    stand(made, { proof: 'failed', effectDigest })
    const { run } = await say(
      made,
      made.maintainer,
      `/waive ${effectDigest} known and tracked`
    )
    expectVerdict(made, run, { conclusion: 'success', title: /^Waived: / })
    expect(asked(made).length).toBeLessThanOrEqual(PLAIN + 1)
  })
})
