/** Real layouts of monorepos in real git repositories: each reached package's tests run in its folder, by its own tool. */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'

import { afterEach, describe, expect, it } from '@jest/globals'

import { parseEvidence } from '../../../src/wire/evidence-schema.ts'
import { gitRepository } from '../../support/git-repository.ts'
import { runMain } from '../../support/run-main.ts'
import type { EvidenceRecord } from '../../../src/model/evidence.ts'
import type { Files } from '../../support/setup-projects.ts'

const POLICY = '.github/completion-gate.yml'

const made: { dispose(): void }[] = []

afterEach(() => {
  for (const one of made.splice(0)) one.dispose()
})

/** A folder with a program of that name that says its folder and its words. */
function fakeTool(name: string, says = ''): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'gate-tool-'))
  made.push({
    dispose: () => {
      fs.rmSync(dir, { recursive: true })
    }
  })
  const script = `#!/bin/sh\necho "${name} $* in \${PWD##*/}"\necho "${says}"\n`
  fs.writeFileSync(path.join(dir, name), script, { mode: 0o755 })
  return dir
}

/** The folder of a toolchain's own cargo: rustup's stand-in finds none where HOME is another. */
function cargo(): string {
  const HOME = os.userInfo().homedir
  const asked = spawnSync('rustc', ['--print', 'sysroot'], {
    encoding: 'utf8',
    env: { ...process.env, HOME }
  })
  const bin =
    asked.status === 0 ? path.join(asked.stdout.trim(), 'bin') : os.tmpdir()
  return fs.existsSync(path.join(bin, 'cargo'))
    ? bin
    : fakeTool('cargo', 'test result: ok. 1 passed; 0 failed; 0 ignored')
}

interface Outcome {
  readonly kind: string
  /** Each required check: id, status, and what it ran. */
  readonly checks: readonly string[]
  readonly output: string
  readonly problems: readonly string[]
  readonly stderr: string
}

/** Judges one more file, or other texts of some, in a repository of a layout. */
async function judged(
  layout: Files,
  change: Files,
  tools = ''
): Promise<Outcome> {
  const repository = gitRepository()
  made.push(repository)
  for (const [file, text] of Object.entries(layout))
    repository.write(file, text)
  repository.commit('base')
  repository.branch('agent')
  for (const [file, text] of Object.entries(change))
    repository.write(file, text)
  repository.commit('change')
  const args = ['--repo', repository.dir, '--base', 'main', '--json']
  const PATH = `${tools}${path.delimiter}${process.env['PATH'] ?? ''}`
  const { stdout, stderr } = await runMain(['verify', ...args], {
    environment: { PATH }
  })
  return { ...outcomeOf(parseEvidence(stdout)), stderr }
}

function outcomeOf(evidence: EvidenceRecord): Omit<Outcome, 'stderr'> {
  const checks = evidence.reports.flatMap(report => report.checks)
  return {
    kind: evidence.completion.kind,
    checks: checks
      .filter(({ required }) => required)
      .map(
        ({ id, status, evidence: how }) =>
          `${id} ${status} ${how?.command ?? ''}`
      ),
    output: checks.map(one => one.evidence?.output_head ?? '').join('\n'),
    problems: evidence.problems.map(({ message }) => message)
  }
}

function gated(folders: string, ...more: readonly string[]): Files {
  const lines = [
    'version: 1',
    `packages: { folders: [${folders}], only-changed: true }`,
    ...more
  ]
  return { [POLICY]: `${lines.join('\n')}\n` }
}

function manifest(fields: object): string {
  return JSON.stringify({ scripts: { test: 'node --test' }, ...fields })
}

const NODE_TEST = "require('node:test')('works', () => {})\n"

/** Two packages of which web needs api, and one that needs none; their own lists are in `root`. */
function nodeLayout(root: Files, needed: string): Files {
  return {
    ...root,
    ...gated("'packages/*'"),
    'packages/api/package.json': manifest({ name: '@acme/api' }),
    'packages/api/api.test.js': NODE_TEST,
    'packages/web/package.json': manifest({
      name: '@acme/web',
      dependencies: { '@acme/api': needed }
    }),
    'packages/web/web.test.js': NODE_TEST,
    'packages/cli/package.json': manifest({ name: '@acme/cli' }),
    'packages/cli/cli.test.js': NODE_TEST
  }
}

