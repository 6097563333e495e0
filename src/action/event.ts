/** The event at hand: what is asked of the gate, and for which pull request. */
import { z } from 'zod'

import { GateError } from '../errors.ts'
import { understood } from './payload.ts'
import type { CommentKey, LabelSignal, Person } from '../model/signals.ts'

/** What an event asks for. Whatever can change since is read again from the API. */
export type GateEvent =
  /** Run everything and judge. */
  | {
      readonly kind: 'judge'
      readonly number: number
      /** Head in the payload: what the job has checked out; undefined takes the live one. */
      readonly headSha: string | undefined
    }
  /** Only a claim, a review or a label: decide again, run no command. */
  | {
      readonly kind: 'redecide'
      readonly number: number
      readonly label: LabelSignal | undefined
      /** The comment or review that was just written or edited, to be answered. */
      readonly comment: CommentKey | undefined
    }
  /** A merge queue asks for its group. */
  | {
      readonly kind: 'group'
      readonly headSha: string
      readonly headRef: string
      readonly baseSha: string
      readonly baseRef: string
    }
  /** Nothing that could be judged, and nothing that waits for a verdict. */
  | { readonly kind: 'nothing'; readonly why: string }

const sha = z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/)
const number = z.int().positive()
const actor = z
  .object({ login: z.string(), type: z.string().optional() })
  .nullish()

const pullRequestPayload = z.object({
  action: z.string(),
  pull_request: z.object({ number, head: z.object({ sha }) }),
  changes: z.object({ base: z.unknown().optional() }).optional(),
  label: z.object({ name: z.string() }).nullish(),
  intent: z.unknown().optional(),
  sender: actor
})

const labeledPayload = z.object({
  pull_request: z.object({ base: z.object({ ref: z.string(), sha }) })
})

const reviewPayload = z.object({
  action: z.string(),
  pull_request: z.object({ number }),
  review: z.object({ id: number })
})

const commentPayload = z.object({
  action: z.string(),
  comment: z.object({ id: number }),
  issue: z.object({ number, pull_request: z.unknown().optional() })
})

const groupPayload = z.object({
  action: z.string(),
  merge_group: z.object({
    head_sha: sha,
    head_ref: z.string(),
    base_sha: sha,
    base_ref: z.string()
  })
})

const workflowRunPayload = z.object({
  workflow_run: z.object({
    event: z.string(),
    head_sha: sha,
    pull_requests: z.array(z.object({ number })).nullish()
  })
})

// Actions of `pull_request` that bring new content, or a new base to judge it against.
const JUDGED = new Set([
  'opened',
  'synchronize',
  'reopened',
  'ready_for_review'
])

/** What the gate makes of each event. */
const READERS: Readonly<
  Record<string, (payload: unknown, asked: number | undefined) => GateEvent>
> = {
  pull_request: pullRequestEvent,
  pull_request_target: pullRequestEvent,
  pull_request_review: reviewEvent,
  issue_comment: commentEvent,
  merge_group: groupEvent,
  workflow_run: workflowRunEvent,
  workflow_dispatch: (_, asked) => {
    if (asked === undefined)
      throw new GateError(
        'USAGE',
        'workflow_dispatch names no pull request, and the input `pull-request` is empty.',
        { hint: 'Give the step `pull-request: ${{ inputs.pull-request }}`.' }
      )
    return { kind: 'judge', number: asked, headSha: undefined }
  }
}

/**
 * Reads the event.
 * @param asked the input `pull-request`; only events that name none take it (threat A12)
 * @throws GateError USAGE for an event that the gate cannot judge
 */
export function readEvent(
  name: string,
  payload: unknown,
  asked: number | undefined
): GateEvent {
  const reader = Object.hasOwn(READERS, name) ? READERS[name] : undefined
  if (reader === undefined)
    throw new GateError(
      'USAGE',
      `The event "${name}" cannot be judged; the gate knows ${Object.keys(READERS).join(', ')}.`,
      { hint: 'Change `on:` of the workflow.' }
    )
  return reader(payload, asked)
}

function pullRequestEvent(payload: unknown): GateEvent {
  const event = understood(pullRequestPayload, payload)
  const { number: asked, head } = event.pull_request
  const retargeted =
    event.action === 'edited' && event.changes?.base !== undefined
  if (JUDGED.has(event.action) || retargeted)
    return { kind: 'judge', number: asked, headSha: head.sha }
  if (event.action !== 'labeled') return redecide(asked)
  const { base } = understood(labeledPayload, payload).pull_request
  return {
    kind: 'redecide',
    number: asked,
    comment: undefined,
    label: {
      label: event.label?.name ?? '',
      sender: person(event.sender),
      headSha: head.sha,
      baseRef: base.ref,
      baseSha: base.sha,
      viaAgent: event.intent !== undefined && event.intent !== null
    }
  }
}

function commentEvent(payload: unknown): GateEvent {
  const { action, comment, issue } = understood(commentPayload, payload)
  return issue.pull_request === undefined || issue.pull_request === null
    ? {
        kind: 'nothing',
        why: `#${String(issue.number)} is an issue, not a pull request.`
      }
    : redecide(issue.number, written(action, 'comment', comment.id))
}

function reviewEvent(payload: unknown): GateEvent {
  const { action, pull_request, review } = understood(reviewPayload, payload)
  return redecide(pull_request.number, written(action, 'review', review.id))
}

/** What was taken away has nobody who waits for an answer. */
function written(
  action: string,
  source: CommentKey['source'],
  databaseId: number
): CommentKey | undefined {
  return ['created', 'submitted', 'edited'].includes(action)
    ? { source, databaseId }
    : undefined
}

function groupEvent(payload: unknown): GateEvent {
  const { action, merge_group: group } = understood(groupPayload, payload)
  if (action !== 'checks_requested')
    return {
      kind: 'nothing',
      why: `the merge group of ${group.base_ref} was ${action}; no check waits for it.`
    }
  return {
    kind: 'group',
    headSha: group.head_sha,
    headRef: group.head_ref,
    baseSha: group.base_sha,
    baseRef: group.base_ref
  }
}

/** A fork's run names no pull request: the input must (its list is empty by GitHub's rule). */
function workflowRunEvent(
  payload: unknown,
  asked: number | undefined
): GateEvent {
  const { workflow_run: run } = understood(workflowRunPayload, payload)
  const named = (run.pull_requests ?? []).map(one => one.number)
  const [first] = named
  const chosen = named.length === 1 ? first : asked
  if (chosen === undefined)
    throw new GateError(
      'USAGE',
      `The workflow run names ${named.length === 0 ? 'no pull request' : `${String(named.length)} pull requests`}, and the input \`pull-request\` is empty.`,
      {
        hint: 'Give the step the number by `pull-request:`; runs of forks name none.'
      }
    )
  return { kind: 'judge', number: chosen, headSha: run.head_sha }
}

function redecide(asked: number, comment?: CommentKey): GateEvent {
  return { kind: 'redecide', number: asked, label: undefined, comment }
}

// A map, for a type may be called `constructor`.
const KINDS: ReadonlyMap<string, Person['kind']> = new Map([
  ['User', 'user'],
  ['Bot', 'bot'],
  ['Mannequin', 'mannequin'],
  ['Organization', 'organization']
])

function person(sender: z.infer<typeof actor>): Person {
  if (sender === null || sender === undefined)
    return { login: '', kind: 'ghost' }
  return {
    login: sender.login,
    kind: KINDS.get(sender.type ?? '') ?? 'ghost'
  }
}
