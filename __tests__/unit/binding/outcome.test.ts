/** How a command's end becomes checks. */
import { describe, expect, test } from '@jest/globals'

import {
  checksOfOutcome,
  checksThatCouldNotRun,
  residualRisk
} from '../../../src/verify/outcome.ts'
import type { PlannedCommand } from '../../../src/model/plan.ts'
import type { CommandOutcome } from '../../../src/ports.ts'

const OUTPUT = { head: 'out', tail: '', bytes: 3, digest: 'd'.repeat(64) }
const RUN = { durationMs: 12, output: OUTPUT }
const CHECK = {
  id: 'rust:test',
  kind: 'test',
  description: 'Run Rust tests',
  required: true,
  declaredBy: 'preset',
  declaredIn: 'both'
} as const
const PLANNED: PlannedCommand = {
  command: 'cargo test',
  cwd: '',
  timeoutMs: 900_000,
  expectExit: 0,
  checks: [CHECK]
}

describe('an outcome', () => {
  test('with the expected exit code passes', () => {
    const planned = { ...PLANNED, expectExit: 3 }
    const outcome = { kind: 'exited', exitCode: 3, ...RUN } as const
    expect(checksOfOutcome(planned, outcome)).toEqual([
      {
        id: 'rust:test',
        kind: 'test',
        description: 'Run Rust tests',
        status: 'passed',
        required: true,
        evidence: {
          command: 'cargo test',
          exit_code: 3,
          duration_ms: 12,
          output_head: 'out',
          output_tail: '',
          output_bytes: 3,
          output_digest: 'd'.repeat(64),
          origin: 'preset:both'
        }
      }
    ])
  })

  const FAILURES: readonly (readonly [CommandOutcome, string, object])[] = [
    [
      { kind: 'exited', exitCode: 7, ...RUN },
      'verification command exited with code 7, expected 0: cargo test',
      { exit_code: 7 }
    ],
    [
      { kind: 'signaled', signal: 'SIGKILL', ...RUN },
      'verification command was killed by signal SIGKILL: cargo test',
      { signal: 'SIGKILL' }
    ],
    [
      { kind: 'timed_out', ...RUN },
      'verification command timed out after 900 s: cargo test',
      { timed_out: true }
    ],
    [
      { kind: 'could_not_start', why: 'there is no folder "x"', ...RUN },
      'verification command could not run: there is no folder "x"',
      {}
    ]
  ]
  test.each(FAILURES)('%j fails and says so', (outcome, risk, evidence) => {
    const [check] = checksOfOutcome(PLANNED, outcome)
    expect(check).toMatchObject({
      status: 'failed',
      residual_risk: risk,
      evidence: { ...evidence, command: 'cargo test' }
    })
    expect(residualRisk(PLANNED, outcome)).toBe(risk)
  })

  test('settles every check that asked for the command, each with its own origin', () => {
    const second = {
      ...CHECK,
      id: 'acceptance:ACCEPTANCE.md:3',
      required: false,
      declaredBy: 'acceptance',
      declaredIn: 'head',
      source: 'ACCEPTANCE.md:3'
    } as const
    const planned: PlannedCommand = {
      ...PLANNED,
      cwd: 'api',
      checks: [CHECK, second]
    }
    const outcome = { kind: 'exited', exitCode: 0, ...RUN } as const
    const checks = checksOfOutcome(planned, outcome)
    expect(checks.map(one => [one.id, one.status, one.required])).toEqual([
      ['rust:test', 'passed', true],
      ['acceptance:ACCEPTANCE.md:3', 'passed', false]
    ])
    expect(checks[1]?.evidence).toMatchObject({
      cwd: 'api',
      origin: 'acceptance:head',
      source: 'ACCEPTANCE.md:3'
    })
  })
})

describe('a check that asks for tests', () => {
  const asking = { ...CHECK, minimumTests: 2 }
  const other = { ...CHECK, id: 'other' }
  const planned: PlannedCommand = { ...PLANNED, checks: [asking, other] }
  const checksWith = (
    line: string,
    exitCode = 0
  ): readonly (readonly [string, number | undefined])[] => {
    const output = { ...OUTPUT, head: line, bytes: line.length }
    const outcome = { kind: 'exited', exitCode, ...RUN, output } as const
    return checksOfOutcome(planned, outcome).map(one => [
      one.status,
      one.evidence?.tests_run
    ])
  }

  test.each([
    ['no tests ran in 0.01s', 'needs_review', 0],
    ['1 passed in 0.01s', 'needs_review', 1],
    ['2 passed in 0.01s', 'passed', 2],
    ['ok  \texample.org/a\t0.1s', 'passed', 1],
    ['?   \texample.org/a\t[no test files]', 'needs_review', 0],
    ['all is well', 'passed', undefined]
  ])('is of "%s" %s, and no other check is', (line, status, tests) => {
    expect(checksWith(line)).toEqual([
      [status, tests],
      ['passed', undefined]
    ])
  })

  test('that failed stays failed', () => {
    expect(checksWith('no tests ran in 0.01s', 5)[0]).toEqual(['failed', 0])
  })
})

test('a command that was not tried fails with the reason and no output', () => {
  expect(checksThatCouldNotRun(PLANNED, 'the setup failed')).toEqual([
    {
      id: 'rust:test',
      kind: 'test',
      description: 'Run Rust tests',
      status: 'failed',
      required: true,
      residual_risk: 'verification command could not run: the setup failed',
      evidence: { command: 'cargo test', origin: 'preset:both' }
    }
  ])
})
