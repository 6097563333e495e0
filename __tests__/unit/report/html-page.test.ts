/** The page of a record: what it says first, what it may load, and how it is built for those who do not see it. */
import { createHash } from 'node:crypto'

import { describe, expect, it } from '@jest/globals'

import { htmlPage, PAGE_START } from '../../../src/report/html/html-page.ts'
import { GROUNDS, INKS } from '../../../src/report/html/page-colors.ts'
import { attribute, elementsOf, textIn } from '../../support/html-document.ts'
import { SECRETS, SITUATIONS } from './golden-situations.ts'
import { aCheck, anEvidence, aReport } from '../../support/builders.ts'
import type { Element } from '../../support/html-document.ts'

const NAMES = Object.keys(SITUATIONS)

function pageOf(name: string): string {
  const evidence = SITUATIONS[name]
  if (evidence === undefined) throw new Error(`no situation ${name}`)
  return htmlPage(evidence, SECRETS)
}

function all(name: string, ...tags: readonly string[]): readonly Element[] {
  return elementsOf(pageOf(name)).filter(one => tags.includes(one.tagName))
}

function texts(name: string, tag: string): readonly string[] {
  return all(name, tag).map(one => textIn(one).replace(/\s+/g, ' ').trim())
}

describe('what the page says', () => {
  it('begins with the verdict, then what a person can do next with the line to copy', () => {
    expect(texts('one-check-failed', 'h1')).toEqual([
      '✗ Incomplete: 1 required check failed'
    ])
    const [first] = texts('one-check-failed', 'h2')
    expect(first).toBe('What a person can do next')
    const digest = SITUATIONS['one-check-failed']?.ledger.effect_digest ?? ''
    expect(texts('one-check-failed', 'code')).toContain(
      `/waive ${digest} <reason>`
    )
  })

  it('shows the failing output and folds what passed', () => {
    const folds = all('one-check-failed', 'details')
    const open = folds.filter(one => attribute(one, 'open') !== undefined)
    expect(open.map(textIn).join()).toContain('at Object.toBe (src/add.test')
    const closed = folds.filter(one => !open.includes(one))
    expect(closed.map(textIn).join()).toContain('npm run typecheck')
  })

  it('says what a check asked for once: not again where the table or the reason says it', () => {
    const asked = (check: Parameters<typeof aCheck>[0]): number => {
      const page = htmlPage(
        anEvidence({ reports: [aReport([aCheck(check)])] }),
        SECRETS
      )
      return page.split('<dt>Asked</dt>').length - 1
    }
    const description = 'ask for this'
    const evidence = { command: 'npm test' }
    const reason = {
      residual_risk: description,
      status: 'needs_review'
    } as const
    expect(asked({ description, evidence })).toBe(1)
    // The table has what was asked where there is no command.
    expect(asked({ description })).toBe(0)
    expect(asked({ description, evidence: { command: description } })).toBe(0)
    expect(asked({ description, ...reason, evidence })).toBe(0)
  })

  it('tells the waiver before the line that takes it back, and never says verified', () => {
    expect(texts('waived', 'h2').slice(0, 2)).toEqual([
      'Waivers',
      'What a person can do next'
    ])
    expect(texts('waived', 'h1').join()).toMatch(/Waived: .* not verified/)
  })

  it('has every file of the ledger with its whole digest, to be searched', () => {
    const rows = all('three-thousand-files', 'li').filter(one =>
      textIn(one).includes('packages/p')
    )
    expect(rows).toHaveLength(3000)
    expect(texts('three-thousand-files', 'label')).toEqual([
      'Search paths, kinds and digests'
    ])
  })

  it('names surface findings, refused claims, drift and the isolation with its promise', () => {
    expect(pageOf('pending')).toContain('A test file is gone.')
    expect(texts('stale-waiver', 'li').join()).toContain('It is stale')
    expect(texts('drift', 'li').join()).toContain(
      'package-lock.json: modified by node:test'
    )
    expect(texts('verified', 'p').join()).toContain('own process group')
  })

  it('draws the time of the checks with words for those who do not see it', () => {
    expect(all('one-check-failed', 'rect')).toHaveLength(6)
    expect(texts('one-check-failed', 'desc')).toEqual([
      '3 commands. The longest is node:test with 1 min 5 s. The table above has the duration of each.'
    ])
  })

  it('shows no secret', () => {
    expect(pageOf('hostile')).not.toMatch(/hunter2|ghs_/)
  })

  it('is the same for the same record', () => {
    expect(pageOf('monorepo')).toBe(pageOf('monorepo'))
  })
})

