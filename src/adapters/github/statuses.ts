/** Mirrors the verdict as a commit status. */
import { z } from 'zod'

import { tried } from './tried.ts'
import type { StatusWriter } from '../../github-ports.ts'
import type { GitHubClient } from './client.ts'

/** GitHub's longest description, in characters. */
const DESCRIPTION_LIMIT = 140

/** The writer over a connection. */
export function statusWriter(client: GitHubClient): StatusWriter {
  return {
    post: ({ sha, context, state, description, url }) =>
      tried(() =>
        client.rest({
          doing: `post the commit status ${context}`,
          needs: 'statuses: write',
          route: 'POST /repos/{owner}/{repo}/statuses/{sha}',
          parameters: {
            sha,
            context,
            state,
            description: short(description),
            ...(url === undefined ? {} : { target_url: url })
          },
          answer: z.object({ state: z.string() })
        })
      )
  }
}

function short(description: string): string {
  const characters = Array.from(description)
  return characters.length <= DESCRIPTION_LIMIT
    ? description
    : `${characters.slice(0, DESCRIPTION_LIMIT - 1).join('')}…`
}
