/** An evidence record as one self-contained page: no network, and no script is needed to read it. */
import { createHash } from 'node:crypto'

import { headline } from '../headline.ts'
import { redactEvidence } from '../redact.ts'
import { checkSection } from './html-checks.ts'
import { factSections } from './html-facts.ts'
import { findingSections } from './html-findings.ts'
import { ledgerSection } from './html-ledger.ts'
import { sectionHtml } from './html-parts.ts'
import { PAGE_SCRIPT } from './page-script.ts'
import { pageStyle } from './page-style.ts'
import { html, textOf, trustedHtml } from './html-text.ts'
import { nextSection, verdictHtml, waiverSection } from './html-verdict.ts'
import type { Section } from './html-parts.ts'
import type { Html } from './html-text.ts'
import type { EvidenceRecord } from '../../model/evidence.ts'

/** How every page begins: what tells a page of the gate from another file. */
export const PAGE_START =
  '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="generator" content="completion-gate">\n'

/**
 * The page of a record, ending with one LF. Total: every record has one. It
 * loads nothing and sends nothing: its policy of content allows its own style
 * and script alone, by their digests.
 * @param secrets values that must not be shown; tokens of known shapes never are
 */
export function htmlPage(
  evidence: EvidenceRecord,
  secrets: readonly string[] = []
): string {
  const shown = redactEvidence(evidence, secrets)
  const sections = sectionsOf(shown)
  const style = pageStyle()
  const security = [
    "default-src 'none'",
    `style-src '${sourceDigest(style)}'`,
    `script-src '${sourceDigest(PAGE_SCRIPT)}'`,
    "base-uri 'none'",
    "form-action 'none'"
  ].join('; ')
  return textOf(html`${trustedHtml(PAGE_START)}<meta http-equiv="Content-Security-Policy" content="${trustedHtml(security)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${headline(shown)} · completion-gate</title>
<style>${trustedHtml(style)}</style>
</head>
<body>
<a class="skip" href="#content">Skip to what to do next</a>
${verdictHtml(shown)}${contents(sections)}<main id="content" tabindex="-1">
${sections.map(sectionHtml)}</main>
<footer><p>Made from an evidence record. <code>completion-gate explain</code> judges the record again; this page is only its picture.</p></footer>
<script>${trustedHtml(PAGE_SCRIPT)}</script>
</body>
</html>
`)
}

function sectionsOf(evidence: EvidenceRecord): readonly Section[] {
  const isWaived = evidence.completion.kind === 'waived'
  const next = nextSection(evidence)
  const waivers = waiverSection(evidence)
  return [
    ...(isWaived ? [...waivers, ...next] : [...next, ...waivers]),
    ...checkSection(evidence),
    ...findingSections(evidence),
    ...ledgerSection(evidence),
    ...factSections(evidence)
  ]
}

function contents(sections: readonly Section[]): Html {
  const links = sections
    .filter(section => section.listed)
    .map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li> `)
  return html`<nav aria-label="Parts of this page">
    <ul>
      ${links}
    </ul>
  </nav> `
}

function sourceDigest(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
