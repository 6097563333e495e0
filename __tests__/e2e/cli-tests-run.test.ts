/** Zero tests is no proof: `verify` with a real test runner that runs some, none, or too few. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

import { parseEvidence } from '../../src/wire/evidence-schema.ts'
import { gitRepository } from '../support/git-repository.ts'
import { runCli } from '../support/run-cli.ts'
import type { VerificationCheck } from '../../src/model/check.ts'
import type { GitRepository } from '../support/git-repository.ts'

const scene = {} as { repository: GitRepository }

const TEST = "import test from 'node:test'\ntest('one', () => {})\n"

beforeEach(() => {
  scene.repository = gitRepository()
})

afterEach(() => {
  scene.repository.dispose()
})

function verifyWith(
  policy: readonly string[],
  testFile: string
): { kind: string; code: number | null; check: VerificationCheck | undefined } {
  const { repository } = scene
  const body = ['version: 1', ...policy]
  repository.write('.github/completion-gate.yml', `${body.join('\n')}\n`)
  repository.write('a.test.mjs', testFile)
  repository.commit('base')
  repository.branch('agent')
  repository.write('product.txt', 'new\n')
  repository.commit()
  const place = ['--repo', repository.dir, '--base', 'main']
  const run = runCli(['verify', ...place, '--json'])
  const evidence = parseEvidence(run.stdout)
  const check = evidence.reports
    .flatMap(report => report.checks)
    .find(one => one.id === 'unit')
  return { kind: evidence.completion.kind, code: run.code, check }
}

function unit(...more: readonly string[]): string {
  const keys = ['id: unit', 'command: node --test', ...more]
  return `checks: [{ ${keys.join(', ')} }]`
}

describe('a required check of kind test', () => {
  it('is a proof when its runner ran a test', () => {
    const { kind, check } = verifyWith([unit('kind: test')], TEST)
    expect(kind).toBe('verified')
    expect(check).toMatchObject({ evidence: { tests_run: 1 } })
  })

  it('needs a person when its runner ran none, and says so', () => {
    const { kind, code, check } = verifyWith([unit('kind: test')], '\n')
    expect([kind, code]).toEqual(['incomplete', 1])
    expect(check).toMatchObject({
      status: 'needs_review',
      evidence: { tests_run: 0, exit_code: 0 }
    })
    expect(check?.residual_risk).toMatch(
      /^no test ran, by the output of node --test/
    )
  })

  it('needs a person when its runner ran fewer than the policy asks for', () => {
    const policy = [unit('kind: test'), 'minimum-tests: 2']
    const { kind, check } = verifyWith(policy, TEST)
    expect(kind).toBe('incomplete')
    expect(check?.residual_risk).toMatch(/^1 of at least 2 tests ran/)
  })

  it('asks for no test where the policy says so', () => {
    const policy = [unit('kind: test', 'minimum-tests: 0')]
    expect(verifyWith(policy, '\n').kind).toBe('verified')
  })
})

describe('a check of another kind', () => {
  it('asks for no test by itself', () => {
    expect(verifyWith([unit('kind: build')], '\n').kind).toBe('verified')
  })

  it('asks for tests where the policy says so', () => {
    const policy = [unit('kind: build', 'minimum-tests: 1')]
    expect(verifyWith(policy, '\n').check?.status).toBe('needs_review')
  })
})
