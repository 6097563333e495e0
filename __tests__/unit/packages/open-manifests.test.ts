/** What no read manifest says for sure: the package is reached by every change of another. */
import { describe, expect, it } from '@jest/globals'

import { aPolicy, commandIds, planOf } from '../../support/projects.ts'
import type { Side } from '../../support/projects.ts'

const FOLDERS = "folders: ['p/*'], only-changed: true"
const POLICY = aPolicy(`packages: { ${FOLDERS} }`)

const PYTEST = '[tool.pytest.ini_options]\n'
const PROJECT = `[project]\nname = "a"\nversion = "1"\n${PYTEST}`

function node(name: string): string {
  return JSON.stringify({ name, scripts: { test: 'x' } })
}

/** A package that tests itself, for each family, and that surely depends on nothing. */
const SURE: Readonly<Record<string, Side>> = {
  node: { 'p/a/package.json': node('a') },
  python: { 'p/a/pyproject.toml': PROJECT, 'p/a/tests/test_a.py': '' },
  rust: { 'p/a/Cargo.toml': '[package]\nname = "a"\nversion = "0.1.0"\n' },
  go: { 'p/a/go.mod': 'module example.com/a\n' }
}

async function isReached(
  a: Side,
  changed = 'p/z/x',
  policy = POLICY,
  before = a
): Promise<boolean> {
  const others = { 'p/z/package.json': node('z') }
  const plan = await planOf({
    base: { ...others, ...before },
    head: { ...others, ...a },
    policy,
    changed: [changed]
  })
  const ids = [...commandIds(plan), ...plan.settled.map(({ id }) => id)]
  return ids.some(id => id.endsWith('@p/a'))
}

const python = (pyproject: string, more: Side = {}): Side => ({
  ...SURE['python'],
  'p/a/pyproject.toml': pyproject,
  ...more
})

const OPEN: readonly (readonly [string, Side])[] = [
  [
    'a tsconfig by a name of its own',
    { ...SURE['node'], 'p/a/tsconfig.custom.json': '{}' }
  ],
  ['setup.py', { ...SURE['python'], 'p/a/setup.py': 'setup()' }],
  [
    'setup.cfg',
    {
      ...SURE['python'],
      'p/a/setup.cfg':
        '[metadata]\nname = a\n[options]\ninstall_requires =\n  z\n'
    }
  ],
  ['Pipfile', { ...SURE['python'], 'p/a/Pipfile': '' }],
  ['environment.yml', { ...SURE['python'], 'p/a/environment.yml': '' }],
  ['pixi.toml', { ...SURE['python'], 'p/a/pixi.toml': '' }],
  ['requirements-ci.txt', { ...SURE['python'], 'p/a/requirements-ci.txt': '' }],
  [
    'requirements/base.txt',
    { ...SURE['python'], 'p/a/requirements/base.txt': '' }
  ],
  [
    'requirements that include a file',
    { ...SURE['python'], 'p/a/requirements.txt': '-r deps.txt\n' }
  ],
  [
    'setup.py above',
    { ...SURE['python'], 'setup.py': 'setup(install_requires=["z"])' }
  ],
  [
    'dynamic dependencies',
    python(`[project]\nname = "a"\ndynamic = ["dependencies"]\n${PYTEST}`)
  ],
  [
    'dynamic optional dependencies',
    python(
      `[project]\nname = "a"\ndynamic = ["version", "optional-dependencies"]\n${PYTEST}`
    )
  ],
  ['a pyproject.toml of tools alone', python(PYTEST)],
  [
    'pytest.ini alone',
    { 'p/a/pytest.ini': '[pytest]\n', 'p/a/tests/test_a.py': '' }
  ],
  [
    'package.yaml beside package.json',
    { ...SURE['node'], 'p/a/package.yaml': '' }
  ],
  ['.pnpmfile.cjs above', { ...SURE['node'], '.pnpmfile.cjs': '' }],
  ['Maven', { 'p/a/pom.xml': '<project/>', 'p/a/src/test/java/A.java': '' }],
  ['Gradle', { 'p/a/build.gradle.kts': '', 'p/a/src/test/kotlin/A.kt': '' }],
  [
    'Composer',
    {
      'p/a/composer.json': '{"scripts":{"test":"phpunit"}}',
      'p/a/tests/ATest.php': ''
    }
  ],
  ['Mix', { 'p/a/mix.exs': '', 'p/a/test/a_test.exs': '' }],
  ['Swift', { 'p/a/Package.swift': '', 'p/a/Tests/A/A.swift': '' }],
  ['Ruby', { 'p/a/Gemfile': "gem 'rspec'", 'p/a/spec/a_spec.rb': '' }],
  ['Deno', { 'p/a/deno.json': '{}', 'p/a/a_test.ts': '' }],
  ['Make', { 'p/a/Makefile': 'test:\n\ttrue\n' }],
  ['just', { 'p/a/justfile': 'test:\n  true\n' }]
]

