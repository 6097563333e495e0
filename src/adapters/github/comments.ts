/** Writes comments of the gate's own, and reacts to others. */
import { z } from 'zod'

import { tried } from './tried.ts'
import type { CommentWriter } from '../../github-ports.ts'
import type { GitHubClient } from './client.ts'

const NEEDS = 'pull-requests: write'

const commentSchema = z.object({ id: z.int(), html_url: z.string() })

/** The writer over a connection. */
export function commentWriter(client: GitHubClient): CommentWriter {
  return {
    post: async (number, body) => {
      const { id, html_url: url } = await client.rest({
        doing: `comment on pull request #${number}`,
        needs: NEEDS,
        route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
        parameters: { issue_number: number, body },
        answer: commentSchema
      })
      return { databaseId: id, url }
    },
    react: async ({ source, databaseId }, content) =>
      source === 'review'
        ? { done: false, why: 'GitHub has no reactions to a review over REST.' }
        : tried(() =>
            client.rest({
              doing: 'react to a comment',
              needs: NEEDS,
              route:
                'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
              parameters: { comment_id: databaseId, content },
              answer: z.unknown()
            })
          ),
    remove: databaseId =>
      tried(
        () =>
          client.rest({
            doing: 'delete a comment',
            needs: NEEDS,
            route: 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
            parameters: { comment_id: databaseId },
            answer: z.unknown()
          }),
        404
      )
  }
}
