/** Event payloads, held against GitHub's webhook schemas, and the frozen facts in them. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import type { EmulatedEvent } from '../../../src/emulator/index.ts'
import { createExchangeWatch } from '../../support/github-description/exchange-watch.ts'
import type { ExchangeWatch } from '../../support/github-description/exchange-watch.ts'
import { smallWorld } from './small-world.ts'
import type { SmallWorld } from './small-world.ts'
import { held } from '../../support/github-description/held.ts'

const watch = held<ExchangeWatch>()
const small = held<SmallWorld>()

beforeAll(async () => {
  watch.set(createExchangeWatch())
  small.set(await smallWorld())
})

afterAll(async () => {
  await small.get().github.stop()
})

/** Every event that the gate is told of, by its name and action. */
const EVENTS: Readonly<
  Record<string, (world: SmallWorld) => EmulatedEvent | Promise<EmulatedEvent>>
> = {
  'pull_request opened': ({ github, pull, bob }) =>
    github.event.pullRequest('opened', pull, bob),
  'pull_request reopened': ({ github, pull, bob }) =>
    github.event.pullRequest('reopened', pull, bob),
  'pull_request ready_for_review': ({ github, pull, bob }) =>
    github.event.pullRequest('ready_for_review', pull, bob),
  'pull_request closed': ({ github, pull, bob }) =>
    github.event.pullRequest('closed', pull, bob),
  'pull_request synchronize': ({ github, pull, bob }) =>
    github.event.synchronize(pull, bob, pull.baseSha),
  'pull_request edited': ({ github, pull, bob }) =>
    github.event.baseChanged(pull, bob, { ref: 'next', sha: pull.baseSha }),
  'pull_request labeled': ({ github, pull, ann }) =>
    github.event.label(pull, github.world.addLabel(pull, 'waive: x', ann)),
  'pull_request unlabeled': ({ github, pull, ann }) => {
    github.world.addLabel(pull, 'waive: y', ann)
    const event = github.world.removeLabel(pull, 'waive: y', ann)
    if (event === undefined) throw new Error('Expected a label to remove.')
    return github.event.label(pull, event)
  },
  'pull_request_target labeled': ({ github, pull, ann, repository }) => {
    const event = github.world.addLabel(pull, 'waive: z', ann)
    return github.event.asTarget(github.event.label(pull, event), repository)
  },
  'pull_request_review submitted': ({ github, pull, ann }) =>
    github.event.review(
      'submitted',
      github.world.review(pull, {
        author: ann,
        body: 'no',
        state: 'CHANGES_REQUESTED'
      }),
      ann
    ),
  'pull_request_review edited': ({ github, pull, ann }) => {
    const review = github.world.review(pull, {
      author: ann,
      body: 'no',
      state: 'COMMENTED'
    })
    github.world.edit(review, { editor: ann, body: 'yes' })
    return github.event.review('edited', review, ann)
  },
  'pull_request_review dismissed': ({ github, pull, ann }) => {
    const review = github.world.review(pull, {
      author: ann,
      body: 'no',
      state: 'CHANGES_REQUESTED'
    })
    github.world.dismissReview(review, { actor: ann })
    return github.event.review('dismissed', review, ann)
  },
  'issue_comment created': ({ github, pull, ann }) =>
    github.event.comment(
      'created',
      github.world.comment(pull, { author: ann, body: '/waive' }),
      ann
    ),
  'issue_comment edited': ({ github, pull, ann, bob }) => {
    const comment = github.world.comment(pull, { author: ann, body: '/waive' })
    github.world.edit(comment, { editor: bob, body: 'other' })
    return github.event.comment('edited', comment, bob)
  },
  'issue_comment deleted': ({ github, pull, ann }) => {
    const comment = github.world.comment(pull, { author: ann, body: '/waive' })
    github.world.deleteComment(comment)
    return github.event.comment('deleted', comment, ann)
  },
  'merge_group checks_requested': async ({ github, pull, ann }) => {
    await github.world.enqueue([pull], ann)
    return github.event.mergeGroup(pull)
  },
  'workflow_run completed': ({ github, pull, bob }) =>
    github.event.workflowRun({ action: 'completed', pull, sender: bob }),
  'workflow_run requested': ({ github, pull, bob }) =>
    github.event.workflowRun({ action: 'requested', pull, sender: bob }),
  'workflow_run in_progress': ({ github, pull, bob }) =>
    github.event.workflowRun({ action: 'in_progress', pull, sender: bob }),
  'workflow_dispatch ': ({ github, repository, ann }) =>
    github.event.workflowDispatch(repository, ann, { 'pull-request': '1' })
}

