/** Judges what a workflow run handed over: finds its pull request, or the group of its merge queue. */
import { GateError } from '../errors.ts'
import { checkRunDraft } from '../report/check-run.ts'
import { superseded } from './closing.ts'
import { judgePullRequest } from './judge.ts'
import { judgeGroup } from './merge-group.ts'
import type { EvidenceRecord } from '../model/evidence.ts'
import type { Judged, PullRequestWorld } from './world.ts'

/** The head that the run's evidence is for. */
export interface HandedHead {
  readonly event: 'pull_request' | 'merge_group'
  readonly headSha: string
  readonly headBranch: string
  readonly headOwner: string
}

// The branch of a group: `gh-readonly-queue/<base branch>/pr-<number>-<commit of the base>`.
const QUEUE_BRANCH =
  /^gh-readonly-queue\/(.{1,255})\/pr-\d{1,10}-([0-9a-f]{40}(?:[0-9a-f]{24})?)$/

/**
 * Judges it; `world.prove` has the evidence. Several open pull requests of the
 * same head are judged together.
 * @throws GateError when nothing can be judged
 */
export async function judgeHandedOver(
  head: HandedHead,
  world: PullRequestWorld
): Promise<Judged> {
  if (head.event === 'merge_group') return await judgeQueued(head, world)
  const [number] = await world.github.pullRequests.from({
    owner: head.headOwner,
    branch: head.headBranch,
    sha: head.headSha
  })
  // Closed, or moved on: the run of the newer head has the word.
  if (number === undefined) return superseded()
  return await judgePullRequest(
    { number, headSha: head.headSha, label: undefined, comment: undefined },
    world
  )
}

async function judgeQueued(
  { headSha, headBranch }: HandedHead,
  world: PullRequestWorld
): Promise<Judged> {
  const [, baseRef, baseSha] = QUEUE_BRANCH.exec(headBranch) ?? []
  if (baseRef === undefined || baseSha === undefined)
    throw new GateError(
      'USAGE',
      `A branch of a merge queue was expected, and the run is of ${JSON.stringify(headBranch.slice(0, 100))}.`,
      { hint: 'Let the workflow with `mode: verify` run for merge_group.' }
    )
  return await judgeGroup(
    {
      headSha,
      headRef: `refs/heads/${headBranch}`,
      baseSha,
      baseRef: `refs/heads/${baseRef}`
    },
    world
  )
}

/** The evidence of a job that posts nothing, as its own outcome. */
export function handedJudgement(
  evidence: EvidenceRecord,
  secrets: readonly string[]
): Judged {
  return {
    evidence,
    draft: checkRunDraft(evidence, { secrets }),
    checkRunUrl: undefined,
    notPosted: undefined,
    remarks: []
  }
}
