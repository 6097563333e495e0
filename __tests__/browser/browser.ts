/** A real Chromium, found where systems and runners of GitHub have it; the run fails where there is none. */
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'

const PLACES = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
]

/** Widths of a desk and of a phone, in CSS pixels. */
export const DESK = 1100
export const PHONE = 390

/** Starts the browser. @throws Error that names the places, where none has one */
export async function openBrowser(): Promise<Browser> {
  const executablePath = PLACES.find(
    place => place !== undefined && existsSync(place)
  )
  if (executablePath === undefined)
    throw new Error(
      `A Chromium was expected at ${PLACES.join(', ')}, and there is none: install it, or name one in the variable CHROMIUM.`
    )
  // Pages of the test alone are opened, and containers seldom allow the sandbox.
  const args = ['--no-sandbox', '--hide-scrollbars']
  return await chromium.launch({ executablePath, args })
}

/** How a page is opened. */
export interface Look {
  readonly width: number
  readonly dark?: boolean
  readonly scripts?: boolean
}

/** A page that shows a document, with no way to a network. Close its context. */
export async function openDocument(
  browser: Browser,
  html: string,
  look: Look
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: 800 },
    colorScheme: look.dark === true ? 'dark' : 'light',
    javaScriptEnabled: look.scripts !== false,
    offline: true
  })
  const page = await context.newPage()
  await page.setContent(html)
  return page
}

/** Leaves a picture of the whole page in the folder of the run. */
export async function leavePicture(page: Page, name: string): Promise<void> {
  const folder = process.env['PAGES_FOLDER'] ?? ''
  if (folder === '') return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({
    path: path.join(folder, `${name}.png`),
    fullPage: true
  })
}

/** CSS pixels by which a page is wider than its window: 0 where nobody has to scroll sideways. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  )
}
