/** The one door of untrusted text into HTML (threat F1): nothing of it becomes an element, an attribute or a script. */
import { plainLines, shownText } from '../plain-text.ts'

const SAFE: unique symbol = Symbol('html')

/** HTML that came through the door. No JSON has its key, so no record can hold one. */
export interface Html {
  readonly [SAFE]: string
}

/** What a template takes: text, which is escaped, or HTML that came through the door. */
export type HtmlValue = string | number | Html | readonly Html[]

/**
 * HTML with values in it. A text reads as written, its hidden characters shown.
 * Values stand between tags or inside a quoted attribute that holds words, never
 * in an address, a style or a script.
 */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly HtmlValue[]
): Html {
  const filled = parts.map((part, at) => {
    const value = values[at]
    return value === undefined ? part : part + rendered(value)
  })
  return { [SAFE]: filled.join('') }
}

/** Nothing. */
export const NO_HTML: Html = { [SAFE]: '' }

/** The HTML as text, to be written. */
export function textOf(value: Html): string {
  return value[SAFE]
}

/** A constant of the gate's own, such as its style: never anything that came from outside. */
export function trustedHtml(text: string): Html {
  return { [SAFE]: text }
}

/** Untrusted text as code that stands in a line. */
export function htmlCode(text: string): Html {
  return html`<code>${text}</code>`
}

/** Untrusted lines of output: line ends and tabs stay, escape sequences and hidden characters are gone. */
export function htmlLines(text: string): Html {
  return { [SAFE]: escaped(plainLines(text)) }
}

/**
 * A sentence of the gate that may quote untrusted text: what stands between
 * backticks becomes code, all else text, each escaped on its own.
 */
export function htmlProse(text: string): Html {
  const parts = text.replace(/\s+/gu, ' ').split('`')
  const closed = parts.length % 2 === 1
  const shown = parts.map((part, at) => {
    if (at % 2 === 0) return html`${part}`
    if (!closed && at === parts.length - 1) return html`${`\`${part}`}`
    return part === '' ? NO_HTML : htmlCode(part)
  })
  return html`${shown}`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}

function rendered(value: HtmlValue): string {
  if (typeof value === 'string') return escaped(shownText(value))
  if (typeof value === 'number') return String(value)
  return isList(value) ? value.map(textOf).join('') : textOf(value)
}

function isList(value: Html | readonly Html[]): value is readonly Html[] {
  return Array.isArray(value)
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, one => ENTITIES[one] ?? '')
}
