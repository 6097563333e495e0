/** An explanation for a terminal: the verdict, why, numbered next steps, and the line to copy. */
import { waiverPart } from './terminal-steps.ts'
import { terminalText } from './terminal-text.ts'
import type { Explanation } from '../model/explanation.ts'
import type { TerminalStyle } from './terminal.ts'

// So many lines are read; `--json` has all.
const LINES_SHOWN = 8

const [BOLD, RED, GREEN] = [1, 31, 32]

/** Renders it, ending with one LF. */
export function renderExplanation(
  explanation: Explanation,
  { color }: TerminalStyle
): string {
  const { complete, waiver_lines: lines, next_steps: steps } = explanation
  const paint = (code: number, text: string): string =>
    color ? `\u001b[${String(code)}m${text}\u001b[0m` : text
  const tone = complete ? GREEN : RED
  const why = [
    ...explanation.why,
    ...explanation.facts.map(fact => fact.message)
  ]
  return [
    paint(tone, terminalText(explanation.headline)),
    ...bounded(why).map(line => `  ${line}`),
    ...(steps.length === 0 ? [] : ['', paint(BOLD, 'Next')]),
    ...bounded(steps).map((step, at) => `  ${String(at + 1)}. ${step}`),
    ...waiverPart(lines, steps.length > 0, text => paint(BOLD, text)),
    ''
  ].join('\n')
}

function bounded(lines: readonly string[]): readonly string[] {
  const more = lines.length - LINES_SHOWN
  const shown = lines.slice(0, LINES_SHOWN).map(terminalText)
  return more > 0
    ? [...shown, `… and ${String(more)} more (\`--json\` has all)`]
    : shown
}