describe('a package of', () => {
  it.each(OPEN)('%s is reached by every change of another', async (_, side) => {
    expect(await isReached(side)).toBe(true)
  })

  it.each(OPEN)('%s is reached by what the base has of it', async (_, side) => {
    expect(await isReached({}, 'p/z/x', POLICY, side)).toBe(true)
  })

  it.each(OPEN)('%s is what `depends-on` says', async (_, side) => {
    const policy = (on: string): typeof POLICY =>
      aPolicy(`packages: { ${FOLDERS}, depends-on: { p/a: [${on}] } }`)
    expect(await isReached(side, 'p/z/x', policy(''))).toBe(false)
    expect(await isReached(side, 'p/z/x', policy('p/z'))).toBe(true)
  })

  it.each(Object.entries(SURE))(
    '%s that says all is reached by no other',
    async (_, side) => {
      expect(await isReached(side)).toBe(false)
      expect(await isReached(side, 'p/a/x')).toBe(true)
    }
  )

  it.each<readonly [string, Side]>([
    ['a Makefile', { 'p/a/Makefile': 'test:\n\ttrue\n' }],
    ['a setup.cfg of tools', { 'p/a/setup.cfg': '[flake8]\nmax = 1\n' }],
    ['a setup.py for tools of another family', { 'p/a/setup.py': '' }]
  ])('Node stays as it is beside %s', async (_, more) => {
    expect(await isReached({ ...SURE['node'], ...more })).toBe(false)
  })
})

describe('a package whose name nobody can read', () => {
  const side = {
    'p/a/package.json': node('a'),
    'p/n/setup.py': 'setup(name="n")',
    'p/n/pytest.ini': '',
    'p/n/tests/test_n.py': ''
  }

  it('reaches all, whatever `depends-on` says of what it needs', async () => {
    const policy = aPolicy(`packages: { ${FOLDERS}, depends-on: { p/n: [] } }`)
    expect(await isReached(side, 'p/n/n.py', policy)).toBe(true)
  })
})

describe('a package reads what stands in the place of a dependency:', () => {
  it.each<readonly [string, Side]>([
    [
      'tsconfig extends',
      { 'p/a/tsconfig.json': '{"extends":"../z/tsconfig"}' }
    ],
    [
      'tsconfig references',
      { 'p/a/tsconfig.json': '// x\n{"references":[{"path":"../z"},]}' }
    ],
    [
      'tsconfig paths above',
      {
        'tsconfig.base.json':
          '{"compilerOptions":{"paths":{"@z/*":["p/z/src/*"]}}}'
      }
    ],
    [
      'tsconfig paths above, from a base folder',
      {
        'tsconfig.json':
          '{"compilerOptions":{"baseUrl":"./p","paths":{"z":["z/src"]}}}'
      }
    ],
    [
      'overrides of pnpm-workspace.yaml',
      { 'pnpm-workspace.yaml': 'overrides:\n  x: link:./p/z\n' }
    ],
    [
      'catalogs of pnpm-workspace.yaml',
      { 'pnpm-workspace.yaml': 'catalogs: { a: { x: "npm:z@1" } }\n' }
    ],
    [
      'a catalog of bun',
      { 'package.json': '{"workspaces":{"catalog":{"x":"npm:z@1"}}}' }
    ],
    ['a broken pnpm-workspace.yaml', { 'pnpm-workspace.yaml': '[' }],
    ['a broken tsconfig.json', { 'p/a/tsconfig.json': '{' }],
    [
      'a script that names it',
      {
        'p/a/package.json':
          '{"scripts":{"test":"pnpm --filter=z build && node --test"}}'
      }
    ],
    [
      'a preset of a tool',
      { 'p/a/package.json': '{"scripts":{"test":"x"},"jest":{"preset":"z"}}' }
    ],
    [
      'a glob of folders beside it',
      {
        'p/a/package.json':
          '{"scripts":{"test":"x"},"jest":{"roots":["../*/src"]}}'
      }
    ],
    [
      'a folder above both',
      { 'p/a/package.json': '{"scripts":{"test":"cd .. && jest"}}' }
    ]
  ])('%s', async (_, more) => {
    expect(await isReached({ ...SURE['node'], ...more })).toBe(true)
  })
})

describe('a workspace root reaches members outside its folder:', () => {
  it.each<readonly [string, Side]>([
    ['pnpm', { 'p/z/pnpm-workspace.yaml': "packages: ['../a']\n" }],
    ['npm', { 'p/z/package.json': '{"workspaces":["../*"]}' }],
    ['yarn', { 'p/z/package.json': '{"workspaces":{"packages":["../a"]}}' }],
    ['Cargo', { 'p/z/Cargo.toml': '[workspace]\nmembers = ["../a"]\n' }],
    ['go.work', { 'p/z/go.work': 'use (\n\t.\n\t../a\n)\n' }],
    [
      'uv',
      { 'p/z/pyproject.toml': '[tool.uv.workspace]\nmembers = ["../a"]\n' }
    ]
  ])('%s', async (_, more) => {
    expect(await isReached({ ...SURE['node'], ...more }, 'p/z/lock')).toBe(true)
  })
})

describe('a tsconfig by a usual name', () => {
  it.each(['esm', 'cjs', 'node', 'eslint', 'types'])(
    'tsconfig.%s.json ties its package to what it refers to, and to nothing else',
    async name => {
      const file = (path: string): Side => ({
        ...SURE['node'],
        [`p/a/tsconfig.${name}.json`]: `{"references":[{"path":"${path}"}]}`
      })
      expect(await isReached(file('../z'))).toBe(true)
      expect(await isReached(file('./src'))).toBe(false)
    }
  )
})
