/** Answers the claim of the event where it was made: a reaction, and for a refusal one line of why and the line to copy. */
import { asGateError } from '../errors.ts'
import { sha256 } from '../model/digest.ts'
import { accountKeys, loginKey } from '../model/login.ts'
import { waiveLines } from '../report/markdown-summary.ts'
import { markdownCode, markdownText } from '../report/markdown-text.ts'
import { meantCommand, nearClaim } from '../waive/near-claims.ts'
import type { PullRequestReading } from '../github-ports.ts'
import type { EvidenceRecord } from '../model/evidence.ts'
import type { CommentSignal } from '../model/signals.ts'
import type { PullRequestAnswers } from './answers.ts'
import type { PullRequestAsked, PullRequestWorld } from './world.ts'

/** What was decided when the claim was read. */
export interface Answered {
  readonly reading: PullRequestReading
  readonly answers: PullRequestAnswers
  readonly evidence: EvidenceRecord
}

/** The answer to what the event brought. */
export interface EventAnswer {
  /** The comment or review that made the claim; undefined for a label. */
  readonly comment: CommentSignal | undefined
  readonly reaction: '+1' | '-1' | 'confused'
  /** The reply in Markdown; undefined where a reaction, a record or the check itself says it all. */
  readonly reply: string | undefined
}

/** @returns undefined when the event brought no claim, and nothing that was meant as one */
export function answerToEvent(
  asked: PullRequestAsked,
  answered: Answered
): EventAnswer | undefined {
  return asked.label === undefined
    ? answerToComment(asked, answered)
    : answerToLabel(asked.label, answered)
}

/**
 * Gives the answer, once: a re-run finds its own reply and leaves it. One
 * request for a reaction, and one for a reply.
 * @returns a sentence for what could not be done
 */
export async function giveAnswer(
  { number }: PullRequestAsked,
  { comment, reaction, reply }: EventAnswer,
  {
    reading,
    world
  }: Pick<Answered, 'reading'> & {
    readonly world: Pick<PullRequestWorld, 'github'>
  }
): Promise<readonly string[]> {
  if (reply !== undefined && wasGiven(reply, reading)) return []
  const { comments } = world.github
  const remarks: string[] = []
  // GitHub has no reactions to a review over REST, and none to a label.
  if (comment?.source === 'comment') {
    const reacted = await comments.react(comment, reaction)
    if (!reacted.done)
      remarks.push(
        `The claim could not be answered by a reaction: ${reacted.why}`
      )
  }
  if (reply === undefined) return remarks
  try {
    await comments.post(number, reply)
  } catch (thrown) {
    remarks.push(
      `The refusal could not be answered by a comment: ${asGateError(thrown).message}`
    )
  }
  return remarks
}

function answerToComment(
  { comment: key }: PullRequestAsked,
  answered: Answered
): EventAnswer | undefined {
  const { reading, answers } = answered
  const comment = reading.comments.find(
    one => one.source === key?.source && one.databaseId === key.databaseId
  )
  if (comment === undefined) return undefined
  const ruled = answers.answers.find(
    one =>
      one.source === comment.source && one.databaseId === comment.databaseId
  )
  if (ruled?.accepted === true)
    return { comment, reaction: '+1', reply: undefined }
  // Only people are told what they may have meant: two programs would talk for ever.
  const near =
    comment.author.kind === 'user' ? nearClaim(comment.body) : undefined
  const line = ruled?.line ?? near?.why
  if (line === undefined) return undefined
  const { source, databaseId, url } = comment
  const what = source === 'review' ? 'review' : 'comment'
  return {
    comment,
    reaction: ruled === undefined ? 'confused' : '-1',
    reply: refusal({
      what: `The claim in [this ${what}](${url})`,
      line,
      copied: copiedFor(comment, answered),
      of: [source, databaseId]
    })
  }
}

function answerToLabel(
  { label, sender, headSha }: NonNullable<PullRequestAsked['label']>,
  answered: Answered
): EventAnswer | undefined {
  const { labelRefusal: line, labelWaives } = answered.answers
  const about = { comment: undefined, reaction: '-1' } as const
  if (line === undefined)
    return labelWaives ? { ...about, reply: undefined } : undefined
  return {
    ...about,
    reply: refusal({
      what: `The label ${markdownCode(label)}`,
      line,
      copied: linesToWaive(answered),
      of: ['label', label, sender.login, headSha]
    })
  }
}

interface Refusal {
  /** In Markdown. */
  readonly what: string
  readonly line: string
  readonly copied: readonly string[]
  /** Names the claim among all claims of the pull request. */
  readonly of: readonly (string | number)[]
}

/** One line, and at its end the mark by which a re-run knows it. */
function refusal({ what, line, copied, of }: Refusal): string {
  const mend =
    copied.length === 0
      ? []
      : [`The line to copy: ${copied.map(markdownCode).join(' or ')}`]
  const mark = sha256(JSON.stringify([...of, line])).slice(0, 16)
  return [
    `${what} does not count.`,
    markdownText(line),
    ...mend,
    `<!-- completion-gate:answer ${mark} -->`
  ].join(' ')
}

function wasGiven(
  reply: string,
  { comments, viewer }: PullRequestReading
): boolean {
  const mark = reply.slice(reply.lastIndexOf('<!--'))
  return comments.some(
    one =>
      one.source === 'comment' &&
      accountKeys(one.author).includes(loginKey(viewer.login)) &&
      one.body.trimEnd().endsWith(mark)
  )
}

function copiedFor(
  { body }: CommentSignal,
  answered: Answered
): readonly string[] {
  if (meantCommand(body) !== 'unwaive') return linesToWaive(answered)
  const digest = answered.evidence.ledger.effect_digest
  // A whole digest that is the right one was refused for another reason.
  return digest === '' || body.includes(digest) ? [] : [`/unwaive ${digest}`]
}

/** None where more than this change decides: no single line waives it then. */
function linesToWaive({ reading, evidence }: Answered): readonly string[] {
  return reading.siblings.length > 0 ? [] : waiveLines(evidence)
}
