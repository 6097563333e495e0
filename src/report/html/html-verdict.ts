/** The top of the page: the verdict, what a person can do next with the line to copy, and the waivers. */
import { checkCounts } from '../check-counts.ts'
import { headline } from '../headline.ts'
import { stepsInWords, waiveLines } from '../markdown-summary.ts'
import { worktreeNote } from '../worktree-note.ts'
import { copyBlock, htmlList } from './html-parts.ts'
import { html, htmlCode, htmlProse, NO_HTML } from './html-text.ts'
import type { Section } from './html-parts.ts'
import type { Html } from './html-text.ts'
import type { CompletionKind } from '../../model/completion.ts'
import type { EvidenceRecord } from '../../model/evidence.ts'

const LISTED = 200

// Each verdict has a word and a mark beside its colour.
const MARKS: Readonly<
  Record<CompletionKind, { readonly mark: string; readonly tone: string }>
> = {
  verified: { mark: '✓', tone: 'pass' },
  distinct: { mark: '✓', tone: 'pass' },
  narrative: { mark: '✓', tone: 'pass' },
  waived: { mark: '!', tone: 'person' },
  incomplete: { mark: '✗', tone: 'fail' }
}

/** The verdict with what it is about. */
export function verdictHtml(evidence: EvidenceRecord): Html {
  const { mark, tone } = MARKS[evidence.completion.kind]
  const digest = evidence.ledger.effect_digest
  const note = worktreeNote(evidence)
  return html`<header class="verdict ${tone}">
    <p class="product">completion-gate</p>
    <h1>
      <span class="mark" aria-hidden="true">${mark}</span> ${headline(evidence)}
    </h1>
    <p>
      Effect digest:
      ${digest === '' ? html`empty, no file changed` : htmlCode(digest)}
    </p>
    <p>Checks: ${checkCounts(evidence)}.</p>
    ${note === undefined ? NO_HTML : html`<p>${note}</p>`}
  </header> `
}

/** What a person can do next; no section where nothing is to be done. */
export function nextSection(evidence: EvidenceRecord): readonly Section[] {
  const steps = stepsInWords(evidence)
  const copied = copiedHtml(evidence, steps.length === 0)
  if (steps.length === 0 && copied === NO_HTML) return []
  const isWaived = evidence.completion.kind === 'waived'
  return [
    {
      id: 'next',
      title: 'What a person can do next',
      body: html`${htmlList(steps.map(htmlProse), LISTED, 'ol')}${copied}`,
      listed: !isWaived
    }
  ]
}

function copiedHtml(evidence: EvidenceRecord, isOnly: boolean): Html {
  const lines = waiveLines(evidence)
  const blocks = lines.map((line, at) => copyBlock(`line-${String(at)}`, line))
  if (lines.length > 0) {
    const what =
      evidence.rule === 1
        ? 'the review that demands a change'
        : 'exactly this change'
    return html`<p>
        ${isOnly ? 'An' : 'Or an'} authorised person waives ${what}, by this
        comment on the pull request:
      </p>
      ${blocks}`
  }
  const { kind, effect_digest: digest } = evidence.completion
  return kind === 'waived' && digest !== undefined
    ? html`<p>This comment takes the waiver back:</p>
        ${copyBlock('line-0', `/unwaive ${digest}`)}`
    : NO_HTML
}

/** The waivers and the claims that were refused, each with its reason. */
export function waiverSection(evidence: EvidenceRecord): readonly Section[] {
  const accepted = evidence.waivers.map(
    ({ by, reason, effect_digest: digest }) =>
      html`<b class="person">Accepted</b>:
        ${by === undefined ? 'the host' : htmlCode(by)} waived
        ${htmlCode(digest)}: ${reason}`
  )
  const refused = evidence.refused_claims.map(
    ({ by, reason, refused: why, effect_digest: digest }) =>
      html`<b>Refused</b>: the claim of
        ${by === undefined ? 'a person' : htmlCode(by)} for ${htmlCode(digest)},
        “${reason}”. ${htmlProse(why)}`
  )
  const items = [...accepted, ...refused]
  return items.length === 0
    ? []
    : [
        {
          id: 'waivers',
          title: 'Waivers',
          body: htmlList(items, LISTED),
          listed: true
        }
      ]
}
