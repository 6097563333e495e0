/** The proof by shell commands against real bash: whatever it claims holds in every run. */
import { beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { builtinKind } from '../../../src/host/shell/builtins.ts'
import { shellCommandCovers } from '../../../src/host/shell/shell-command-covers.ts'
import { realRuns } from './bash-oracle.ts'
import { COVERING, NOT_COVERING, STRICT_ONLY } from './corpus.ts'
import { script } from './script-grammar.ts'
import { spawnSync } from 'node:child_process'
import type { RealRun } from './bash-oracle.ts'

const STATUSES = 4

function refutes(run: RealRun): boolean {
  return run.exitCode === 0 && run.lastTest !== 0
}

describe('what is said to prove cargo test', () => {
  it('proves it in every run of every script of the corpus', () => {
    const runs = realRuns(COVERING, { statuses: STATUSES })
    expect(runs).toHaveLength(COVERING.length * 2 ** STATUSES * 2)
    expect(runs.filter(refutes)).toEqual([])
    const succeeding = new Set(
      runs.filter(run => run.exitCode === 0).map(run => run.script)
    )
    expect([...succeeding].sort()).toEqual([...COVERING].sort())
  }, 300_000)

  it('proves it where the host runs bash -eo pipefail', () => {
    const runs = realRuns(STRICT_ONLY, { statuses: STATUSES, modes: 'strict' })
    expect(runs.filter(refutes)).toEqual([])
  }, 120_000)

  it('proves it in every run of scripts that a grammar makes', () => {
    const claimed = fc
      .sample(script, { numRuns: 3000, seed: 20_261_202 })
      .filter(one => shellCommandCovers(one, 'cargo test'))
    const distinct = [...new Set(claimed)].slice(0, 70)
    expect(distinct.length).toBeGreaterThan(60)
    expect(realRuns(distinct, { statuses: 3 }).filter(refutes)).toEqual([])
  }, 300_000)
})

describe('what is said to prove nothing', () => {
  const state: { refuted: ReadonlySet<string> } = { refuted: new Set() }
  beforeAll(() => {
    const scripts = NOT_COVERING.filter(one => !/evil|select|coproc/.test(one))
    const runs = realRuns(scripts, { statuses: 3, modes: 'plain' })
    state.refuted = new Set(runs.filter(refutes).map(run => run.script))
  }, 300_000)

  it('is refuted by a real run, for most of the corpus', () => {
    expect(state.refuted.size).toBeGreaterThan(50)
  })

  it.each([
    'cargo test || true',
    'cargo test; true',
    '! cargo test',
    'cargo test &',
    'cargo() { true; }; cargo test',
    'trap "exit 0" EXIT; cargo test',
    'cargo test | tail -1',
    'set -e; cargo test && make; y',
    'set -e; echo $((1/0)); cargo test\ntrue',
    'exit 0; cargo test'
  ])('is refuted for %j', one => {
    expect(state.refuted.has(one)).toBe(true)
  })
})

describe('the table of builtins', () => {
  it('knows every builtin of this bash', () => {
    const { stdout } = spawnSync('/bin/bash', ['-c', 'compgen -b'], {
      encoding: 'utf8'
    })
    const names = stdout.trim().split('\n')
    expect(names.length).toBeGreaterThan(50)
    expect(names.filter(name => builtinKind(name) === undefined)).toEqual([])
  })
})
