/** A policy that would make the gate prove nothing is refused, with the reason. */
import { describe, expect, it } from '@jest/globals'

import { ECOSYSTEMS } from '../../../src/policy/preset-names.ts'
import { parsePolicy } from '../../../src/policy/parse-policy.ts'
import { readPolicy } from '../../../src/policy/read-policy.ts'
import { treeFiles } from '../../support/projects.ts'

const PATH = '.github/completion-gate.yml'

/** A line that switches every ecosystem off, but for what it says of some. */
function presetsOff(words: Readonly<Record<string, string>>): string {
  const off = ECOSYSTEMS.map(name => [name, 'off'] as const)
  const keys = Object.entries({ ...Object.fromEntries(off), ...words })
  return `presets: { ${keys.map(([key, word]) => `${key}: ${word}`).join(', ')} }`
}

const OFF = presetsOff({ node: 'optional' })

async function read(
  lines: readonly string[],
  more: Readonly<Record<string, string>> = {}
): Promise<'accepted'> {
  const files = treeFiles({ [PATH]: lines.join('\n'), ...more })
  await readPolicy(files, 'base', await files.list('base'))
  return 'accepted'
}

describe('a policy under which no required check can ever run', () => {
  it.each([
    ['every ecosystem is off', [OFF]],
    [
      'its checks are optional',
      [OFF, 'checks: [{ id: a, command: b, required: false }]']
    ],
    [
      'its only check asks nothing of some paths',
      [OFF, 'checks: [{ id: a, command: "true", paths: ["docs/**"] }]']
    ],
    [
      'each preset of the last ecosystem is off by itself',
      [presetsOff({ go: 'on', 'go:test': 'off', 'go:vet': 'off' })]
    ]
  ])('is refused: %s', async (_what, lines) => {
    await expect(read(lines)).rejects.toMatchObject({
      code: 'POLICY_INVALID',
      message: expect.stringContaining('no required check can ever run')
    })
  })

  it.each([
    ['one ecosystem is left', [presetsOff({ swift: 'on' })], {}],
    [
      'one preset is required',
      [OFF.replace('}', ', node:lint: required }')],
      {}
    ],
    ['a check is required', [OFF, 'checks: [{ id: a, command: b }]'], {}],
    [
      'one check may fail beside one that asks nothing of some paths',
      [
        OFF,
        'checks: [{ id: a, command: b }, { id: c, command: "true", paths: ["docs/**"] }]'
      ],
      {}
    ],
    ['the head is trusted', [OFF, 'acceptance: trust-head'], {}],
    ['the base has criteria', [OFF], { 'ACCEPTANCE.md': '- [ ] a' }]
  ])('is fine when %s', async (_what, lines, more) => {
    await expect(read(lines, more)).resolves.toBe('accepted')
  })
})

describe('an isolation under which nothing could ever run', () => {
  const image = `a@sha256:${'0'.repeat(64)}`

  it.each([
    [['isolation: none', 'isolation-minimum: process']],
    [['isolation: namespace', 'isolation-minimum: overlay']],
    [['isolation-minimum: container']],
    [['isolation: container']],
    [['isolation: container', 'container: none']]
  ])('is refused: %j', lines => {
    expect(() => parsePolicy(lines.join('\n'))).toThrow(
      'no check could ever run'
    )
  })

  it.each([
    [['isolation: process', 'isolation-minimum: process']],
    [['isolation: auto', 'isolation-minimum: overlay']],
    [['isolation: none']],
    [['isolation: container', `container: { image: '${image}' }`]],
    [['isolation-minimum: container', `container: { image: '${image}' }`]]
  ])('is another than %j', lines => {
    expect(() => parsePolicy(lines.join('\n'))).not.toThrow()
  })
})

describe('who may waive', () => {
  it.each(['read', 'none', 'Read ', 'triage', 'Triage'])(
    'is not everybody: the role "%s" is refused, with who may be listed',
    role => {
      const lines = `waivers: { authority: { permissions: [maintain, '${role}'] } }`
      expect(() => parsePolicy(lines)).toThrow(
        /permissions\[1\].*a role that may write.*under "users"/
      )
    }
  )

  it.each([
    ['roles that may write', 'permissions: [write, release-captain]'],
    ['people and teams alone', 'permissions: [], users: [ann], teams: [leads]'],
    ['nobody', 'permissions: []']
  ])('may be %s', (_, authority) => {
    const lines = `waivers: { authority: { ${authority} } }`
    expect(() => parsePolicy(lines)).not.toThrow()
  })
})

