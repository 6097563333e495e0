/** The part of a failed check's output that a terminal shows: where the trouble begins, and the end. */
import { terminalText } from './terminal-text.ts'
import type { VerificationCheck } from '../model/check.ts'

// Lines of the end; the record holds more.
const LAST_LINES = 20
// Lines from the first sign of trouble on, where it lies before the end.
const FIRST_LINES = 4

// No expression backtracks; a count such as `0 failed` is no trouble.
const TROUBLE =
  /^\s*(?:not ok\b|FAIL(?:ED|URE)?\b|✖|✕|✗|×|thread '.*' panicked|panicked at|E {2,}|error(?:\[\w+\])?:|[\w.]*(?:Error|Exception)\b)/

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
  const at = before.findIndex(line => TROUBLE.test(line))
  const start = at < 0 ? [] : before.slice(at, at + FIRST_LINES)
  const lines = start.length === 0 ? shown : [...start, '…', ...shown]
  return lines.length === 1 && lines[0] === '' ? [] : lines.map(terminalText)
}

function linesOf(text: string): readonly string[] {
  return text.trimEnd().split(/\r\n|\r|\n/)
}
