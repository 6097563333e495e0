/** Takes labels off a pull request. */
import { z } from 'zod'

import { tried } from './tried.ts'
import type { LabelWriter } from '../../github-ports.ts'
import type { GitHubClient } from './client.ts'

/** The writer over a connection. */
export function labelWriter(client: GitHubClient): LabelWriter {
  return {
    remove: (number, label) =>
      tried(
        () =>
          client.rest({
            doing: `take the label ${label} off`,
            needs: 'pull-requests: write',
            route:
              'DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}',
            parameters: { issue_number: number, name: label },
            answer: z.unknown()
          }),
        404
      )
  }
}
