/** What a policy may say, and that every problem is named at once. */
import { describe, expect, it } from '@jest/globals'

import { GateError } from '../../../src/errors.ts'
import { EXAMPLE_POLICY } from '../../../src/policy/example-policy.ts'
import { defaultPolicy, parsePolicy } from '../../../src/policy/parse-policy.ts'
import type { Problem } from '../../../src/errors.ts'

function problemsOf(text: string): readonly Problem[] {
  try {
    parsePolicy(text)
  } catch (error) {
    expect(error).toBeInstanceOf(GateError)
    const { code, problems, message, hint } = error as GateError
    expect(code).toBe('POLICY_INVALID')
    expect(hint).toContain('.github/completion-gate.yml')
    for (const problem of problems) expect(message).toContain(problem.message)
    return problems
  }
  return []
}

function pathsOf(text: string): readonly string[] {
  return problemsOf(text).map(({ path }) => path)
}

describe('a policy', () => {
  it('has a default for every key', () => {
    expect(defaultPolicy()).toMatchObject({
      checks: [],
      presets: new Map(),
      packages: { folders: [], onlyChanged: false },
      setup: [],
      timeoutMs: 900_000,
      acceptance: { files: [], trustHead: false, manual: 'advisory' },
      scope: { exclude: [] },
      drift: 'report',
      generated: [],
      environment: [],
      waivers: {
        labelPrefix: 'waive:',
        authority: { permissions: ['maintain', 'admin'], teams: [], users: [] },
        minimumReasonLength: 3
      },
      isolation: 'auto',
      isolationMinimum: 'none'
    })
    expect(parsePolicy('version: 1')).toEqual(defaultPolicy())
  })

  it('fills in what a check leaves out, and takes what it says', () => {
    const { checks } = parsePolicy(`
timeout: 2m
checks:
  - { id: a, command: ' make a ' }
  - id: docs:links
    kind: lint
    description: Check the links
    command: make links
    required: false
    paths: ['docs/**']
    timeout: 90
    expect-exit: 3
    working-directory: ./docs/
`)
    expect(checks).toEqual([
      {
        id: 'a',
        kind: 'check',
        description: 'Run a',
        command: 'make a',
        required: true,
        paths: [],
        timeoutMs: 120_000,
        expectExit: 0,
        minimumTests: 0,
        cwd: ''
      },
      {
        id: 'docs:links',
        kind: 'lint',
        description: 'Check the links',
        command: 'make links',
        required: false,
        paths: ['docs/**'],
        timeoutMs: 90_000,
        expectExit: 3,
        minimumTests: 0,
        cwd: 'docs'
      }
    ])
  })

  it('takes the short form of setup, packages and acceptance like the long one', () => {
    const short = parsePolicy(
      'setup: [npm ci]\npackages: [packages/*]\nacceptance: trust-head'
    )
    const long = parsePolicy(`
setup: [{ command: npm ci, timeout: 15m }]
packages: { folders: [packages/*], only-changed: false }
acceptance: { files: [], trust-head: true, manual: advisory }
`)
    expect(short).toEqual(long)
    expect(short.acceptance.trustHead).toBe(true)
    expect(short.setup).toEqual([{ command: 'npm ci', timeoutMs: 900_000 }])
  })

  it('is the example of the documentation, without a problem', () => {
    const policy = parsePolicy(EXAMPLE_POLICY)
    expect(policy.checks.map(({ id }) => id)).toEqual([
      'build',
      'api-contract',
      'spelling'
    ])
    expect(policy.presets.get('node:lint')).toBe('required')
  })

  it('may switch everything off: the decision handles that nothing is required', () => {
    const off = 'presets: { rust: off, node: off, python: off, go: off }'
    expect(parsePolicy(off).checks).toEqual([])
  })
})

