/** From the answer about a pull request to its facts. Pure. */
import { appSlugOf, personOf } from './person.ts'
import { siblingsOf } from './sibling-facts.ts'
import type {
  CheckRunFacts,
  PullRequestFacts,
  PullRequestNow,
  StandingChecks
} from '../../github-ports.ts'
import type { Gap } from '../../model/observation.ts'
import type { RefusedField } from './graphql-answer.ts'
import type { NowAnswer } from './pull-request-answer.ts'

type Answer = NowAnswer['repository']['pullRequest']
type HeadCommit = NonNullable<Answer['headCommit']['nodes'][number]>['commit']

/** Fields of the query that a token may be refused without harm: what they say is unknown then. */
export const OPTIONAL_FIELDS = [
  'headRepository',
  'headRef',
  'file',
  'acceptance',
  'checkSuites',
  'associatedPullRequests'
] as const

const STATES = { OPEN: 'open', CLOSED: 'closed', MERGED: 'merged' } as const

/** What both queries tell of a pull request. */
export function pullRequestNow(
  answer: NowAnswer,
  checkName: string,
  refused: readonly RefusedField[]
): PullRequestNow {
  const { viewer, repository } = answer
  const { pullRequest } = repository
  const head = headCommitOf(pullRequest)
  const siblings = siblingsOf(pullRequest, head, repository.nameWithOwner)
  return {
    pullRequest: factsOf(pullRequest, refused),
    standing: standingOf(head, { checkName, refused }),
    siblings: siblings.found,
    viewer: { login: viewer.login, appSlug: appSlugOf(viewer.login) },
    gaps: [...siblings.gaps, ...baseGaps(pullRequest)]
  }
}

/** Ids of the files that say what the base demands. */
function criteriaOf(
  { baseRef }: Answer,
  refused: readonly RefusedField[]
): Pick<PullRequestFacts['base'], 'policyId' | 'acceptanceId'> {
  const target = baseRef?.target
  const unreadable = refused.some(
    ({ field }) => field === 'file' || field === 'acceptance'
  )
  return {
    policyId: unreadable ? target?.oid : target?.file?.oid,
    acceptanceId: target?.acceptance?.oid
  }
}

function factsOf(
  answer: Answer,
  refused: readonly RefusedField[]
): PullRequestFacts {
  return {
    number: answer.number,
    title: answer.title,
    state: STATES[answer.state],
    isDraft: answer.isDraft,
    url: answer.url,
    author: personOf(answer.author),
    base: {
      ref: answer.baseRefName,
      // `baseRefOid` stays where the branch was at the last push of the head.
      sha: answer.baseRef?.target?.oid ?? answer.baseRefOid,
      ...criteriaOf(answer, refused)
    },
    head: {
      ref: answer.headRefName,
      sha: answer.headRefOid,
      repository: answer.headRepository?.nameWithOwner,
      isFork: answer.isCrossRepository
    }
  }
}

/** An older tip may have an older policy, so it stands for the branch no more than nothing does. */
function baseGaps({ baseRef, baseRefName }: Answer): readonly Gap[] {
  if (typeof baseRef?.target?.oid === 'string') return []
  return [
    {
      reason: `The tip of the base branch ${baseRefName} could not be read. Give the token \`contents: read\`, or the pull request a base branch that exists.`
    }
  ]
}

/** The last listed commit is the head, except in a list that GitHub has cut. */
function headCommitOf(answer: Answer): HeadCommit | undefined {
  const commit = answer.headCommit.nodes[0]?.commit
  return commit?.oid === answer.headRefOid ? commit : undefined
}

function standingOf(
  head: HeadCommit | undefined,
  asked: {
    readonly checkName: string
    readonly refused: readonly RefusedField[]
  }
): StandingChecks {
  if (head === undefined)
    return unknown('GitHub does not list the head among the commits')
  const { checkSuites } = head
  if (checkSuites === null) {
    const why = asked.refused.find(one => one.field === 'checkSuites')?.why
    return unknown(
      `the token may not read check runs${why === undefined ? '' : ` (${why})`}: add \`checks: read\` or \`checks: write\` under \`permissions:\``
    )
  }
  const suites = checkSuites.nodes.filter(suite => suite !== null)
  if (
    suites.length < checkSuites.nodes.length ||
    suites.some(suite => suite.checkRuns?.nodes.includes(null) ?? false)
  )
    return unknown('GitHub leaves out check runs of the head')
  const cut =
    checkSuites.pageInfo.hasNextPage ||
    suites.some(suite => suite.checkRuns?.pageInfo.hasNextPage ?? true)
  if (cut) return unknown('the head has more check runs than the gate reads')
  return {
    kind: 'known',
    runs: suites.flatMap(suite => {
      const nodes = suite.checkRuns?.nodes ?? []
      return nodes
        .filter(run => run !== null)
        .map(run => checkRunOf(run, suite.app?.slug, { ...asked, head }))
    })
  }
}

function unknown(why: string): StandingChecks {
  return { kind: 'unknown', why: `The standing check is not known: ${why}.` }
}

type Suites = NonNullable<HeadCommit['checkSuites']>['nodes'][number]
type Run = NonNullable<
  NonNullable<NonNullable<Suites>['checkRuns']>['nodes'][number]
>

function checkRunOf(
  run: Run,
  appSlug: string | undefined,
  of: { readonly checkName: string; readonly head: HeadCommit }
): CheckRunFacts {
  return {
    id: run.databaseId ?? idOfPage(run.url),
    name: of.checkName,
    headSha: of.head.oid,
    externalId: run.externalId ?? '',
    status: run.status.toLowerCase(),
    conclusion: run.conclusion?.toLowerCase(),
    title: run.title ?? undefined,
    url: run.url,
    appSlug
  }
}

/** Ids of check runs no longer fit GraphQL's 32-bit `Int`; the page's address holds them too. */
function idOfPage(url: string): number {
  return Number(/\/(\d+)(?:[/?#].*)?$/.exec(url)?.[1] ?? 0)
}
