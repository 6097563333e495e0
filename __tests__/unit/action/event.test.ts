/** What the gate makes of each event, from payloads as GitHub sends them. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import { readEvent } from '../../../src/action/event.ts'
import { GateError } from '../../../src/errors.ts'
import { smallWorld } from '../../contract/emulator/small-world.ts'
import { held } from '../../support/github-description/held.ts'
import type { GateEvent } from '../../../src/action/event.ts'
import type { EmulatedEvent } from '../../../src/emulator/index.ts'
import type { SmallWorld } from '../../contract/emulator/small-world.ts'

const small = held<SmallWorld>()

beforeAll(async () => {
  small.set(await smallWorld())
})

afterAll(async () => {
  await small.get().github.stop()
})

function readOf(event: EmulatedEvent, asked?: number): GateEvent {
  return readEvent(event.name, event.payload, asked)
}

function refusal(name: string, payload: unknown, asked?: number): GateError {
  try {
    readEvent(name, payload, asked)
  } catch (thrown) {
    if (thrown instanceof GateError) return thrown
    throw thrown
  }
  throw new Error('Expected a refusal.')
}

describe('an event of a pull request', () => {
  it.each(['opened', 'reopened', 'ready_for_review'] as const)(
    'is judged on its head when %s',
    action => {
      const { github, pull, bob } = small.get()
      expect(readOf(github.event.pullRequest(action, pull, bob))).toEqual({
        kind: 'judge',
        number: pull.number,
        headSha: pull.headSha
      })
    }
  )

  it('is judged after a push', () => {
    const { github, pull, bob } = small.get()
    const event = github.event.synchronize(pull, bob, pull.baseSha)
    expect(readOf(event)).toMatchObject({ kind: 'judge' })
  })

  it('is judged again on a new base', () => {
    const { github, pull, bob } = small.get()
    const from = { ref: 'next', sha: pull.baseSha }
    expect(readOf(github.event.baseChanged(pull, bob, from))).toMatchObject({
      kind: 'judge'
    })
  })

  it('is only decided again when no more than the text was edited', () => {
    const { github, pull, bob } = small.get()
    const event = github.event.pullRequest('opened', pull, bob)
    const payload = {
      ...event.payload,
      action: 'edited',
      changes: { title: { from: 'old' } }
    }
    expect(readEvent('pull_request', payload, undefined)).toEqual({
      kind: 'redecide',
      number: pull.number,
      label: undefined,
      comment: undefined
    })
  })

  it.each(['closed', 'edited', 'converted_to_draft', 'auto_merge_enabled'])(
    'runs no command for the action %s',
    action => {
      const { github, pull, bob } = small.get()
      const event = github.event.pullRequest('opened', pull, bob)
      const payload = { ...event.payload, action }
      expect(readEvent('pull_request', payload, undefined).kind).toBe(
        'redecide'
      )
    }
  )

  it('brings a label with who added it, on which head and against which base', () => {
    const { github, pull, ann } = small.get()
    const added = github.world.addLabel(pull, 'waive: flaky', ann)
    expect(readOf(github.event.label(pull, added))).toEqual({
      kind: 'redecide',
      number: pull.number,
      comment: undefined,
      label: {
        label: 'waive: flaky',
        sender: { login: 'ann', kind: 'user' },
        headSha: pull.headSha,
        baseRef: 'main',
        baseSha: pull.baseSha,
        viaAgent: false
      }
    })
  })

  it.each([null, undefined])(
    'brings a label without a name when the payload has %s for it',
    label => {
      const { github, pull, bob } = small.get()
      const { payload } = github.event.pullRequest('opened', pull, bob)
      const labeled = { ...payload, action: 'labeled', label }
      expect(readEvent('pull_request', labeled, undefined)).toMatchObject({
        kind: 'redecide',
        label: { label: '' }
      })
    }
  )

  it('brings no label when one was taken away', () => {
    const { github, pull, ann } = small.get()
    github.world.addLabel(pull, 'waive: gone', ann)
    const event = github.world.removeLabel(pull, 'waive: gone', ann)
    if (event === undefined) throw new Error('Expected a label to remove.')
    expect(readOf(github.event.label(pull, event))).toMatchObject({
      kind: 'redecide',
      label: undefined
    })
  })

  it.each([
    ['Bot', 'bot'],
    ['Mannequin', 'mannequin'],
    ['Organization', 'organization'],
    ['Something', 'ghost'],
    ['constructor', 'ghost'],
    ['__proto__', 'ghost'],
    [undefined, 'ghost']
  ])('takes a sender of type %s for a %s', (type, kind) => {
    const { github, pull, ann } = small.get()
    const added = github.world.addLabel(pull, 'waive: typed', ann)
    const { payload } = github.event.label(pull, added)
    const event = readEvent(
      'pull_request',
      { ...payload, sender: { login: 'x', type } },
      undefined
    )
    expect(event).toMatchObject({ label: { sender: { login: 'x', kind } } })
  })

  it('takes a sender that is gone for nobody, and an intent for an agent', () => {
    const { github, pull, ann } = small.get()
    const added = github.world.addLabel(pull, 'waive: intent', ann)
    const { payload } = github.event.label(pull, added)
    const event = readEvent(
      'pull_request',
      { ...payload, sender: null, intent: { id: 1 } },
      undefined
    )
    expect(event).toMatchObject({
      label: { sender: { login: '', kind: 'ghost' }, viaAgent: true }
    })
  })

  it('is the same as pull_request_target', () => {
    const { github, pull, bob, repository } = small.get()
    const event = github.event.pullRequest('opened', pull, bob)
    expect(readOf(github.event.asTarget(event, repository))).toEqual(
      readOf(event)
    )
  })

  it('takes no number from the input, for it names its own', () => {
    const { github, pull, bob } = small.get()
    const event = github.event.pullRequest('opened', pull, bob)
    expect(readOf(event, 999)).toMatchObject({ number: pull.number })
  })
})

describe('an event of a discussion', () => {
  it.each(['submitted', 'edited', 'dismissed'] as const)(
    'decides again for a review that was %s',
    action => {
      const { github, pull, ann } = small.get()
      const review = github.world.review(pull, {
        author: ann,
        body: 'no',
        state: 'CHANGES_REQUESTED'
      })
      expect(readOf(github.event.review(action, review, ann))).toEqual({
        kind: 'redecide',
        number: pull.number,
        label: undefined,
        comment:
          action === 'dismissed'
            ? undefined
            : { source: 'review', databaseId: review.id }
      })
    }
  )

  it.each(['created', 'edited'] as const)(
    'answers a comment that was just %s',
    action => {
      const { github, pull, ann } = small.get()
      const comment = github.world.comment(pull, {
        author: ann,
        body: '/waive'
      })
      const event = github.event.comment(action, comment, ann)
      expect(readOf(event)).toEqual({
        kind: 'redecide',
        number: pull.number,
        label: undefined,
        comment: { source: 'comment', databaseId: comment.id }
      })
    }
  )

  it('answers no comment that was deleted, and decides again', () => {
    const { github, pull, ann } = small.get()
    const comment = github.world.comment(pull, { author: ann, body: 'x' })
    const event = github.event.comment('deleted', comment, ann)
    expect(readOf(event)).toMatchObject({
      kind: 'redecide',
      comment: undefined
    })
  })

  it('asks for nothing on an issue, and says why', () => {
    const payload = {
      action: 'created',
      comment: { id: 1 },
      issue: { number: 7 }
    }
    expect(readEvent('issue_comment', payload, undefined)).toEqual({
      kind: 'nothing',
      why: '#7 is an issue, not a pull request.'
    })
  })
})

describe('an event that is not of one pull request', () => {
  it('of a merge queue names the group', async () => {
    const { github, pull, ann } = small.get()
    await github.world.enqueue([pull], ann)
    const event = github.event.mergeGroup(pull)
    const { merge_group: group } = event.payload as {
      readonly merge_group: Readonly<Record<string, string>>
    }
    expect(readOf(event)).toEqual({
      kind: 'group',
      headSha: group['head_sha'],
      headRef: group['head_ref'],
      baseSha: group['base_sha'],
      baseRef: group['base_ref']
    })
  })

  it('asks for nothing of a merge group that is gone', async () => {
    const { github, pull, ann } = small.get()
    await github.world.enqueue([pull], ann)
    const { payload } = github.event.mergeGroup(pull)
    const gone = { ...payload, action: 'destroyed', reason: 'dequeued' }
    expect(readEvent('merge_group', gone, undefined)).toEqual({
      kind: 'nothing',
      why: 'the merge group of refs/heads/main was destroyed; no check waits for it.'
    })
  })

  it('takes the one pull request that a workflow run names, whatever the input says', () => {
    const { github, pull, bob } = small.get()
    const event = github.event.workflowRun({
      action: 'completed',
      pull,
      sender: bob
    })
    expect(readOf(event, 999)).toEqual({
      kind: 'judge',
      number: pull.number,
      headSha: pull.headSha
    })
  })

  it.each([[[]], [null], [[{ number: 1 }, { number: 2 }]]])(
    'takes the input where a workflow run names %j',
    named => {
      const { github, pull, bob } = small.get()
      const { payload } = github.event.workflowRun({
        action: 'completed',
        pull,
        sender: bob
      })
      const run = {
        ...(payload['workflow_run'] as object),
        pull_requests: named
      }
      const changed = { ...payload, workflow_run: run }
      expect(readEvent('workflow_run', changed, 8)).toMatchObject({
        kind: 'judge',
        number: 8
      })
      expect(refusal('workflow_run', changed)).toMatchObject({
        code: 'USAGE',
        message: expect.stringContaining('`pull-request` is empty')
      })
    }
  )

  it('of a dispatch takes the input, and is refused without one', () => {
    const { github, repository, ann } = small.get()
    const event = github.event.workflowDispatch(repository, ann, {})
    expect(readOf(event, 8)).toEqual({
      kind: 'judge',
      number: 8,
      headSha: undefined
    })
    expect(refusal(event.name, event.payload).code).toBe('USAGE')
  })
})

describe('an event that cannot be judged', () => {
  it.each(['push', 'schedule', '', 'toString', '__proto__', 'constructor'])(
    'is refused by its name %j, with the names that can',
    name => {
      const error = refusal(name, {}, 1)
      expect(error.code).toBe('USAGE')
      expect(error.message).toContain(`"${name}"`)
      expect(error.message).toContain('pull_request, pull_request_target')
      expect(error.hint).toContain('on:')
    }
  )

  it('is refused with every place where the payload has another shape', () => {
    const error = refusal('pull_request', {
      action: 1,
      pull_request: { number: '1', head: { sha: 'HEAD' } }
    })
    expect(error.code).toBe('USAGE')
    expect(error.problems.map(problem => problem.path)).toEqual([
      'action',
      'pull_request.number',
      'pull_request.head.sha'
    ])
  })
})
