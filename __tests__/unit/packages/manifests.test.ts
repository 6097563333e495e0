/** What each ecosystem's manifests declare, read from layouts as people have them. */
import { describe, expect, it } from '@jest/globals'

import { packageGraph } from '../../../src/verify/packages/package-graph.ts'
import { readProject } from '../../../src/verify/project-files.ts'
import { aPolicy, treeFiles } from '../../support/projects.ts'
import type { Side } from '../../support/projects.ts'

const POLICY = aPolicy(
  "packages: { folders: ['*', 'x/*'], only-changed: true }"
)

/** The direct dependencies of each folder that has some. */
async function needs(
  side: Side
): Promise<Readonly<Record<string, readonly string[]>>> {
  const project = await readProject(treeFiles(side), 'head', POLICY)
  const folders = ['a', 'b', 'c', 'x/a'].filter(folder =>
    project.folders.has(folder)
  )
  const graph = packageGraph(folders, [project])
  return Object.fromEntries(
    [...graph.needs]
      .filter(([, all]) => all.size > 0)
      .map(([folder, all]) => [folder, [...all].sort()])
  )
}

function json(value: object): string {
  return JSON.stringify(value)
}

describe('package.json', () => {
  it.each([
    ['dependencies', { 'b-lib': 'workspace:^' }],
    ['devDependencies', { 'b-lib': '*' }],
    ['peerDependencies', { 'b-lib': '1' }],
    ['optionalDependencies', { 'b-lib': '1' }],
    ['dependencies', { other: 'npm:b-lib@^1' }],
    ['dependencies', { other: 'workspace:b-lib@*' }],
    ['dependencies', { other: 'file:../b' }],
    ['dependencies', { other: 'link:../b/dist' }],
    ['dependencies', { other: 'portal:../b::locator=a' }],
    ['dependencies', { other: '../b' }],
    ['dependencies', { other: 'workspace:../b' }],
    ['dependencies', { other: 'workspace:b' }],
    ['scripts', { test: 'cd ../b && npm test' }],
    ['jest', { setupFiles: ['../b/setup.js'] }]
  ])('in %s: %p', async (key, value) => {
    expect(
      await needs({
        'a/package.json': json({ [key]: value }),
        'b/package.json': json({ name: 'b-lib' }),
        'c/package.json': json({ name: 'c-lib' })
      })
    ).toEqual({ a: ['b'] })
  })

  it.each([
    { devDependencies: { 'b-lib': 'workspace:*' } },
    { overrides: { left: { pad: 'file:./b' } } },
    { resolutions: { 'left-pad': 'portal:./b' } },
    { pnpm: { overrides: { 'left-pad': 'link:b' } } }
  ])('at the root holds for all below: %p', async root => {
    expect(
      await needs({
        'package.json': json(root),
        'a/package.json': json({ name: 'a-lib' }),
        'b/package.json': json({ name: 'b-lib' })
      })
    ).toEqual({ a: ['b'] })
  })

  it('says nothing by the scripts of the root', async () => {
    expect(
      await needs({
        'package.json': json({ scripts: { test: 'node ./b/run.js' } }),
        'a/package.json': json({ name: 'a-lib' }),
        'b/package.json': json({ name: 'b-lib' })
      })
    ).toEqual({})
  })
})

describe('Cargo.toml', () => {
  const crate = (name: string, more = ''): string =>
    `[package]\nname = "${name}"\n${more}`
  it.each([
    '[dependencies]\nb = { path = "../b" }',
    '[dependencies]\nother = { path = "../b", package = "b" }',
    '[dependencies]\nother = { package = "b", version = "1" }',
    '[dev-dependencies]\nb = "1"',
    '[build-dependencies]\nb.workspace = true',
    "[target.'cfg(unix)'.dependencies]\nb = { path = '../b' }",
    '[dependencies]\nlent = { workspace = true }',
    '[dependencies]\nrenamed = { workspace = true }'
  ])('by %p', async more => {
    expect(
      await needs({
        'Cargo.toml':
          '[workspace]\nmembers = ["a", "b", "c"]\n[workspace.dependencies]\nlent = { path = "b" }\nrenamed = { package = "b", version = "1" }\nc = { path = "c" }\n',
        'a/Cargo.toml': crate('a', more),
        'b/Cargo.toml': crate('b'),
        'c/Cargo.toml': crate('c')
      })
    ).toEqual({ a: ['b'] })
  })

  it('knows an npm package of the same name for another', async () => {
    expect(
      await needs({
        'a/Cargo.toml': crate('a', '[dependencies]\nb = "1"\n'),
        'b/package.json': json({ name: 'b' })
      })
    ).toEqual({})
  })
})

