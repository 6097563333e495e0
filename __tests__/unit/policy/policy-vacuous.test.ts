/** A policy that would make the gate prove nothing is refused, with the reason. */
import { describe, expect, it } from '@jest/globals'

import { parsePolicy } from '../../../src/policy/parse-policy.ts'
import { readPolicy } from '../../../src/policy/read-policy.ts'
import { treeFiles } from '../../support/projects.ts'

const PATH = '.github/completion-gate.yml'
const OFF = 'presets: { rust: off, node: optional, python: off, go: off }'

async function read(
  lines: readonly string[],
  more: Readonly<Record<string, string>> = {}
): Promise<'accepted'> {
  const files = treeFiles({ [PATH]: lines.join('\n'), ...more })
  await readPolicy(files, 'base', await files.list('base'))
  return 'accepted'
}

describe('a policy under which no required check can ever run', () => {
  it.each([
    ['every ecosystem is off', [OFF]],
    [
      'its checks are optional',
      [OFF, 'checks: [{ id: a, command: b, required: false }]']
    ],
    [
      'each preset of the last ecosystem is off by itself',
      [
        'presets: { rust: off, node: off, python: off, go:test: off, go:vet: off }'
      ]
    ]
  ])('is refused: %s', async (_what, lines) => {
    await expect(read(lines)).rejects.toMatchObject({
      code: 'POLICY_INVALID',
      message: expect.stringContaining('no required check can ever run')
    })
  })

  it.each([
    [
      'one ecosystem is left',
      ['presets: { rust: off, node: off, python: off }'],
      {}
    ],
    [
      'one preset is required',
      [OFF.replace('}', ', node:lint: required }')],
      {}
    ],
    ['a check is required', [OFF, 'checks: [{ id: a, command: b }]'], {}],
    ['the head is trusted', [OFF, 'acceptance: trust-head'], {}],
    ['the base has criteria', [OFF], { 'ACCEPTANCE.md': '- [ ] a' }]
  ])('is fine when %s', async (_what, lines, more) => {
    await expect(read(lines, more)).resolves.toBe('accepted')
  })
})

describe('an isolation under which nothing could ever run', () => {
  const image = `a@sha256:${'0'.repeat(64)}`

  it.each([
    [['isolation: none', 'isolation-minimum: process']],
    [['isolation: namespace', 'isolation-minimum: overlay']],
    [['isolation-minimum: container']]
  ])('is refused: %j', lines => {
    expect(() => parsePolicy(lines.join('\n'))).toThrow(
      'no check could ever run'
    )
  })

  it.each([
    [['isolation: process', 'isolation-minimum: process']],
    [['isolation: auto', 'isolation-minimum: overlay']],
    [['isolation: none']],
    [['isolation-minimum: container', `container: { image: '${image}' }`]]
  ])('is another than %j', lines => {
    expect(() => parsePolicy(lines.join('\n'))).not.toThrow()
  })
})

describe('who may waive', () => {
  it.each(['read', 'none', 'Read '])(
    'is not everybody: the role "%s" is refused',
    role => {
      const lines = `waivers: { authority: { permissions: ['${role}'] } }`
      expect(() => parsePolicy(lines)).toThrow('a role above reading')
    }
  )
})

describe('a scope that leaves out everything', () => {
  it.each(['**', '**/*', '*', '**/.*', '{**,*}'])('by %s is refused', glob => {
    expect(() => parsePolicy(`scope: { exclude: ['${glob}'] }`)).toThrow(
      'prove nothing'
    )
  })

  it.each(['docs/**', '**/*.md'])('is another than %s', glob => {
    const { scope } = parsePolicy(`scope: { exclude: ['${glob}'] }`)
    expect(scope.exclude).toEqual([glob])
  })
})
