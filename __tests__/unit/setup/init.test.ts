/** `init` on real repositories: what it finds, shows, writes and never overwrites. */
import * as fs from 'node:fs'
import * as path from 'node:path'

import { afterEach, describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'

import { parsePolicy } from '../../../src/policy/parse-policy.ts'
import {
  projectFile,
  yamlExamples
} from '../../support/language-service/markdown-examples.ts'
import { runMain } from '../../support/run-main.ts'
import { PROJECTS, setUpProject } from '../../support/setup-projects.ts'
import type { GitRepository } from '../../support/git-repository.ts'
import type { MainRun } from '../../support/run-main.ts'
import type { Files, ProjectName } from '../../support/setup-projects.ts'

const WORKFLOW = '.github/workflows/completion-gate.yml'
const POLICY = '.github/completion-gate.yml'
const NAMES = Object.keys(PROJECTS) as readonly ProjectName[]

const made: GitRepository[] = []

afterEach(() => {
  for (const repository of made.splice(0)) repository.dispose()
})

function project(name: ProjectName, more: Files = {}): GitRepository {
  const repository = setUpProject(name, more)
  made.push(repository)
  return repository
}

function read(repository: GitRepository, name: string): string {
  return fs.readFileSync(path.join(repository.dir, name), 'utf8')
}

function exists(repository: GitRepository, name: string): boolean {
  return fs.existsSync(path.join(repository.dir, name))
}

async function init(
  repository: GitRepository,
  ...args: readonly string[]
): Promise<MainRun> {
  return await runMain(['init', '--repo', repository.dir, ...args])
}

async function answered(
  repository: GitRepository,
  ...answers: readonly string[]
): Promise<MainRun> {
  return await runMain(['init', '--repo', repository.dir], { answers })
}

interface Job {
  readonly steps: readonly Readonly<Record<string, unknown>>[]
}

function workflow(repository: GitRepository): {
  readonly jobs: { readonly gate: Job }
} {
  return parse(read(repository, WORKFLOW)) as {
    readonly jobs: { readonly gate: Job }
  }
}

function runs(repository: GitRepository): readonly unknown[] {
  return workflow(repository)
    .jobs.gate.steps.map(step => step['run'])
    .filter(run => run !== undefined)
}

/** An action less the commit that pins it; anything else as it is. */
function withoutCommit(step: unknown): unknown {
  return typeof step === 'string' ? step.replace(/@[0-9a-f]{40}$/, '') : step
}

describe('what is written', () => {
  it.each(NAMES)('is shown first, with every default, for %s', async name => {
    const repository = project(name)
    const { code, stdout } = await init(repository, '--yes')
    expect(code).toBe(0)
    for (const file of [WORKFLOW, POLICY]) {
      const shown = read(repository, file)
        .split('\n')
        .map(line => (line === '' ? '' : `  ${line}`))
        .join('\n')
      expect(stdout.indexOf(shown)).toBeGreaterThan(0)
      expect(stdout.indexOf(shown)).toBeLessThan(stdout.indexOf('Written: '))
    }
  })

  it.each(NAMES)('is a valid policy for %s', async name => {
    const repository = project(name)
    await init(repository, '--yes')
    expect(() => parsePolicy(read(repository, POLICY))).not.toThrow()
  })

  it('is the workflow of the README for an npm package', async () => {
    const repository = project('npm')
    await init(repository, '--yes')
    const [example] = yamlExamples(
      'README.md',
      projectFile('README.md')
    ).filter(({ kind }) => kind === 'workflow')
    expect(workflow(repository)).toEqual(parse(example?.text ?? ''))
  })

  it('installs a pnpm monorepo with the declared pnpm, and checks each package', async () => {
    const repository = project('pnpm')
    await init(repository, '--yes')
    expect(runs(repository)).toEqual([
      'npm install --global pnpm@9.1.0',
      'pnpm install --frozen-lockfile --ignore-scripts'
    ])
    expect(parsePolicy(read(repository, POLICY)).packages).toMatchObject({
      folders: ['packages/api', 'packages/web'],
      onlyChanged: false
    })
    const on = read(repository, POLICY).replace('# only-ch', 'only-ch')
    expect(parsePolicy(on).packages.onlyChanged).toBe(true)
  })

  it.each<[string, Files, readonly string[]]>([
    [
      'pnpm by its workspace file',
      { 'pnpm-workspace.yaml': 'packages: [packages/*]\n' },
      [
        'npm install --global pnpm',
        "pnpm install --frozen-lockfile --ignore-scripts if hashFiles('pnpm-lock.yaml') != ''",
        "pnpm install --no-lockfile --ignore-scripts if hashFiles('pnpm-lock.yaml') == ''"
      ]
    ],
    [
      'pnpm by packageManager',
      { 'package.json': '{"packageManager":"pnpm@10.2.0"}' },
      [
        'npm install --global pnpm@10.2.0',
        "pnpm install --frozen-lockfile --ignore-scripts if hashFiles('pnpm-lock.yaml') != ''",
        "pnpm install --no-lockfile --ignore-scripts if hashFiles('pnpm-lock.yaml') == ''"
      ]
    ],
    [
      'the old yarn by its lock file',
      { 'yarn.lock': '' },
      [
        "yarn install --frozen-lockfile --ignore-scripts if hashFiles('yarn.lock') != ''"
      ]
    ],
    [
      'a later yarn by packageManager',
      { 'package.json': '{"packageManager":"yarn@4.5.0"}' },
      [
        'corepack enable',
        "yarn install --immutable --mode=skip-build if hashFiles('yarn.lock') != ''",
        "yarn install --no-immutable --mode=skip-build if hashFiles('yarn.lock') == ''"
      ]
    ],
    [
      'bun by packageManager',
      { 'package.json': '{"packageManager":"bun@1.2.0"}' },
      [
        'npm install --global bun@1.2.0',
        "bun install --frozen-lockfile --ignore-scripts if hashFiles('bun.lock', 'bun.lockb') != ''",
        "bun install --no-save --ignore-scripts if hashFiles('bun.lock', 'bun.lockb') == ''"
      ]
    ],
    [
      'npm with dependencies and no lock file',
      { 'package.json': '{"dependencies":{"a":"1"}}' },
      [
        "npm ci --ignore-scripts if hashFiles('package-lock.json', 'npm-shrinkwrap.json') != ''",
        "npm install --ignore-scripts --no-package-lock if hashFiles('package-lock.json', 'npm-shrinkwrap.json') == ''"
      ]
    ],
    [
      'npm with nothing to install yet',
      {},
      [
        "npm ci --ignore-scripts if hashFiles('package-lock.json', 'npm-shrinkwrap.json') != ''"
      ]
    ]
  ])(
    'has the manager in place, and takes a lock file that the change adds: %s',
    async (_what, more, expected) => {
      const repository = project('empty', { 'package.json': '{}', ...more })
      await init(repository, '--yes')
      const steps = workflow(repository).jobs.gate.steps.slice(1, -1)
      const always = "github.event_name != 'issue_comment'"
      expect(
        steps.map(step =>
          `${String(step['run'])} if ${String(step['if'])}`
            .replace(` if ${always} && `, ' if ')
            .replace(` if ${always}`, '')
        )
      ).toEqual(expected)
    }
  )

  it('installs nothing for a crate: the runner has cargo', async () => {
    const repository = project('cargo')
    await init(repository, '--yes')
    expect(runs(repository)).toEqual([])
    expect(read(repository, POLICY)).toContain(
      'rust:test: cargo test (required)'
    )
  })

  it('installs a Python project with its test extra and the tools of its presets', async () => {
    const repository = project('python')
    await init(repository, '--yes')
    expect(runs(repository)).toEqual([
      "python -m pip install -e '.[test]'\npython -m pip install pytest ruff\n"
    ])
  })

  it('leaves the tests of a Makefile to their preset where no ecosystem has any', async () => {
    const repository = project('make')
    await init(repository, '--yes')
    expect(read(repository, POLICY)).toContain(
      '#   make:test: make test (required)'
    )
    expect(parsePolicy(read(repository, POLICY)).checks).toEqual([])
  })

  it.each<[ProjectName, readonly string[]]>([
    ['deno', ['denoland/setup-deno']],
    ['maven', ['actions/setup-java@v5']],
    ['gradle', ['actions/setup-java@v5']],
    ['dotnet', ['actions/setup-dotnet@v5']],
    ['ruby', ['ruby/setup-ruby', 'bundle install']],
    ['php', ['composer install --no-interaction --no-progress --no-scripts']],
    ['elixir', ['erlef/setup-beam', 'mix deps.get']],
    ['swift', []],
    ['just', ['extractions/setup-just']]
  ])('prepares the tool and what depends on it for %s', async (name, steps) => {
    const repository = project(name)
    await init(repository, '--yes')
    const written = workflow(repository).jobs.gate.steps.slice(1, -1)
    expect(
      written.map(step => withoutCommit(step['uses'] ?? step['run']))
    ).toEqual(steps)
    expect(read(repository, POLICY)).toContain(`#   ${name}:`)
    expect(read(repository, POLICY)).toContain(' (required)')
  })

  it.each(NAMES)(
    'runs no action of others by a tag, which its owner can move: %s',
    async name => {
      const repository = project(name)
      await init(repository, '--yes')
      const foreign = read(repository, WORKFLOW)
        .split('\n')
        .filter(line => /\buses: (?!actions\/|completion-gate\/)/.test(line))
      for (const line of foreign)
        expect(line).toMatch(
          /uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
        )
    }
  )

  it('says for an empty repository that nothing proves a change', async () => {
    const repository = project('empty')
    const { code, stdout } = await init(repository, '--yes')
    expect(code).toBe(0)
    expect(stdout).toContain('Nothing in this repository proves a change yet')
  })

  it('takes the script of npm init for what it says: there is no test', async () => {
    const repository = project('empty', {
      'package.json': JSON.stringify({
        scripts: { test: 'echo "Error: no test specified" && exit 1' }
      })
    })
    const { stdout } = await init(repository, '--yes')
    expect(stdout).toContain('Nothing in this repository proves a change yet')
    expect(read(repository, POLICY)).not.toContain('node:test')
  })

  it('takes a command, whatever is in it', async () => {
    const repository = project('empty')
    const command = `echo "it's: #1" && make check`
    await init(repository, '--yes', '--check', command)
    expect(parsePolicy(read(repository, POLICY)).checks).toMatchObject([
      { command }
    ])
  })

  it('keeps names of the repository inside comments and scalars', async () => {
    const folder = "packages/o'dd # name"
    const repository = project('empty', {
      'package.json': JSON.stringify({
        scripts: { test: 'true' },
        workspaces: [folder]
      }),
      [`${folder}/package.json`]: '{"scripts":{"test":"true"}}'
    })
    await init(repository, '--yes', '--packages')
    expect(parsePolicy(read(repository, POLICY)).packages.folders).toEqual([
      folder
    ])
  })
})

describe('packages', () => {
  it('have no checks of their own where the root has a test', async () => {
    const repository = project('npm', {
      'pnpm-workspace.yaml': 'packages: [packages/*]\n',
      'packages/a/package.json': '{"scripts":{"test":"true"}}'
    })
    await init(repository, '--yes')
    expect(parsePolicy(read(repository, POLICY)).packages.folders).toEqual([])
    await init(repository, '--yes', '--force', '--packages')
    expect(parsePolicy(read(repository, POLICY)).packages.folders).toEqual([
      'packages/*'
    ])
  })

  it.each([
    [
      'Cargo.toml',
      '[workspace]\nmembers = ["crates/*"]\n',
      'crates/a/Cargo.toml'
    ],
    ['go.work', 'go 1.22\n\nuse (\n\t./svc/a\n\t./svc/b\n)\n', 'svc/a/go.mod'],
    ['go.work', 'go 1.22\nuse ./svc/a\n', 'svc/a/go.mod'],
    [
      'pyproject.toml',
      '[tool.uv.workspace]\nmembers = ["libs/*"]\n',
      'libs/a/pyproject.toml'
    ],
    [
      'package.json',
      '{"workspaces":{"packages":["./apps/*"]}}',
      'apps/a/package.json'
    ],
    ['README.md', '# Two projects\n', 'libs/a/pyproject.toml']
  ])('are found by %s: %s', async (name, text, member) => {
    const repository = project('empty', { [name]: text, [member]: '{}' })
    const { stdout } = await init(repository, '--dry-run')
    expect(stdout).toMatch(/packages +1 package \(/)
  })

  it('are none where a workspace file is broken', async () => {
    const repository = project('empty', {
      'package.json': '{"workspaces": [',
      'Cargo.toml': '[workspace',
      'pnpm-workspace.yaml': ': ['
    })
    const { code, stdout } = await init(repository, '--yes')
    expect(code).toBe(0)
    expect(stdout).toContain(
      'node:test cannot be known: package.json is not valid JSON.'
    )
    expect(stdout).not.toMatch(/packages +\d/)
  })
})

describe('what stands there', () => {
  it('is refused with --yes, by exit 2 and a way on, and nothing is written', async () => {
    const repository = project('npm', { [POLICY]: 'version: 1\n' })
    const { code, stderr } = await init(repository, '--yes')
    expect(code).toBe(2)
    expect(stderr).toContain(`${POLICY} stands there with other text`)
    expect(stderr).toMatch(/hint: .*--force/)
    expect(read(repository, POLICY)).toBe('version: 1\n')
    expect(exists(repository, WORKFLOW)).toBe(false)
  })

  it('is replaced with --force', async () => {
    const repository = project('npm', { [POLICY]: 'version: 1\n' })
    expect((await init(repository, '--yes', '--force')).code).toBe(0)
    expect(read(repository, POLICY)).toContain('# What proves a change.')
  })

  it('is left alone when it is the same', async () => {
    const repository = project('npm')
    await init(repository, '--yes')
    const { code, stdout } = await init(repository, '--yes')
    expect(code).toBe(0)
    expect(stdout).toContain('Both files stand there already, as shown.')
  })

  it('is another workflow that runs the gate: refused with --yes', async () => {
    const other = '.github/workflows/gate.yml'
    const repository = project('npm', {
      [other]:
        'on: pull_request\njobs:\n  a:\n    runs-on: x\n    steps:\n      - uses: "acme/completion-gate@v1"\n'
    })
    const { code, stderr } = await init(repository, '--yes')
    expect(code).toBe(2)
    expect(stderr).toContain(`${other} runs the gate already`)
  })

  it('is a policy by another name: refused with the command that mends it', async () => {
    const repository = project('npm', {
      '.github/completion-gate.yaml': 'version: 1\n'
    })
    const { code, stderr } = await init(repository, '--yes', '--force')
    expect(code).toBe(2)
    expect(stderr).toContain('hint: git mv .github/completion-gate.yaml')
  })

  it('is never written through a link', async () => {
    const repository = project('npm')
    const outside = project('empty')
    repository.symlink('.github', outside.dir)
    const { code, stderr } = await init(repository, '--yes')
    expect(code).toBe(3)
    expect(stderr).toContain('is a symbolic link')
    expect(exists(outside, 'completion-gate.yml')).toBe(false)
  })
})

describe('asking', () => {
  it('needs a terminal, or the word to go without', async () => {
    const repository = project('npm')
    const { code, stderr } = await init(repository)
    expect(code).toBe(2)
    expect(stderr).toMatch(/no terminal[^]*--yes/)
    expect(exists(repository, WORKFLOW)).toBe(false)
  })

  it('takes the defaults by empty lines', async () => {
    const repository = project('npm')
    expect((await answered(repository, '', '')).code).toBe(0)
    expect(exists(repository, WORKFLOW) && exists(repository, POLICY)).toBe(
      true
    )
  })

  it('writes only what a person agrees to', async () => {
    const repository = project('npm', { [POLICY]: 'version: 1\n' })
    const { code, stdout } = await answered(repository, 'what?', 'y', '')
    expect(code).toBe(0)
    expect(stdout).toContain(`Replace it? [y/N]`)
    expect(stdout).toContain(`Left as they are: ${POLICY}`)
    expect(read(repository, POLICY)).toBe('version: 1\n')
  })

  it('asks for a command where nothing proves a change, and for packages where there are some', async () => {
    const empty = project('empty')
    await answered(empty, './prove.sh', '', '')
    expect(parsePolicy(read(empty, POLICY)).checks).toMatchObject([
      { command: './prove.sh' }
    ])
    const pnpm = project('pnpm')
    await answered(pnpm, 'n', 'pnpm -r test', '', '')
    const policy = parsePolicy(read(pnpm, POLICY))
    expect(policy.packages.folders).toEqual([])
    expect(policy.checks).toMatchObject([{ command: 'pnpm -r test' }])
  })

  it('writes nothing when the person leaves', async () => {
    const repository = project('npm')
    const { code, stderr } = await answered(repository)
    expect(code).toBe(2)
    expect(stderr).toContain('the input ended')
    expect(exists(repository, WORKFLOW)).toBe(false)
  })
})

describe('--dry-run and --json', () => {
  it('write nothing with --dry-run', async () => {
    const repository = project('npm', { [POLICY]: 'version: 1\n' })
    const { code, stdout } = await init(repository, '--dry-run')
    expect(code).toBe(0)
    expect(stdout).toContain('Nothing was written.')
    expect(stdout).toContain('would replace what stands there')
    expect(exists(repository, WORKFLOW)).toBe(false)
  })

  it('give one document', async () => {
    const repository = project('npm')
    const { stdout } = await init(repository, '--yes', '--json')
    expect(JSON.parse(stdout)).toMatchObject({
      schema: 'completion-gate.init.v1',
      files: [
        { path: WORKFLOW, state: 'new', written: true },
        { path: POLICY, state: 'new', written: true }
      ]
    })
  })

  it.each([
    [['--packages', '--no-packages'], /contradict/],
    [['--check', ' '], /blank/],
    [['--yes', '--check', 'exit 0'], /"exit 0" never fails/],
    [['--nope'], /--nope/]
  ])('flags that make no sense are refused: %s', async (flags, words) => {
    const { code, stderr } = await init(project('empty'), ...flags)
    expect(code).toBe(2)
    expect(stderr).toMatch(words)
  })
})
