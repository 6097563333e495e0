/** Reads what a check run shows. */
import { z } from 'zod'

import type { GitHubClient } from './client.ts'

const answer = z.object({
  output: z.object({ summary: z.string().nullable() })
})

/** The summary of a check run; empty where it has none. One request. @throws GateError of any GitHub code */
export async function checkRunSummary(
  client: GitHubClient,
  id: number
): Promise<string> {
  const { output } = await client.rest({
    doing: `read the check run ${String(id)}`,
    needs: 'checks: read',
    route: 'GET /repos/{owner}/{repo}/check-runs/{check_run_id}',
    parameters: { check_run_id: id },
    answer
  })
  return output.summary ?? ''
}
