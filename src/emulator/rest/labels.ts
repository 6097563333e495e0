/** Labels of a pull request. */
import { labelAnswer } from '../render/pull-request.ts'
import { notFound } from './failure.ts'
import { listReply } from './paging.ts'
import { parameter, pullOf, viewer } from './route.ts'
import type { RepositoryCall, RestReply, Route } from './route.ts'

const EITHER = ['issues', 'pull_requests'] as const

/** The routes of this resource. */
export const labelRoutes: readonly Route[] = [
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/issues/{issue_number}/labels',
    scope: 'repository',
    access: { level: 'read', permissions: EITHER },
    handle: (call: RepositoryCall): RestReply =>
      listReply(call, pullOf(call, 'issue_number').labels, label =>
        labelAnswer(call.store, call.repository, label)
      )
  },
  {
    method: 'DELETE',
    template: '/repos/{owner}/{repo}/issues/{issue_number}/labels/{name}',
    scope: 'repository',
    access: { level: 'write', permissions: EITHER, role: 'triage' },
    handle: (call: RepositoryCall): RestReply => {
      const pull = pullOf(call, 'issue_number')
      const name = parameter(call, 'name')
      const event = call.world.removeLabel(pull, name, viewer(call))
      if (event === undefined) throw notFound('Label does not exist')
      const body = pull.labels.map(label =>
        labelAnswer(call.store, call.repository, label)
      )
      return { status: 200, body }
    }
  }
]
