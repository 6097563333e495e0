/** What was judged, by what policy, and under what isolation with what promise. */
import { decidedBy } from '../rule-words.ts'
import { html, htmlCode, htmlProse, NO_HTML } from './html-text.ts'
import { htmlList } from './html-parts.ts'
import type { Section } from './html-parts.ts'
import type { Html } from './html-text.ts'
import type { EvidenceRecord, Isolation } from '../../model/evidence.ts'

const LISTED = 200

/** The sections of the isolation and of the facts. */
export function factSections(evidence: EvidenceRecord): readonly Section[] {
  const { isolation } = evidence
  return [
    ...(isolation === undefined
      ? []
      : [
          {
            id: 'isolation',
            title: 'Isolation of the checks',
            body: isolationHtml(isolation),
            listed: true
          }
        ]),
    {
      id: 'judged',
      title: 'What was judged',
      body: judged(evidence),
      listed: true
    }
  ]
}

function isolationHtml(isolation: Isolation): Html {
  const { below_minimum: minimum, unavailable = [], written = [] } = isolation
  const stronger = unavailable.map(
    ({ level, why }) =>
      html`<b>${level}</b> could not be had: ${htmlProse(why)}`
  )
  return html`<p><b>${isolation.level}</b>: ${htmlProse(isolation.promise)}</p>
    ${minimum === undefined ? NO_HTML : html`<p>It falls short of the minimum, ${minimum}: nothing was run.</p>`}
    ${htmlList(stronger, LISTED)}
    ${
      written.length === 0
        ? NO_HTML
        : html`<h3>Written by the checks, beside the checkout</h3>
            ${htmlList(written.map(htmlCode), LISTED)}`
    }`
}

function judged(evidence: EvidenceRecord): Html {
  const { ledger, binding, policy, handover } = evidence
  const rows: readonly (readonly [string, Html])[] = [
    ['Decided by', htmlProse(decidedBy(evidence))],
    ['All reports', htmlProse(evidence.summary_text)],
    ['Head', commit(ledger.head)],
    ['Base', commit(ledger.base)],
    ['Merge base', commit(ledger.merge_base)],
    ...(binding === undefined
      ? []
      : [
          ['Checked out', commit(binding.checked_out)] as const,
          ['Binding', bindingHtml(binding)] as const
        ]),
    [
      'Policy',
      policy === 'file'
        ? html`<code>.github/completion-gate.yml</code> of the base branch`
        : html`the defaults, for the base branch has no
            <code>.github/completion-gate.yml</code>`
    ],
    ...(handover === undefined
      ? []
      : [
          [
            'Handed over',
            html`by attempt ${handover.run_attempt} of the workflow run
            ${handover.run_id}`
          ] as const
        ]),
    ['Record', htmlCode(evidence.schema)]
  ]
  return html`<dl>
    ${rows.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`
    )}
  </dl>`
}

function bindingHtml({
  bound,
  moves_unwatched: unwatched
}: NonNullable<EvidenceRecord['binding']>): Html {
  const said = bound
    ? 'the results speak of exactly this content'
    : 'the results do not speak of exactly this content'
  return unwatched === true
    ? html`${said}; moves of files could not be watched on this system`
    : html`${said}`
}

function commit(id: string): Html {
  return id === '' ? html`unknown` : htmlCode(id)
}
