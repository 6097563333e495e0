/** Another app posts: the check run and what stands beside it, while the job's own token reads. */
import { z } from 'zod'

import { checkRunWriter } from './check-runs.ts'
import { createGitHubClient } from './client.ts'
import { commentWriter } from './comments.ts'
import { appSlugOf } from './person.ts'
import { statusWriter } from './statuses.ts'
import type { GitHubPorts, Viewer } from '../../github-ports.ts'
import type { GitHubClient, GitHubConnection } from './client.ts'

const VIEWER_QUERY = `
query PostingApp($owner: String!, $name: String!) {
  viewer { login }
  repository(owner: $owner, name: $name) { id }
}
`

const viewerSchema = z.object({ viewer: z.object({ login: z.string() }) })

/**
 * The ports with everything that the gate must know as its own made by the other
 * token: check runs, the records of labels and the mirrored status. Readings name
 * that app as the viewer, so no other app's word is taken for the gate's.
 * @param posting the connection with the other token; asked once who it is
 * @throws GateError PERMISSION_MISSING for a blank token
 */
export function withPostingApp(
  ports: GitHubPorts,
  posting: GitHubConnection
): GitHubPorts {
  const client = createGitHubClient(posting)
  const known: Promise<Viewer>[] = []
  const viewer = (): Promise<Viewer> => {
    const [first = viewerOf(client)] = known
    if (known.length === 0) known.push(first)
    return first
  }
  const { pullRequests, mergeQueue } = ports
  return {
    ...ports,
    pullRequests: {
      ...pullRequests,
      read: async (number, checkName) => ({
        ...(await pullRequests.read(number, checkName)),
        viewer: await viewer()
      }),
      now: async (number, checkName) => ({
        ...(await pullRequests.now(number, checkName)),
        viewer: await viewer()
      })
    },
    mergeQueue: {
      members: async group => ({
        ...(await mergeQueue.members(group)),
        viewer: await viewer()
      })
    },
    checkRuns: checkRunWriter(client),
    comments: commentWriter(client),
    statuses: statusWriter(client)
  }
}

async function viewerOf(client: GitHubClient): Promise<Viewer> {
  const { data } = await client.graphql({
    doing: 'read which app `check-token` is of',
    needs: 'metadata: read',
    query: VIEWER_QUERY,
    data: viewerSchema
  })
  const { login } = data.viewer
  return { login, appSlug: appSlugOf(login) }
}
