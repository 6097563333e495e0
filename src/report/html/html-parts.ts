/** The parts that every section of the page is made of. */
import { html, NO_HTML } from './html-text.ts'
import type { Html } from './html-text.ts'

/** A part of the page that a reader can jump to. */
export interface Section {
  /** Letters and hyphens; an anchor. */
  readonly id: string
  readonly title: string
  readonly body: Html
  /** Whether the parts' list names it. */
  readonly listed: boolean
}

/** A section as a region with its heading. */
export function sectionHtml({ id, title, body }: Section): Html {
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${body}
  </section> `
}

/** A list, or nothing where there is no item; the rest is counted. */
export function htmlList(
  items: readonly Html[],
  most: number,
  kind: 'ul' | 'ol' = 'ul'
): Html {
  if (items.length === 0) return NO_HTML
  const more = items.length - most
  const shown = [
    ...items.slice(0, most),
    ...(more > 0 ? [html`and ${more} more`] : [])
  ].map(item => html`<li>${item}</li> `)
  return kind === 'ol'
    ? html`<ol>
        ${shown}
      </ol>`
    : html`<ul>
        ${shown}
      </ul>`
}

/** A line to copy. The button is for a script to show, and works by the line's id. */
export function copyBlock(id: string, line: string): Html {
  return html`<div class="copy">
    <pre
      tabindex="0"
      role="group"
      aria-label="Line to copy"
    ><code id="${id}">${line}</code></pre>
    <button type="button" data-copy="${id}" hidden>Copy</button>
  </div>`
}

/** Output that may be wider than the page: it scrolls by itself, with the keyboard too. */
export function outputBlock(name: string, lines: Html): Html {
  return html`<pre
    tabindex="0"
    role="group"
    aria-label="${name}"
  ><code>${lines}</code></pre>`
}

/** `1 check`, `2 checks`. */
export function counted(number: number, noun: string): string {
  return `${String(number)} ${noun}${number === 1 ? '' : 's'}`
}
