/** The presets of each ecosystem: ids, kinds, commands and flags as promised. */
import { describe, expect, it } from '@jest/globals'

import { aPolicy, commandIds, planOf } from '../../support/projects.ts'
import type { Side } from '../../support/projects.ts'

async function presetsOf(side: Side): Promise<readonly string[]> {
  const { commands } = await planOf({ base: side, head: side })
  return commands.map(({ command, checks: [check] }) =>
    [
      check.id,
      check.kind,
      command,
      check.required ? 'required' : 'optional',
      check.description
    ].join(' | ')
  )
}

function packageJson(
  scripts: Readonly<Record<string, unknown>>,
  more: object = {}
): string {
  return JSON.stringify({ name: 'x', scripts, ...more })
}

const ALL_SCRIPTS = { test: 'jest', typecheck: 'tsc', lint: 'eslint .' }

describe('the presets', () => {
  it('of Rust come with a Cargo.toml', async () => {
    await expect(presetsOf({ 'Cargo.toml': '' })).resolves.toEqual([
      'rust:fmt | format | cargo fmt -- --check | required | Check Rust formatting',
      'rust:check | type_check | cargo check | required | Run Rust type checking',
      'rust:test | test | cargo test | required | Run Rust tests',
      'rust:clippy | lint | cargo clippy -- -D warnings | optional | Run Rust clippy lints'
    ])
  })

  it('of Go come with a go.mod', async () => {
    await expect(presetsOf({ 'go.mod': 'module x' })).resolves.toEqual([
      'go:test | test | go test ./... | required | Run Go tests',
      'go:vet | lint | go vet ./... | optional | Run go vet'
    ])
  })

  it('of JavaScript are the scripts that package.json declares', async () => {
    await expect(
      presetsOf({ 'package.json': packageJson(ALL_SCRIPTS) })
    ).resolves.toEqual([
      'node:test | test | npm test | required | Run JavaScript tests',
      'node:typecheck | type_check | npm run typecheck | optional | Run JavaScript type checks',
      'node:lint | lint | npm run lint | optional | Run JavaScript lint checks'
    ])
    await expect(
      presetsOf({ 'package.json': packageJson({ build: 'x', test: ' ' }) })
    ).resolves.toEqual([])
    await expect(presetsOf({ 'package.json': '{}' })).resolves.toEqual([])
    const noTest = 'echo "Error: no test specified" && exit 1'
    await expect(
      presetsOf({ 'package.json': packageJson({ test: noTest }) })
    ).resolves.toEqual([])
  })

  it.each([
    ['pnpm-lock.yaml', 'pnpm test', 'pnpm lint'],
    ['yarn.lock', 'yarn test', 'yarn lint'],
    ['bun.lock', 'bun run test', 'bun run lint'],
    ['bun.lockb', 'bun run test', 'bun run lint'],
    ['package-lock.json', 'npm test', 'npm run lint'],
    ['pnpm-workspace.yaml', 'pnpm test', 'pnpm lint']
  ])('of JavaScript run by the manager of %s', async (lock, test, lint) => {
    const scripts = { test: 'x', lint: 'y' }
    const side = { 'package.json': packageJson(scripts), [lock]: '' }
    const { commands } = await planOf({ base: side, head: side })
    expect(commands.map(({ command }) => command)).toEqual([test, lint])
  })

  it('of JavaScript believe the packageManager field before a lock file', async () => {
    const text = packageJson({ test: 'x' }, { packageManager: 'pnpm@9.1.0' })
    const side = { 'package.json': text, 'yarn.lock': '' }
    const { commands } = await planOf({ base: side, head: side })
    expect(commands.map(({ command }) => command)).toEqual(['pnpm test'])
  })

  it('of JavaScript name the line of the script', async () => {
    const text = JSON.stringify(
      { test: 'no', scripts: { lint: 'a', test: 'b' } },
      undefined,
      2
    )
    const side = { 'package.json': text }
    const { commands } = await planOf({ base: side, head: side })
    expect(commands.map(({ checks: [check] }) => check.source)).toEqual([
      'package.json:5',
      'package.json:4'
    ])
  })

  it.each<[string, Side, readonly string[]]>([
    ['a tests folder', { 'pyproject.toml': '', 'tests/a.py': '' }, ['test']],
    [
      'a section of pytest',
      { 'pyproject.toml': '[tool.pytest.ini_options]' },
      ['test']
    ],
    ['a pytest.ini alone', { 'pytest.ini': '' }, ['test']],
    [
      'ruff and mypy',
      { 'pyproject.toml': '[tool.ruff]\n[tool.mypy]' },
      ['ruff', 'mypy']
    ],
    [
      'a section inside ruff',
      { 'pyproject.toml': '[tool.ruff.lint]' },
      ['ruff']
    ],
    ['a section of another name', { 'pyproject.toml': '[tool.ruffle]' }, []],
    ['a comment that names it', { 'pyproject.toml': '# [tool.pytest]' }, []],
    [
      'files of the linters',
      { 'ruff.toml': '', 'mypy.ini': '' },
      ['ruff', 'mypy']
    ],
    ['a tests folder without a project', { 'tests/a.py': '' }, []],
    ['a file called tests', { 'pyproject.toml': '', tests: '' }, []]
  ])('of Python come with %s', async (_what, side, ids) => {
    const plan = await planOf({ base: side, head: side })
    expect(commandIds(plan)).toEqual(ids.map(id => `python:${id}`))
  })

  it('of Python are pytest, ruff and mypy as modules', async () => {
    await expect(
      presetsOf({
        'pyproject.toml': '[tool.pytest]\n[tool.ruff]\n[tool.mypy]'
      })
    ).resolves.toEqual([
      'python:test | test | python -m pytest | required | Run Python tests',
      'python:ruff | lint | python -m ruff check . | optional | Run Ruff lint checks',
      'python:mypy | type_check | python -m mypy . | optional | Run mypy type checking'
    ])
  })

  it('stand in the order of the table', async () => {
    const side = {
      'go.mod': '',
      'pytest.ini': '',
      'package.json': packageJson({ test: 'x' }),
      'Cargo.toml': ''
    }
    const plan = await planOf({ base: side, head: side })
    const ecosystems = commandIds(plan).map(id => id.split(':')[0])
    expect([...new Set(ecosystems)]).toEqual(['rust', 'node', 'python', 'go'])
  })

  it('are switched by the policy, the most exact key first', async () => {
    const side = {
      'package.json': packageJson(ALL_SCRIPTS),
      'go.mod': '',
      'a/package.json': packageJson(ALL_SCRIPTS)
    }
    const policy = aPolicy(
      'packages: [a]',
      'presets: { node: off, node:lint: required, node:test@a: optional, go:test: off }'
    )
    const { commands } = await planOf({ base: side, head: side, policy })
    expect(
      commands.map(({ checks: [{ id, required }] }) => [id, required])
    ).toEqual([
      ['node:lint', true],
      ['go:vet', false],
      ['node:test@a', false],
      ['node:lint@a', true]
    ])
  })
})

