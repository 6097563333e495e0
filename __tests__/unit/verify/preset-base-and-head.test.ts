/** A preset of base ∪ head: the head can add one, and can never quietly lose one. */
import { describe, expect, it } from '@jest/globals'

import {
  aPolicy,
  commandIds,
  planOf,
  problemCodes
} from '../../support/projects.ts'
import type { Side, SideFile } from '../../support/projects.ts'

const TESTED = { 'package.json': '{"scripts":{"test":"jest"}}' }

describe('a preset', () => {
  it('of both sides runs and says so', async () => {
    const plan = await planOf({ base: TESTED, head: TESTED })
    expect(plan.commands[0]?.checks[0]).toMatchObject({
      declaredBy: 'preset',
      declaredIn: 'both'
    })
    expect(plan.settled).toEqual([])
    expect(plan.problems).toEqual([])
  })

  it('of the head alone runs and says so', async () => {
    const plan = await planOf({ base: {}, head: TESTED })
    expect(plan.commands[0]?.checks[0].declaredIn).toBe('head')
  })

  it.each<[string, Side, string]>([
    ['the file is gone', {}, 'node:test'],
    ['the script is gone', { 'package.json': '{"scripts":{}}' }, 'node:test'],
    [
      'the script is blank',
      { 'package.json': '{"scripts":{"test":""}}' },
      'node:test'
    ],
    ['the file is no JSON', { 'package.json': '{' }, 'node:test'],
    [
      'the file is a link',
      { 'package.json': { mode: '120000', text: 'other.json' } },
      'node:test'
    ],
    [
      'nobody knows its package manager',
      {
        'package.json':
          '{"scripts":{"test":"jest"},"packageManager":"evil@1.0.0"}'
      },
      'node:test'
    ]
  ])('that the base has needs review when %s', async (_what, head, id) => {
    const plan = await planOf({ base: TESTED, head })
    expect(plan.commands).toEqual([])
    expect(plan.settled).toEqual([
      expect.objectContaining({ id, status: 'needs_review', required: true })
    ])
    expect(problemCodes(plan)).toContain('preset-lost')
    expect(plan.surface).toContainEqual(
      expect.objectContaining({ rule: 'preset-lost', level: 'block' })
    )
  })

  it('that is optional needs review too when the head loses it', async () => {
    const base = { 'package.json': '{"scripts":{"lint":"eslint"}}' }
    const plan = await planOf({ base, head: { 'package.json': '{}' } })
    expect(plan.settled).toEqual([
      expect.objectContaining({ id: 'node:lint', required: true })
    ])
  })

  it('that the policy switched off is not missed', async () => {
    const policy = aPolicy('presets: { node: off }')
    const plan = await planOf({ base: TESTED, head: {}, policy })
    expect(plan.settled).toEqual([])
    expect(plan.surface).toEqual([])
  })

  it('with another command on the head runs that one, and it is named', async () => {
    const head = { ...TESTED, 'yarn.lock': '' }
    const plan = await planOf({ base: TESTED, head })
    expect(plan.commands.map(({ command }) => command)).toEqual(['yarn test'])
    expect(plan.commands[0]?.checks[0].declaredIn).toBe('both')
    expect(problemCodes(plan)).toEqual(['preset-command-changed'])
    expect(plan.surface).toEqual([
      expect.objectContaining({ rule: 'preset-command-changed', level: 'warn' })
    ])
  })

  it.each<[string, string, SideFile]>([
    ['JSON that cannot be parsed', 'package.json', '{'],
    ['JSON of another shape', 'package.json', '[]'],
    ['scripts of another shape', 'package.json', '{"scripts":[]}'],
    ['JSON too deep to parse', 'package.json', '['.repeat(500_000)],
    ['a file that is too large', 'package.json', ' '.repeat(1024 * 1024 + 1)],
    ['bytes that are no UTF-8', 'package.json', Uint8Array.of(0xff)],
    ['bytes that cannot be had', 'package.json', { unreadable: 'gone' }],
    ['TOML that cannot be parsed', 'pyproject.toml', '[tool'],
    ['TOML too deep to parse', 'pyproject.toml', `a=${'['.repeat(100_000)}`]
  ])('hidden by %s on the head needs review', async (_what, path, file) => {
    const plan = await planOf({ base: {}, head: { [path]: file } })
    const id = path === 'package.json' ? 'node:test' : 'python:test'
    expect(plan.settled.map(check => check.id)).toEqual([id])
    expect(new Set(problemCodes(plan))).toEqual(new Set(['preset-unknown']))
  })

  it('hidden on the base runs as the mended head has it', async () => {
    const plan = await planOf({ base: { 'package.json': '{' }, head: TESTED })
    expect(commandIds(plan)).toEqual(['node:test'])
    expect(plan.settled).toEqual([])
  })

  it('hidden on the base and absent on the head needs review', async () => {
    const plan = await planOf({ base: { 'package.json': '{' }, head: {} })
    expect(plan.settled.map(({ id }) => id)).toEqual(['node:test'])
  })

  it('that does not need the broken file runs all the same', async () => {
    const side = { 'pyproject.toml': '[', 'tests/a.py': '' }
    const plan = await planOf({ base: side, head: side })
    expect(commandIds(plan)).toEqual(['python:test'])
    expect(plan.settled).toEqual([])
    expect(problemCodes(plan)).toEqual(['preset-unknown', 'preset-unknown'])
  })

  it('is no script of the prototype', async () => {
    const head = { 'package.json': '{"scripts":{"__proto__":{"test":"x"}}}' }
    const plan = await planOf({ base: {}, head })
    expect(plan.commands).toEqual([])
  })

  it('of more packages than the cap is one check that needs review', async () => {
    const side = Object.fromEntries(
      Array.from({ length: 501 }, (_, at) => [`p/${at}/go.mod`, ''])
    )
    const policy = aPolicy("packages: ['p/*']")
    const plan = await planOf({ base: side, head: side, policy })
    expect(plan.settled.map(({ id }) => id)).toEqual(['gate:packages'])
  })
})
