/** The check run's page in a real browser: every golden situation, at a desk and on a phone. */
import { readdirSync, readFileSync } from 'node:fs'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import {
  DESK,
  leavePicture,
  openBrowser,
  openDocument,
  PHONE,
  sidewaysScroll
} from './browser.ts'
import { githubPage } from './github-page.ts'
import type { Browser } from 'playwright-core'

const FOLDER = new URL('../golden/report/', import.meta.url)
const opened: { browser?: Browser } = {}

beforeAll(async () => {
  opened.browser = await openBrowser()
})
afterAll(async () => {
  await opened.browser?.close()
})

function pageOf(name: string): string {
  const golden = readFileSync(new URL(name, FOLDER), 'utf8')
  const [head = '', summary = '', text = ''] = golden.split(
    /<!-- (?:summary|text) -->\n/
  )
  const title = /^title: (.*)$/m.exec(head)?.[1] ?? ''
  return githubPage(title, [summary, text])
}

describe.each([
  ['desk', DESK],
  ['phone', PHONE]
])('at the width of a %s', (place, width) => {
  it.each(readdirSync(FOLDER))('nobody scrolls %s sideways', async name => {
    const { browser } = opened
    if (browser === undefined) throw new Error('no browser')
    const page = await openDocument(browser, pageOf(name), { width })
    await leavePicture(page, `check-${name.replace('.md', '')}-${place}`)
    expect(await sidewaysScroll(page)).toBe(0)
    await page.context().close()
  })
})
