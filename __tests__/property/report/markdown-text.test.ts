/** Whatever the text, the door lets no markup through, and the reader still sees what was written. */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import {
  htmlCode,
  markdownBlock,
  markdownCell,
  markdownCode,
  markdownDetails,
  markdownProse,
  markdownText
} from '../../../src/report/markdown-text.ts'
import {
  plainLines,
  plainText,
  shownText
} from '../../../src/report/plain-text.ts'
import { hostileText, liveReferences, nodesOf, seen } from './hostile-text.ts'

const RUNS = { numRuns: 500 }
const INLINE = ['root', 'paragraph', 'text', 'inlineCode']

function typesOf(markdown: string): readonly string[] {
  return [...new Set(nodesOf(markdown).map(node => node.type))]
}

function withoutBreaks(text: string): string {
  return text.replaceAll('\u200b', '')
}

describe('untrusted text in a line', () => {
  it('becomes text and code and nothing else, wherever the line stands', () => {
    fc.assert(
      fc.property(hostileText, text => {
        const escaped = markdownText(text)
        expect(INLINE).toEqual(expect.arrayContaining([...typesOf(escaped)]))
        expect(typesOf(`- ${escaped}`)).not.toEqual(
          expect.arrayContaining(['html'])
        )
        expect([...INLINE, 'list', 'listItem']).toEqual(
          expect.arrayContaining([...typesOf(`- a: ${escaped} (b)`)])
        )
      }),
      RUNS
    )
  })

  it('mentions nobody, links nothing and shows no emoji', () => {
    fc.assert(
      fc.property(hostileText, text => {
        expect(liveReferences(markdownText(text))).toEqual([])
        expect(liveReferences(markdownProse(text))).toEqual([])
      }),
      RUNS
    )
  })

  it('reads as it was written, less what cannot be seen', () => {
    fc.assert(
      fc.property(hostileText, text => {
        expect(withoutBreaks(seen(markdownText(text)))).toBe(plainText(text))
      }),
      RUNS
    )
  })

  it('stays in its cell of a table', () => {
    fc.assert(
      fc.property(hostileText, text => {
        expect(bars(markdownText(text))).toBe(0)
        expect(bars(markdownCell(text))).toBe(0)
      }),
      RUNS
    )
  })

  it('quoted in backticks becomes code, and nothing but text and code', () => {
    fc.assert(
      fc.property(hostileText, text => {
        const prose = markdownProse(`Make \`${text}\` pass: ${text}`)
        expect(INLINE).toEqual(expect.arrayContaining([...typesOf(prose)]))
      }),
      RUNS
    )
    expect(markdownProse('run `npm ci`, then `a`')).toBe(
      'run `npm ci`, then `a`'
    )
  })
})

describe('untrusted text as code', () => {
  it('is one code span that holds exactly the text, hidden characters shown', () => {
    fc.assert(
      fc.property(hostileText, text => {
        const nodes = nodesOf(`a ${markdownCode(text)} b`)
        expect(nodes.map(node => node.type)).toEqual([
          'root',
          'paragraph',
          'text',
          'inlineCode',
          'text'
        ])
        const code = nodes.find(node => node.type === 'inlineCode')
        expect(code?.value).toBe(shownText(text) || ' ')
      }),
      RUNS
    )
  })

  it('as an HTML element has no markup inside', () => {
    fc.assert(
      fc.property(hostileText, text => {
        const nodes = nodesOf(`a ${htmlCode(text)} b`)
        const html = nodes.flatMap(node =>
          node.type === 'html' ? [node.value] : []
        )
        expect(html).toEqual(['<code>', '</code>'])
        expect([...INLINE, 'html']).toEqual(
          expect.arrayContaining(nodes.map(node => node.type))
        )
        expect(seen(`a ${htmlCode(text)} b`)).toBe(`a ${shownText(text)} b`)
      }),
      RUNS
    )
  })

  it('as a block holds exactly the lines and closes nothing around it', () => {
    fc.assert(
      fc.property(hostileText, text => {
        const page = markdownDetails('title', markdownBlock(text))
        const nodes = nodesOf(`${page}\n\nafter`)
        expect(nodes.map(node => node.type)).toEqual([
          'root',
          'html',
          'code',
          'html',
          'paragraph',
          'text'
        ])
        const code = nodes.find(node => node.type === 'code')
        expect(code?.value).toBe(plainLines(text).replace(/\n+$/, ''))
      }),
      RUNS
    )
  })
})

describe('the door', () => {
  // With quadratic time each of these would take minutes.
  it.each([
    '`',
    '@',
    '#1',
    ':',
    ':a',
    '0123abc',
    '&',
    '\\',
    '|',
    '\u001b]',
    ' '
  ])('lets %j through a hundred thousand times', text => {
    const long = `${text.repeat(100_000)}x`
    for (const escape of [markdownText, markdownProse, markdownCode, htmlCode])
      expect(escape(long)).toContain('x')
    expect(markdownBlock(long)).toContain('x')
  })
})

/** Bars that would end a cell: those that no backslash escapes. */
function bars(markdown: string): number {
  return markdown.replace(/\\[\\|]/g, '').split('|').length - 1
}
