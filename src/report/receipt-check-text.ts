/** What came of checking a receipt, for a terminal. */
import { terminalText } from './terminal-text.ts'
import type { ReceiptCheck } from '../model/receipt.ts'
import type { TerminalStyle } from './terminal.ts'

const [RED, GREEN] = [31, 32]

// So many lines are read; `--json` has all.
const DIFFERENCES_SHOWN = 20

/** Renders it, ending with one LF. Nothing of it says that a receipt is signed. */
export function renderReceiptCheck(
  check: ReceiptCheck,
  { color }: TerminalStyle
): string {
  const { differences } = check
  const headline = `${check.complete ? '✔' : '✘'} ${headlineOf(check)}`
  const tone = check.complete ? GREEN : RED
  const more = differences.length - DIFFERENCES_SHOWN
  return [
    color ? `\u001b[${String(tone)}m${headline}\u001b[0m` : headline,
    ...differences
      .slice(0, DIFFERENCES_SHOWN)
      .map(({ path, message }) => terminalText(`  - ${path}: ${message}`)),
    ...(more > 0 ? [`  - and ${String(more)} more (--json has all)`] : []),
    `  head           ${check.head}`,
    `  base           ${check.base}`,
    `  effect digest  ${check.effect_digest || '(empty: nothing changed)'}`,
    `  evidence       ${EVIDENCE_WORDS[check.evidence]}`,
    `  signature      ${signatureWords(check)}`,
    ''
  ].join('\n')
}

const EVIDENCE_WORDS: Readonly<Record<ReceiptCheck['evidence'], string>> = {
  not_given: 'not given: nothing was held against the run itself',
  matches: 'matches',
  differs: 'differs'
}

function headlineOf({ matches, complete, completion }: ReceiptCheck): string {
  if (!matches) return 'The receipt does not match'
  if (!complete)
    return 'Incomplete, says the receipt, and it matches this repository'
  return `The receipt matches this repository, and says: ${completion}`
}

function signatureWords({ envelope, predicate_type }: ReceiptCheck): string {
  const held =
    envelope === 'none'
      ? 'none in this file, so anybody can have written it.'
      : 'not checked here.'
  return `${held} Who made it is checked by: gh attestation verify EVIDENCE --repo OWNER/NAME --predicate-type ${predicate_type}`
}
