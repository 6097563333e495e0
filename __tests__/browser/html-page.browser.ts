/** The page of a record in a real browser: light, dark, on a phone and on paper, with the keyboard and for a screen reader. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import {
  DESK,
  leavePicture,
  openBrowser,
  openDocument,
  PHONE,
  sidewaysScroll
} from './browser.ts'
import { htmlPage } from '../../src/report/html/html-page.ts'
import { SECRETS, SITUATIONS } from '../unit/report/golden-situations.ts'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import type { Look } from './browser.ts'

const AXE = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8'
)
const NAMES = Object.keys(SITUATIONS)
const opened: { browser?: Browser } = {}

beforeAll(async () => {
  opened.browser = await openBrowser()
})
afterAll(async () => {
  await opened.browser?.close()
})

async function openPage(name: string, look: Look): Promise<Page> {
  const evidence = SITUATIONS[name]
  if (opened.browser === undefined || evidence === undefined)
    throw new Error(`no browser, or no situation ${name}`)
  return await openDocument(opened.browser, htmlPage(evidence, SECRETS), look)
}

/** What axe finds: rules of WCAG 2.2 A and AA, and good practice. */
async function findings(page: Page): Promise<readonly string[]> {
  // Its own world: the page's policy of content allows no other script.
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setBypassCSP', { enabled: true })
  await page.evaluate(AXE)
  const { violations } = await page.evaluate<AxeResults>('axe.run()')
  return violations.flatMap(one =>
    one.nodes.map(node => `${one.id}: ${node.html.slice(0, 160)}`)
  )
}

describe.each([
  ['desk', { width: DESK }],
  ['dark', { width: DESK, dark: true }],
  ['phone', { width: PHONE }]
])('the page of a record (%s)', (place, look) => {
  it.each(NAMES)(
    '%s has nothing to find fault with, and nobody scrolls it sideways',
    async name => {
      const page = await openPage(name, look)
      await leavePicture(page, `html-${name}-${place}`)
      expect(await sidewaysScroll(page)).toBe(0)
      expect(await findings(page)).toEqual([])
      await page.context().close()
    }
  )
})
