/** The presets of Deno, Bun, the JVM, .NET, Ruby, PHP, Elixir, Swift, make and just: what implies them, and what they run. */
import { describe, expect, it } from '@jest/globals'

import { aPolicy, commandIds, planOf } from '../../support/projects.ts'
import type { Side } from '../../support/projects.ts'

/** `id: command`, with a question mark after the id of an optional one. */
async function planned(
  side: Side,
  ...policy: readonly string[]
): Promise<readonly string[]> {
  const { commands } = await planOf({
    base: side,
    head: side,
    policy: aPolicy(...policy)
  })
  return commands.map(
    ({ command, checks: [check] }) =>
      `${check.id}${check.required ? '' : '?'}: ${command}`
  )
}

const DENO_LINTS = ['deno:fmt?: deno fmt --check', 'deno:lint?: deno lint']
const BUN = { 'package.json': '{}', 'bun.lock': '' }
const TEST_SCRIPT = '{"scripts":{"test":"x"}}'

describe('the presets of', () => {
  it.each<[string, Side, readonly string[]]>([
    [
      'Deno are the task, with the permissions that it gives',
      { 'deno.json': '{"tasks":{"test":"deno test -A"}}', 'a_test.ts': '' },
      ['deno:task: deno task test', ...DENO_LINTS]
    ],
    [
      'Deno read comments and last commas, and leave strings alone',
      {
        'deno.jsonc':
          '{ // all\n "name": "@a/b//c", /* x */ "tasks": { "test": { "command": "x" }, },\n}'
      },
      ['deno:task: deno task test', ...DENO_LINTS]
    ],
    [
      'Deno are its test files where no task is',
      { 'deno.json': '{}', 'src/__tests__/a.ts': '' },
      ['deno:test: deno test', ...DENO_LINTS]
    ],
    [
      'Deno have no test without a file of it',
      { 'deno.json': '{}' },
      DENO_LINTS
    ],
    [
      'Deno leave the tests to a script of package.json',
      { 'deno.json': '{}', 'a.test.ts': '', 'package.json': TEST_SCRIPT },
      ['node:test: npm test', ...DENO_LINTS]
    ],
    [
      'Bun are its own runner where no script is',
      { ...BUN, 'src/a.spec.tsx': '' },
      ['bun:test: bun test']
    ],
    [
      'Bun believe the packageManager field',
      { 'package.json': '{"packageManager":"bun@1.2.0"}', 'a_test.js': '' },
      ['bun:test: bun test']
    ],
    [
      'Bun leave the tests to the script, which it runs',
      { ...BUN, 'a.test.ts': '', 'package.json': TEST_SCRIPT },
      ['node:test: bun run test']
    ],
    [
      'Bun need a test file, and not one that was installed',
      { ...BUN, 'node_modules/a/a.test.js': '', 'latest.ts': '' },
      []
    ],
    [
      'Bun are not there for another manager',
      { 'package.json': '{}', 'package-lock.json': '', 'a.test.js': '' },
      []
    ],
    ['Maven', { 'pom.xml': '' }, ['maven:test: mvn -B verify']],
    [
      'Maven by its wrapper',
      { 'pom.xml': '', mvnw: '' },
      ['maven:test: ./mvnw -B verify']
    ],
    ...['build.gradle', 'build.gradle.kts', 'settings.gradle.kts'].map(
      (name): [string, Side, readonly string[]] => [
        `Gradle with ${name}`,
        { [name]: '' },
        ['gradle:test: gradle --console=plain check']
      ]
    ),
    [
      'Gradle by its wrapper',
      { 'settings.gradle': '', gradlew: '' },
      ['gradle:test: ./gradlew --console=plain check']
    ],
    ['.NET with a solution', { 'a.sln': '' }, ['dotnet:test: dotnet test']],
    ['.NET with a project', { 'a.fsproj': '' }, ['dotnet:test: dotnet test']],
    [
      '.NET with both, where dotnet must be told',
      { 'a.slnx': '', 'b.csproj': '' },
      ['dotnet:test: dotnet test a.slnx']
    ],
    [
      '.NET with a name that a shell would read',
      { "a 'b' $c.sln": '', 'b.csproj': '' },
      [String.raw`dotnet:test: dotnet test 'a '\''b'\'' $c.sln'`]
    ],
    ['.NET below the folder', { 'src/a.csproj': '' }, []],
    [
      'Ruby with RSpec and Bundler',
      { Gemfile: '', 'spec/models/a_spec.rb': '', '.rubocop.yml': '' },
      ['ruby:rspec: bundle exec rspec', 'ruby:rubocop?: bundle exec rubocop']
    ],
    [
      'Ruby with both runners',
      { '.rspec': '', Rakefile: '', 'test/a_test.rb': '' },
      ['ruby:rspec: rspec', 'ruby:test: rake test']
    ],
    [
      'Ruby with a Rails application',
      {
        Gemfile: '',
        Rakefile: '',
        'bin/rails': '',
        'test/models/a_test.rb': ''
      },
      ['ruby:test: bin/rails test']
    ],
    [
      'Ruby need a test',
      { Gemfile: '', Rakefile: '', 'test/test_helper.txt': '' },
      []
    ],
    [
      'PHP are the script of Composer',
      {
        'composer.json': '{"scripts":{"test":["a"]}}',
        'phpunit.xml': '',
        'tests/Pest.php': ''
      },
      ['php:test: composer test']
    ],
    [
      'PHP with Pest, which runs what PHPUnit would',
      { 'composer.json': '{}', 'phpunit.xml': '', 'tests/Pest.php': '' },
      ['php:pest: vendor/bin/pest']
    ],
    [
      'PHP with PHPUnit and PHPStan',
      { 'composer.json': '{}', 'phpunit.xml.dist': '', 'phpstan.neon': '' },
      [
        'php:phpunit: vendor/bin/phpunit',
        'php:phpstan?: vendor/bin/phpstan analyse'
      ]
    ],
    ['PHP need a composer.json', { 'phpunit.xml': '' }, []],
    [
      'Elixir',
      { 'mix.exs': '', '.formatter.exs': '' },
      ['elixir:test: mix test', 'elixir:format?: mix format --check-formatted']
    ],
    [
      'Elixir without a formatter',
      { 'mix.exs': '' },
      ['elixir:test: mix test']
    ],
    ['Swift', { 'Package.swift': '' }, ['swift:test: swift test']]
  ])('%s', async (_what, side, commands) => {
    await expect(planned(side)).resolves.toEqual(commands)
  })

  it.each([
    ['test: build\n\ttrue\ncheck:\n', 'make test'],
    ['.PHONY: test\ncheck lint:\n\ttrue\n', 'make check'],
    ['a test b::\n\ttrue\n', 'make test']
  ])('make are a target of %j', async (Makefile, command) => {
    await expect(planned({ Makefile })).resolves.toEqual([
      `make:test: ${command}`
    ])
  })

  it.each([
    'all:\n\ttest: x\n',
    '.PHONY: test check\n',
    'test := 1\ncheck ::= 2\n',
    '# test: no\n',
    'tests:\n\ttrue\n',
    '$(test): x\n'
  ])('make need such a target, and %j has none', async Makefile => {
    await expect(planned({ Makefile })).resolves.toEqual([])
  })

  it('make read the file that make takes', async () => {
    const side = { GNUmakefile: 'all:\n', Makefile: 'test:\n' }
    await expect(planned(side)).resolves.toEqual([])
  })

  it.each([
    'test:\n  x\n',
    '@test *rest: build\n  x\n',
    "test filter='a b' *more:\n  x\n",
    'alias test := t\n'
  ])('just are a recipe of %j', async justfile => {
    await expect(planned({ justfile })).resolves.toEqual([
      'just:test: just test'
    ])
  })

  it.each(['test := "a"\n', 'test name:\n', 'test +names:\n', 'tests:\n'])(
    'just need one that can be called alone, and %j has none',
    async text => {
      await expect(planned({ '.justfile': text })).resolves.toEqual([])
    }
  )

  it('packages run by the wrapper of the root', async () => {
    const side = {
      'pom.xml': '',
      mvnw: '',
      'libs/a/pom.xml': '',
      'libs/b/build.gradle': ''
    }
    await expect(planned(side, "packages: ['libs/*']")).resolves.toEqual([
      'maven:test: ./mvnw -B verify',
      'maven:test@libs/a: ../../mvnw -B verify',
      'gradle:test@libs/b: gradle --console=plain check'
    ])
  })
})

