/** The checks: a table of all, the failures with their output open, the others folded. */
import { durationText } from '../duration-text.ts'
import { orderedChecks } from '../ordered-checks.ts'
import { shownOutput } from '../output-lines.ts'
import { html, htmlCode, htmlLines, htmlProse, NO_HTML } from './html-text.ts'
import { counted, htmlList, outputBlock } from './html-parts.ts'
import { timelineHtml } from './html-timeline.ts'
import { acceptedReports } from '../../model/verification-report.ts'
import type { Section } from './html-parts.ts'
import type { Html } from './html-text.ts'
import type { CheckStatus, VerificationCheck } from '../../model/check.ts'
import type { EvidenceRecord } from '../../model/evidence.ts'

// Bytes of one check's output: all that a record keeps.
const OUTPUT_BYTES = 256 * 1024
const LISTED = 200

const RESULTS: Readonly<Record<CheckStatus, readonly [string, Html]>> = {
  failed: ['fail', html`<span aria-hidden="true">✗</span> failed`],
  needs_review: [
    'person',
    html`<span aria-hidden="true">!</span> needs a person`
  ],
  skipped: ['muted', html`<span aria-hidden="true">–</span> skipped`],
  passed: ['pass', html`<span aria-hidden="true">✓</span> passed`]
}

/** The section of the checks; none where nothing was to be checked. */
export function checkSection(evidence: EvidenceRecord): readonly Section[] {
  const checks = orderedChecks(evidence)
  if (checks.length === 0 && evidence.completion.kind === 'narrative') return []
  const body =
    checks.length === 0
      ? html`<p>No check is defined.</p>`
      : html`${table(checks)} ${timelineHtml(evidence)}
        ${checks.map((check, at) => details(check, at))} ${risks(evidence)}`
  return [{ id: 'checks', title: 'Checks', body, listed: true }]
}

function result(status: CheckStatus): Html {
  const [tone, words] = RESULTS[status]
  return html`<b class="result ${tone}">${words}</b>`
}

function table(checks: readonly VerificationCheck[]): Html {
  const rows = checks.map(
    (check, at) =>
      html`<tr>
        <td>${result(check.status)}</td>
        <th scope="row">
          <a href="#check-${at}">${check.id}</a
          >${check.required ? NO_HTML : html` <span class="label">optional</span>`}<br />
          <span class="what">${what(check)}</span>
        </th>
        <td class="took">${durationText(check.evidence?.duration_ms)}</td>
      </tr> `
  )
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Result</th>
        <th scope="col">Check</th>
        <th scope="col" class="took">Took</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
}

function what({ evidence, description }: VerificationCheck): Html {
  if (evidence?.command === undefined) return html`${description}`
  const where = evidence.cwd ?? ''
  return where === ''
    ? htmlCode(evidence.command)
    : html`${htmlCode(evidence.command)} in ${htmlCode(where)}`
}

function details(check: VerificationCheck, at: number): Html {
  const isOpen = check.status === 'failed' || check.status === 'needs_review'
  const head = html`${result(check.status)}
    <h3>${check.id}</h3>
    ${check.required ? NO_HTML : html` <span class="label">optional, does not block</span>`}`
  const body = html`<summary>${head}</summary>
    ${check.residual_risk === undefined ? NO_HTML : html`<p>${htmlProse(check.residual_risk)}</p>`}
    ${output(check)} ${facts(check)}`
  return isOpen
    ? html`<details class="check" id="check-${at}" open>${body}</details>`
    : html`<details class="check" id="check-${at}">${body}</details>`
}

function output(check: VerificationCheck): Html {
  const { first, earlier, last, cut } = shownOutput(
    check.evidence,
    OUTPUT_BYTES
  )
  if (last.trim() === '') return NO_HTML
  const name = `Output of ${check.id}`
  const open = first === '' ? last : `${first}\n…\n${last}`
  const before =
    earlier === ''
      ? NO_HTML
      : html`<details>
          <summary>The ${earlier.split('\n').length} lines before</summary>
          ${outputBlock(`Earlier output of ${check.id}`, htmlLines(earlier))}
        </details>`
  return html`${outputBlock(name, htmlLines(open))}${before}${cut ? html`<p class="muted">${first === '' ? 'Only the end' : 'Only the first trouble and the end'} of the output ${first === '' ? 'is' : 'are'} shown.</p>` : NO_HTML}`
}

/** Left out where the table above or the reason says the same. */
function asked({
  description,
  residual_risk: why,
  evidence
}: VerificationCheck): Html | undefined {
  const { command } = evidence ?? {}
  const isInTable = command === undefined || command === description
  return isInTable || why === description ? undefined : shown(description)
}

function facts(check: VerificationCheck): Html {
  const { evidence = {} } = check
  const rows: readonly (readonly [string, Html | undefined])[] = [
    ['Asked', asked(check)],
    ['Command', coded(evidence.command)],
    ['Folder', coded(evidence.cwd)],
    ['Exit code', coded(evidence.exit_code)],
    ['Signal', coded(evidence.signal)],
    ['Took', shown(durationText(evidence.duration_ms))],
    ['Tests run', coded(evidence.tests_run)],
    ['Declared at', coded(evidence.source)],
    ['Declared by', coded(evidence.origin)],
    ['Output', outputFacts(evidence)]
  ]
  const known = rows.flatMap(([name, value]) =>
    value === undefined
      ? []
      : [
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`
        ]
  )
  return known.length === 0 ? NO_HTML : html`<dl>${known}</dl>`
}

function outputFacts({
  output_bytes: bytes,
  output_digest: digest
}: NonNullable<VerificationCheck['evidence']>): Html | undefined {
  if (bytes === undefined) return undefined
  const size = `${bytes.toLocaleString('en-US')} ${bytes === 1 ? 'byte' : 'bytes'}`
  return digest === undefined
    ? html`${size}`
    : html`${size}, SHA-256 ${htmlCode(digest)}`
}

function coded(value: string | number | undefined): Html | undefined {
  return value === undefined || value === ''
    ? undefined
    : htmlCode(String(value))
}

function shown(text: string): Html | undefined {
  return text === '' ? undefined : html`${text}`
}

/** Doubts of whole reports; those of checks stand with the checks. */
function risks(evidence: EvidenceRecord): Html {
  const accepted = acceptedReports(evidence.reports)
  const items = accepted
    .flatMap(report => report.residual_risks ?? [])
    .map(htmlProse)
  const rejected = evidence.reports.length - accepted.length
  const said =
    rejected === 0
      ? NO_HTML
      : html`<p>
          ${counted(rejected, 'report')} of the change's own author did not
          count.
        </p>`
  return items.length === 0
    ? said
    : html`<h3>Residual risks</h3>
        ${htmlList(items, LISTED)}${said}`
}
