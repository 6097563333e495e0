/** The checks as Markdown: a table, the failures' output right below it, and who must look at what. */
import { durationText } from './duration-text.ts'
import { cutText } from './limits.ts'
import type { Block, Terseness } from './limits.ts'
import { list, sentence } from './markdown-list.ts'
import {
  htmlCode,
  markdownBlock,
  markdownCell,
  markdownCode,
  markdownDetails,
  markdownText
} from './markdown-text.ts'
import { orderedChecks } from './ordered-checks.ts'
import { shownOutput } from './output-lines.ts'
import { acceptedReports, isPending } from '../model/verification-report.ts'
import type { CheckStatus, VerificationCheck } from '../model/check.ts'
import type { EvidenceRecord } from '../model/evidence.ts'

// Bytes of output of all failed checks together; the rest is in the evidence record.
const OUTPUT_BYTES = { 0: 20_000, 1: 20_000, 2: 4_000, 3: 0, 4: 0 } as const
// A check's output is not cut below this: fewer checks show theirs instead.
const LEAST_OUTPUT_BYTES = 1_000
const ROWS_SHOWN = { 0: 300, 1: 150, 2: 80, 3: 30, 4: 5 } as const
const CELL_BYTES = 160

// A result stays on one line, and leaves a phone's width to the check's name.
const RESULTS: Readonly<Record<CheckStatus, string>> = {
  failed: '❌\u00a0failed',
  needs_review: '🟡\u00a0needs a\u00a0person',
  skipped: '⚪\u00a0skipped',
  passed: '✅\u00a0passed'
}

/** The blocks of the checks, most important first. */
export function checkBlocks(evidence: EvidenceRecord): readonly Block[] {
  const checks = orderedChecks(evidence)
  const failed = checks.filter(check => check.status === 'failed')
  return [
    { render: terseness => table(checks, terseness) },
    { render: terseness => failures(failed, terseness) },
    { render: terseness => pending(evidence, checks, terseness) },
    { render: terseness => risks(evidence, checks, terseness) }
  ]
}

function table(
  checks: readonly VerificationCheck[],
  terseness: Terseness
): string {
  if (checks.length === 0) return '### Checks\n\nNo check is defined.'
  const shown = checks.slice(0, ROWS_SHOWN[terseness])
  const more = checks.length - shown.length
  const rows = [
    '| Result | Check | Took | What it runs or asks |',
    '| --- | --- | ---: | --- |',
    ...shown.map(row)
  ].join('\n')
  const rest = more === 0 ? [] : [`And ${String(more)} more checks.`]
  return ['### Checks', rows, ...rest].join('\n\n')
}

function row(check: VerificationCheck): string {
  const cwd = check.evidence?.cwd ?? ''
  const where =
    cwd === '' ? '' : ` in ${markdownCell(cutText(cwd, CELL_BYTES))}`
  const command = check.evidence?.command
  const what =
    command === undefined
      ? markdownText(cutText(check.description, CELL_BYTES))
      : markdownCell(cutText(command, CELL_BYTES)) + where
  const cells = [
    RESULTS[check.status],
    markdownCell(cutText(check.id, CELL_BYTES)) +
      (check.required ? '' : ' (optional)'),
    durationText(check.evidence?.duration_ms).replaceAll(' ', '\u00a0'),
    what
  ]
  return `| ${cells.join(' | ')} |`
}

function failures(
  failed: readonly VerificationCheck[],
  terseness: Terseness
): string {
  if (failed.length === 0) return ''
  const budget = OUTPUT_BYTES[terseness]
  const sharers = Math.min(
    failed.length,
    Math.floor(budget / LEAST_OUTPUT_BYTES)
  )
  const share = sharers === 0 ? 0 : Math.floor(budget / sharers)
  const shown = failed.slice(0, ROWS_SHOWN[terseness])
  return shown
    .map((check, at) => failure(check, at < sharers ? share : 0))
    .join('\n\n')
}

function failure(check: VerificationCheck, budget: number): string {
  const id = cutText(check.id, CELL_BYTES)
  const why = check.residual_risk
  const source = check.evidence?.source
  const lines = [
    ...(why === undefined ? [] : [sentence(why)]),
    ...(source === undefined
      ? []
      : [`Declared at ${markdownCode(cutText(source, CELL_BYTES))}.`])
  ]
  const body = [
    ...(lines.length === 0 ? [] : [lines.join('\n')]),
    ...output(check, budget)
  ].join('\n\n')
  return check.required
    ? `#### ❌ ${markdownCode(id)} failed\n\n${body}`
    : markdownDetails(
        `❌ ${htmlCode(id)} failed (optional, does not block)`,
        body
      )
}

function output(check: VerificationCheck, budget: number): readonly string[] {
  const hasOutput =
    (check.evidence?.output_head ?? '') + (check.evidence?.output_tail ?? '')
  if (hasOutput.trim() === '') return []
  if (budget === 0) return ['_Its output is in the evidence record._']
  const { first, earlier, last, cut } = shownOutput(check.evidence, budget)
  const count = earlier.split('\n').length
  return [
    markdownBlock(first === '' ? last : `${first}\n…\n${last}`),
    ...(earlier === ''
      ? []
      : [
          markdownDetails(
            `The ${String(count)} lines before`,
            markdownBlock(earlier)
          )
        ]),
    ...(cut ? [`_${outputSize(check, first !== '')}_`] : [])
  ]
}

function outputSize(check: VerificationCheck, first: boolean): string {
  const bytes = check.evidence?.output_bytes
  // With separators, for GitHub could take seven digits for a commit id.
  const size =
    bytes === undefined
      ? ''
      : `, of ${bytes.toLocaleString('en-US')} bytes in all`
  const parts = first ? 'the first trouble and the end' : 'the end'
  return `Only ${parts} of the output ${first ? 'are' : 'is'} shown${size}.`
}

/** By rule 7 the next steps say the same, one for each. */
function pending(
  evidence: EvidenceRecord,
  checks: readonly VerificationCheck[],
  terseness: Terseness
): string {
  if (evidence.rule === 7) return ''
  const items = checks
    .filter(isPending)
    .map(
      check =>
        `${markdownCode(cutText(check.id, CELL_BYTES))}: ${sentence(check.residual_risk ?? check.description)}`
    )
  return items.length === 0
    ? ''
    : ['#### Needs a person', ...list(items, terseness)].join('\n\n')
}

/** What remains doubtful although it neither failed nor waits. */
function risks(
  evidence: EvidenceRecord,
  checks: readonly VerificationCheck[],
  terseness: Terseness
): string {
  const ofChecks = checks.flatMap(check =>
    check.residual_risk === undefined ||
    check.status === 'failed' ||
    isPending(check)
      ? []
      : [
          `${markdownCode(cutText(check.id, CELL_BYTES))}: ${sentence(check.residual_risk)}`
        ]
  )
  // What an unbound report says of itself stands under the paths it names.
  const ofReports = acceptedReports(evidence.reports)
    .flatMap(report => report.residual_risks ?? [])
    .filter(() => evidence.binding?.bound !== false)
    .map(sentence)
  const items = [...ofChecks, ...ofReports]
  return items.length === 0
    ? ''
    : ['#### Residual risks', ...list(items, terseness)].join('\n\n')
}
