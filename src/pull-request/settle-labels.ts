/** Writes down a waiver by label, and takes stale labels and void records off. */
import { renderLabelRecord } from '../waive/label-record.ts'
import { markdownCode } from '../report/markdown-text.ts'
import { asGateError } from '../errors.ts'
import type { PullRequestReading } from '../github-ports.ts'
import type { PullRequestAnswers } from './answers.ts'
import type { PullRequestWorld } from './world.ts'

/**
 * Does what the labels ask for, as far as the token may.
 * @returns a sentence for each thing done or not done; may quote untrusted text
 */
export async function settleLabels(
  answers: PullRequestAnswers,
  { pullRequest, comments }: PullRequestReading,
  { github }: Pick<PullRequestWorld, 'github'>
): Promise<readonly string[]> {
  const { number } = pullRequest
  const remarks: string[] = []
  if (answers.labelRecord !== undefined)
    remarks.push(...(await record(answers.labelRecord, number, github)))
  for (const label of answers.staleLabels) {
    const removed = await github.labels.remove(number, label)
    remarks.push(
      removed.done
        ? `The label "${label}" is stale and was removed.`
        : `The label "${label}" is stale, and could not be removed: ${removed.why}`
    )
  }
  for (const nodeId of answers.voidRecords) {
    const comment = comments.find(one => one.nodeId === nodeId)
    if (comment !== undefined) await github.comments.remove(comment.databaseId)
  }
  return remarks
}

async function record(
  written: NonNullable<PullRequestAnswers['labelRecord']>,
  number: number,
  github: PullRequestWorld['github']
): Promise<readonly string[]> {
  try {
    await github.comments.post(number, renderLabelRecord(written, markdownCode))
    return []
  } catch (thrown) {
    return [
      `The waiver by label could not be written down, so it holds for this run alone: ${asGateError(thrown).message}`
    ]
  }
}
