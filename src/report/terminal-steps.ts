/** What a person can do next, for a terminal: the mends first, and the waiver apart, for it mends nothing. */
import { stepsInWords, waiveLines } from './markdown-summary.ts'
import { terminalText } from './terminal-text.ts'
import type { EvidenceRecord } from '../model/evidence.ts'

/** Lines from the empty one before the heading on; none where nothing is to be done. */
export function stepLines(
  evidence: EvidenceRecord,
  bold: (text: string) => string
): readonly string[] {
  const steps = stepsInWords(evidence)
  return [
    ...(steps.length === 0 ? [] : ['', bold('  Next:')]),
    ...steps.map((step, at) => `  ${String(at + 1)}. ${terminalText(step)}`),
    ...waiverPart(waiveLines(evidence), steps.length > 0, bold).map(line =>
      line === '' ? line : `  ${line}`
    )
  ]
}

/**
 * The way around, after the mends.
 * @param isLast whether something that mends stands before
 */
export function waiverPart(
  lines: readonly string[],
  isLast: boolean,
  bold: (text: string) => string
): readonly string[] {
  if (lines.length === 0) return []
  const words = `${isLast ? 'Or, instead of mending: a' : 'A'} person with authority waives it, by this comment on the pull request:`
  return ['', bold(words), ...lines.map(line => `  ${terminalText(line)}`)]
}