describe('what the page may load', () => {
  it.each(NAMES)('is nothing but its own style and script (%s)', name => {
    const elements = elementsOf(pageOf(name))
    const loading = ['src', 'srcset', 'data', 'action', 'style', 'background']
    const attributes = elements.flatMap(one => one.attrs)
    expect(attributes.filter(one => loading.includes(one.name))).toEqual([])
    expect(attributes.filter(one => one.name.startsWith('on'))).toEqual([])
    const addresses = attributes.filter(one => one.name === 'href')
    expect(addresses.filter(one => !/^#[a-z-]+\d*$/.test(one.value))).toEqual(
      []
    )
    const foreign = ['link', 'img', 'iframe', 'object', 'embed', 'base', 'form']
    expect(elements.filter(one => foreign.includes(one.tagName))).toEqual([])
  })

  it('is allowed by the digests of exactly these two', () => {
    const [policy] = all('verified', 'meta').filter(
      one => attribute(one, 'http-equiv') === 'Content-Security-Policy'
    )
    const [style, script] = all('verified', 'style', 'script').map(one => {
      const digest = createHash('sha256').update(textIn(one)).digest('base64')
      return `'sha256-${digest}'`
    })
    expect(policy === undefined ? '' : attribute(policy, 'content')).toBe(
      `default-src 'none'; style-src ${style ?? ''}; script-src ${script ?? ''}; base-uri 'none'; form-action 'none'`
    )
    expect(pageOf('verified').startsWith(PAGE_START)).toBe(true)
  })
})

describe('how the page is built', () => {
  it.each(NAMES)('%s has landmarks, and headings in order', name => {
    expect(all(name, 'header', 'main', 'footer', 'nav')).toHaveLength(4)
    const levels = all(name, 'h1', 'h2', 'h3', 'h4').map(one =>
      Number(one.tagName.slice(1))
    )
    expect(levels.filter(level => level === 1)).toHaveLength(1)
    const jumps = levels.filter(
      (level, at) => level > (levels[at - 1] ?? 0) + 1
    )
    expect(jumps).toEqual([])
  })

  it.each(NAMES)('%s names each id once, and only ids that are there', name => {
    const elements = elementsOf(pageOf(name))
    const values = (attr: string): readonly string[] =>
      elements.flatMap(one => attribute(one, attr)?.split(' ') ?? [])
    const ids = values('id')
    expect(new Set(ids).size).toBe(ids.length)
    const named = [
      ...['aria-labelledby', 'aria-controls', 'for', 'data-copy'].flatMap(
        values
      ),
      ...values('href').map(one => one.slice(1))
    ]
    expect(named.filter(one => !ids.includes(one))).toEqual([])
  })

  it('reads on both grounds, in light and in dark (WCAG 2.2: 4.5 to 1)', () => {
    const dim = Object.entries(INKS).flatMap(([ink, colors]) =>
      Object.entries(GROUNDS).flatMap(([ground, grounds]) =>
        ([0, 1] as const)
          .filter(scheme => contrast(colors[scheme], grounds[scheme]) < 4.5)
          .map(scheme => `${ink} on ${ground} ${String(scheme)}`)
      )
    )
    expect(dim).toEqual([])
  })
})

/** Contrast of two colours (WCAG 2.2, 1.4.3). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort(
    (left, right) => left - right
  )
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
