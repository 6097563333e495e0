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

// What each look needs its own colours or its own layout for.
const TELLING = ['one-check-failed', 'pending', 'waived', 'monorepo', 'hostile']

describe.each([
  ['desk', { width: DESK }, NAMES],
  ['dark', { width: DESK, dark: true }, TELLING],
  ['phone', { width: PHONE }, TELLING]
])('the page of a record (%s)', (place, look, names) => {
  it.each(names)('%s gives axe nothing to find', async name => {
    const page = await openPage(name, look)
    await leavePicture(page, `html-${name}-${place}`)
    expect(await findings(page)).toEqual([])
    await page.context().close()
  })
})

describe('the page of a record', () => {
  it.each(NAMES)('%s is never scrolled sideways on a phone', async name => {
    const page = await openPage(name, { width: PHONE })
    expect(await sidewaysScroll(page)).toBe(0)
    await page.context().close()
  })

  it('is searched by path, kind and digest, and says how many files are found', async () => {
    const page = await openPage('three-thousand-files', { width: DESK })
    const field = page.getByRole('searchbox', { name: /Search paths/ })
    await field.fill('p10 deleted')
    const rows = page.locator('#ledger > li:visible')
    const found = await rows.count()
    expect(found).toBeGreaterThan(0)
    expect(await page.getByRole('status').textContent()).toBe(
      `${String(found)} of 3000 files`
    )
    for (const text of await rows.allTextContents())
      expect(text).toMatch(/p10[^]*deleted/)
    await field.fill('')
    expect(await rows.count()).toBe(3000)
    await page.context().close()
  })

  it('is read without scripts: nothing that needs one is shown', async () => {
    const page = await openPage('monorepo', { width: DESK, scripts: false })
    expect(await page.locator('button:visible, input:visible').count()).toBe(0)
    expect(await page.locator('#ledger > li:visible').count()).toBe(19)
    await page.context().close()
  })

  it('is gone through by the keyboard alone, to the content first', async () => {
    const page = await openPage('one-check-failed', { width: DESK })
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Skip to what to do next')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toMatch(/^\/waive /)
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Copy')
    const fold = page.locator('details', { hasText: 'npm run typecheck' })
    expect(await fold.getAttribute('open')).toBeNull()
    await fold.locator('summary').focus()
    await page.keyboard.press('Enter')
    expect(await fold.getAttribute('open')).not.toBeNull()
    await page.context().close()
  })

  it('has names for a screen reader', async () => {
    const page = await openPage('one-check-failed', { width: DESK })
    const named = [
      page.getByRole('heading', { level: 1, name: /Incomplete/ }),
      page.getByRole('region', { name: 'What a person can do next' }),
      page.getByRole('navigation', { name: 'Parts of this page' }),
      page.getByRole('row', { name: /failed node:test.*1 min 5 s/ }),
      page.getByRole('img', { name: /Timeline.*longest is node:test/ }),
      page.getByRole('group', { name: 'Output of node:test', exact: true })
    ]
    for (const one of named) expect(await one.count()).toBe(1)
    await page.context().close()
  })

  it('opens the check that a link of the table leads to', async () => {
    const page = await openPage('verified', { width: DESK })
    await page.getByRole('link', { name: 'node:test' }).click()
    const fold = page.locator('#check-0')
    await expect(fold.getAttribute('open')).resolves.not.toBeNull()
    await page.context().close()
  })

  it('is printed whole: every folded part open, on white', async () => {
    const page = await openPage('one-check-failed', { width: DESK, dark: true })
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByText('3.2 s').count()).toBeGreaterThan(1)
    const closed = page.locator('details:not([open]) dl')
    expect(await closed.first().isVisible()).toBe(true)
    expect(
      await page.evaluate('getComputedStyle(document.body).backgroundColor')
    ).toBe('rgb(255, 255, 255)')
    await leavePicture(page, 'html-one-check-failed-print')
    await page.context().close()
  })

  it('runs no script but its own and loads nothing, even where an element slipped in', async () => {
    const page = await openPage('hostile', { width: DESK })
    const asked: string[] = []
    page.on('requestfailed', request =>
      asked.push(request.failure()?.errorText ?? '')
    )
    page.on('requestfinished', request => asked.push(request.url()))
    page.on('dialog', dialog => asked.push(dialog.message()))
    await page.evaluate(
      'document.body.insertAdjacentHTML(\'beforeend\', \'<img src="https://evil.example/x.png" onerror="alert(1)">\')'
    )
    await page.waitForFunction(
      "document.querySelector('img[src]')?.complete === true"
    )
    // Refused by the page's own policy of content, before any network.
    expect(asked).toEqual(['csp'])
    await page.context().close()
  })
})

async function focused(page: Page): Promise<string> {
  return await page.evaluate('document.activeElement.textContent.trim()')
}
