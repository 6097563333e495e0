/** Payloads of `workflow_run` and `workflow_dispatch`. */
import { GateError } from '../../errors.ts'
import type { Account } from '../entities/account.ts'
import type { PullRequest } from '../entities/pull-request.ts'
import type { Repository } from '../entities/repository.ts'
import { simpleUser } from '../render/account.ts'
import type { Json } from '../render/account.ts'
import { minimalPull } from '../render/check-run.ts'
import { simpleCommit } from '../render/commit.ts'
import { minimalRepository } from '../render/repository.ts'
import { nodeId } from '../store.ts'
import type { Store } from '../store.ts'
import type { EmulatedEvent } from './build-events.ts'
import { frame, onDefaultBranch } from './event-frame.ts'

/** The workflow run that ended (or began) and the pull request it ran for. */
export interface WorkflowRunFacts {
  readonly action: 'completed' | 'requested' | 'in_progress'
  readonly pull: PullRequest
  readonly sender: Account
  readonly workflow?: string
  /** Name of the event of that run; `pull_request` by default. `merge_group` ran for the group of the pull request's queue entry. */
  readonly event?: string
  readonly conclusion?: string
  readonly runId?: number
  readonly runAttempt?: number
}

/** A `workflow_run` event; a fork's run names no pull request. */
export function workflowRunEvent(
  store: Store,
  facts: WorkflowRunFacts
): EmulatedEvent {
  const { action, pull, sender } = facts
  const { repository } = pull
  const name = facts.workflow ?? 'CI'
  const workflowId = store.nextId()
  const workflow = workflowOf(store, repository, name, workflowId)
  const payload = {
    action,
    workflow_run: runOf(store, facts, name, workflowId),
    workflow,
    ...frame(store, repository, sender)
  }
  return {
    name: 'workflow_run',
    payload,
    ...onDefaultBranch(repository),
    actor: sender.login,
    repository: repository.fullName
  }
}

function workflowOf(
  store: Store,
  repository: Repository,
  name: string,
  id: number
): Json {
  const root = `${store.serverUrl}/repos/${repository.fullName}`
  const page = `${store.serverUrl}/${repository.fullName}`
  const path = pathOf(name)
  return {
    id,
    node_id: nodeId('Workflow', id),
    name,
    path,
    state: 'active',
    created_at: repository.createdAt,
    updated_at: repository.createdAt,
    url: `${root}/actions/workflows/${id}`,
    html_url: `${page}/blob/${repository.defaultBranch}/${path}`,
    badge_url: `${page}/workflows/${encodeURIComponent(name)}/badge.svg`
  }
}

function pathOf(name: string): string {
  return `.github/workflows/${name.toLowerCase().replace(/\W+/gu, '-')}.yml`
}

function runOf(
  store: Store,
  facts: WorkflowRunFacts,
  name: string,
  workflowId: number
): Json {
  const { pull, sender, action } = facts
  const { repository, headRepository } = pull
  const id = facts.runId ?? store.nextId()
  const suite = store.nextId()
  const url = `${store.serverUrl}/repos/${repository.fullName}/actions/runs/${id}`
  const now = store.now()
  const done = action === 'completed'
  return {
    id,
    node_id: nodeId('WorkflowRun', id),
    name,
    path: pathOf(name),
    display_title: pull.title,
    ...headOf(store, facts),
    repository: minimalRepository(store, repository),
    event: facts.event ?? 'pull_request',
    status: done ? 'completed' : action,
    conclusion: done ? (facts.conclusion ?? 'success') : null,
    workflow_id: workflowId,
    check_suite_id: suite,
    check_suite_node_id: nodeId('CheckSuite', suite),
    run_number: 1,
    run_attempt: facts.runAttempt ?? 1,
    run_started_at: now,
    created_at: now,
    updated_at: now,
    actor: simpleUser(store, sender),
    triggering_actor: simpleUser(store, sender),
    pull_requests:
      headRepository === repository && facts.event !== 'merge_group'
        ? [minimalPull(store, pull)]
        : [],
    referenced_workflows: [],
    previous_attempt_url: null,
    ...addresses(store, repository, url, { id, suite, workflowId })
  }
}

function addresses(
  store: Store,
  repository: Repository,
  url: string,
  ids: Readonly<Record<'id' | 'suite' | 'workflowId', number>>
): Json {
  const root = `${store.serverUrl}/repos/${repository.fullName}`
  return {
    url,
    html_url: `${store.serverUrl}/${repository.fullName}/actions/runs/${ids.id}`,
    jobs_url: `${url}/jobs`,
    logs_url: `${url}/logs`,
    artifacts_url: `${url}/artifacts`,
    cancel_url: `${url}/cancel`,
    rerun_url: `${url}/rerun`,
    check_suite_url: `${root}/check-suites/${ids.suite}`,
    workflow_url: `${root}/actions/workflows/${ids.workflowId}`
  }
}

/** Where the run's commit lives: with the pull request, or on the queue's own branch. */
function headOf(store: Store, { pull, event }: WorkflowRunFacts): Json {
  const { repository, queueEntry: entry } = pull
  const queued = event === 'merge_group'
  const sha = queued ? entry?.headSha : pull.headSha
  const commit = repository.commits.get(sha ?? '')
  if (commit === undefined)
    throw new GateError(
      'VALUE_INVALID',
      `Expected the head of #${pull.number} to exist${queued ? ' in the merge queue' : ''}.`
    )
  const ref = queued ? entry?.ref.replace('refs/heads/', '') : pull.headRef
  const home = queued ? repository : pull.headRepository
  return {
    head_branch: ref ?? null,
    head_sha: sha ?? null,
    head_commit: simpleCommit(commit),
    head_repository: minimalRepository(store, home)
  }
}

/** A `workflow_dispatch` event on the default branch. */
export function dispatchEvent(
  store: Store,
  repository: Repository,
  sender: Account,
  inputs: Readonly<Record<string, string>>
): EmulatedEvent {
  const place = onDefaultBranch(repository)
  const payload = {
    inputs,
    ref: place.ref,
    workflow: '.github/workflows/completion-gate.yml',
    ...frame(store, repository, sender)
  }
  return {
    name: 'workflow_dispatch',
    payload,
    ...place,
    actor: sender.login,
    repository: repository.fullName
  }
}
