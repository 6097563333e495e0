/** docs/capabilities.md has a test for each claim of the README, and each of those tests exists. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from '@jest/globals'

import { projectFile } from '../../support/language-service/markdown-examples.ts'
import { claimsOf, plain } from '../../support/readme-claims.ts'
import { testTitles } from '../../support/test-titles.ts'

interface Evidence {
  readonly file: string
  readonly title: string
}

/** Claims by section and text, with what shows them. */
function shownBy(page: string): ReadonlyMap<string, readonly Evidence[]> {
  const shown = new Map<string, Evidence[]>()
  let section = ''
  let evidence: Evidence[] = []
  for (const line of page.split('\n')) {
    const [, heading] = /^## (.*)/.exec(line) ?? []
    const [, claim] = /^- (.*)/.exec(line) ?? []
    const [, file = '', title] =
      /^ {2}- \[.*\]\(\.\.\/__tests__\/(.*?)\): (.*)/.exec(line) ?? []
    if (heading !== undefined) section = heading
    if (claim !== undefined) {
      evidence = []
      shown.set(`${section}: ${plain(claim)}`, evidence)
    }
    if (title !== undefined) evidence.push({ file, title })
  }
  return shown
}

/** The claim, as the page files it; the README's first section has the name of the project. */
function filed(readme: string): readonly string[] {
  return claimsOf(readme).map(({ section, text }) =>
    section === 'completion-gate' ? `In short: ${text}` : `${section}: ${text}`
  )
}

/** What a reader of the page would miss, in words. */
function problemsOf(readme: string, page: string): readonly string[] {
  const claims = filed(readme)
  const shown = shownBy(page)
  return [
    ...claims
      .filter(claim => (shown.get(claim) ?? []).length === 0)
      .map(claim => `no test shows: ${claim}`),
    ...[...shown.keys()]
      .filter(claim => !claims.includes(claim))
      .map(claim => `the README does not claim: ${claim}`),
    ...[...shown.values()].flat().flatMap(lost)
  ]
}

function lost({ file, title }: Evidence): readonly string[] {
  const place = fileURLToPath(new URL(`../../${file}`, import.meta.url))
  if (!existsSync(place)) return [`there is no ${file}`]
  return testTitles(readFileSync(place, 'utf8')).has(title)
    ? []
    : [`${file} has no test: ${title}`]
}

const README = projectFile('README.md')
const PAGE = projectFile('docs/capabilities.md')

describe('the capabilities', () => {
  it('have a test for each claim of the README, and each test exists', () => {
    expect(filed(README).length).toBeGreaterThan(60)
    expect(problemsOf(README, PAGE)).toEqual([])
  })

  it('lack a claim that the README makes anew', () => {
    const readme = README.replace(
      '## Waive a change\n',
      '## Waive a change\n\nIt makes coffee. It also makes tea.\n'
    )
    expect(problemsOf(readme, PAGE)).toEqual([
      'no test shows: Waive a change: It makes coffee.',
      'no test shows: Waive a change: It also makes tea.'
    ])
  })

  it('lack a row and a command that the README gets', () => {
    const readme = README.replace(
      /^\| `mode` /m,
      '| `coffee` | `no` | what |\n$&'
    ).replace(/^node .* plan /m, 'node dist/cli/index.js brew # coffee\n$&')
    expect(problemsOf(readme, PAGE)).toEqual([
      'no test shows: Inputs: coffee',
      'no test shows: Command line: brew'
    ])
  })

  it('hold no claim that the README dropped', () => {
    const readme = README.replace(/^\| `status-mirror`.*\n/m, '')
    expect(problemsOf(readme, PAGE)).toEqual([
      'the README does not claim: Inputs: status-mirror'
    ])
  })

  it('name no test that is gone, and no file that is', () => {
    const page = PAGE.replace(
      'is the third for a change that could not be read whole',
      'is the third for nothing'
    ).replaceAll(
      '__tests__/e2e/cli-output.test.ts',
      '__tests__/e2e/gone.test.ts'
    )
    expect(problemsOf(README, page)).toEqual([
      'e2e/action-rules.test.ts has no test: is the third for nothing',
      'there is no e2e/gone.test.ts'
    ])
  })
})

describe('the titles of tests', () => {
  it('are those of it, test and each, and of nothing else', () => {
    const source =
      "it('a', f)\ntest.each([1])('b %s', f)\nit.each<T>([\n1])('c', f)\ndescribe('d', f)\nother('e')\nit.skip('f', f)\n"
    expect([...testTitles(source)]).toEqual(['a', 'b %s', 'c'])
  })
})
