/** Through which app a claim was written: a fact that only REST tells. */
import { z } from 'zod'

import { PAGE_SIZE } from './pull-request-query.ts'
import type { CommentSignal } from '../../model/signals.ts'
import type { GitHubClient } from './client.ts'

const commentsSchema = z.array(
  z.object({
    id: z.int(),
    performed_via_github_app: z
      .object({ slug: z.string().optional() })
      .nullish()
  })
)

type RestComment = z.infer<typeof commentsSchema>[number]

/** More pages than this hold more comments than the gate reads anyway. */
const PAGES_LIMIT = 50

/** Database id of a comment to the app that it was written through, if any: that never changes. */
export type KnownApps = Map<number, string | undefined>

/**
 * Adds the app to comments that may claim a waiver. Asks only when there is
 * one that is not known yet, and only from the oldest of them on; a comment
 * that is gone meanwhile is dropped. Bodies of reviews stay as they are: GitHub does not tell.
 * @throws GateError
 */
export async function withClaimApps(
  client: GitHubClient,
  number: number,
  comments: readonly CommentSignal[],
  known: KnownApps
): Promise<readonly CommentSignal[]> {
  const claims = comments.filter(
    comment => isCandidate(comment) && !known.has(comment.databaseId)
  )
  const since = claims.map(claim => claim.writtenAt).sort()[0]
  if (since !== undefined) {
    const wanted = new Set(claims.map(claim => claim.databaseId))
    const found = await readComments(client, { number, since, wanted })
    for (const [id, comment] of found) known.set(id, appOf(comment))
  }
  return comments.flatMap(comment => {
    if (!isCandidate(comment)) return [comment]
    return known.has(comment.databaseId)
      ? [{ ...comment, viaApp: known.get(comment.databaseId) }]
      : []
  })
}

function appOf({
  performed_via_github_app: app
}: RestComment): string | undefined {
  return app === null || app === undefined ? undefined : (app.slug ?? 'an app')
}

/** Wider than the grammar of claims: what is none costs a request at most. */
function isCandidate(comment: CommentSignal): boolean {
  return (
    comment.source === 'comment' &&
    comment.author.kind === 'user' &&
    !comment.edited &&
    /^\s*\/(?:un)?waive/.test(comment.body)
  )
}

async function readComments(
  client: GitHubClient,
  asked: {
    readonly number: number
    readonly since: string
    readonly wanted: ReadonlySet<number>
  }
): Promise<ReadonlyMap<number, RestComment>> {
  const found = new Map<number, RestComment>()
  for (let page = 1; page <= PAGES_LIMIT; page += 1) {
    const comments = await client.rest({
      doing: 'read the comments that claim a waiver',
      needs: 'pull-requests: read',
      route: 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
      parameters: {
        issue_number: asked.number,
        since: asked.since,
        per_page: PAGE_SIZE,
        page
      },
      answer: commentsSchema
    })
    for (const comment of comments)
      if (asked.wanted.has(comment.id)) found.set(comment.id, comment)
    if (comments.length < PAGE_SIZE || found.size === asked.wanted.size) break
  }
  return found
}