describe('npm workspaces', () => {
  const layout = nodeLayout(
    {
      'package.json': '{"private":true,"workspaces":["packages/*"]}',
      'package-lock.json': '{"lockfileVersion":3,"packages":{}}\n'
    },
    '*'
  )

  it('run the tests of a changed package and of what needs it', async () => {
    const outcome = await judged(layout, { 'packages/api/index.js': '1\n' })
    expect(outcome).toMatchObject({
      kind: 'verified',
      checks: [
        'node:test@packages/api passed npm test',
        'node:test@packages/web passed npm test'
      ],
      problems: [
        'the change reaches packages/api (changed), packages/web (depends on packages/api); not reached, so not planned: packages/cli'
      ]
    })
  })

  it('block by a failing test of a package that was not touched', async () => {
    const outcome = await judged(
      {
        ...layout,
        'packages/web/web.test.js':
          "require('node:test')('x', () => { if (require('fs').existsSync('../api/index.js')) throw 1 })\n"
      },
      { 'packages/api/index.js': '1\n' }
    )
    expect(outcome).toMatchObject({
      kind: 'incomplete',
      checks: [
        'node:test@packages/api passed npm test',
        'node:test@packages/web failed npm test'
      ]
    })
  })

  it('run everything for the lock file', async () => {
    const { checks } = await judged(layout, {
      'package-lock.json': '{"lockfileVersion":3,"packages":{},"name":"x"}\n'
    })
    expect(checks).toHaveLength(3)
  })
})

describe.each([
  [
    'pnpm',
    {
      'package.json': '{"private":true}',
      'pnpm-lock.yaml': "lockfileVersion: '9.0'\n",
      'pnpm-workspace.yaml': "packages: ['packages/*']\n"
    },
    'workspace:^'
  ],
  [
    'yarn',
    {
      'package.json':
        '{"private":true,"workspaces":["packages/*"],"packageManager":"yarn@4.5.0"}',
      'yarn.lock': '__metadata:\n  version: 8\n'
    },
    'workspace:*'
  ]
])('%s workspaces', (manager, root: Files, needed) => {
  it('run each package by the manager of the root', async () => {
    const outcome = await judged(
      {
        ...nodeLayout(root, needed),
        ...gated("'packages/*'", 'minimum-tests: 0')
      },
      { 'packages/api/index.js': '1\n' },
      fakeTool(manager)
    )
    expect(outcome).toMatchObject({
      kind: 'verified',
      checks: [
        `node:test@packages/api passed ${manager} test`,
        `node:test@packages/web passed ${manager} test`
      ]
    })
    expect(outcome.output).toContain(`${manager} test in api`)
    expect(outcome.output).toContain(`${manager} test in web`)
  })
})

describe('a Cargo workspace', () => {
  const crate = (name: string, ...more: readonly string[]): string =>
    [
      '[package]',
      `name = "${name}"`,
      'version = "0.1.0"',
      'edition = "2021"',
      ...more,
      ''
    ].join('\n')
  const LIB = '#[test]\nfn works() {}\n'

  it('runs the crates that a change reaches', async () => {
    const layout = {
      'Cargo.toml':
        '[workspace]\nmembers = ["crates/*"]\nresolver = "2"\n[workspace.dependencies]\ncore = { path = "crates/engine", package = "engine" }\n',
      'Cargo.lock':
        '# This file is automatically @generated by Cargo.\n# It is not intended for manual editing.\nversion = 3\n\n[[package]]\nname = "app"\nversion = "0.1.0"\ndependencies = [\n "engine",\n]\n\n[[package]]\nname = "engine"\nversion = "0.1.0"\n\n[[package]]\nname = "other"\nversion = "0.1.0"\n',
      '.gitignore': 'target\n',
      ...gated(
        "'crates/*'",
        'presets: { rust: off, rust:test@crates/app: required, rust:test@crates/engine: required, rust:test@crates/other: required }'
      ),
      'crates/engine/Cargo.toml': crate('engine'),
      'crates/engine/src/lib.rs': LIB,
      'crates/app/Cargo.toml': crate(
        'app',
        '[dependencies]',
        'core = { workspace = true }'
      ),
      'crates/app/src/lib.rs': LIB,
      'crates/other/Cargo.toml': crate('other'),
      'crates/other/src/lib.rs': LIB
    }
    const outcome = await judged(
      layout,
      { 'crates/engine/src/lib.rs': `${LIB}#[test]\nfn works_too() {}\n` },
      cargo()
    )
    expect(outcome).toMatchObject({
      kind: 'verified',
      checks: [
        'rust:test@crates/app passed cargo test',
        'rust:test@crates/engine passed cargo test'
      ]
    })
  }, 120_000)
})

describe('a Go work file', () => {
  it('tests the modules that a change reaches', async () => {
    const outcome = await judged(
      {
        'go.work':
          'go 1.22\n\nuse (\n\t./svc/api\n\t./svc/lib\n\t./svc/job\n)\n',
        ...gated("'svc/*'", 'minimum-tests: 0'),
        'svc/lib/go.mod': 'module example.com/lib\n\ngo 1.22\n',
        'svc/api/go.mod':
          'module example.com/api\n\ngo 1.22\n\nrequire example.com/lib v0.0.0\n\nreplace example.com/lib => ../lib\n',
        'svc/job/go.mod': 'module example.com/job\n\ngo 1.22\n'
      },
      { 'svc/lib/lib.go': 'package lib\n' },
      fakeTool('go')
    )
    expect(outcome).toMatchObject({
      kind: 'verified',
      checks: [
        'go:test@svc/api passed go test ./...',
        'go:test@svc/lib passed go test ./...'
      ]
    })
    expect(outcome.output).toContain('go test ./... in lib')
  })
})

