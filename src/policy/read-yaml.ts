/** YAML text to plain data: one document, no tags, no aliases, no key twice. */
import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit
} from 'yaml'
import type { Document } from 'yaml'

import { nestsTooDeeply } from './nesting.ts'
import type { Problem } from '../errors.ts'

// So much of a key tells which it is.
const KEY_CHARACTERS = 60
// A file of brackets has an error at each of them; the first ones say enough.
const MOST_PROBLEMS = 50

/** What reading gave: plain data and the lines of its parts, or every problem. */
export type YamlReading =
  | {
      readonly kind: 'data'
      readonly data: unknown
      /** The line, counted from 1, of the part at a path, or of its nearest parent. */
      readonly lineOf: (path: readonly PropertyKey[]) => number | undefined
    }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] }

/** Reads YAML 1.2. Never throws for what the text holds. */
export function readYaml(text: string): YamlReading {
  if (nestsTooDeeply(text))
    return unreadable('the values are nested too deeply')
  const lines = new LineCounter()
  try {
    const document = parseDocument(text, {
      version: '1.2',
      schema: 'core',
      uniqueKeys: true,
      stringKeys: true,
      strict: true,
      prettyErrors: false,
      logLevel: 'error',
      lineCounter: lines
    })
    const problems = [
      ...syntaxProblems(document, lines),
      ...refusedProblems(document, lines)
    ]
    // The parser recurses: thousands of brackets end its stack, noted as errors.
    if (problems.some(({ message }) => message.includes('call stack')))
      return unreadable('the values are nested too deeply')
    if (problems.length > 0)
      return { kind: 'problems', problems: problems.slice(0, MOST_PROBLEMS) }
    return {
      kind: 'data',
      data: document.toJS({ maxAliasCount: 0 }) as unknown,
      lineOf: path => lineOf(document, lines, path)
    }
  } catch (error) {
    return unreadable(error instanceof Error ? error.message : String(error))
  }
}

function unreadable(why: string): YamlReading {
  const message = `cannot be parsed as YAML: ${why}`
  return { kind: 'problems', problems: [{ path: '', message }] }
}

function syntaxProblems(
  document: Document.Parsed,
  lines: LineCounter
): readonly Problem[] {
  return [...document.errors, ...document.warnings].map(error => {
    const { line, col } = lines.linePos(error.pos[0])
    const path = `line ${line}, column ${col}`
    return { path, message: syntaxMessage(error, document) }
  })
}

function syntaxMessage(
  { code, message, pos }: Document.Parsed['errors'][number],
  document: Document.Parsed
): string {
  if (code === 'MULTIPLE_DOCS') return 'expected one YAML document, got several'
  if (code !== 'DUPLICATE_KEY') return message
  const key = keyAt(pos[0], document)
  return `expected unique keys, got ${key === undefined ? 'one' : JSON.stringify(key)} twice in the same map`
}

/** The text of the key that begins there. */
function keyAt(offset: number, document: Document.Parsed): string | undefined {
  let found: string | undefined
  visit(document, {
    Scalar: (_, { range, value }) => {
      if (range?.[0] !== offset) return undefined
      found = String(value).slice(0, KEY_CHARACTERS)
      return visit.BREAK
    }
  })
  return found
}

/** Valid YAML that a policy has no use for and that hides what it says (threat E12). */
function refusedProblems(
  document: Document.Parsed,
  lines: LineCounter
): readonly Problem[] {
  const problems: Problem[] = []
  const refuse = (offset: number | undefined, message: string): void => {
    const { line, col } = lines.linePos(offset ?? 0)
    problems.push({ path: `line ${line}, column ${col}`, message })
  }
  visit(document, {
    Node: (_key, node) => {
      if (isAlias(node)) {
        refuse(
          node.range?.[0],
          'aliases are not allowed: write the value again'
        )
        return
      }
      if (node.tag !== undefined && !node.tag.startsWith('tag:yaml.org,2002:'))
        refuse(node.range?.[0], 'tags are not allowed: write a plain value')
    },
    Pair: (_key, pair) => {
      if (isScalar(pair.key) && pair.key.value === '__proto__')
        refuse(pair.key.range?.[0], '"__proto__" is not a key of a policy')
    }
  })
  return problems
}

function lineOf(
  document: Document.Parsed,
  lines: LineCounter,
  path: readonly PropertyKey[]
): number | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const offset = keyOffset(document, path.slice(0, length))
    if (offset !== undefined) return lines.linePos(offset).line
  }
  return undefined
}

/** Where a key stands, or an item of a list. */
function keyOffset(
  document: Document.Parsed,
  path: readonly PropertyKey[]
): number | undefined {
  const last = path.at(-1)
  const parent: unknown =
    path.length === 1
      ? document.contents
      : document.getIn(path.slice(0, -1), true)
  if (isMap(parent)) {
    const pair = parent.items.find(
      item => isScalar(item.key) && item.key.value === last
    )
    return isScalar(pair?.key) ? pair.key.range?.[0] : undefined
  }
  const node: unknown = document.getIn(path, true)
  return isNode(node) ? node.range?.[0] : undefined
}
