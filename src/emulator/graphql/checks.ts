/** Check suites and check runs as GraphQL shows them. */
import type { CheckRun } from '../entities/check-run.ts'
import type { Repository } from '../entities/repository.ts'
import { nodeId } from '../store.ts'
import { connection } from './connection.ts'
import type { PageArguments } from './connection.ts'
import { mayRead } from './view.ts'
import type { View, Viewing } from './view.ts'

/** Which check suites a query wants. */
export interface CheckSuiteArguments extends PageArguments {
  readonly filterBy?: {
    readonly appId?: number | null
    readonly checkName?: string | null
  } | null
}

interface CheckRunArguments extends PageArguments {
  readonly filterBy?: {
    readonly appId?: number | null
    readonly checkName?: string | null
    readonly checkType?: 'ALL' | 'LATEST' | null
  } | null
}

/** The suites of a commit, oldest first. @throws GraphQLError FORBIDDEN */
export function checkSuitesView(
  viewing: Viewing,
  repository: Repository,
  sha: string,
  page: CheckSuiteArguments
): View {
  mayRead(viewing, repository, ['checks'])
  const suites = new Map<number, CheckRun[]>()
  for (const run of repository.checkRuns) {
    if (run.headSha !== sha) continue
    const runs = suites.get(run.suiteId) ?? []
    suites.set(run.suiteId, [...runs, run])
  }
  const { appId, checkName } = page.filterBy ?? {}
  const found = [...suites.values()].filter(
    ([first, ...rest]) =>
      first !== undefined &&
      (appId == null || first.app.id === appId) &&
      (checkName == null ||
        [first, ...rest].some(run => run.name === checkName))
  )
  return connection('checkSuites', found, page, runs =>
    suiteView(viewing, repository, runs)
  )
}

function suiteView(
  viewing: Viewing,
  repository: Repository,
  runs: readonly CheckRun[]
): View | null {
  const [first] = runs
  if (first === undefined) return null
  const { app, suiteId } = first
  return {
    __typename: 'CheckSuite',
    id: nodeId('CheckSuite', suiteId),
    databaseId: suiteId,
    app: {
      __typename: 'App',
      id: nodeId('App', app.id),
      databaseId: app.id,
      name: app.name,
      slug: app.slug
    },
    checkRuns: (page: CheckRunArguments) =>
      connection('checkRuns', wanted(runs, page), page, run =>
        runView(viewing, repository, run)
      )
  }
}

function wanted(
  runs: readonly CheckRun[],
  { filterBy }: CheckRunArguments
): readonly CheckRun[] {
  const { appId, checkName, checkType } = filterBy ?? {}
  const found = runs.filter(
    run =>
      (appId == null || run.app.id === appId) &&
      (checkName == null || run.name === checkName)
  )
  if (checkType === 'ALL') return found
  const newest = new Map(found.map(run => [run.name, run]))
  return [...newest.values()]
}

function runView(
  viewing: Viewing,
  repository: Repository,
  run: CheckRun
): View {
  const page = `${viewing.store.serverUrl}/${repository.fullName}/runs/${run.id}`
  return {
    __typename: 'CheckRun',
    id: nodeId('CheckRun', run.id),
    databaseId: run.id,
    name: run.name,
    externalId: run.externalId === '' ? null : run.externalId,
    status: run.status.toUpperCase(),
    conclusion: run.conclusion?.toUpperCase() ?? null,
    startedAt: run.startedAt,
    completedAt: run.completedAt,
    title: run.title,
    summary: run.summary,
    text: run.text,
    url: page,
    detailsUrl: run.detailsUrl ?? page
  }
}
