/** Operations on check runs and commit statuses. */
import type { Account, App } from '../entities/account.ts'
import type {
  Annotation,
  CheckRun,
  CommitStatus,
  Conclusion
} from '../entities/check-run.ts'
import type { Repository } from '../entities/repository.ts'
import type { Store } from '../store.ts'

/** What a request may set on a check run; what is absent stays as it is. */
export interface CheckRunChange {
  readonly name?: string
  readonly externalId?: string
  readonly detailsUrl?: string
  readonly status?: string
  readonly conclusion?: Conclusion
  readonly startedAt?: string
  readonly completedAt?: string
  readonly title?: string
  readonly summary?: string
  readonly text?: string
  /** Appended to those that are there. */
  readonly annotations?: readonly Annotation[]
}

/** A new commit status. */
export interface StatusDraft {
  readonly sha: string
  readonly state: string
  readonly creator: Account
  readonly context?: string
  readonly description?: string | null
  readonly targetUrl?: string | null
}

/** Operations on checks. */
export interface CheckOperations {
  checkRun(
    repository: Repository,
    app: App,
    draft: CheckRunChange & { readonly name: string; readonly headSha: string }
  ): CheckRun
  updateCheckRun(run: CheckRun, change: CheckRunChange): void
  status(repository: Repository, draft: StatusDraft): CommitStatus
}

/** The operations on one store. */
export function checkOperations(store: Store): CheckOperations {
  return {
    checkRun(repository, app, draft) {
      const { headSha, name } = draft
      const run: CheckRun = {
        id: store.nextId(),
        app,
        suiteId: suiteOf(store, repository, app, headSha),
        headSha,
        name,
        externalId: '',
        detailsUrl: null,
        status: 'queued',
        conclusion: null,
        startedAt: null,
        completedAt: null,
        title: null,
        summary: null,
        text: null,
        annotations: []
      }
      apply(store, run, { startedAt: store.now(), ...draft })
      repository.checkRuns.push(run)
      return run
    },
    updateCheckRun: (run, change) => {
      apply(store, run, change)
    },
    status(repository, draft) {
      const status: CommitStatus = {
        id: store.nextId(),
        sha: draft.sha,
        state: draft.state,
        context: draft.context ?? 'default',
        description: draft.description ?? null,
        targetUrl: draft.targetUrl ?? null,
        creator: draft.creator,
        at: store.now()
      }
      repository.statuses.push(status)
      return status
    }
  }
}

/** A conclusion completes a run; a status other than completed opens it again. */
function apply(store: Store, run: CheckRun, change: CheckRunChange): void {
  const { annotations = [], conclusion, status, completedAt, ...rest } = change
  Object.assign(run, given(rest))
  run.annotations.push(...annotations)
  if (conclusion !== undefined) {
    run.status = 'completed'
    run.conclusion = conclusion
    run.completedAt = completedAt ?? store.now()
  } else if (status !== undefined) {
    run.status = status
    run.conclusion = null
    run.completedAt = null
  }
}

/** The facts that are given, under the names that a run has. */
function given(change: Partial<CheckRun>): Partial<CheckRun> {
  const { name, externalId, detailsUrl, startedAt } = change
  const { title, summary, text } = change
  return Object.fromEntries(
    Object.entries({
      name,
      externalId,
      detailsUrl,
      startedAt,
      title,
      summary,
      text
    }).filter(([, value]) => value !== undefined)
  )
}

/** One suite for each app and commit, whatever workflow the run came from. */
function suiteOf(
  store: Store,
  repository: Repository,
  app: App,
  headSha: string
): number {
  const sibling = repository.checkRuns.find(
    run => run.app === app && run.headSha === headSha
  )
  return sibling?.suiteId ?? store.nextId()
}
