/** Packages inside packages: the outer one's own files act on all inside, an inner one's on what holds it. */
import { describe, expect, it } from '@jest/globals'

import { aPolicy, commandIds, planOf } from '../../support/projects.ts'
import type { Side } from '../../support/projects.ts'

const POLICY = aPolicy(
  'packages:',
  "  folders: ['out', 'web', 'out/in/*', 'out/in/*/kit']",
  '  only-changed: true',
  "  apart: ['notes/**']"
)

function node(name: string, ...needs: readonly string[]): string {
  return JSON.stringify({
    name,
    scripts: { test: 'x' },
    dependencies: Object.fromEntries(needs.map(need => [need, '*']))
  })
}

const SIDE: Side = {
  'out/package.json': node('out'),
  'out/in/a/package.json': node('a'),
  'out/in/a/kit/package.json': node('kit'),
  'out/in/b/package.json': node('b'),
  'web/package.json': node('web')
}

async function reached(
  changed: readonly string[],
  base: Side = SIDE,
  head: Side = base
): Promise<readonly string[]> {
  const plan = await planOf({ base, head, policy: POLICY, changed })
  const ids = [...commandIds(plan), ...plan.settled.map(({ id }) => id)]
  return ids.map(id => id.replace('node:test@', '')).sort()
}

const INSIDE = ['out', 'out/in/a', 'out/in/a/kit', 'out/in/b']

describe('a change', () => {
  it.each([
    'out/package.json',
    'out/package-lock.json',
    'out/tsconfig.base.json',
    'out/in/README.md',
    'out/in/shared/index.ts'
  ])('of the outer package reaches all inside it: %s', async path => {
    expect(await reached([path])).toEqual(INSIDE)
  })

  it('of an inner package reaches what holds it and what it holds, not what lies beside it', async () => {
    expect(await reached(['out/in/b/x.ts'])).toEqual(['out', 'out/in/b'])
    expect(await reached(['out/in/a/x.ts'])).toEqual([
      'out',
      'out/in/a',
      'out/in/a/kit'
    ])
    expect(await reached(['out/in/a/kit/x.ts'])).toEqual([
      'out',
      'out/in/a',
      'out/in/a/kit'
    ])
  })

  it('of what the outer package depends on reaches all inside it', async () => {
    const side = { ...SIDE, 'out/package.json': node('out', 'web') }
    expect(await reached(['web/x.ts'], side)).toEqual([...INSIDE, 'web'])
  })

  it('of what an inner package depends on reaches what holds it', async () => {
    const side = { ...SIDE, 'out/in/b/package.json': node('b', 'web') }
    expect(await reached(['web/x.ts'], side)).toEqual([
      'out',
      'out/in/b',
      'web'
    ])
  })

  it('of an inner package reaches what depends on the outer one', async () => {
    const side = { ...SIDE, 'web/package.json': node('web', 'out') }
    expect(await reached(['out/in/b/x.ts'], side)).toEqual([
      'out',
      'out/in/b',
      'web'
    ])
  })
})

describe('nobody takes a file out of the outer package by', () => {
  it('putting a manifest beside it', async () => {
    const base = { ...SIDE, 'out/in/new/lib.ts': '' }
    const head = { ...base, 'out/in/new/package.json': node('new') }
    expect(
      await reached(
        ['out/in/new/lib.ts', 'out/in/new/package.json'],
        base,
        head
      )
    ).toEqual([...INSIDE, 'out/in/new'])
  })

  it('deleting the manifest beside it', async () => {
    const base = { ...SIDE, 'out/in/b/lib.ts': '' }
    const head = Object.fromEntries(
      Object.entries(base).filter(([path]) => path !== 'out/in/b/package.json')
    )
    expect(await reached(['out/in/b/package.json'], base, head)).toEqual(INSIDE)
  })
})

it('a new package that is set apart in part reaches what it holds', async () => {
  const policy = aPolicy(
    "packages: { folders: ['new', 'new/*'], only-changed: true, apart: ['**/*.md'] }"
  )
  const head = {
    'new/package.json': node('new'),
    'new/kit/package.json': node('kit')
  }
  const plan = await planOf({
    base: {},
    head,
    policy,
    changed: ['new/README.md']
  })
  expect(commandIds(plan)).toEqual(['node:test@new', 'node:test@new/kit'])
})