describe('a required check that can never fail', () => {
  it.each([
    'command: "true"',
    'command: ":"',
    'command: exit 0',
    'command: "exit 0 # for now"',
    'command: "  true"',
    `command: "'true'"`,
    'command: "true;"',
    'command: "# later"',
    'command: echo all fine',
    'command: "echo one && echo two; exit"',
    'command: "false", expect-exit: 1',
    'command: "exit 3", expect-exit: 3',
    'command: "npm test || true"',
    'command: "npm test || :"',
    'command: "npm test || echo it failed"',
    'command: "npm test &"',
    'command: "! false"',
    'command: "! true", expect-exit: 1',
    'command: "bash -c true"',
    `command: "sh -c 'exit 0'"`,
    'command: "printf ok"',
    'command: "(npm test) || true"',
    'command: "true", required: true, kind: test'
  ])('is refused, with its place and the mend: %s', async check => {
    const lines = [
      'checks:',
      '  - { id: a, command: npm test }',
      `  - { id: b, ${check} }`
    ]
    await expect(read(lines)).rejects.toMatchObject({
      code: 'POLICY_INVALID',
      message: expect.stringMatching(
        /checks\[1\]\.command: .*can never fail.*name a command that fails/
      )
    })
  })

  it.each([
    'command: npm test',
    'command: "npm test || exit 1"',
    'command: "! grep -r TODO src"',
    'command: "npm start & npm test"',
    'command: bash -c "npm test"',
    'command: echo checked && ./check.sh',
    'command: test -f README.md',
    'command: "true", required: false',
    'command: "true", paths: ["docs/**"]',
    'command: "true", expect-exit: 1',
    'command: "exit 0", expect-exit: 3',
    'command: "echo ok > proof.txt"'
  ])('is another than %s', async check => {
    const lines = [`checks: [{ id: b, ${check} }]`]
    await expect(read(lines)).resolves.toBe('accepted')
  })
})

describe('a required check for paths that the scope leaves out', () => {
  const policy = (
    paths: readonly string[],
    exclude: readonly string[],
    more = ''
  ): readonly string[] => [
    `checks: [{ id: z, command: make }, { id: a, command: b, paths: ${JSON.stringify(paths)}${more} }]`,
    `scope: { exclude: ${JSON.stringify(exclude)} }`
  ]

  it.each([
    [['docs/**'], ['docs/**']],
    [['docs/a.md'], ['docs/**']],
    [['docs/api/*.md'], ['docs/**']],
    [['docs/**/*.md'], ['**/*.md']],
    [['docs/*.md', 'notes/**'], ['{docs,notes}/**']],
    [['docs/{a,b}.md'], ['docs/?.md']],
    [['**/*.md'], ['**/*.md']]
  ])('is refused: %j without %j', async (paths, exclude) => {
    await expect(read(policy(paths, exclude))).rejects.toMatchObject({
      code: 'POLICY_INVALID',
      message: expect.stringMatching(
        /checks\[1\]\.paths: "scope\.exclude" leaves out every path.*narrow the scope/
      )
    })
  })

  it.each([
    [['docs/**'], ['docs/*']],
    [['docs/**'], ['docs/**/*.md']],
    [['docs/**', 'src/**'], ['docs/**']],
    [['{docs,src}/**'], ['docs/**']],
    [['*.md'], ['?.md']],
    [['a/**'], ['a/*', 'a/*/*', 'a/*/*/*']],
    [['package.json'], ['**/*.json']],
    [['.github/workflows/**'], ['.github/**']],
    [['docs/ACCEPTANCE.md'], ['docs/**']],
    [['src/[ab].ts'], ['docs/**']],
    [['docs/a.md'], ['docs/b.md']]
  ])('is another than %j without %j', async (paths, exclude) => {
    await expect(read(policy(paths, exclude))).resolves.toBe('accepted')
  })

  it('is fine when it is optional', async () => {
    const lines = policy(['docs/**'], ['docs/**'], ', required: false')
    await expect(read(lines)).resolves.toBe('accepted')
  })
})

describe('a scope that leaves out everything', () => {
  it.each(['**', '**/*', '*', '**/.*', '{**,*}'])('by %s is refused', glob => {
    expect(() => parsePolicy(`scope: { exclude: ['${glob}'] }`)).toThrow(
      'prove nothing'
    )
  })

  it.each(['docs/**', '**/*.md'])('is another than %s', glob => {
    const { scope } = parsePolicy(`scope: { exclude: ['${glob}'] }`)
    expect(scope.exclude).toEqual([glob])
  })
})
