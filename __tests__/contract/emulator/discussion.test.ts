/** Comments, reactions and labels over REST, and who may do what. */
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it
} from '@jest/globals'

import { createExchangeWatch } from '../../support/github-description/exchange-watch.ts'
import type { ExchangeWatch } from '../../support/github-description/exchange-watch.ts'
import { clientOf, refusalOf, smallWorld, WIDGETS } from './small-world.ts'
import type { SmallWorld } from './small-world.ts'
import { held } from '../../support/github-description/held.ts'

const watch = held<ExchangeWatch>()
const small = held<SmallWorld>()

function client(token = small.get().token): ReturnType<typeof clientOf> {
  return clientOf(small.get().github, token)
}

beforeAll(() => {
  watch.set(createExchangeWatch())
})

beforeEach(async () => {
  small.set(await smallWorld({ onExchange: watch.get().onExchange }))
})

afterEach(async () => {
  await small.get().github.stop()
  watch.get().expectNone()
})

describe('a comment over REST', () => {
  it("is the app's when a workflow writes it, and says through which app", async () => {
    const { data } = await client().rest.issues.createComment({
      ...WIDGETS,
      issue_number: 1,
      body: 'recorded'
    })

    expect(data.user).toMatchObject({
      login: 'github-actions[bot]',
      id: 41898282,
      type: 'Bot'
    })
    expect(data.performed_via_github_app?.slug).toBe('github-actions')
  })

  it('shows an edit in its time, and keeps who edited for GraphQL', async () => {
    const { github, ann, pull } = small.get()
    const comment = github.world.comment(pull, { author: ann, body: 'first' })
    const { data } = await client().rest.issues.updateComment({
      ...WIDGETS,
      comment_id: comment.id,
      body: 'second'
    })

    expect(data.body).toBe('second')
    expect(data.user?.login).toBe('ann')
    expect(comment.edits.map(edit => edit.editor.login)).toEqual([
      'ann',
      'github-actions[bot]'
    ])
  })

  it('can be edited by another person only with write access', async () => {
    const { github, ann, pull } = small.get()
    const reader = github.world.user('eve')
    const comment = github.world.comment(pull, { author: ann, body: 'first' })
    const target = { ...WIDGETS, comment_id: comment.id, body: 'mine' }
    const token = github.world.personalToken(reader)
    const refusal = await refusalOf(
      client(token).rest.issues.updateComment(target)
    )

    expect(refusal.status).toBe(403)
    expect(comment.body).toBe('first')
  })

  it('is gone after its deletion', async () => {
    const { github, ann, pull } = small.get()
    const comment = github.world.comment(pull, { author: ann, body: 'x' })
    const target = { ...WIDGETS, comment_id: comment.id }
    await client().rest.issues.deleteComment(target)
    const refusal = await refusalOf(client().rest.issues.getComment(target))

    expect(refusal.status).toBe(404)
    expect(pull.comments).toEqual([])
  })

  it('has no author when the account is deleted', async () => {
    const { github, pull } = small.get()
    const gone = github.world.user('gone')
    github.world.comment(pull, { author: gone, body: 'x' })
    github.world.deleteAccount(gone)
    const { data } = await client().rest.issues.listComments({
      ...WIDGETS,
      issue_number: 1
    })

    expect(data[0]?.user).toBeNull()
  })

  it('cannot be blank', async () => {
    const refusal = await refusalOf(
      client().rest.issues.createComment({
        ...WIDGETS,
        issue_number: 1,
        body: ' \n'
      })
    )

    expect(refusal.status).toBe(422)
  })

  it('takes one reaction of a kind from everybody', async () => {
    const { github, ann, pull } = small.get()
    const comment = github.world.comment(pull, { author: ann, body: 'x' })
    const target = { ...WIDGETS, comment_id: comment.id }
    const { reactions } = client().rest
    const content = '-1' as const
    const first = await reactions.createForIssueComment({ ...target, content })
    const second = await reactions.createForIssueComment({ ...target, content })

    expect([first.status, second.status]).toEqual([201, 200])
    expect(comment.reactions).toHaveLength(1)
  })
})

describe('a label over REST', () => {
  it('is taken off with an event that says who did it', async () => {
    const { github, ann, pull } = small.get()
    github.world.addLabel(pull, 'waive: flaky test', ann)
    const { data } = await client().rest.issues.removeLabel({
      ...WIDGETS,
      issue_number: 1,
      name: 'waive: flaky test'
    })

    expect(data).toEqual([])
    expect(pull.events.map(event => [event.kind, event.actor.login])).toEqual([
      ['labeled', 'ann'],
      ['unlabeled', 'github-actions[bot]']
    ])
  })

  it('that is not there cannot be taken off', async () => {
    const refusal = await refusalOf(
      client().rest.issues.removeLabel({
        ...WIDGETS,
        issue_number: 1,
        name: 'no/such label'
      })
    )

    expect(refusal).toMatchObject({ status: 404 })
    expect(refusal.message).toContain('Label does not exist')
  })

  it('cannot be taken off with a read-only token', async () => {
    const { github, repository, ann, pull } = small.get()
    github.world.addLabel(pull, 'waive: x', ann)
    const token = github.world.actionsToken(repository, {
      pull_requests: 'read'
    })
    const refusal = await refusalOf(
      client(token).rest.issues.removeLabel({
        ...WIDGETS,
        issue_number: 1,
        name: 'waive: x'
      })
    )

    expect(refusal.status).toBe(403)
    expect(pull.labels).toHaveLength(1)
  })

  it('has at most 50 characters', () => {
    const { github, ann, pull } = small.get()

    expect(() => github.world.addLabel(pull, 'x'.repeat(51), ann)).toThrow(
      'at most 50 characters, got 51'
    )
  })
})