describe('an event payload', () => {
  it.each(Object.keys(EVENTS))('of %s fits the webhook schema', async key => {
    const event = await EVENTS[key]?.(small.get())
    if (event === undefined) throw new Error('Expected an event.')
    const [name = '', action = ''] = key.split(' ')

    expect(event.name).toBe(name)
    expect(event.payload['action'] ?? '').toBe(action)
    expect(watch.get().eventProblems(event)).toEqual([])
  })

  it('of a fork whose repository is gone fits too', async () => {
    const { github, repository } = small.get()
    const { world } = github
    const eve = world.user('eve')
    const fork = await world.fork(repository, eve)
    await world.commit(fork, { branch: 'p', files: { p: 'p' } })
    const pull = await world.openPull(repository, {
      head: 'p',
      headRepository: fork,
      author: eve
    })
    const run = { action: 'completed', pull, sender: eve } as const
    const fromFork = github.event.workflowRun(run)
    world.deleteRepository(fork)
    const opened = github.event.pullRequest('opened', pull, eve)

    expect(fromFork.payload['workflow_run']).toMatchObject({
      pull_requests: []
    })
    expect(opened.payload['pull_request']).toMatchObject({
      head: { repo: null }
    })
    expect(watch.get().eventProblems(opened)).toEqual([])
  })

  it('is frozen: what happens later does not reach it', () => {
    const { github, pull, bob, ann } = small.get()
    const event = github.event.pullRequest('opened', pull, bob)
    const before = JSON.stringify(event.payload)
    github.world.addLabel(pull, 'later', ann)
    github.world.retitle(pull, 'Another title')

    expect(JSON.stringify(event.payload)).toBe(before)
  })

  it('of a pull request runs on the test merge, of a comment on the default branch', () => {
    const { github, pull, ann, bob, repository } = small.get()
    const opened = github.event.pullRequest('opened', pull, bob)
    const comment = github.world.comment(pull, { author: ann, body: 'x' })
    const created = github.event.comment('created', comment, ann)

    expect([opened.ref, opened.sha]).toEqual([
      'refs/pull/1/merge',
      pull.mergeSha
    ])
    expect([created.ref, created.sha]).toEqual([
      'refs/heads/main',
      repository.refs.get('refs/heads/main')
    ])
    expect(created.payload['pull_request']).toBeUndefined()
  })
})

describe('a merge group', () => {
  it('builds each pull request on the one before, and names only the newest', async () => {
    const { github, repository, ann, bob, pull } = small.get()
    const { world } = github
    await world.commit(repository, {
      branch: 'other',
      files: { 'other.txt': 'other\n' },
      parents: ['main']
    })
    const other = await world.openPull(repository, {
      head: 'other',
      author: bob
    })
    const [first, second] = await world.enqueue([pull, other], ann)
    const event = github.event.mergeGroup(other)

    expect(second?.baseSha).toBe(first?.headSha)
    expect(repository.commits.get(second?.headSha ?? '')?.parents).toEqual([
      first?.headSha,
      other.headSha
    ])
    expect(event.payload['merge_group']).toMatchObject({
      head_ref: `refs/heads/gh-readonly-queue/main/pr-${other.number}-${String(first?.headSha)}`,
      head_sha: second?.headSha
    })
  })
})
