/** The workflow run whose evidence is to be decided on, out of a `workflow_run` event. */
import { z } from 'zod'

import { GateError } from '../errors.ts'
import { understood } from './payload.ts'
import type { HandingRun } from '../model/handover.ts'

/** The run, and where its head lives. */
export interface HandedRun {
  readonly run: HandingRun
  /** What started the run. */
  readonly event: 'pull_request' | 'merge_group'
  readonly headSha: string
  readonly headBranch: string
  /** Owner of the repository that has the branch; a fork's for a fork. */
  readonly headOwner: string
}

// https://docs.github.com/en/webhooks/webhook-events-and-payloads#workflow_run
const payloadSchema = z.object({
  action: z.string(),
  workflow_run: z.object({
    id: z.int().positive(),
    run_attempt: z.int().positive(),
    event: z.string(),
    conclusion: z.string().nullable(),
    head_sha: z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/),
    head_branch: z.string().nullable(),
    head_repository: z
      .object({ owner: z.object({ login: z.string() }).nullish() })
      .nullish()
  })
})

/**
 * Reads the run. Its list of pull requests is empty for a fork, so its branch is what finds the pull request.
 * @throws GateError USAGE for a run that is not over, or that no pull request and no merge queue started
 */
export function readHandingRun(payload: unknown): HandedRun {
  const { action, workflow_run: run } = understood(payloadSchema, payload)
  if (action !== 'completed')
    throw new GateError(
      'USAGE',
      `The evidence of a run can be judged when it is completed; this event is ${JSON.stringify(action)}.`,
      { hint: 'Write `types: [completed]` under `workflow_run`.' }
    )
  if (run.event !== 'pull_request' && run.event !== 'merge_group')
    throw new GateError(
      'USAGE',
      `Evidence of a run by pull_request or merge_group was expected; this run was started by ${JSON.stringify(run.event)}.`,
      {
        hint: 'Let the workflow with `mode: verify` run for these events only.'
      }
    )
  return {
    run: {
      runId: run.id,
      runAttempt: run.run_attempt,
      conclusion: run.conclusion ?? ''
    },
    event: run.event,
    headSha: run.head_sha,
    headBranch: run.head_branch ?? '',
    headOwner: run.head_repository?.owner?.login ?? ''
  }
}
