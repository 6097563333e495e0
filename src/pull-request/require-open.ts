/** Refuses a pull request that is closed, and names the head that moved. */
import { GateError } from '../errors.ts'
import type { PullRequestNow } from '../github-ports.ts'

/** A closed pull request has no verdict to wait for (threat A12). @returns undefined for an open one */
export function whyClosed({
  pullRequest
}: Pick<PullRequestNow, 'pullRequest'>): GateError | undefined {
  if (pullRequest.state === 'open') return undefined
  return new GateError(
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
