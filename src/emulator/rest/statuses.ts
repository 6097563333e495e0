/** Commit statuses. */
import { z } from 'zod'
import { statusAnswer } from '../render/check-run.ts'
import { validationFailed } from './failure.ts'
import { listReply } from './paging.ts'
import { bodyAs, commitOf, viewer } from './route.ts'
import type { RepositoryCall, RestReply, Route } from './route.ts'

/** GitHub's limits: characters of a description, statuses of a commit and context. */
const LIMITS = { statusDescription: 140, statusesOfContext: 1000 } as const

const statusSchema = z.object({
  state: z.enum(['error', 'failure', 'pending', 'success']),
  target_url: z.string().nullish(),
  description: z.string().max(LIMITS.statusDescription).nullish(),
  context: z.string().optional()
})

/** The routes of this resource. */
export const statusRoutes: readonly Route[] = [
  {
    method: 'POST',
    template: '/repos/{owner}/{repo}/statuses/{sha}',
    scope: 'repository',
    access: { level: 'write', permissions: ['statuses'], role: 'write' },
    handle: createStatus
  },
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/commits/{ref}/statuses',
    scope: 'repository',
    access: { level: 'read', permissions: ['statuses'] },
    handle: (call: RepositoryCall): RestReply => {
      const { sha } = commitOf(call, 'ref')
      const found = call.repository.statuses.filter(each => each.sha === sha)
      return listReply(call, found.reverse(), status =>
        statusAnswer(call.store, call.repository, status)
      )
    }
  }
]

function createStatus(call: RepositoryCall): RestReply {
  const { store, repository, world } = call
  const { sha } = commitOf(call, 'sha')
  const body = bodyAs(call, statusSchema)
  const context = body.context ?? 'default'
  const same = repository.statuses.filter(
    each =>
      each.sha === sha && each.context.toLowerCase() === context.toLowerCase()
  )
  if (same.length >= LIMITS.statusesOfContext) {
    throw validationFailed({
      resource: 'Status',
      field: 'base',
      code: 'custom',
      message:
        'This SHA and context has reached the maximum number of statuses.'
    })
  }
  const status = world.status(repository, {
    sha,
    state: body.state,
    creator: viewer(call),
    context,
    description: body.description ?? null,
    targetUrl: body.target_url ?? null
  })
  return { status: 201, body: statusAnswer(store, repository, status) }
}
