/** Reads the members of a merge group from the merge queue. */
import { z } from 'zod'

import { asGateError } from '../../errors.ts'
import { parseMergeGroupRef, waitingChain } from './merge-group.ts'
import { appSlugOf } from './person.ts'
import type {
  MergeQueueReader,
  QueuedPullRequest,
  Viewer
} from '../../github-ports.ts'
import type { Gap } from '../../model/observation.ts'
import type { GitHubClient } from './client.ts'
import type { QueueEntry } from './merge-group.ts'

const MERGE_QUEUE_QUERY = `
query MergeQueue($owner: String!, $name: String!, $branch: String!) {
  viewer { login }
  repository(owner: $owner, name: $name) {
    mergeQueue(branch: $branch) {
      entries(first: 100) {
        nodes {
          baseCommit { oid }
          headCommit { oid }
          pullRequest { number }
        }
      }
    }
  }
}
`

const commitSchema = z.object({ oid: z.string() }).nullable()

const queueSchema = z.object({
  viewer: z.object({ login: z.string() }),
  repository: z.object({
    mergeQueue: z
      .object({
        entries: z
          .object({
            nodes: z.array(
              z
                .object({
                  baseCommit: commitSchema,
                  headCommit: commitSchema,
                  pullRequest: z.object({ number: z.int() }).nullable()
                })
                .nullable()
            )
          })
          .nullable()
      })
      .nullable()
  })
})

type Group = Parameters<MergeQueueReader['members']>[0]

/** The reader over a connection. */
export function mergeQueueReader(client: GitHubClient): MergeQueueReader {
  return {
    members: async group => {
      const read = await entriesOf(client, group)
      const chain =
        read.entries === undefined
          ? undefined
          : waitingChain(read.entries, group)
      const { viewer } = read
      return chain === undefined
        ? { ...unknownMembers(group, read.why), baseSha: group.baseSha, viewer }
        : { ...chain, gaps: [], viewer }
    }
  }
}

async function entriesOf(
  client: GitHubClient,
  group: Group
): Promise<{
  readonly entries?: readonly QueueEntry[]
  readonly viewer: Viewer | undefined
  readonly why: string
}> {
  const branch = group.baseRef.replace(/^refs\/heads\//, '')
  try {
    const { data } = await client.graphql({
      doing: `read the merge queue of ${branch}`,
      needs: 'pull-requests: read',
      query: MERGE_QUEUE_QUERY,
      variables: { branch },
      data: queueSchema,
      optionalFields: ['mergeQueue']
    })
    const nodes = data.repository.mergeQueue?.entries?.nodes ?? []
    const entries = nodes.flatMap((node): QueueEntry[] =>
      node?.pullRequest === null || node === null
        ? []
        : [
            {
              number: node.pullRequest.number,
              baseSha: node.baseCommit?.oid,
              headSha: node.headCommit?.oid
            }
          ]
    )
    const { login } = data.viewer
    return {
      entries,
      viewer: { login, appSlug: appSlugOf(login) },
      why: 'the merge queue no longer holds this group'
    }
  } catch (thrown) {
    return {
      viewer: undefined,
      why: asGateError(thrown).message.replace(/\.$/, '')
    }
  }
}

/** The ref names only the newest pull request: others may be in the group too. */
function unknownMembers(
  group: Group,
  why: string
): { readonly members: readonly QueuedPullRequest[]; readonly gaps: Gap[] } {
  const named = parseMergeGroupRef(group.headRef)
  return {
    members:
      named === undefined ? [] : [{ number: named.number, range: undefined }],
    gaps: [
      {
        reason: `The pull requests of the merge group are not all known: ${why}. Put the pull requests into the queue again.`
      }
    ]
  }
}
