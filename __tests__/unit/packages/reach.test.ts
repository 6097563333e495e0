/** Which packages a change reaches: what it touches, what depends on that, and everything where nobody can tell. */
import { describe, expect, it } from '@jest/globals'

import {
  aPolicy,
  commandIds,
  planOf,
  problemCodes,
  treeFiles
} from '../../support/projects.ts'
import { reachOf } from '../../../src/verify/packages/reach.ts'
import { readProject } from '../../../src/verify/project-files.ts'
import type { Reach } from '../../../src/verify/packages/reach.ts'
import type { Side } from '../../support/projects.ts'

const REACH = aPolicy(
  "packages: { folders: ['packages/*'], only-changed: true }"
)

function node(fields: object = {}): string {
  return JSON.stringify({ scripts: { test: 'x' }, ...fields })
}

/** Three packages: web needs ui, ui needs core; docs needs nothing. */
const SIDE: Side = {
  'packages/core/package.json': node({ name: '@acme/core' }),
  'packages/ui/package.json': node({
    name: '@acme/ui',
    dependencies: { '@acme/core': 'workspace:*' }
  }),
  'packages/web/package.json': node({
    name: 'web',
    devDependencies: { '@acme/ui': '^1.0.0' }
  }),
  'packages/docs/package.json': node({ name: 'docs' })
}

