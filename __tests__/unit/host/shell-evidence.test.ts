/** Shell commands of the agent as proof: covered presets, and the binding by an existence check. */
import { describe, expect, it, test } from '@jest/globals'

import { sha256 } from '../../../src/model/digest.ts'
import { verificationReport } from '../../../src/model/verification-report.ts'
import {
  criterionCommands,
  presetCommands
} from '../../../src/host/preset-commands.ts'
import { createVerificationSession } from '../../../src/host/session.ts'
import type { VerificationSession } from '../../../src/host/session.ts'
import type { CheckStatus } from '../../../src/model/check.ts'

const PRESETS = presetCommands({
  paths: ['Cargo.toml', 'src/a.rs'],
  texts: new Map()
}).commands
const CRITERIA = criterionCommands(
  '- [ ] kind:file_exists assert:`src/a.rs`\n- [ ] kind:command assert:`./check.sh` expect:exit=3\n',
  'goal'
).commands

function session(
  disk: Readonly<Record<string, string>> = { 'src/a.rs': 'one' }
): VerificationSession {
  const made = createVerificationSession({
    presets: PRESETS,
    criteria: CRITERIA,
    diskDigest: path => {
      const content = Object.hasOwn(disk, path) ? disk[path] : undefined
      return Promise.resolve(
        content === undefined ? undefined : sha256(content)
      )
    }
  })
  made.observeToolCall({
    tool: 'write',
    exit_code: 0,
    metadata: { file_path: 'src/a.rs', after: 'one' }
  })
  return made
}

function ran(
  command: string,
  exit_code = 0
): { command: string; exit_code: number } {
  return { command, exit_code }
}

function outside(status: CheckStatus, required = true): unknown {
  return verificationReport('ci', [
    { id: 't', kind: 'test', description: 't', status, required }
  ])
}

function subjects(made: VerificationSession): readonly string[] {
  return made
    .verificationReports()
    .map(
      one =>
        `${one.subject} ${one.status}${one.effect_digest === undefined ? '' : ' bound'}`
    )
}

describe('a shell command', () => {
  it('that covers a preset gives a report that is not bound', async () => {
    const made = session()
    await made.observeShellCommand(ran('cd x && cargo test -p y'))
    expect(subjects(made)).toEqual(['shell:rust:test passed'])
    expect((await made.decide()).completion.kind).toBe('incomplete')
  })

  it('that covers several gives one report for each', async () => {
    const made = session()
    await made.observeShellCommand(
      ran('cargo fmt -- --check && cargo check && cargo test')
    )
    expect(subjects(made)).toEqual([
      'shell:rust:fmt passed',
      'shell:rust:check passed',
      'shell:rust:test passed'
    ])
  })

  it('that fails gives a failed report', async () => {
    const made = session()
    await made.observeShellCommand(ran('cargo test', 101))
    expect(made.verificationReports()[0]?.checks[0]?.residual_risk).toBe(
      'verification command exited with code 101, expected 0: cargo test'
    )
  })

  it('with another expected code counts only as the very same text', async () => {
    const made = session()
    await made.observeShellCommand(ran('./check.sh && true', 3))
    expect(subjects(made)).toEqual([])
    await made.observeShellCommand(ran('./check.sh', 3))
    await made.observeShellCommand(ran('./check.sh', 0))
    expect(subjects(made)).toEqual([
      'shell:acceptance:goal:2 passed',
      'shell:acceptance:goal:2 failed'
    ])
  })

  test.each([
    'cargo test || true',
    'cargo test; true',
    'cargo test | tail',
    'cargo test --no-run'
  ])('that does not prove a preset gives none: %j', async command => {
    const made = session()
    await made.observeShellCommand(ran(command))
    expect(subjects(made)).toEqual([])
  })
})

