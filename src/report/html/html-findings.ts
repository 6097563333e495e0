/** What speaks against the results: gaps, unobserved writes, reviews, unbound paths, drift, surface findings and the plan's problems. */
import { html, htmlCode, htmlProse, NO_HTML } from './html-text.ts'
import { htmlList } from './html-parts.ts'
import type { Section } from './html-parts.ts'
import type { Html } from './html-text.ts'
import type { EvidenceRecord } from '../../model/evidence.ts'
import type { SurfaceFinding } from '../../model/plan.ts'

const LISTED = 500

/** The sections of the findings, most important first; only those that have something to say. */
export function findingSections(evidence: EvidenceRecord): readonly Section[] {
  const { binding } = evidence
  const sections: readonly (readonly [string, string, readonly Html[]])[] = [
    ['gaps', 'The change could not be observed whole', gaps(evidence)],
    [
      'writers',
      'Writes that were not observed',
      evidence.open_writers.map(htmlCode)
    ],
    ['reviews', 'Observations from outside', observations(evidence)],
    ['unbound', 'The results do not speak of these files', unbound(evidence)],
    ['drift', 'Other tracked files that checks changed', drift(evidence)],
    [
      'surface',
      'What the change does to its own checks',
      evidence.surface.map(surface)
    ],
    ['plan', 'About the plan', evidence.problems.map(problem)],
    [
      'left-behind',
      'Untracked files that the checks left behind',
      (binding?.added ?? []).map(htmlCode)
    ]
  ]
  return sections
    .filter(([, , items]) => items.length > 0)
    .map(([id, title, items]) => ({
      id,
      title,
      body: htmlList(items, LISTED),
      listed: true
    }))
}

function gaps({ ledger }: EvidenceRecord): readonly Html[] {
  return ledger.gaps.map(gap =>
    gap.path === undefined
      ? htmlProse(gap.reason)
      : html`${htmlCode(gap.path)}: ${htmlProse(gap.reason)}`
  )
}

function observations(evidence: EvidenceRecord): readonly Html[] {
  return evidence.observations.map(
    ({ kind, subject, digest, required_action: action }) =>
      html`${kind} of ${htmlCode(subject)}: demands ${htmlCode(action)}
      (${htmlCode(digest)})`
  )
}

function unbound({ binding }: EvidenceRecord): readonly Html[] {
  return (binding?.unbound ?? []).map(
    ({ path, reason, check }) =>
      html`${htmlCode(path)},
      ${check === undefined ? html`before the first check` : html`while ${htmlCode(check)} ran`}:
      ${htmlProse(reason)}`
  )
}

function drift({ binding }: EvidenceRecord): readonly Html[] {
  return (binding?.drift ?? []).map(
    ({ path, change, check }) =>
      html`${htmlCode(path)}:
      ${htmlProse(change)}${check === undefined ? NO_HTML : html` by ${htmlCode(check)}`}`
  )
}

function surface(finding: SurfaceFinding): Html {
  const tone = finding.level === 'block' ? 'fail' : 'person'
  const said = finding.level === 'block' ? 'blocks' : 'warns'
  return html`<b class="${tone}">${said}</b>
    ${place(finding)}${htmlProse(finding.message)}
    <span class="label">${finding.rule}</span
    >${side('Before', finding.before)}${side('Now', finding.after)}`
}

function side(name: string, text: string | undefined): Html {
  return text === undefined
    ? NO_HTML
    : html`<br /><span class="muted">${name}:</span> ${htmlCode(text)}`
}

function problem(one: EvidenceRecord['problems'][number]): Html {
  return html`${place(one)}${htmlProse(one.message)}
    <span class="label">${one.code}</span>`
}

function place({
  path,
  line
}: {
  readonly path?: string
  readonly line?: number
}): Html {
  if (path === undefined) return NO_HTML
  const at = line === undefined ? path : `${path}:${String(line)}`
  return html`${htmlCode(at)}: `
}