describe('several pyprojects', () => {
  it('test the projects that a change reaches', async () => {
    const project = (name: string, ...needs: readonly string[]): string =>
      `[project]\nname = "${name}"\nversion = "1"\ndependencies = ${JSON.stringify(needs)}\n[tool.pytest.ini_options]\n`
    const outcome = await judged(
      {
        ...gated("'libs/*'"),
        '.gitignore': '__pycache__\n.pytest_cache\n',
        'libs/core/pyproject.toml': project('acme-core'),
        'libs/core/tests/test_core.py': 'def test_core():\n    assert True\n',
        'libs/jobs/pyproject.toml': project('acme-jobs', 'Acme_Core>=1'),
        'libs/jobs/tests/test_jobs.py': 'def test_jobs():\n    assert True\n',
        'libs/docs/pyproject.toml': project('acme-docs'),
        'libs/docs/tests/test_docs.py': 'def test_docs():\n    assert True\n'
      },
      { 'libs/core/core.py': 'X = 1\n' }
    )
    expect(outcome).toMatchObject({
      kind: 'verified',
      checks: [
        'python:test@libs/core passed python -m pytest',
        'python:test@libs/jobs passed python -m pytest'
      ]
    })
  })
})

describe('a package inside another', () => {
  const layout = {
    ...gated("'js', 'js/packages/*', 'tool'"),
    'js/package.json': manifest({ private: true, workspaces: ['packages/*'] }),
    'js/package-lock.json': '{"lockfileVersion":3,"packages":{}}\n',
    'js/js.test.js': NODE_TEST,
    'js/packages/api/package.json': manifest({ name: 'api' }),
    'js/packages/api/api.test.js': NODE_TEST,
    'js/packages/web/package.json': manifest({ name: 'web' }),
    'js/packages/web/web.test.js':
      "require('node:test')('x', () => { if (require('fs').existsSync('../../broken.json')) throw 1 })\n",
    'tool/package.json': manifest({ name: 'tool' }),
    'tool/tool.test.js': NODE_TEST
  }

  it('is tested when the files of the outer one change, and blocks', async () => {
    const { kind, checks } = await judged(layout, { 'js/broken.json': '{}\n' })
    expect({ kind, checks }).toEqual({
      kind: 'incomplete',
      checks: [
        'node:test@js passed npm test',
        'node:test@js/packages/api passed npm test',
        'node:test@js/packages/web failed npm test'
      ]
    })
  })

  it('is left out when only a package beside it changes', async () => {
    const { kind, checks } = await judged(layout, {
      'js/packages/api/x.js': '1\n'
    })
    expect({ kind, checks }).toEqual({
      kind: 'verified',
      checks: [
        'node:test@js passed npm test',
        'node:test@js/packages/api passed npm test'
      ]
    })
  })
})

describe('a project whose setup.py says what it needs', () => {
  it('is tested for every change of another, and blocks', async () => {
    const tests = (condition: string): string =>
      `import os\ndef test_it():\n    assert ${condition}\n`
    const { kind, checks } = await judged(
      {
        ...gated("'libs/*'"),
        '.gitignore': '__pycache__\n.pytest_cache\n',
        'libs/core/pyproject.toml':
          '[project]\nname = "core"\nversion = "1"\n[tool.pytest.ini_options]\n',
        'libs/core/tests/test_core.py': tests('True'),
        'libs/jobs/setup.py':
          'from setuptools import setup\nsetup(name="jobs", install_requires=["core"])\n',
        'libs/jobs/pytest.ini': '[pytest]\n',
        'libs/jobs/tests/test_jobs.py': tests(
          "not os.path.exists('../core/core.py')"
        )
      },
      { 'libs/core/core.py': 'X = 1\n' }
    )
    expect({ kind, checks }).toEqual({
      kind: 'incomplete',
      checks: [
        'python:test@libs/core passed python -m pytest',
        'python:test@libs/jobs failed python -m pytest'
      ]
    })
  })
})

describe('a change that reaches no package with a check', () => {
  it('is incomplete by rule 7, and the next step says what to do', async () => {
    const repository = gitRepository()
    made.push(repository)
    const layout = {
      [POLICY]:
        "version: 1\npackages: { folders: ['packages/*'], only-changed: true, apart: ['docs/**'] }\n",
      'packages/api/package.json': manifest({ name: 'api' })
    }
    for (const [file, text] of Object.entries(layout))
      repository.write(file, text)
    repository.commit('base')
    repository.branch('agent')
    repository.write('docs/a.md', 'words\n')
    repository.commit('change')
    const { stdout } = await runMain([
      'verify',
      '--repo',
      repository.dir,
      '--base',
      'main',
      '--json'
    ])
    const { rule, next_steps } = parseEvidence(stdout)
    expect(rule).toBe(7)
    expect(next_steps[0]).toContain('The change reaches no package')
  })
})
