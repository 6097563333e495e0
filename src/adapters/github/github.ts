/** GitHub as one value: every port over one connection and one budget of waiting. */
import { checkRunWriter } from './check-runs.ts'
import { createGitHubClient } from './client.ts'
import { commentWriter } from './comments.ts'
import { labelWriter } from './labels.ts'
import { mergeQueueReader } from './merge-queue.ts'
import { permissionReader } from './permissions.ts'
import { pullRequestReader } from './pull-requests.ts'
import { statusWriter } from './statuses.ts'
import type { GitHubPorts } from '../../github-ports.ts'
import type { GitHubConnection } from './client.ts'

/**
 * Connects to one repository; sends nothing yet.
 * @throws GateError PERMISSION_MISSING for a blank token
 */
export function connectGitHub(connection: GitHubConnection): GitHubPorts {
  const client = createGitHubClient(connection)
  return {
    pullRequests: pullRequestReader(client),
    permissions: permissionReader(client),
    checkRuns: checkRunWriter(client),
    comments: commentWriter(client),
    labels: labelWriter(client),
    statuses: statusWriter(client),
    mergeQueue: mergeQueueReader(client)
  }
}
