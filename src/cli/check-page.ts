/** A check run's page for a terminal: its conclusion, its title, and its Markdown made plain. */
import type { TerminalStyle } from '../report/terminal.ts'

/** What is shown of a check run. */
export interface CheckPage {
  readonly name: string
  readonly conclusion: string | null
  readonly summary: string | null
}

const GREEN = 32
const RED = 31

/** Renders the page, ending with one LF. Its texts were made safe when they were posted. */
export function renderCheckPage(page: CheckPage, style: TerminalStyle): string {
  const green = page.conclusion === 'success'
  const mark = `${green ? '✔' : '✘'} ${page.name}: ${page.conclusion ?? 'in progress'}`
  const shown = style.color
    ? `\u001b[${String(green ? GREEN : RED)}m${mark}\u001b[0m`
    : mark
  return `${shown}\n${plainMarkdown(verdictPart(page.summary ?? ''))}\n`
}

/** The page begins with its title; what was judged, below, is for a reader with more time. */
function verdictPart(summary: string): string {
  const rest = /^<details><summary>What was judged</m.exec(summary)?.index
  return rest === undefined ? summary : summary.slice(0, rest)
}

/** Emphasis, code marks, headings and folds are dropped; the words stay. */
function plainMarkdown(markdown: string): string {
  return markdown
    .replace(/^```\w*\n?/gm, '')
    .replace(/<\/?(?:details|summary|br|sub|b)\s*\/?>/g, '')
    .replace(/^#{1,6} /gm, '')
    .replace(/\*\*([^*\n]+)\*\*/g, '$1')
    .replace(/`([^`\n]+)`/g, '$1')
    .replace(/\\([\\`*_{}[\]<>()#+.!|~-])/g, '$1')
    .replace(/&#8203;/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
