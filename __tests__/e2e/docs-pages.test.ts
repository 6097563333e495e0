/** Every page: its commands run as written, its blocks say what they are, and its links lead somewhere. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterEach, describe, expect, it } from '@jest/globals'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Nodes } from 'mdast'

import { judge, RIGHT, useScenes } from '../support/action-scenes.ts'
import {
  codeBlocks,
  pages,
  projectFile,
  yamlExamples
} from '../support/language-service/markdown-examples.ts'
import { commandPlace, pageCommands } from '../support/page-commands.ts'
import type { CommandPlace } from '../support/page-commands.ts'

const PROJECT = fileURLToPath(new URL('../../', import.meta.url))
const PAGES = pages()

/** Commands that this test cannot run, and what runs them. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'npm cit': '.ci/run',
  'npm run verify': '.github/workflows/ci.yml',
  'npm ci && npm run build && npm run attack':
    '__tests__/contract/attacks/suite.test.ts',
  'npm install completion-gate': '__tests__/e2e/library-example.test.ts',
  'node dist/cli/index.js demo': '.github/workflows/ci.yml'
}

/** Pages whose commands a test of their own runs, for they build on one another. */
const OWN_TEST: Readonly<Record<string, string>> = {
  'docs/agents.md': '__tests__/e2e/docs-agents.test.ts',
  'docs/receipts.md': '__tests__/e2e/docs-receipts.test.ts'
}

const RUNNABLE = PAGES.filter(page => OWN_TEST[page] === undefined)
  .map(page => ({ page, commands: runnable(page) }))
  .filter(({ commands }) => commands.length > 0)

function runnable(page: string): readonly string[] {
  return pageCommands(projectFile(page)).filter(
    command => ELSEWHERE[command] === undefined
  )
}

const scenes = useScenes()
const places: CommandPlace[] = []

afterEach(() => {
  for (const place of places.splice(0)) place.dispose()
})

describe('the commands', () => {
  it.each(RUNNABLE)(
    'of $page run as written, in this order',
    async ({ commands }) => {
      const scene = await scenes({ product: RIGHT })
      await judge(scene)
      const place = commandPlace(scene.token.value)
      places.push(place)
      place.repository.commit('change')
      const ends: unknown[] = []
      for (const command of commands) {
        const { code, stderr } = await place.run(command, {
          GITHUB_TOKEN: scene.token.value,
          GITHUB_API_URL: scene.github.url,
          GITHUB_GRAPHQL_URL: scene.github.graphqlUrl
        })
        if (code !== 0) ends.push({ command, code, stderr })
      }
      expect(ends).toEqual([])
    },
    180_000
  )

  it.each(Object.entries({ ...ELSEWHERE, ...OWN_TEST }))(
    'that run elsewhere have a place that is there: %s',
    (_, where) => {
      expect(existsSync(path.join(PROJECT, where))).toBe(true)
    }
  )
})

const EXAMPLES = readdirSync(path.join(PROJECT, 'examples')).map(name =>
  flush(projectFile(`examples/${name}`))
)

/** Its lines without their indentation. */
function flush(text: string): string {
  return text.replaceAll(/^ +/gm, '')
}

describe('the blocks', () => {
  const LANGUAGES = ['sh', 'yaml', 'ts', 'md', 'text', 'json']

  it.each(PAGES)('of %s say what they are', page => {
    const unknown = codeBlocks(projectFile(page)).filter(
      ({ lang }) => !LANGUAGES.includes(lang ?? '')
    )
    expect(unknown.map(({ value }) => value)).toEqual([])
  })

  it.each(PAGES)(
    'of %s in YAML are workflows or policies, which are checked, or a part of an example',
    page => {
      expect(
        yamlExamples(page, projectFile(page)).filter(
          ({ kind, text }) =>
            kind === 'other' &&
            !EXAMPLES.some(example => example.includes(flush(text)))
        )
      ).toEqual([])
    }
  )
})

describe('the links', () => {
  it.each(PAGES)('of %s lead to a file and a heading that are there', page => {
    const broken = linksIn(fromMarkdown(projectFile(page))).filter(
      url => !url.startsWith('https://') && !leadsSomewhere(page, url)
    )
    expect(broken).toEqual([])
  })

  it('lead from the README to every page of docs that is a task or a reference', () => {
    const linked = linksIn(fromMarkdown(projectFile('README.md')))
    const alone = PAGES.filter(
      page =>
        /^docs\/[^/]+\.md$/.test(page) &&
        !linked.some(url => url.split('#')[0] === page)
    )
    expect(alone).toEqual([])
  })
})

function linksIn(node: Nodes): readonly string[] {
  const own =
    node.type === 'link' || node.type === 'definition' ? [node.url] : []
  return 'children' in node ? [...own, ...node.children.flatMap(linksIn)] : own
}

function leadsSomewhere(page: string, url: string): boolean {
  const [file = '', anchor] = url.split('#')
  const target =
    file === '' ? page : path.join(path.dirname(page), decodeURI(file))
  if (!existsSync(path.join(PROJECT, target))) return false
  return anchor === undefined || anchorsOf(target).includes(anchor)
}

/** The anchors that GitHub gives to headings: lower case, no punctuation, spaces as hyphens. */
function anchorsOf(page: string): readonly string[] {
  return projectFile(page)
    .split('\n')
    .flatMap(line => /^#+ (.*)$/.exec(line)?.slice(1) ?? [])
    .map(title =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-')
    )
}
