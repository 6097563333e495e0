/** The dependency direction, as an allow-list: a new dependency must be granted here. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from '@jest/globals'
import ts from 'typescript'

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url))

const STAGE = ['model', 'wire', 'policy', 'ports', 'errors']

/** Place → what it may import: places of src, `node:` modules and packages by name. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  errors: [],
  model: ['errors', 'node:crypto'],
  ports: ['model'],
  wire: ['model', 'errors', 'zod'],
  policy: ['model', 'ports', 'errors', 'zod', 'yaml', 'minimatch', 'unbash'],
  observe: [...STAGE, 'minimatch'],
  verify: [
    ...STAGE,
    'node:util',
    'minimatch',
    'smol-toml',
    'mdast',
    'mdast-util-from-markdown',
    'mdast-util-gfm-task-list-item',
    'micromark-extension-gfm-task-list-item'
  ],
  'listed-once': ['ports'],
  surface: [
    'model',
    'policy',
    'ports',
    'errors',
    'minimatch',
    'smol-toml',
    'yaml',
    'unbash'
  ],
  'setup-ports': [],
  setup: [
    'verify',
    'policy',
    'model',
    'setup-ports',
    'errors',
    'smol-toml',
    'yaml'
  ],
  doctor: [
    'setup',
    'verify',
    'policy',
    'model',
    'ports',
    'github-ports',
    'protection-ports',
    'errors',
    'zod',
    'minimatch',
    'yaml'
  ],
  waive: STAGE,
  decide: ['model', 'errors'],
  report: ['model', 'errors', 'node:util', 'node:crypto'],
  explain: ['decide', 'model', 'errors'],
  gate: [
    'observe',
    'verify',
    'surface',
    'waive',
    'decide',
    'report',
    'listed-once',
    'policy',
    'model',
    'ports',
    'errors'
  ],
  host: [
    'decide',
    'report',
    'verify',
    'wire',
    'policy',
    'model',
    'ports',
    'errors',
    'unbash'
  ],
  adapters: [
    'model',
    'ports',
    'github-ports',
    'protection-ports',
    'setup-ports',
    'errors',
    'node:*',
    'zod',
    '@actions/github',
    '@octokit/plugin-retry',
    '@octokit/plugin-throttling'
  ],
  'github-ports': ['model'],
  'protection-ports': [],
  handover: ['model', 'policy', 'ports', 'errors'],
  'handed-over': [
    'gate',
    'handover',
    'listed-once',
    'verify',
    'wire',
    'model',
    'ports',
    'errors'
  ],
  'pull-request': [
    'gate',
    'waive',
    'report',
    'policy',
    'model',
    'ports',
    'github-ports',
    'errors'
  ],
  action: [
    'handed-over',
    'wire',
    'adapters',
    'pull-request',
    'report',
    'model',
    'ports',
    'errors',
    'zod',
    '@actions/core',
    '@actions/exec',
    'node:*'
  ],
  cli: [
    'emulator',
    'setup',
    'setup-ports',
    'doctor',
    'github-ports',
    'gate',
    'explain',
    'pull-request',
    'adapters',
    'observe',
    'policy',
    'report',
    'verify',
    'wire',
    'model',
    'ports',
    'errors',
    'node:*'
  ]
}

// Held by a test of their own or not part of the gate.
const ELSEWHERE = ['emulator', 'index']

interface Import {
  readonly file: string
  readonly place: string
  readonly target: string
}

function placeOf(relative: string): string {
  return (relative.split(path.sep)[0] ?? '').replace(/\.ts$/, '')
}

function imports(): readonly Import[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .flatMap(file => {
      const text = readFileSync(path.join(SOURCE, file), 'utf8')
      return ts.preProcessFile(text).importedFiles.map(({ fileName }) => ({
        file,
        place: placeOf(file),
        target: fileName.startsWith('.')
          ? placeOf(path.join(path.dirname(file), fileName))
          : fileName
      }))
    })
}

function granted({ place, target }: Import): boolean {
  if (place === target) return true
  const allowed = ALLOWED[place] ?? []
  return (
    allowed.includes(target) ||
    (target.startsWith('node:') && allowed.includes('node:*'))
  )
}

describe('the dependency direction', () => {
  const found = imports().filter(one => !ELSEWHERE.includes(one.place))

  it('reads the imports of every place', () => {
    expect([...new Set(found.map(one => one.place))]).toEqual(
      expect.arrayContaining(['model', 'decide', 'report', 'cli'])
    )
  })

  it('grants every import that there is', () => {
    expect(found.filter(one => !granted(one))).toEqual([])
  })

  it('keeps node:crypto the only module of Node that pure code uses', () => {
    const pure = [
      'model',
      'decide',
      'waive',
      'policy',
      'observe',
      'surface',
      'setup',
      'doctor',
      'wire'
    ]
    const modules = found
      .filter(one => pure.includes(one.place) && one.target.startsWith('node:'))
      .map(one => one.target)
    expect([...new Set(modules)]).toEqual(['node:crypto'])
  })
})
