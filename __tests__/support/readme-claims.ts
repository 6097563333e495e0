/** What the README claims, cut into parts that tests can show one by one. */

/** Sections whose sentences are claims; the first one has no heading. */
const PROSE: readonly string[] = [
  'completion-gate',
  'How it works',
  'Waive a change',
  'What it stops, and what it cannot',
  'Command line',
  'Library'
]

/** Sections whose table rows are claims, named by the code in their first cell, or by the cell. */
const TABLES: readonly string[] = [
  'How it works',
  'Inputs',
  'Outputs',
  'Exit codes'
]

/** One claim: a sentence, a row of a table or a command. */
export interface Claim {
  /** Heading of the section. */
  readonly section: string
  /** Without marks of Markdown. */
  readonly text: string
}

/** Every claim of a README, in its order, each once. */
export function claimsOf(readme: string): readonly Claim[] {
  const claims = sectionsOf(readme).flatMap(({ section, body }) =>
    partsOf(section, body).map(text => ({ section, text: plain(text) }))
  )
  const seen = new Set<string>()
  return claims.filter(({ section, text }) => {
    const key = `${section}\n${text}`
    return !seen.has(key) && seen.add(key)
  })
}

/** A text without emphasis, code marks and links, in single spaces. */
export function plain(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*`\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function sectionsOf(
  markdown: string
): readonly { readonly section: string; readonly body: string }[] {
  return markdown.split(/^(?=#{1,3} )/m).map(part => ({
    section: /^#+ (.*)/.exec(part)?.[1] ?? '',
    body: part.replace(/^#+ .*/, '')
  }))
}

function partsOf(section: string, body: string): readonly string[] {
  const code = body.match(/^ *```[^]*?^ *```$/gm) ?? []
  const rest = code.reduce((text, block) => text.replace(block, '\n'), body)
  const isRow = (line: string): boolean => line.trimStart().startsWith('|')
  const lines = rest.split('\n')
  const prose = lines.filter(line => !isRow(line)).join('\n')
  return [
    ...(PROSE.includes(section) ? sentencesOf(prose) : []),
    ...(TABLES.includes(section) ? rowsOf(lines.filter(isRow)) : []),
    ...(section === 'Command line' ? code.flatMap(commandsOf) : [])
  ]
}

function sentencesOf(prose: string): readonly string[] {
  return prose
    .split(/\n\s*\n|^\s*(?:\d+\.|-)\s/m)
    .map(paragraph => paragraph.replaceAll(/\s+/g, ' ').trim())
    .flatMap(text => text.split(/(?<=[.!?](?:\*\*)?)\s+(?=["`*[A-Z])/))
    .filter(text => text !== '')
}

function rowsOf(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line, at) => {
    const isHead =
      /^\|[\s|:-]+\|$/.test(line) || /^\|[\s|:-]+\|$/.test(lines[at + 1] ?? '')
    if (isHead) return []
    const [, cell = ''] = line.split('|')
    const names = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    return names.length === 0 ? [cell] : names
  })
}

function commandsOf(block: string): readonly string[] {
  return [...block.matchAll(/index\.js (\S.*?) +#/g)].map(
    ([, command = '']) => command
  )
}