describe('a file that cannot be understood', () => {
  it.each<[string, Side]>([
    ['deno:test', { 'deno.json': '{' }],
    ['php:test', { 'composer.json': '[]' }],
    ['make:test', { Makefile: new Uint8Array([0xff]) }],
    ['just:test', { justfile: { unreadable: 'it is gone' } }],
    ['dotnet:test', { 'a.sln': '', 'b.sln': '' }]
  ])('needs a person, as %s', async (id, side) => {
    const plan = await planOf({ base: side, head: side })
    expect(plan.settled).toMatchObject([
      { id, status: 'needs_review', required: true }
    ])
  })
})

const MAKEFILE = { Makefile: 'test:\n\ttrue\n' }
const JUSTFILE = { justfile: 'test:\n  true\n' }

describe('no tests run twice', () => {
  it.each<[string, Side, readonly string[]]>([
    ['a script', { ...MAKEFILE, 'package.json': TEST_SCRIPT }, ['node:test']],
    ['a crate', { ...JUSTFILE, 'go.mod': '' }, ['go:test', 'go:vet']],
    ['a broken package.json', { ...MAKEFILE, 'package.json': '{' }, []],
    ['a Makefile', { ...MAKEFILE, ...JUSTFILE }, ['make:test']]
  ])('make and just stand aside for %s', async (_what, side, ids) => {
    const plan = await planOf({ base: side, head: side })
    expect(commandIds(plan)).toEqual(ids)
  })

  it('each folder is by itself', async () => {
    const side = {
      'package.json': '{}',
      ...MAKEFILE,
      'a/package.json': TEST_SCRIPT,
      'a/Makefile': 'test:\n'
    }
    await expect(planned(side, 'packages: [a]')).resolves.toEqual([
      'make:test: make test',
      'node:test@a: npm test'
    ])
  })

  it.each(['make: on', 'make:test: required'])(
    'unless the policy asks for it: %s',
    async line => {
      const side = { ...MAKEFILE, 'go.mod': '' }
      const commands = await planned(side, `presets: { ${line}, go:vet: off }`)
      expect(commands).toEqual([
        'go:test: go test ./...',
        'make:test: make test'
      ])
    }
  )

  it('a whole ecosystem that is required still runs its tests once', async () => {
    const side = {
      'composer.json': '{"scripts":{"test":"x"}}',
      'phpunit.xml': ''
    }
    await expect(planned(side, 'presets: { php: required }')).resolves.toEqual([
      'php:test: composer test'
    ])
  })
})

