/** Check runs: created and updated by their own app alone, listed for a commit. */
import type { CheckRun } from '../entities/check-run.ts'
import { checkRunAnswer } from '../render/check-run.ts'
import { changeOf, changeSchema, draftSchema } from './check-run-body.ts'
import { notFound, RestFailure } from './failure.ts'
import { listReply, pageOf } from './paging.ts'
import { bodyAs, commitOf, parameter } from './route.ts'
import type { RepositoryCall, RestReply, Route } from './route.ts'

const READ = { level: 'read', permissions: ['checks'] } as const
const WRITE = {
  level: 'write',
  permissions: ['checks'],
  appOnly: true
} as const

/** The routes of this resource. */
export const checkRoutes: readonly Route[] = [
  {
    method: 'POST',
    template: '/repos/{owner}/{repo}/check-runs',
    scope: 'repository',
    access: WRITE,
    handle: create
  },
  {
    method: 'PATCH',
    template: '/repos/{owner}/{repo}/check-runs/{check_run_id}',
    scope: 'repository',
    access: WRITE,
    handle: update
  },
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/check-runs/{check_run_id}',
    scope: 'repository',
    access: READ,
    handle: (call: RepositoryCall): RestReply => reply(call, 200, runOf(call))
  },
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/check-runs/{check_run_id}/annotations',
    scope: 'repository',
    access: READ,
    handle: (call: RepositoryCall): RestReply =>
      listReply(call, runOf(call).annotations, annotation => ({
        ...annotation,
        blob_href: `${call.store.serverUrl}/${call.repository.fullName}/blob/${runOf(call).headSha}/${annotation.path}`
      }))
  },
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/commits/{ref}/check-runs',
    scope: 'repository',
    access: READ,
    handle: listForCommit
  }
]

function reply(
  { store, repository }: RepositoryCall,
  status: number,
  run: CheckRun
): RestReply {
  return { status, body: checkRunAnswer(store, repository, run) }
}

function create(call: RepositoryCall): RestReply {
  const body = bodyAs(call, draftSchema)
  const app = call.token?.app
  if (app === undefined) throw notFound()
  const commit = call.repository.commits.get(body.head_sha)
  if (commit === undefined) {
    throw new RestFailure(422, `No commit found for SHA: ${body.head_sha}`)
  }
  const run = call.world.checkRun(call.repository, app, {
    ...changeOf(body),
    name: body.name,
    headSha: commit.sha
  })
  return reply(call, 201, run)
}

function update(call: RepositoryCall): RestReply {
  const run = runOf(call)
  const body = bodyAs(call, changeSchema)
  const app = call.token?.app
  if (run.app !== app) {
    throw new RestFailure(
      403,
      `Invalid app_id \`${String(app?.id)}\` - check run can only be modified by the GitHub App that created it.`
    )
  }
  call.world.updateCheckRun(run, changeOf(body))
  return reply(call, 200, run)
}

function runOf(call: RepositoryCall): CheckRun {
  const id = Number(parameter(call, 'check_run_id'))
  const run = call.repository.checkRuns.find(each => each.id === id)
  if (run === undefined) throw notFound()
  return run
}

function listForCommit(call: RepositoryCall): RestReply {
  const { query, repository, store } = call
  const { sha } = commitOf(call, 'ref')
  const name = query.get('check_name')
  const status = query.get('status')
  const app = query.get('app_id')
  const found = repository.checkRuns.filter(
    run =>
      run.headSha === sha &&
      (name === null || run.name === name) &&
      (status === null || run.status === status) &&
      (app === null || run.app.id === Number(app))
  )
  const runs = query.get('filter') === 'all' ? found : latest(found)
  const { items, headers } = pageOf(call, runs)
  const body = {
    total_count: runs.length,
    check_runs: items.map(run => checkRunAnswer(store, repository, run))
  }
  return { status: 200, body, headers }
}

/** The newest of each name and app by `completed_at`; one that still runs is newer than all. */
function latest(runs: readonly CheckRun[]): readonly CheckRun[] {
  const newest = new Map<string, CheckRun>()
  for (const run of runs) {
    const key = `${run.app.id}:${run.name}`
    const standing = newest.get(key)
    if (standing === undefined || age(standing) <= age(run)) {
      newest.set(key, run)
    }
  }
  return [...newest.values()]
}

function age(run: CheckRun): number {
  return run.completedAt === null ? Infinity : Date.parse(run.completedAt)
}
