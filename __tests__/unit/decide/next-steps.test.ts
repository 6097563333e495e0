/** What a person is told to do next names the likely mend. */
import { describe, expect, it } from '@jest/globals'

import { decide } from '../../../src/decide/decide.ts'
import { nextSteps } from '../../../src/decide/next-steps.ts'
import { aBinding, aCheck, anInput, aReport } from '../../support/builders.ts'
import type { DecisionInput } from '../../../src/decide/decide.ts'
import type { IsolationLevel } from '../../../src/model/isolation-level.ts'
import type { BindingDocument } from '../../../src/model/evidence.ts'

const range = {
  base: 'b'.repeat(40),
  mergeBase: 'c'.repeat(40),
  head: 'd'.repeat(40)
}

function steps(
  overrides: Partial<DecisionInput>,
  binding: Partial<BindingDocument> = {},
  checkedOutParents: readonly string[] = []
): string {
  const input = anInput(overrides)
  return nextSteps(decide(input), input, {
    range,
    binding: aBinding({ checked_out: range.head, ...binding }),
    checkedOutParents
  }).join('\n')
}

/** The steps after a check of that command failed with that output. */
function stepsOfOutput(output: string, command: string): string {
  const failed = aCheck({
    status: 'failed',
    residual_risk: `verification command exited with code 1, expected 0: ${command}`,
    evidence: { output_head: output, exit_code: 1, command }
  })
  return steps({ reports: [aReport([failed])] })
}

const unbound = [{ path: 'src/a.ts', reason: 'differs' }]

