/** Check runs and commit statuses as REST shows them. */
import type { CheckRun, CommitStatus } from '../entities/check-run.ts'
import type { PullRequest } from '../entities/pull-request.ts'
import type { Repository } from '../entities/repository.ts'
import { nodeId, pullsOfHead } from '../store.ts'
import type { Store } from '../store.ts'
import { author, integration } from './account.ts'
import type { Json } from './account.ts'

/** GitHub's `check-run`. */
export function checkRunAnswer(
  store: Store,
  repository: Repository,
  run: CheckRun
): Json {
  const url = `${store.serverUrl}/repos/${repository.fullName}/check-runs/${run.id}`
  const page = `${store.serverUrl}/${repository.fullName}/runs/${run.id}`
  return {
    id: run.id,
    name: run.name,
    node_id: nodeId('CheckRun', run.id),
    head_sha: run.headSha,
    external_id: run.externalId,
    url,
    html_url: page,
    details_url: run.detailsUrl ?? page,
    status: run.status,
    conclusion: run.conclusion,
    started_at: run.startedAt,
    completed_at: run.completedAt,
    output: {
      title: run.title,
      summary: run.summary,
      text: run.text,
      annotations_count: run.annotations.length,
      annotations_url: `${url}/annotations`
    },
    check_suite: { id: run.suiteId },
    app: integration(store, run.app),
    pull_requests: pullsOfHead(repository, run.headSha)
      .filter(pull => pull.headRepository === repository)
      .map(pull => minimalPull(store, pull))
  }
}

/** GitHub's `pull-request-minimal`; empty lists of it are what forks get. */
export function minimalPull(store: Store, pull: PullRequest): Json {
  const root = `${store.serverUrl}/repos/${pull.repository.fullName}`
  const side = (repository: Repository, ref: string, sha: string): Json => ({
    ref,
    sha,
    repo: {
      id: repository.id,
      url: `${store.serverUrl}/repos/${repository.fullName}`,
      name: repository.name
    }
  })
  return {
    url: `${root}/pulls/${pull.number}`,
    id: pull.id,
    number: pull.number,
    head: side(pull.headRepository, pull.headRef, pull.headSha),
    base: side(pull.repository, pull.baseRef, pull.baseSha)
  }
}

/** GitHub's `status`. */
export function statusAnswer(
  store: Store,
  repository: Repository,
  status: CommitStatus
): Json {
  const root = `${store.serverUrl}/repos/${repository.fullName}`
  return {
    url: `${root}/statuses/${status.sha}`,
    avatar_url: `${store.serverUrl}/avatars/u/${status.creator.id}?v=4`,
    id: status.id,
    node_id: nodeId('StatusContext', status.id),
    state: status.state,
    description: status.description,
    target_url: status.targetUrl,
    context: status.context,
    created_at: status.at,
    updated_at: status.at,
    creator: author(store, status.creator)
  }
}
