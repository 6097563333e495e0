/** A check run as REST answers it. */
import { z } from 'zod'

import type { CheckRunFacts } from '../../github-ports.ts'

/** The parts of GitHub's `check-run` that the gate uses. */
export const checkRunSchema = z.object({
  id: z.int(),
  name: z.string(),
  head_sha: z.string(),
  external_id: z.string().nullable(),
  status: z.string(),
  conclusion: z.string().nullable(),
  html_url: z.string().nullable(),
  url: z.string(),
  output: z.object({ title: z.string().nullable() }),
  app: z.object({ slug: z.string().optional() }).nullable()
})

/** A page of check runs of a commit. */
export const checkRunsSchema = z.object({
  total_count: z.int(),
  check_runs: z.array(checkRunSchema)
})

/** The facts of a check run. */
export function checkRunFacts(
  answer: z.infer<typeof checkRunSchema>
): CheckRunFacts {
  return {
    id: answer.id,
    name: answer.name,
    headSha: answer.head_sha,
    externalId: answer.external_id ?? '',
    status: answer.status,
    conclusion: answer.conclusion ?? undefined,
    title: answer.output.title ?? undefined,
    url: answer.html_url ?? answer.url,
    appSlug: answer.app?.slug
  }
}
