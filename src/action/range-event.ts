/** The range of an event, as its payload has it: all that a job without a token knows. */
import { z } from 'zod'

import { GateError } from '../errors.ts'
import { understood } from './payload.ts'

/** What is to be observed. */
export interface EventRange {
  /** Tip of the base branch, when the event came. */
  readonly base: string
  readonly head: string
}

const sha = z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/)

const pullRequestPayload = z.object({
  pull_request: z.object({
    base: z.object({ sha }),
    head: z.object({ sha })
  })
})

const groupPayload = z.object({
  merge_group: z.object({ head_sha: sha, base_sha: sha })
})

/**
 * Reads the range.
 * @throws GateError USAGE for an event whose job must not run the checks of a pull request
 */
export function readRange(name: string, payload: unknown): EventRange {
  switch (name) {
    case 'pull_request': {
      const { base, head } = understood(
        pullRequestPayload,
        payload
      ).pull_request
      return { base: base.sha, head: head.sha }
    }
    case 'merge_group': {
      const group = understood(groupPayload, payload).merge_group
      return { base: group.base_sha, head: group.head_sha }
    }
    default:
      throw new GateError(
        'USAGE',
        `The modes plan and verify run for pull_request and merge_group, and the event is ${JSON.stringify(name)}.`,
        {
          hint: 'Other events run with the rights of the base branch: use `mode: decide` there.'
        }
      )
  }
}
