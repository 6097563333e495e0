/** Why the job's token may be read-only whatever the workflow asks for. */
import { z } from 'zod'

import type { TokenSituation } from '../adapters/github/failure.ts'
import type { RunnerContext } from './runner-context.ts'

const payloadSchema = z.object({
  sender: z.object({ login: z.string() }).nullish().catch(undefined),
  pull_request: z
    .object({
      head: z.object({ repo: z.object({ full_name: z.string() }).nullish() })
    })
    .nullish()
    .catch(undefined)
})

/** Read from the payload: a fork's pull request, or one of Dependabot's. */
export function tokenSituation({
  payload,
  eventName,
  owner,
  repo
}: RunnerContext): TokenSituation {
  const { sender, pull_request: pullRequest } = payloadSchema
    .catch({})
    .parse(payload)
  if (eventName === 'pull_request_target') return 'usual'
  if (sender?.login === 'dependabot[bot]') return 'dependabot'
  if (pullRequest === null || pullRequest === undefined) return 'usual'
  const head = pullRequest.head.repo?.full_name.toLowerCase()
  return head === `${owner}/${repo}`.toLowerCase() ? 'usual' : 'fork'
}
