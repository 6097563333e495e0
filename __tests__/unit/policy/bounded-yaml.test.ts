/** YAML of others is read within bounds, wherever it is read. */
import { readdirSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from '@jest/globals'

import { readWorkflow } from '../../../src/doctor/workflow-facts.ts'
import { boundedYaml } from '../../../src/policy/bounded-yaml.ts'

const SOURCE = fileURLToPath(new URL('../../../src', import.meta.url))

/** Each asks `nestsTooDeeply` before it parses. */
const READERS = [
  'doctor/workflow-facts.ts',
  'policy/bounded-yaml.ts',
  'policy/read-yaml.ts'
]

function textOf(name: string): string {
  return readFileSync(path.join(SOURCE, name), 'utf8')
}

describe('a text in YAML', () => {
  it('is its value', () => {
    expect(boundedYaml('packages:\n  - a\n')).toEqual({ packages: ['a'] })
  })

  // The parser would take hours for these: a test that hangs is red.
  it.each(['{', '[', '{{[[', '- {'])(
    'is refused where it is %j again and again',
    piece => {
      const text = piece.repeat(64 * 1024)
      expect(() => boundedYaml(text)).toThrow(/too deeply/)
      expect(readWorkflow('ci.yml', text)).toHaveProperty('why')
    }
  )

  it('is refused where it is broken, whatever could be read of it', () => {
    expect(() => boundedYaml('a: 1\nb: [1\n')).toThrow()
    expect(() => boundedYaml('a: 1\na: 2\n')).toThrow(/unique/)
  })

  it('is refused where it is too long', () => {
    expect(() => boundedYaml(`# ${'x'.repeat(256 * 1024)}`)).toThrow(/too long/)
  })

  it('is refused where its aliases multiply', () => {
    const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]']
    for (const [name, before] of [
      ['b', 'a'],
      ['c', 'b'],
      ['d', 'c'],
      ['e', 'd']
    ] as const)
      bomb.push(`${name}: &${name} [${Array(9).fill(`*${before}`).join(', ')}]`)
    expect(() => boundedYaml(bomb.join('\n'))).toThrow(/alias/i)
  })

  it('is parsed nowhere else', () => {
    const parsers = readdirSync(SOURCE, { recursive: true })
      .map(String)
      .filter(name => name.endsWith('.ts'))
      .filter(name => textOf(name).includes("from 'yaml'"))
    expect(parsers.sort()).toEqual(READERS)
    for (const name of READERS)
      expect(textOf(name)).toContain('nestsTooDeeply(')
  })
})