describe('go.mod', () => {
  const module = (name: string, ...more: readonly string[]): string =>
    [`module example.com/${name} // the module`, 'go 1.22', ...more].join('\n')
  it.each([
    'require example.com/b v1.0.0',
    'require (\n\texample.org/x v1.2.3\n\texample.com/b v0.0.0 // indirect\n)',
    'require(\n\t"example.com/b" v0.0.0\n)',
    'replace example.org/x => ../b',
    'replace (\n\texample.org/x v1.0.0 => ../b\n)',
    'replace example.org/x => example.com/b v1.0.0'
  ])('by %p', async more => {
    expect(
      await needs({
        'go.work': 'go 1.22\nuse (\n\t./a\n\t./b\n\t./c\n)\n',
        'a/go.mod': module('a', more),
        'b/go.mod': module('b'),
        'c/go.mod': module('c')
      })
    ).toEqual({ a: ['b'] })
  })

  it('gets what go.work replaces', async () => {
    expect(
      await needs({
        'go.work': 'use ./a\nreplace example.org/x => ./b\n',
        'a/go.mod': module('a'),
        'b/go.mod': 'module example.org/x\n'
      })
    ).toEqual({ a: ['b'] })
  })
})

describe('pyproject.toml', () => {
  const project = (name: string, more = ''): string =>
    `[project]\nname = "${name}"\n${more}`
  it.each([
    'dependencies = ["B.Lib>=1", "requests"]',
    'dependencies = ["b_lib @ file:///tmp/x"]',
    '[project.optional-dependencies]\ntest = ["b-lib[extra]"]',
    '[dependency-groups]\ndev = [{ include-group = "x" }, "b-lib"]',
    '[build-system]\nrequires = ["b-lib"]',
    '[tool.uv.sources]\nb-lib = { workspace = true }',
    '[tool.uv.sources]\nother = { path = "../b", editable = true }',
    '[tool.poetry.dependencies]\nb-lib = { path = "../b", develop = true }',
    '[tool.poetry.group.dev.dependencies]\nother = { path = "../b" }',
    '[tool.pdm.dev-dependencies]\ndev = ["-e file:///${PROJECT_ROOT}/../b#egg=b"]',
    '[tool.hatch.envs.default]\ndependencies = ["b-lib"]',
    '[tool.pytest.ini_options]\npythonpath = ["src", "../b/src"]'
  ])('by %p', async more => {
    expect(
      await needs({
        'a/pyproject.toml': project('a', more),
        'b/pyproject.toml': project('b-lib'),
        'c/pyproject.toml': project('c')
      })
    ).toEqual({ a: ['b'] })
  })

  it('is joined by requirements files', async () => {
    expect(
      await needs({
        'a/pyproject.toml': project('a'),
        'a/requirements.txt': 'requests==2\n-e ../b\nc>=1 # one\n',
        'b/pyproject.toml': project('b-lib'),
        'c/pyproject.toml': project('c')
      })
    ).toEqual({ a: ['b', 'c'] })
  })

  it('at the root gives what it wants to all members', async () => {
    expect(
      await needs({
        'pyproject.toml':
          '[dependency-groups]\ndev = ["b-lib"]\n[tool.uv.workspace]\nmembers = ["*"]\n',
        'a/pyproject.toml': project('a'),
        'b/pyproject.toml': project('b-lib')
      })
    ).toEqual({ a: ['b'] })
  })
})

it('finds a folder whose name the ledger encodes', async () => {
  const project = await readProject(
    treeFiles({
      'a/package.json': json({ dependencies: { x: 'file:../50%' } }),
      '50%25/package.json': '{}'
    }),
    'head',
    POLICY
  )
  const { needs: all } = packageGraph(['a', '50%25'], [project])
  expect([...(all.get('a') ?? [])]).toEqual(['50%25'])
})
