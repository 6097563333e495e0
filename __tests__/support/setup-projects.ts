/** Small repositories as a new user has them, for `init` and `doctor`. */
import { gitRepository } from './git-repository.ts'
import type { GitRepository } from './git-repository.ts'

/** Files by path. */
export type Files = Readonly<Record<string, string>>

/** The repositories by name. */
export const PROJECTS = {
  npm: {
    'package.json': JSON.stringify({
      name: 'npm-project',
      scripts: { test: 'node --test', lint: 'true' },
      devDependencies: { eslint: '1' }
    }),
    'package-lock.json': '{}\n',
    'index.test.js': "require('node:test')('works', () => {})\n"
  },
  pnpm: {
    'package.json': JSON.stringify({
      name: 'pnpm-monorepo',
      private: true,
      packageManager: 'pnpm@9.1.0'
    }),
    'pnpm-lock.yaml': "lockfileVersion: '9.0'\n",
    'pnpm-workspace.yaml': "packages:\n  - 'packages/*'\n  - '!packages/old'\n",
    'packages/api/package.json': '{"scripts":{"test":"node --test"}}\n',
    'packages/web/package.json': '{"scripts":{"test":"node --test"}}\n',
    'packages/old/package.json': '{"scripts":{"test":"exit 1"}}\n'
  },
  cargo: {
    'Cargo.toml': '[package]\nname = "crate"\nversion = "0.1.0"\n',
    'src/lib.rs': '#[test]\nfn works() {}\n'
  },
  python: {
    'pyproject.toml':
      '[project]\nname = "project"\nversion = "1"\n[project.optional-dependencies]\ntest = ["pytest"]\n[tool.pytest.ini_options]\n[tool.ruff]\n',
    'tests/test_it.py': 'def test_it():\n    assert True\n'
  },
  deno: {
    'deno.json': '{ "tasks": { "test": "deno test -A" } }\n',
    'a_test.ts': "Deno.test('works', () => {})\n"
  },
  bun: {
    'package.json': '{ "packageManager": "bun@1.4.5" }\n',
    'bun.lock': '{}\n',
    'a.test.ts': "import { test } from 'bun:test'\ntest('works', () => {})\n"
  },
  maven: { 'pom.xml': '<project/>\n', mvnw: 'exec mvn "$@"\n' },
  gradle: { 'build.gradle.kts': '', '.java-version': '17\n' },
  dotnet: { 'app.sln': '', 'global.json': '{}\n' },
  ruby: {
    Gemfile: "source 'https://rubygems.org'\n",
    'spec/a_spec.rb': "RSpec.describe('a') { it('works') {} }\n"
  },
  php: { 'composer.json': '{}\n', 'phpunit.xml': '<phpunit/>\n' },
  elixir: { 'mix.exs': 'defmodule A do\nend\n', '.tool-versions': '' },
  swift: { 'Package.swift': '// swift-tools-version:6.0\n' },
  just: { justfile: 'test:\n  true\n' },
  make: { Makefile: 'test:\n\ttrue\n' },
  empty: {}
} as const satisfies Readonly<Record<string, Files>>

/** One of the repositories. */
export type ProjectName = keyof typeof PROJECTS

/** Makes one of the repositories, with a first commit unless it is empty. */
export function setUpProject(
  name: ProjectName,
  more: Files = {}
): GitRepository {
  const repository = gitRepository()
  const files: Files = { ...PROJECTS[name], ...more }
  for (const [path, text] of Object.entries(files)) repository.write(path, text)
  if (Object.keys(files).length > 0) repository.commit('first')
  return repository
}
