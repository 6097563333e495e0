/** Connects to GitHub for `explain`, with the token of the environment; reads only. */
import { checkRunSummary } from '../adapters/github/check-page.ts'
import { checkRunWriter } from '../adapters/github/check-runs.ts'
import { createGitHubClient } from '../adapters/github/client.ts'
import { pullRequestReader } from '../adapters/github/pull-requests.ts'
import { GateError } from '../errors.ts'
import { explainPullRequest } from '../pull-request/explain-pull-request.ts'
import type { Explanation } from '../model/explanation.ts'
import type { ExplainFlags } from './explain-flags.ts'

/**
 * Explains the pull request as GitHub has it now.
 * @throws GateError USAGE without a token or a repository, or any GitHub code
 */
export async function explainLive(
  flags: Extract<ExplainFlags, { readonly pullRequest: number }>,
  environment: NodeJS.ProcessEnv
): Promise<Explanation> {
  const [owner, repo] = slugOf(flags.slug ?? environment['GITHUB_REPOSITORY'])
  const token = environment['GITHUB_TOKEN'] ?? ''
  if (token.trim() === '')
    throw new GateError(
      'USAGE',
      'The variable GITHUB_TOKEN was expected, and is not set.',
      {
        hint: 'Set it to a token that may read the pull request and its checks, such as by: GITHUB_TOKEN=$(gh auth token)'
      }
    )
  const apiUrl = environment['GITHUB_API_URL'] ?? 'https://api.github.com'
  const graphqlUrl = environment['GITHUB_GRAPHQL_URL'] ?? graphqlOf(apiUrl)
  const client = createGitHubClient({ token, owner, repo, apiUrl, graphqlUrl })
  return await explainPullRequest(
    { number: flags.pullRequest, checkName: flags.checkName },
    {
      pullRequests: pullRequestReader(client),
      checkRuns: checkRunWriter(client),
      summaryOf: id => checkRunSummary(client, id)
    }
  )
}

function slugOf(slug: string | undefined): readonly [string, string] {
  const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(slug ?? '') ?? []
  if (owner !== undefined && repo !== undefined) return [owner, repo]
  throw new GateError(
    'USAGE',
    slug === undefined
      ? 'The repository of the pull request was expected, and is not named.'
      : `The repository was expected as owner/name, not "${slug}".`,
    { hint: 'Name it: --repo-slug owner/name' }
  )
}

/** GitHub Enterprise Server has `/api/v3` for REST and `/api/graphql` beside it. */
function graphqlOf(apiUrl: string): string {
  const base = apiUrl.replace(/\/+$/, '').replace(/\/api\/v3$/, '/api')
  return `${base}/graphql`
}
