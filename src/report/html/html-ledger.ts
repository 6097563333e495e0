/** The mutation ledger as a list that can be searched, and what the policy leaves out of it. */
import { html, htmlCode, NO_HTML } from './html-text.ts'
import { counted, htmlList } from './html-parts.ts'
import type { Section } from './html-parts.ts'
import type { Html } from './html-text.ts'
import type { EvidenceRecord } from '../../model/evidence.ts'
import type { MutationRecord } from '../../model/ledger.ts'

// A browser still scrolls these; `digest` prints all.
const FILES_SHOWN = 20_000
// A few files are found by the eye.
const SEARCHED_FROM = 8
// Up to so many files stand open.
const OPEN_FILES = 60
const OUT_OF_SCOPE_SHOWN = 1_000

const WORDS: Readonly<Record<string, string>> = {
  write: 'written',
  'write+x': 'written, executable',
  symlink: 'symbolic link',
  submodule: 'submodule',
  delete: 'deleted'
}

/** The section of the file changes; none where no file changed. */
export function ledgerSection({ ledger }: EvidenceRecord): readonly Section[] {
  const { records, lfs_paths: lfs = [], out_of_scope: outside = [] } = ledger
  if (records.length === 0 && outside.length === 0) return []
  const shown = records.slice(0, FILES_SHOWN)
  const pointers = new Set(lfs)
  const list = html`<ul id="ledger" class="ledger">
    ${shown.map(record => row(record, pointers))}
  </ul>`
  const fold = html`<summary>${counted(shown.length, 'file')}</summary>
    ${list}`
  const more = records.length - shown.length
  const body = html`${shown.length > SEARCHED_FROM ? search() : NO_HTML}
  ${
    shown.length === 0
      ? html`<p>None inside the policy's scope.</p>`
      : shown.length <= OPEN_FILES
        ? html`<details id="files" open>${fold}</details>`
        : html`<details id="files">${fold}</details>`
  }
  ${more > 0 ? html`<p>And ${more} more; ${htmlCode('completion-gate digest')} prints all.</p>` : NO_HTML}
  ${outOfScope(outside)}`
  const title = `File changes: ${String(records.length)}`
  return [{ id: 'file-changes', title, body, listed: true }]
}

/** Shown by the script that does it: without one it would do nothing. */
function search(): Html {
  return html`<div class="search" id="search-box" hidden>
    <label for="search">Search paths, kinds and digests</label>
    <input
      id="search"
      type="search"
      autocomplete="off"
      spellcheck="false"
      aria-controls="ledger"
    />
    <span id="found" role="status"></span>
  </div>`
}

function row(
  { path, tool, content_digest: digest }: MutationRecord,
  pointers: ReadonlySet<string>
): Html {
  const word = WORDS[tool] ?? tool
  const lfs = pointers.has(path)
    ? html` <span class="label">Git LFS</span>`
    : NO_HTML
  return html`<li>
    <code class="path">${path}</code>
    <span class="label">${word}</span
    >${lfs}${digest === '' ? NO_HTML : html` <code class="digest">${digest}</code>`}
  </li> `
}

function outOfScope(paths: readonly string[]): Html {
  if (paths.length === 0) return NO_HTML
  const said = `${counted(paths.length, 'changed path')} outside the policy's scope, so not in the digest and not gated`
  return html`<details>
    <summary>${said}</summary>
    ${htmlList(paths.map(htmlCode), OUT_OF_SCOPE_SHOWN)}
  </details>`
}
