/** Whatever a record holds, a browser's parser finds the gate's own elements in its page and no others. */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { htmlPage } from '../../../src/report/html/html-page.ts'
import {
  html,
  htmlLines,
  htmlProse,
  textOf
} from '../../../src/report/html/html-text.ts'
import { plainLines, shownText } from '../../../src/report/plain-text.ts'
import { elementsOf, skeleton, textIn } from '../../support/html-document.ts'
import { SITUATIONS } from '../../unit/report/golden-situations.ts'
import { hostileText } from './hostile-text.ts'
import type { EvidenceRecord } from '../../../src/model/evidence.ts'
import type { Html } from '../../../src/report/html/html-text.ts'

const HTML_FRAGMENTS = [
  '"',
  "'",
  '>',
  '" onload="alert(1)',
  "' autofocus onfocus='x",
  '</title>',
  '</style>',
  '</script>',
  '</pre>',
  '</svg>',
  '<svg onload=x>',
  '<!doctype html>',
  ']]>',
  '&#60;b&#62;',
  '\u2028',
  '`',
  'a'
]
const anyText = fc.oneof(
  hostileText,
  fc
    .array(fc.constantFrom(...HTML_FRAGMENTS), { maxLength: 8 })
    .map(parts => parts.join(''))
)

function inBody(inner: Html): string {
  return textOf(
    html`<!doctype html>
      <p>${inner}</p>`
  )
}

function paragraph(page: string): string {
  const [found] = elementsOf(page).filter(one => one.tagName === 'p')
  return found === undefined ? '' : textIn(found)
}

describe('a text in the page', () => {
  it('reads as written, its hidden characters shown, and makes no element', () => {
    fc.assert(
      fc.property(anyText, text => {
        const page = inBody(html`${text}`)
        expect(skeleton(page)).toEqual(['html ', 'head ', 'body ', 'p '])
        expect(paragraph(page)).toBe(shownText(text))
      })
    )
  })

  it('makes no attribute where it is the value of one', () => {
    fc.assert(
      fc.property(anyText, text => {
        const page = textOf(
          html`<!doctype html>
            <p aria-label="${text}">x</p>`
        )
        const [found] = elementsOf(page).filter(one => one.tagName === 'p')
        expect(found?.attrs).toEqual([
          { name: 'aria-label', value: shownText(text) }
        ])
        expect(skeleton(page)).toHaveLength(4)
      })
    )
  })

  it('keeps its lines where it is output', () => {
    fc.assert(
      fc.property(anyText, text => {
        const page = inBody(html`<code>${htmlLines(text)}</code>`)
        expect(skeleton(page)).toHaveLength(5)
        expect(paragraph(page)).toBe(plainLines(text))
      })
    )
  })

  it('makes code of what backticks enclose in a sentence, and nothing else', () => {
    fc.assert(
      fc.property(anyText, text => {
        const names = elementsOf(inBody(htmlProse(text))).map(
          one => one.tagName
        )
        expect(['html', 'head', 'body', 'p', 'code']).toEqual(
          expect.arrayContaining([...new Set(names)])
        )
      })
    )
  })
})

/** The record with every text that is nobody's enumeration replaced, the same way at the same place. */
function withTexts(value: unknown, next: () => string): unknown {
  if (typeof value === 'string')
    return FIXED.has(value) || DIGEST.test(value) ? value : next()
  if (Array.isArray(value)) return value.map(one => withTexts(one, next))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withTexts(one, next)])
  )
}

const DIGEST = /^[0-9a-f]{40,64}$/
const FIXED: ReadonlySet<string> = new Set([
  ...['verified', 'waived', 'narrative', 'incomplete', 'distinct', ''],
  ...['passed', 'failed', 'needs_review', 'skipped'],
  ...['host', 'verifier', 'editor', 'block', 'warn', 'file', 'defaults'],
  ...['none', 'address', 'workspace_change']
])
// What a sentence or an output is split into depends on its text.
const BY_TEXT = ['code ', 'b ']

function withEach(
  evidence: EvidenceRecord,
  textAt: (at: number) => string
): EvidenceRecord {
  let at = 0
  const next = (): string => {
    at += 1
    return `w${String(at)}${textAt(at)}`
  }
  return withTexts(evidence, next) as EvidenceRecord
}

describe('the page of a record', () => {
  it.each(Object.keys(SITUATIONS).filter(name => !name.startsWith('three')))(
    'of %s has the same elements whatever its texts are',
    name => {
      const evidence = SITUATIONS[name]
      if (evidence === undefined) throw new Error(`no situation ${name}`)
      // Texts that differ stay different, for a command of many checks is drawn once.
      const own = elementsAround(htmlPage(withEach(evidence, () => 'x')))
      fc.assert(
        fc.property(fc.array(anyText, { minLength: 1 }), texts => {
          const hostile = withEach(
            evidence,
            at => texts[at % texts.length] ?? ''
          )
          expect(elementsAround(htmlPage(hostile))).toEqual(own)
        }),
        { numRuns: 12 }
      )
    }
  )
})

function elementsAround(page: string): readonly string[] {
  return skeleton(page).filter(one => !BY_TEXT.includes(one))
}