/** Folders of planned packages, in order. */
async function reached(
  changed: readonly string[],
  sides: {
    readonly base?: Side
    readonly head?: Side
    readonly policy?: typeof REACH
  } = {}
): Promise<readonly string[]> {
  const plan = await planOf({
    base: SIDE,
    head: SIDE,
    policy: REACH,
    ...sides,
    changed
  })
  const ids = [...commandIds(plan), ...plan.settled.map(({ id }) => id)]
  return [...new Set(ids.map(id => id.replace(/^.*@packages\//, '')))].sort()
}

const EVERY = ['core', 'docs', 'ui', 'web']

describe('a change reaches', () => {
  it.each([
    ['packages/docs/a.md', ['docs']],
    ['packages/web/src/a.ts', ['web']],
    ['packages/ui/a.ts', ['ui', 'web']],
    ['packages/core/deep/a.ts', ['core', 'ui', 'web']]
  ])('what it touches and what depends on it: %s', async (path, folders) => {
    expect(await reached([path])).toEqual(folders)
  })

  it.each([
    'package-lock.json',
    'tsconfig.base.json',
    'packages/README.md',
    // No manifest makes this folder a package.
    'packages/shared/index.ts'
  ])('every package by a file outside of all: %s', async path => {
    expect(await reached(['packages/docs/a.md', path])).toEqual(EVERY)
  })

  it('no package by paths that the policy sets apart', async () => {
    const policy = aPolicy(
      "packages: { folders: ['packages/*'], only-changed: true, apart: ['**/*.md'] }"
    )
    const plan = await planOf({
      base: SIDE,
      head: SIDE,
      policy,
      changed: ['README.md']
    })
    expect(commandIds(plan)).toEqual([])
    expect(plan.problems).toEqual([
      {
        code: 'packages-not-reached',
        message:
          'the change reaches no package; not reached, so not planned: packages/core, packages/docs, packages/ui, packages/web'
      }
    ])
  })

  it('a package all the same when a path that is set apart lies in it', async () => {
    const policy = aPolicy(
      "packages: { folders: ['packages/*'], only-changed: true, apart: ['**/*.md'] }"
    )
    expect(await reached(['packages/docs/a.md'], { policy })).toEqual(['docs'])
  })

  it('what the policy always wants', async () => {
    const policy = aPolicy(
      "packages: { folders: ['packages/*'], only-changed: true, always: ['packages/{core,web}'] }"
    )
    expect(await reached(['packages/docs/a.md'], { policy })).toEqual([
      'core',
      'docs',
      'web'
    ])
  })

  it('what the policy says depends on it, and on from there', async () => {
    const policy = aPolicy(
      'packages:',
      "  folders: ['packages/*']",
      '  only-changed: true',
      "  apart: ['schemas/**']",
      '  depends-on:',
      '    packages/core: [packages/docs]',
      "    packages/web: ['schemas/*.graphql']"
    )
    expect(await reached(['packages/docs/a.md'], { policy })).toEqual(EVERY)
    expect(await reached(['schemas/a.graphql'], { policy })).toEqual(['web'])
    expect(await reached(['schemas/a.md'], { policy })).toEqual([])
  })

  it('every package without `only-changed`', async () => {
    const policy = aPolicy("packages: ['packages/*']")
    expect(await reached(['packages/docs/a.md'], { policy })).toEqual(EVERY)
  })

  it('says what it reaches, why, and what it does not', async () => {
    const plan = await planOf({
      base: SIDE,
      head: SIDE,
      policy: REACH,
      changed: ['packages/ui/a.ts']
    })
    expect(plan.problems).toEqual([
      {
        code: 'packages-not-reached',
        message:
          'the change reaches packages/ui (changed), packages/web (depends on packages/ui); not reached, so not planned: packages/core, packages/docs'
      }
    ])
  })

  it('says which file reaches everything', async () => {
    const plan = await planOf({
      base: SIDE,
      head: SIDE,
      policy: REACH,
      changed: ['yarn.lock']
    })
    expect(plan.problems).toEqual([
      {
        code: 'packages-all-reached',
        message:
          'yarn.lock lies outside every package of the base, so the change reaches all of them (4)'
      }
    ])
  })
})

describe('nobody avoids a check by', () => {
  it.each<readonly [string, string, string]>([
    [
      'dropping the dependency',
      'packages/ui/package.json',
      node({ name: '@acme/ui' })
    ],
    [
      'renaming what others depend on',
      'packages/core/package.json',
      node({ name: '@acme/other' })
    ]
  ])('%s', async (_what, path, text) => {
    const head = { ...SIDE, [path]: text }
    expect(await reached([path, 'packages/core/a.ts'], { head })).toEqual([
      'core',
      'ui',
      'web'
    ])
  })

  it('adding the dependency and nothing else', async () => {
    const path = 'packages/docs/package.json'
    const head = {
      ...SIDE,
      [path]: node({ name: 'docs', dependencies: { web: '1' } })
    }
    expect(await reached(['packages/web/a.ts'], { head })).toEqual([
      'docs',
      'web'
    ])
  })

  it('making the manifest unreadable', async () => {
    const path = 'packages/core/package.json'
    const head = { ...SIDE, [path]: '{' }
    expect(await reached([path], { head })).toEqual(EVERY)
  })

  it('a package that could not be read before: its dependencies are not known', async () => {
    const base = { ...SIDE, 'packages/docs/package.json': '{' }
    expect(await reached(['packages/web/a.ts'], { base, head: base })).toEqual([
      'docs',
      'web'
    ])
  })

  it('putting a manifest beside files that belong to no package', async () => {
    const base = { ...SIDE, 'packages/shared/a.ts': '' }
    const head = { ...base, 'packages/shared/package.json': node() }
    const changed = ['packages/shared/a.ts', 'packages/shared/package.json']
    expect(await reached(changed, { base, head })).toEqual([
      ...EVERY.slice(0, 2),
      'shared',
      ...EVERY.slice(2)
    ])
  })

  it('moving a package out of the globs', async () => {
    const { 'packages/core/package.json': moved = '', ...rest } = SIDE
    const head = { ...rest, 'lib/core/package.json': moved }
    const changed = ['packages/core/package.json', 'lib/core/package.json']
    expect(await reached(changed, { head })).toEqual(EVERY)
  })

  it('moving a file from one package to another', async () => {
    expect(await reached(['packages/core/a.ts', 'packages/docs/a.ts'])).toEqual(
      EVERY
    )
  })

  it('deleting a package: its presets are lost, and what needs it is checked', async () => {
    const head = Object.fromEntries(
      Object.entries(SIDE).filter(([path]) => !path.startsWith('packages/ui/'))
    )
    const plan = await planOf({
      base: SIDE,
      head,
      policy: REACH,
      changed: ['packages/ui/package.json']
    })
    expect(commandIds(plan)).toEqual(['node:test@packages/web'])
    expect(plan.settled.map(({ id }) => id)).toEqual(['node:test@packages/ui'])
    expect(problemCodes(plan)).toContain('preset-lost')
  })

  it.each<readonly [string, string]>([
    ['packages/docs/src', '../core/src'],
    ['packages/docs/all', '..'],
    ['packages/docs/abs', '/home/runner/work/a/a/packages/core']
  ])('a link into another package: %s → %s', async (path, text) => {
    const side = { ...SIDE, [path]: { mode: '120000', text } }
    expect(
      await reached(['packages/core/a.ts'], { base: side, head: side })
    ).toEqual(EVERY)
  })

  it('a link outside every package into one', async () => {
    const side = {
      ...SIDE,
      'shared/core': { mode: '120000', text: '../packages/core' }
    }
    expect(
      await reached(['packages/core/a.ts'], { base: side, head: side })
    ).toEqual(EVERY)
  })

  it('a name that begins like another', async () => {
    const side = { ...SIDE, 'packages/core-js/package.json': node() }
    expect(
      await reached(['packages/core-js/a.ts'], { base: side, head: side })
    ).toEqual(['core-js'])
  })
})

describe('presets of one package', () => {
  it('are switched by ecosystem and by id, the most exact first', async () => {
    const policy = aPolicy(
      "packages: ['packages/*']",
      'presets:',
      '  node: off',
      '  node@packages/core: on',
      '  node@packages/ui: optional',
      '  node:test@packages/ui: required'
    )
    const plan = await planOf({ base: SIDE, head: SIDE, policy })
    expect(
      plan.commands.map(({ checks: [{ id, required }] }) => [id, required])
    ).toEqual([
      ['node:test@packages/core', true],
      ['node:test@packages/ui', true]
    ])
  })

  it('leave those of the root alone, which has a name of its own', async () => {
    const policy = aPolicy(
      "packages: ['packages/ui']",
      'presets: { node:test@.: off }'
    )
    const side = { ...SIDE, 'package.json': node() }
    const plan = await planOf({ base: side, head: side, policy })
    expect(commandIds(plan)).toEqual(['node:test@packages/ui'])
  })
})

describe('a package of an ecosystem whose dependencies are not read', () => {
  async function reach(...more: readonly string[]): Promise<Reach> {
    const policy = aPolicy(
      'packages:',
      "  folders: ['packages/*']",
      '  only-changed: true',
      ...more
    )
    const side = await readProject(treeFiles(SIDE), 'head', policy)
    const packages = EVERY.map(name => `packages/${name}`)
    return reachOf({
      policy,
      base: side,
      head: side,
      changedPaths: ['packages/core/a.ts'],
      packages,
      basePackages: new Set(packages),
      undeclared: new Map([['packages/docs', 'nobody reads it']]),
      families: () => []
    })
  }

  it('is reached by every change of a package, which says why', async () => {
    const { reached: all, left } = await reach()
    expect(left).toEqual([])
    expect(all.get('packages/docs')).toEqual({
      kind: 'unknown',
      why: 'nobody reads it'
    })
  })

  it.each([
    [['  depends-on: { packages/docs: [] }'], ['packages/docs']],
    [['  depends-on: { packages/docs: [packages/web] }'], []],
    [['  depends-on: { packages/web: [] }'], []]
  ])('depends on what the policy says: %p', async (lines, left) => {
    expect((await reach(...lines)).left).toEqual(left)
  })
})