describe('the existence check of a mutated path', () => {
  it('binds what the same command proves, and what was proven before', async () => {
    const made = session()
    made.recordVerificationReports([
      outside('passed'),
      outside('passed', false)
    ])
    await made.observeShellCommand(ran('cargo test && test -f src/a.rs'))
    expect(subjects(made)).toEqual([
      'ci passed bound',
      'ci passed',
      'shell:rust:test passed bound',
      'shell:acceptance:goal:1 passed bound'
    ])
    expect((await made.decide()).completion.kind).toBe('verified')
  })

  it('alone is the report of the path', async () => {
    const made = session()
    await made.observeShellCommand(ran('ls src/a.rs'))
    expect(subjects(made)).toEqual([
      'shell:mutation_path_verify:src/a.rs passed bound'
    ])
  })

  it('does not bind what was proven of another content', async () => {
    const disk: Record<string, string> = { 'src/a.rs': 'one' }
    const made = session(disk)
    await made.observeShellCommand(ran('cargo test'))
    made.observeToolCall({
      tool: 'edit',
      exit_code: 0,
      metadata: { file_path: 'src/a.rs', after: 'two' }
    })
    disk['src/a.rs'] = 'two'
    await made.observeShellCommand(ran('ls src/a.rs'))
    expect(subjects(made)).toEqual([
      'shell:rust:test passed',
      'shell:mutation_path_verify:src/a.rs passed bound'
    ])
  })

  it('adds no report of the path beside a failure on this very content, nor beside a bound pass', async () => {
    const failed = session()
    await failed.observeShellCommand(ran('cargo test', 1))
    await failed.observeShellCommand(ran('ls src/a.rs'))
    expect(subjects(failed)).toEqual(['shell:rust:test failed'])
    const passed = session()
    await passed.observeShellCommand(ran('cargo test'))
    await passed.observeShellCommand(ran('ls src/a.rs'))
    await passed.observeShellCommand(ran('ls src/a.rs'))
    expect(subjects(passed)).toEqual(['shell:rust:test passed bound'])
  })

  test.each([
    ['the command failed', ran('ls src/a.rs', 2), { 'src/a.rs': 'one' }],
    ['the disk differs', ran('ls src/a.rs'), { 'src/a.rs': 'other' }],
    ['the file is gone', ran('ls src/a.rs'), {}],
    [
      'the path is not in the ledger',
      ran('ls src/b.rs'),
      { 'src/a.rs': 'one' }
    ],
    [
      'its success does not prove the check',
      ran('ls src/a.rs; true'),
      { 'src/a.rs': 'one' }
    ]
  ])('binds nothing when %s', async (_what, run, disk) => {
    const made = session(disk)
    await made.observeShellCommand(run)
    expect(subjects(made).join()).not.toContain('bound')
  })

  it('binds nothing while another mutated path differs', async () => {
    const made = session()
    made.observeToolCall({
      tool: 'write',
      exit_code: 0,
      metadata: { file_path: 'b', after: 'x' }
    })
    await made.observeShellCommand(ran('cargo test && ls src/a.rs'))
    expect(subjects(made)).toEqual(['shell:rust:test passed'])
  })

  it('never speaks for a path whose content was not recorded', async () => {
    const made = createVerificationSession({
      diskDigest: () => Promise.resolve('')
    })
    made.observeUnseenPaths(['a'])
    made.observeToolCall({
      tool: 'bash',
      exit_code: 0,
      metadata: { changed_paths: ['b'] }
    })
    await made.observeShellCommand(ran('test -f a && test -f b'))
    expect(subjects(made)).toEqual([])
  })
})

describe('presets and criteria of a workspace', () => {
  it('are those of the table, with their commands', () => {
    expect(PRESETS.map(one => [one.id, one.command, one.required])).toEqual([
      ['rust:fmt', 'cargo fmt -- --check', true],
      ['rust:check', 'cargo check', true],
      ['rust:test', 'cargo test', true],
      ['rust:clippy', 'cargo clippy -- -D warnings', false]
    ])
    expect(CRITERIA.map(one => [one.id, one.command, one.expectExit])).toEqual([
      ['acceptance:goal:1', 'test -f src/a.rs', 0],
      ['acceptance:goal:2', './check.sh', 3]
    ])
  })

  it('that cannot be read are named', () => {
    const broken = presetCommands({
      paths: ['package.json'],
      texts: new Map([['package.json', '{']])
    })
    expect(broken.commands).toEqual([])
    expect(broken.unreadable.map(one => one.id)).toContain('node:test')
    const item = criterionCommands('- [ ] kind:command\n', 'x')
    expect(item.unreadable.map(one => one.id)).toEqual(['acceptance:x:1'])
    const huge = criterionCommands(
      '- [ ] kind:command assert:`a`\n'.repeat(60),
      'x'
    )
    expect(huge).toMatchObject({
      commands: [],
      unreadable: [{ id: 'acceptance:x' }]
    })
  })

  it('quote odd paths', () => {
    const { commands } = criterionCommands(
      "- [ ] kind:file_exists assert:`it's here`\n",
      'x'
    )
    expect(commands[0]?.command).toBe(String.raw`test -f 'it'\''s here'`)
  })
})
