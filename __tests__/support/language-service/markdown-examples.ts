/** The YAML examples of the project's pages, and what each is an example of. */
import { readdirSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'

import { fromMarkdown } from 'mdast-util-from-markdown'
import { parse } from 'yaml'
import type { Code, Nodes } from 'mdast'

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url))

/** One fenced block. */
export interface YamlExample {
  /** Where it stands, such as `README.md:57`. */
  readonly place: string
  readonly kind: 'workflow' | 'policy' | 'other'
  readonly text: string
}

/** The text of a file of the project. @param name relative to its root */
export function projectFile(name: string): string {
  return readFileSync(path.join(PROJECT, name), 'utf8')
}

/** Every page: those of the root, and all below `docs`. */
export function pages(): readonly string[] {
  const below = readdirSync(path.join(PROJECT, 'docs'), { recursive: true })
  return [
    ...readdirSync(PROJECT),
    ...below.map(name => path.join('docs', String(name)))
  ].filter(name => name.endsWith('.md'))
}

/** The YAML blocks of a page. @param page its name, for the places */
export function yamlExamples(
  page: string,
  markdown: string
): readonly YamlExample[] {
  return codeBlocks(markdown)
    .filter(({ lang }) => lang === 'yaml' || lang === 'yml')
    .map(({ value, position }) => ({
      place: `${page}:${String(position?.start.line ?? 0)}`,
      kind: kindOf(parse(value)),
      text: `${value}\n`
    }))
}

/** The code blocks of a page, those in lists and quotes too. */
export function codeBlocks(markdown: string): readonly Code[] {
  return blocksIn(fromMarkdown(markdown))
}

function blocksIn(node: Nodes): readonly Code[] {
  if (node.type === 'code') return [node]
  return 'children' in node ? node.children.flatMap(blocksIn) : []
}

function kindOf(data: unknown): YamlExample['kind'] {
  const has = (key: string): boolean =>
    typeof data === 'object' && data !== null && Object.hasOwn(data, key)
  if (has('on') && has('jobs')) return 'workflow'
  return has('version') || has('checks') ? 'policy' : 'other'
}