describe('the next steps', () => {
  it('are none when the change is complete', () => {
    const input = anInput()
    const digest = input.ledger.effect_digest
    expect(steps({ reports: [aReport([aCheck()], digest)] })).toBe('')
    expect(
      steps({ waivers: [{ effect_digest: digest, reason: 'reviewed' }] })
    ).toBe('')
  })

  it('end with the line to copy, for exactly this digest', () => {
    const digest = anInput().ledger.effect_digest
    expect(steps({})).toContain(`/waive ${digest} <reason>`)
  })

  it('say how to have a check when there is none', () => {
    expect(steps({})).toContain('No required check is defined')
  })

  it('say how a package comes to be reached when none with a check is', () => {
    const input = anInput()
    const found = nextSteps(decide(input), input, {
      range,
      binding: aBinding({ checked_out: range.head }),
      checkedOutParents: [],
      problems: [{ code: 'packages-not-reached', message: 'none' }]
    }).join('\n')
    expect(found).toContain('`packages.depends-on`')
    expect(found).not.toContain('No required check is defined')
  })

  it.each([
    [
      "Error: Cannot find module 'left-pad'",
      /dependencies .* not .* installed/
    ],
    ['sh: 1: jest: not found', /dependencies .* not .* installed/],
    ['/usr/bin/python: No module named pytest', /dependencies/],
    ['bash: line 1: cargo: command not found', /`cargo` is not installed here/],
    ['sh: `x`: command not found', /A tool .* is not on the PATH/],
    ['write error: No space left on device', /disk is full/]
  ])('read %j as a likely mend', (output, mend) => {
    expect(stepsOfOutput(output, 'x')).toMatch(mend)
  })

  it.each([
    ['pnpm test', "Cannot find module 'left-pad'", 'pnpm install --frozen'],
    ['npm test', "Cannot find package 'x' imported from a.js", 'npm ci'],
    ['python3 -m pytest', 'No module named pytest', 'python3 -m pip install'],
    ['go test ./...', 'no required module provides package x', 'go mod']
  ])(
    'say for `%s` how its own manager installs',
    (command, output, install) => {
      expect(stepsOfOutput(output, command)).toContain(`setup: ["${install}`)
    }
  )

  it.each([
    'WARN Local package.json exists, but node_modules missing, did you mean to install?',
    "Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/w/missing.js' imported from /w/a.js",
    "ModuleNotFoundError: No module named 'shop.cart'"
  ])('say nothing of dependencies for %j', output => {
    expect(stepsOfOutput(output, 'x')).not.toContain('installed')
  })

  it.each([
    ['bash: line 1: cargo: command not found', 127],
    ['/home/ada/.cargo/bin/cargo: Permission denied', 126],
    ["Error: EACCES: permission denied, open '/home/ada/.nvm/node'", 1]
  ])('say at level uid what a tool must be for %j', (output, code) => {
    const failed = aCheck({
      status: 'failed',
      evidence: { output_head: output, exit_code: code }
    })
    const input = anInput({ reports: [aReport([failed])] })
    const stepsAt = (isolationLevel: IsolationLevel): string =>
      nextSteps(decide(input), input, {
        range,
        binding: aBinding({ checked_out: range.head }),
        checkedOutParents: [],
        isolationLevel
      }).join('\n')
    expect(stepsAt('uid')).toContain('a user of their own')
    expect(stepsAt('process')).not.toContain('a user of their own')
  })

  it('name every required check that failed or needs a person', () => {
    const text = steps({
      reports: [
        aReport([
          aCheck({ id: 'one', status: 'failed' }),
          aCheck({ id: 'two', status: 'needs_review' }),
          aCheck({ id: 'three', status: 'skipped' }),
          aCheck({ id: 'fine' })
        ])
      ]
    })
    expect(text).toMatch(/`one`[^]*`two`[^]*`three`/)
    expect(text).not.toContain('`fine`')
  })

  it('ask to have a check run that did not, unless the binding says why already', () => {
    const skipped = aCheck({ status: 'skipped', residual_risk: 'No shell.' })
    const reports = [aReport([skipped])]
    expect(steps({ reports })).toContain('Have `node:test` run: No shell.')
    expect(steps({ reports }, { bound: false, unbound })).not.toContain(
      'No shell.'
    )
  })

  it('ask to clean the tree when the head is checked out and dirty', () => {
    expect(steps({}, { bound: false, unbound })).toMatch(
      /not clean.*src\/a\.ts/
    )
  })

  it('ask to update the branch when a test merge differs', () => {
    const merge = { bound: false, unbound, checked_out: 'e'.repeat(40) }
    expect(steps({}, merge, [range.base, range.head])).toMatch(
      /base has moved in the same files.*merge or rebase/
    )
  })

  it('ask to check out the head when something else is checked out', () => {
    const other = { bound: false, unbound, checked_out: 'e'.repeat(40) }
    expect(steps({}, other, [])).toContain('git checkout dddddddddddd')
  })

  it('name the check that touched files of the change', () => {
    const touched = [
      { ...unbound[0], path: 'src/a.ts', reason: 'changed', check: 'node:lint' }
    ]
    expect(steps({}, { bound: false, unbound: touched })).toMatch(
      /`node:lint` touched .*src\/a\.ts.*`generated`/
    )
  })

  it('name `.gitignore` for what a check makes for itself', () => {
    const touched = [
      {
        ...unbound[0],
        path: '__pycache__/a.pyc',
        reason: 'changed',
        check: 'python:test'
      }
    ]
    expect(steps({}, { bound: false, unbound: touched })).toMatch(
      /__pycache__\/a\.pyc.*`\.gitignore`/
    )
  })

  it('repeat the reason of each gap', () => {
    expect(
      steps({ gaps: [{ reason: 'run `git fetch`', path: 'big.bin' }] })
    ).toBe('big.bin: run `git fetch`')
  })

  it('name the observation that a waiver may name', () => {
    const observation = {
      kind: 'review',
      subject: 'alice',
      digest: 'o'.repeat(64),
      required_action: 'workspace_change' as const
    }
    expect(steps({ observations: [observation] })).toMatch(
      /alice.*\/waive o{64} <reason>/
    )
  })
})
