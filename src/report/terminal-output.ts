/** The part of a failed check's output that a terminal shows: where the trouble begins, and the end. */
import { firstTrouble } from './first-trouble.ts'
import { terminalText } from './terminal-text.ts'
import type { VerificationCheck } from '../model/check.ts'

// Lines of the end; the record holds more.
const LAST_LINES = 20
/** Lines for one check; none unless it failed and wrote something. */
export function terminalOutput(check: VerificationCheck): readonly string[] {
  if (check.status !== 'failed') return []
  const { output_head: head = '', output_tail: tail = '' } =
    check.evidence ?? {}
  const first = linesOf(head)
  const last = linesOf(tail === '' ? head : tail)
  const shown = last.slice(-LAST_LINES)
  // Where the tail is the end of the head, lines before the shown ones are searched in both.
  const before = tail === '' ? first.slice(0, -LAST_LINES) : first
  const start = firstTrouble(before)
  const lines = start.length === 0 ? shown : [...start, '…', ...shown]
  return lines.length === 1 && lines[0] === '' ? [] : lines.map(terminalText)
}

function linesOf(text: string): readonly string[] {
  return text.trimEnd().split(/\r\n|\r|\n/)
}
