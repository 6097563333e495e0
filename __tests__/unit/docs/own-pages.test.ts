/** A page of the gate's documents is named with whose it is: a bare path is looked for in the reader's repository. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from '@jest/globals'
import ts from 'typescript'

import { ownPage } from '../../../src/model/own-page.ts'

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url))
const PAGES = readdirSync(path.join(PROJECT, 'docs')).filter(name =>
  name.endsWith('.md')
)

interface Named {
  readonly where: string
  readonly text: string
  /** Whether the text is the argument of `ownPage`. */
  readonly owned: boolean
}

/** Every text of a source file: literals, and the fixed parts of templates. */
function textsOf(file: string, source: string): readonly Named[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found: Named[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      const { parent } = node
      const owned =
        ts.isCallExpression(parent) && parent.expression.getText() === 'ownPage'
      found.push({ where: file, text: node.text, owned })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function namesPage(text: string): boolean {
  return PAGES.some(page =>
    new RegExp(`(?<![\\w.-])${page.replace('.', '\\.')}(?![\\w-])`).test(text)
  )
}

function bare(texts: readonly Named[]): readonly string[] {
  return texts
    .filter(({ text, owned }) => !owned && namesPage(text))
    .map(({ where, text }) => `${where}: ${text}`)
}

const TEXTS = readdirSync(path.join(PROJECT, 'src'), { recursive: true })
  .map(String)
  .filter(file => file.endsWith('.ts'))
  .flatMap(file =>
    textsOf(file, readFileSync(path.join(PROJECT, 'src', file), 'utf8'))
  )

describe('a page of the documents that a message names', () => {
  it('is never a bare path', () => {
    expect(bare(TEXTS)).toEqual([])
  })

  it('is one that exists', () => {
    const pages = TEXTS.filter(({ owned }) => owned).map(({ text }) => text)
    expect(pages).not.toEqual([])
    expect(pages.filter(page => !existsSync(path.join(PROJECT, page)))).toEqual(
      []
    )
  })

  it('says whose it is', () => {
    expect(ownPage('docs/waive.md')).toBe('docs/waive.md of completion-gate')
  })

  it.each([
    "'read docs/waive.md'",
    '`waive.md ${says} so`',
    '`${says}: see docs/waive.md`'
  ])('would be found in %s', source => {
    expect(bare(textsOf('a.ts', `say(${source})`))).toHaveLength(1)
  })
})
