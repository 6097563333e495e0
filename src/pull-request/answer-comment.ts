/** Answers the comment of the event: a reaction, and for a refusal one line of why. */
import { asGateError } from '../errors.ts'
import { markdownText } from '../report/markdown-text.ts'
import type { PullRequestAnswers } from './answers.ts'
import type { PullRequestAsked, PullRequestWorld } from './world.ts'

/** @returns a sentence when the answer could not be given */
export async function answerComment(
  asked: PullRequestAsked,
  { answers }: PullRequestAnswers,
  { github }: Pick<PullRequestWorld, 'github'>
): Promise<readonly string[]> {
  const answer = answers.find(
    one => one.source === 'comment' && one.databaseId === asked.comment
  )
  if (answer === undefined) return []
  const reacted = await github.comments.react(
    answer,
    answer.accepted ? '+1' : '-1'
  )
  const unheard = reacted.done
    ? []
    : [`The claim could not be answered by a reaction: ${reacted.why}`]
  if (answer.accepted) return unheard
  try {
    await github.comments.post(
      asked.number,
      `The claim in [this comment](${answer.url}) does not count. ${markdownText(answer.line)}`
    )
    return unheard
  } catch (thrown) {
    return [
      ...unheard,
      `The refusal could not be answered by a comment: ${asGateError(thrown).message}`
    ]
  }
}
