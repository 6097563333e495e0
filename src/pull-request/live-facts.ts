/** What a pull request is now, against the verdict that stands: a moved head, another base, stale waivers. */
import { readCommentClaim } from '../waive/comment-claims.ts'
import { parseLabelRecord } from '../waive/label-record.ts'
import { baseKey } from './standing-verdict.ts'
import type { PullRequestReading } from '../github-ports.ts'
import type { LiveFact } from '../model/explanation.ts'
import type { Standing } from './publish.ts'

/** Facts under which the standing verdict is none of this pull request's. */
export const NO_VERDICT: readonly LiveFact['kind'][] = [
  'moved_head',
  'retargeted',
  'other_pull_request'
]

/** The verdict on the head, or the last one on a commit before it. */
export interface Verdicts {
  readonly standing: Standing | undefined
  readonly earlier: Standing | undefined
}

/** The facts, those that void the verdict first. Pure. */
export function liveFacts(
  reading: PullRequestReading,
  verdicts: Verdicts
): readonly LiveFact[] {
  return [
    ...stateFacts(reading),
    ...headFacts(reading, verdicts),
    ...staleWaivers(reading, verdicts)
  ]
}

function stateFacts({
  pullRequest,
  standing
}: PullRequestReading): readonly LiveFact[] {
  const { number, state } = pullRequest
  const over: LiveFact = {
    kind: 'closed',
    message: `Pull request #${String(number)} is ${state}: nothing is to be done.`
  }
  return [
    ...(state === 'open' ? [] : [over]),
    ...(standing.kind === 'known'
      ? []
      : [
          {
            kind: 'unreadable' as const,
            message: `The check runs of the head cannot be read: ${standing.why}`
          }
        ])
  ]
}

function headFacts(
  { pullRequest, siblings }: PullRequestReading,
  { standing, earlier }: Verdicts
): readonly LiveFact[] {
  const { number, base, head } = pullRequest
  const facts: LiveFact[] = []
  if (earlier !== undefined)
    facts.push({
      kind: 'moved_head',
      message: `The head moved: the last verdict (${earlier.run.title ?? 'without a title'}) is on ${short(earlier.run.headSha)}, and the head is ${short(head.sha)} now.`
    })
  if (standing !== undefined && standing.verdict.pullRequest !== number)
    facts.push({
      kind: 'other_pull_request',
      message: `The verdict on this head is of pull request #${String(standing.verdict.pullRequest)}.`
    })
  else if (
    standing !== undefined &&
    standing.verdict.baseKey !== baseKey(base.ref)
  )
    facts.push({
      kind: 'retargeted',
      message: `The verdict on this head was against another base branch than ${base.ref}.`
    })
  if (siblings.length > 0)
    facts.push({
      kind: 'shared_head',
      message: `The same head is in ${siblings.map(one => `#${String(one.number)}`).join(', ')} too: the check is green only if each is.`
    })
  return facts
}

interface WaiverClaim {
  readonly by: string
  readonly digest: string
}

/** Whoever claimed may not even be allowed to: a stale claim is void either way. */
function staleWaivers(
  reading: PullRequestReading,
  { standing, earlier }: Verdicts
): readonly LiveFact[] {
  const current = standing?.verdict.effectDigest ?? ''
  const before = earlier?.verdict.effectDigest ?? ''
  return claimsOf(reading).flatMap(({ by, digest }): readonly LiveFact[] => {
    if (current !== '')
      return digest === current
        ? []
        : [
            {
              kind: 'stale_waiver',
              message: `The waiver of ${by} is stale: it names ${short(digest)}…, and the change is ${short(current)}… now.`
            }
          ]
    return digest === before
      ? [
          {
            kind: 'stale_waiver',
            message: `The waiver of ${by} names the digest of the earlier head (${short(digest)}…): it counts only if the content is still exactly that.`
          }
        ]
      : []
  })
}

/** Waivers that were not taken back, by comment, review and label. */
function claimsOf({ comments }: PullRequestReading): readonly WaiverClaim[] {
  const unedited = comments.filter(comment => !comment.edited)
  const takenBack = unedited.flatMap(({ body }) => {
    const claim = readCommentClaim(body)
    return claim?.kind === 'unwaive' ? [claim.digest] : []
  })
  const claims = unedited.flatMap(({ body, author }): WaiverClaim[] => {
    if (author.kind === 'bot') {
      const record = parseLabelRecord(body)
      return record === undefined
        ? []
        : [{ by: record.by, digest: record.effectDigest }]
    }
    const claim = readCommentClaim(body)
    return claim?.kind === 'waive'
      ? [{ by: author.login, digest: claim.digest }]
      : []
  })
  return claims.filter(({ digest }) => !takenBack.includes(digest))
}

function short(id: string): string {
  return id.slice(0, 12)
}
