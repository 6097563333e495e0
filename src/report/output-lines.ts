/** The part of a failed check's output that is shown: its last lines, where runners print what failed. */
import { lastBytes } from './limits.ts'
import { plainLines } from './plain-text.ts'
import type { CheckEvidence } from '../model/check.ts'

// Lines that stand open under the check; earlier ones are folded.
const OPEN_LINES = 30

/** Output in two parts, each of whole lines without a line end at the end. */
export interface ShownOutput {
  readonly earlier: string
  /** Empty when there was no output. */
  readonly last: string
  /** Whether there is more output than both parts. */
  readonly cut: boolean
}

/**
 * The last lines of an output within a budget.
 * @param budget bytes of both parts together at most
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
  const text = lastBytes(whole, budget)
  const lines = text.split('\n')
  return {
    earlier: lines.slice(0, -OPEN_LINES).join('\n'),
    last: lines.slice(-OPEN_LINES).join('\n'),
    cut: gap || text.length < whole.length
  }
}