describe('a policy that is wrong', () => {
  it('has every problem named at once, with its path and line, schema and rules together', () => {
    const problems = problemsOf(`version: 2
chekcs: []
checks:
  - { id: a, command: x, tiemout: 5 }
  - { id: a, command: ' ' }
  - { command: x, working-directory: ../out }
drift: maybe
waivers:
  authority: { permissions: [5] }
`)
    expect(problems.map(({ path }) => path)).toEqual([
      'version (line 1)',
      'chekcs (line 2)',
      'checks[0].tiemout (line 4)',
      'checks[1].command (line 5)',
      'checks[1].id (line 5)',
      'checks[2].id (line 6)',
      'checks[2].working-directory (line 6)',
      'drift (line 7)',
      'waivers.authority.permissions[0] (line 9)'
    ])
  })

  it('names the allowed values and keys', () => {
    const [drift] = problemsOf('drift: maybe')
    expect(drift?.message).toContain('"report"|"block"')
    const [unknown] = problemsOf('checks: [{ id: a, command: b, foo: 1 }]')
    expect(unknown?.message).toContain('working-directory')
    const [preset] = problemsOf('presets: { node:tests: off }')
    expect(preset?.message).toContain('node:test')
    expect(preset?.path).toBe('presets.node:tests (line 1)')
  })

  it.each([
    ['an empty file', ''],
    ['a comment alone', '# nothing\n'],
    ['a list', '- a'],
    ['a text', 'hello'],
    ['a null where a list belongs', 'checks:'],
    ['a key twice', 'version: 1\nversion: 1'],
    ['two documents', 'version: 1\n---\nversion: 1'],
    ['an alias', 'setup: [&a x, *a]'],
    ['a tag', 'setup: [!!js/function x]'],
    ['a tag of its own', 'setup: [!x y]'],
    ['a prototype key', '__proto__: { drift: block }'],
    ['a prototype key of presets', 'presets: { __proto__: off }'],
    ['a constructor key', 'constructor: 1'],
    ['a key that is no text', '? [a]\n: 1'],
    ['a tab as indentation', 'waivers:\n\tlabel-prefix: x'],
    ['thousands of brackets', '['.repeat(60_000)],
    ['thousands of braces', '{'.repeat(60_000)]
  ])('is refused: %s', (_what, text) => {
    expect(problemsOf(text)).not.toEqual([])
  })

  it('names the key that stands twice', () => {
    expect(problemsOf('version: 1\ndrift: warn\ndrift: block')).toEqual([
      {
        path: 'line 3, column 1',
        message: 'expected unique keys, got "drift" twice in the same map'
      }
    ])
  })

  it('says where the YAML breaks', () => {
    expect(pathsOf('version: 1\ndrift: [')).toEqual([
      expect.stringMatching(/^line \d+, column \d+$/)
    ])
  })

  it.each(['read', 'Read', 'none', ''])(
    'may not let the role %p waive',
    role => {
      const text = `waivers: { authority: { permissions: ['${role}'] } }`
      expect(pathsOf(text)).toContain(
        'waivers.authority.permissions[0] (line 1)'
      )
    }
  )

  it.each([
    'node:test',
    'acceptance:mine',
    'shell:x',
    'surface:y',
    'go:own',
    'deno:later'
  ])('may not take an id of the gate: %s', id => {
    expect(pathsOf(`checks: [{ id: '${id}', command: x }]`)).toEqual([
      'checks[0].id (line 1)'
    ])
  })

  it.each(['/etc', '..', 'a/../..', '../x', "'a\\b'"])(
    'may not run a check outside the checkout: %s',
    folder => {
      const text = `checks: [{ id: a, command: x, working-directory: ${folder} }]`
      expect(pathsOf(text)).toEqual(['checks[0].working-directory (line 1)'])
    }
  )

  it.each([
    '0',
    '0s',
    '7h',
    '6h1s',
    '-5',
    '1.5',
    'soon',
    '5 m',
    '1m1h',
    'true'
  ])('may not have the time-out %s', written => {
    expect(pathsOf(`timeout: ${written}`)).toEqual(['timeout (line 1)'])
  })

  it.each([
    'GITHUB_TOKEN',
    'gh_token',
    'INPUT_TOKEN',
    'ACTIONS_RUNTIME_TOKEN',
    'GITHUB_OUTPUT',
    'GITHUB_STEP_SUMMARY',
    'BASH_ENV',
    'LD_PRELOAD',
    'NODE_OPTIONS',
    'GIT_CONFIG_GLOBAL',
    'npm_config_script_shell',
    'A=b',
    'A B',
    ''
  ])('may not pass on the variable %p', name => {
    expect(pathsOf(`environment: ['${name}']`)).toEqual([
      'environment[0] (line 1)'
    ])
  })

  it.each([
    ['x'.repeat(201)],
    ['{a,b}{c,d}{e,f}{g,h}'],
    ['{1..99999}'],
    [`{${'a,'.repeat(21)}b}`],
    ['**/a/**/b/**/c/**/d/**/e'],
    ['*a*a*a*a'],
    ['+(a|b)'],
    ['!(x)'],
    ['/abs'],
    ['../up'],
    ['a/../b'],
    ['./a'],
    [' ']
  ])('may not have the glob %p', glob => {
    expect(pathsOf(`generated: ['${glob}']`)).not.toEqual([])
  })
})