describe('what the base counts', () => {
  it.each<[string, Side, Side, readonly string[]]>([
    [
      'make beside a script that the head adds',
      MAKEFILE,
      { ...MAKEFILE, 'package.json': TEST_SCRIPT },
      ['node:test', 'make:test']
    ],
    [
      "Bun's runner beside such a script",
      { ...BUN, 'a.test.ts': '' },
      { ...BUN, 'a.test.ts': '', 'package.json': TEST_SCRIPT },
      ['node:test', 'bun:test']
    ],
    [
      'PHPUnit beside a script of Composer',
      { 'composer.json': '{}', 'phpunit.xml': '' },
      { 'composer.json': '{"scripts":{"test":"true"}}', 'phpunit.xml': '' },
      ['php:test', 'php:phpunit']
    ]
  ])('runs on the head as well: %s', async (_what, base, head, ids) => {
    const plan = await planOf({ base, head })
    expect(commandIds(plan)).toEqual(ids)
    expect(plan.settled).toEqual([])
  })

  it.each<[string, Side, Side, string]>([
    ['a target', MAKEFILE, { Makefile: 'all:\n' }, 'make:test'],
    [
      'a task',
      { 'deno.json': '{"tasks":{"test":"x"}}' },
      { 'deno.json': '{}', 'a_test.ts': '' },
      'deno:task'
    ],
    ['a solution', { 'a.sln': '' }, { 'README.md': '' }, 'dotnet:test'],
    ['all specs', { 'spec/a_spec.rb': '' }, { Gemfile: '' }, 'ruby:rspec']
  ])('needs a person when the head lost %s', async (_what, base, head, id) => {
    const plan = await planOf({ base, head })
    expect(plan.settled).toMatchObject([{ id, status: 'needs_review' }])
  })

  it('has no more to say once another preset took over on the base', async () => {
    const side = { ...MAKEFILE, 'package.json': TEST_SCRIPT }
    const head = { 'package.json': TEST_SCRIPT }
    const plan = await planOf({ base: side, head })
    expect([commandIds(plan), plan.settled]).toEqual([['node:test'], []])
  })
})
