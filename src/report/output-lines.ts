/** The part of a failed check's output that is shown: where the trouble begins, and its last lines. */
import { firstTrouble } from './first-trouble.ts'
import { cutText, lastBytes } from './limits.ts'
import { plainLines } from './plain-text.ts'
import type { CheckEvidence } from '../model/check.ts'

// Lines that stand open under the check; earlier ones are folded.
const OPEN_LINES = 30

// Bytes of the lines where the trouble begins, and never more than half of the budget.
const FIRST_BYTES = 1_000

/** Output in parts, each of lines without a line end at the end. */
export interface ShownOutput {
  /** Where the trouble begins; empty when that is among the last lines, or no line is a sign of it. */
  readonly first: string
  readonly earlier: string
  /** Empty when there was no output. */
  readonly last: string
  /** Whether there is more output than the parts that follow each other. */
  readonly cut: boolean
}

/**
 * The last lines of an output within a budget, and where the trouble begins.
 * @param budget bytes of all parts together at most
 */
export function shownOutput(
  evidence: CheckEvidence | undefined,
  budget: number
): ShownOutput {
  const { output_head: head = '', output_tail: tail = '' } = evidence ?? {}
  const captured = Buffer.byteLength(head) + Buffer.byteLength(tail)
  // Where bytes are missing between head and tail, only the tail is the end.
  const gap = tail !== '' && evidence?.output_bytes !== captured
  const whole = plainLines(gap ? tail : head + tail).trimEnd()
  const first = troubleBefore(
    [...(gap ? linesOf(head) : []), ...whole.split('\n')],
    openLines(lastBytes(whole, budget)).length
  )
  const start = cutText(first, Math.min(FIRST_BYTES, budget >> 1))
  const text = lastBytes(whole, budget - Buffer.byteLength(start))
  return {
    first: start,
    earlier: text.split('\n').slice(0, -OPEN_LINES).join('\n'),
    last: openLines(text).join('\n'),
    cut: gap || text.length < whole.length
  }
}

/** @param open so many lines of the end stand open anyway */
function troubleBefore(lines: readonly string[], open: number): string {
  return firstTrouble(lines.slice(0, lines.length - open)).join('\n')
}

function openLines(text: string): readonly string[] {
  return text.split('\n').slice(-OPEN_LINES)
}

function linesOf(text: string): readonly string[] {
  return plainLines(text).trimEnd().split('\n')
}