describe('the presets of packages', () => {
  const side = {
    'package.json': packageJson(
      { test: 'run' },
      { packageManager: 'pnpm@9.0.0' }
    ),
    'packages/api/package.json': packageJson({ test: 'run' }),
    'packages/web/package.json': packageJson({ test: 'run' }),
    'packages/web/yarn.lock': '',
    'packages/docs/readme.md': '',
    'other/package.json': packageJson({ test: 'run' })
  }

  it('run in their folder, by their own manager or that of the root', async () => {
    const policy = aPolicy("packages: ['packages/*']")
    const { commands } = await planOf({ base: side, head: side, policy })
    expect(
      commands.map(({ command, cwd, checks: [{ id, description }] }) => [
        id,
        command,
        cwd,
        description
      ])
    ).toEqual([
      ['node:test', 'pnpm test', '', 'Run JavaScript tests'],
      [
        'node:test@packages/api',
        'pnpm test',
        'packages/api',
        'Run JavaScript tests in packages/api'
      ],
      [
        'node:test@packages/web',
        'yarn test',
        'packages/web',
        'Run JavaScript tests in packages/web'
      ]
    ])
  })

  it('run only where the change touches them, when the policy says so', async () => {
    const policy = aPolicy(
      "packages: { folders: ['packages/*'], only-changed: true }"
    )
    const plan = await planOf({
      base: side,
      head: side,
      policy,
      changed: ['packages/web/src/a.ts']
    })
    expect(commandIds(plan)).toEqual(['node:test', 'node:test@packages/web'])
  })

  it('are lost with their folder', async () => {
    const policy = aPolicy("packages: ['packages/*']")
    const head = { 'package.json': side['package.json'] }
    const plan = await planOf({ base: side, head, policy })
    expect(plan.settled.map(({ id }) => id)).toEqual([
      'node:test@packages/api',
      'node:test@packages/web'
    ])
  })
})
