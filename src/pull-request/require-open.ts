/** Refuses a pull request that is closed, and names the head that moved. */
import { GateError } from '../errors.ts'
import type { PullRequestNow } from '../github-ports.ts'

/** A closed pull request has no verdict to wait for (threat A12). @throws GateError USAGE */
export function requireOpen({
  pullRequest
}: Pick<PullRequestNow, 'pullRequest'>): void {
  if (pullRequest.state === 'open') return
  throw new GateError(
    'USAGE',
    `Pull request #${String(pullRequest.number)} is ${pullRequest.state}; only an open one is judged.`,
    { hint: 'Name an open pull request.' }
  )
}

/** Rule 2: content that the commands did not see is at the head now. */
export function movedHead(
  { pullRequest }: Pick<PullRequestNow, 'pullRequest'>,
  headSha: string
): readonly string[] {
  return pullRequest.head.sha === headSha
    ? []
    : [`the new head ${pullRequest.head.sha.slice(0, 12)}`]
}
