/** `verify` on real repositories, as built: one scenario for each way a change can end. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

import { parseEvidence } from '../../src/wire/evidence-schema.ts'
import { gitRepository } from '../support/git-repository.ts'
import { jsonOf, runCli } from '../support/run-cli.ts'
import type { GitRepository } from '../support/git-repository.ts'
import type { EvidenceRecord } from '../../src/model/evidence.ts'

const scene = {} as { repository: GitRepository; folder: string }

const POLICY = '.github/completion-gate.yml'

function policy(body: string): void {
  scene.repository.write(POLICY, `version: 1\n${body}`)
}

beforeEach(() => {
  scene.repository = gitRepository()
  scene.folder = mkdtempSync(path.join(tmpdir(), 'cli-verify-'))
  policy('checks:\n  - id: unit\n    kind: test\n    command: sh ./test.sh\n')
  scene.repository.write('test.sh', 'grep -q right product.txt\n')
  scene.repository.write('product.txt', 'right\n')
  scene.repository.write('other.txt', 'other\n')
  scene.repository.commit('base')
  scene.repository.branch('agent')
})

afterEach(() => {
  scene.repository.dispose()
  rmSync(scene.folder, { recursive: true, force: true })
})

function verify(...flags: readonly string[]): {
  code: number | null
  evidence: EvidenceRecord
} {
  const run = runCli([
    'verify',
    '--repo',
    scene.repository.dir,
    '--base',
    'main',
    '--json',
    ...flags
  ])
  expect(run.stdout).not.toBe('')
  return { code: run.code, evidence: parseEvidence(run.stdout) }
}

function waivers(list: unknown): string {
  const file = path.join(scene.folder, 'waivers.json')
  writeFileSync(file, JSON.stringify(list))
  return file
}

function checkOf(evidence: EvidenceRecord, id: string): unknown {
  return evidence.reports
    .flatMap(report => report.checks)
    .find(check => check.id === id)
}

describe('a change whose required check passes', () => {
  beforeEach(() => {
    scene.repository.write('product.txt', 'right and new\n')
    scene.repository.commit()
  })

  it('is verified on exactly its digest, with exit code 0', () => {
    const { code, evidence } = verify()
    expect(evidence.completion).toEqual({
      kind: 'verified',
      effect_digest: evidence.ledger.effect_digest
    })
    expect([code, evidence.rule]).toEqual([0, 6])
    expect(evidence.binding?.bound).toBe(true)
    expect(checkOf(evidence, 'unit')).toMatchObject({
      status: 'passed',
      evidence: { exit_code: 0, command: 'sh ./test.sh' }
    })
  })

  it('is not verified while the tree differs from the commit', () => {
    scene.repository.write('product.txt', 'right but not committed\n')
    const { code, evidence } = verify()
    expect([code, evidence.completion.kind]).toEqual([1, 'incomplete'])
    expect(evidence.binding?.unbound).toMatchObject([{ path: 'product.txt' }])
    expect(checkOf(evidence, 'unit')).toMatchObject({ status: 'skipped' })
    expect(evidence.next_steps[0]).toMatch(/not clean.*product\.txt/)
  })

  it('may have other uncommitted files beside it', () => {
    scene.repository.write('notes.txt', 'scratch\n')
    expect(verify().evidence.completion.kind).toBe('verified')
  })

  it('is explained from its record, and the record cannot be bent', () => {
    const file = path.join(scene.folder, 'evidence.json')
    writeFileSync(file, JSON.stringify(verify().evidence))
    expect(runCli(['explain', file]).code).toBe(0)
    const bent = JSON.parse(readFileSync(file, 'utf8')) as EvidenceRecord
    writeFileSync(file, JSON.stringify({ ...bent, reports: [] }))
    const run = runCli(['explain', file])
    expect(run.code).toBe(2)
    expect(run.stderr).toMatch(/contradicts itself/)
  })
})

describe('a change whose required check fails', () => {
  beforeEach(() => {
    scene.repository.write('product.txt', 'wrong\n')
    scene.repository.commit()
  })

  it('is incomplete, with the words of the specification', () => {
    const { code, evidence } = verify()
    expect([code, evidence.rule]).toEqual([1, 7])
    expect(evidence.message).toBe(
      `completion gate: workspace mutation ${evidence.ledger.effect_digest} has no bound Passed verification and no host waiver. Assistant text does not count.`
    )
    expect(checkOf(evidence, 'unit')).toMatchObject({
      status: 'failed',
      residual_risk:
        'verification command exited with code 1, expected 0: sh ./test.sh'
    })
  })

  it('is waived by a waiver for exactly its digest', () => {
    const { effect_digest } = verify().evidence.ledger
    const { code, evidence } = verify(
      '--waivers',
      waivers([{ effect_digest, reason: 'accepted for the release' }])
    )
    expect([code, evidence.rule]).toEqual([0, 5])
    expect(evidence.completion).toEqual({ kind: 'waived', effect_digest })
  })

  it('is not waived when anything changes afterwards', () => {
    const { effect_digest } = verify().evidence.ledger
    const file = waivers([{ effect_digest, reason: 'accepted' }])
    scene.repository.write('other.txt', 'one more\n')
    scene.repository.commit()
    const { code, evidence } = verify('--waivers', file)
    expect([code, evidence.completion.kind]).toEqual([1, 'incomplete'])
    expect(evidence.refused_claims).toMatchObject([
      { effect_digest, refused: expect.stringContaining('stale') }
    ])
  })
})

describe('an empty change', () => {
  it('is narrative, and runs nothing', () => {
    scene.repository.git('commit', '--allow-empty', '-m', 'words only')
    const { code, evidence } = verify()
    expect([code, evidence.rule]).toEqual([0, 4])
    expect(evidence.completion).toEqual({ kind: 'narrative' })
    expect(evidence.reports).toEqual([])
  })
})

describe('commands that touch what they judge', () => {
  it('leave the report unbound when they change a file of the change', () => {
    scene.repository.checkout('main')
    policy('checks:\n  - id: unit\n    command: "echo right > product.txt"\n')
    scene.repository.commit()
    scene.repository.branch('second')
    scene.repository.write('product.txt', 'wrong\n')
    scene.repository.commit()
    const { code, evidence } = verify()
    expect([code, evidence.completion.kind]).toEqual([1, 'incomplete'])
    expect(evidence.binding?.unbound).toMatchObject([
      { path: 'product.txt', check: 'unit' }
    ])
  })

  it.each([
    ['report', 'verified'],
    ['block', 'incomplete']
  ])('drift another tracked file: %s is %s', (drift, kind) => {
    scene.repository.checkout('main')
    policy(
      `drift: ${drift}\nchecks:\n  - id: unit\n    command: "echo x >> other.txt"\n`
    )
    scene.repository.commit()
    scene.repository.branch('second')
    scene.repository.write('product.txt', 'new\n')
    scene.repository.commit()
    const { evidence } = verify()
    expect(evidence.completion.kind).toBe(kind)
    expect(evidence.binding?.drift).toEqual([
      { path: 'other.txt', change: 'changed', check: 'unit' }
    ])
  })
})

describe('the policy', () => {
  it('is the base tip’s, never the head’s and never the merge base’s', () => {
    policy('checks: []\n')
    scene.repository.commit('the agent drops the check')
    expect(checkOf(verify().evidence, 'unit')).toMatchObject({
      status: 'passed'
    })
    scene.repository.checkout('main')
    policy('checks:\n  - id: newer\n    command: test -d .git\n')
    scene.repository.commit('the base gets another check')
    scene.repository.checkout('agent')
    expect(checkOf(verify().evidence, 'newer')).toBeDefined()
  })

  it('that is invalid ends with 2, names every problem and judges nothing', () => {
    scene.repository.checkout('main')
    policy('checks: 7\nunknown-key: true\n')
    scene.repository.commit()
    scene.repository.checkout('agent')
    scene.repository.write('product.txt', 'right\n\n')
    scene.repository.commit()
    const run = runCli([
      'verify',
      '--repo',
      scene.repository.dir,
      '--base',
      'main'
    ])
    expect([run.code, run.stdout]).toEqual([2, ''])
    expect(run.stderr).toMatch(/POLICY_INVALID[^]*checks[^]*unknown-key/)
  })

  it('without any check leaves a change incomplete and says how to have one', () => {
    scene.repository.checkout('main')
    policy('checks: []\n')
    scene.repository.commit()
    scene.repository.branch('second')
    scene.repository.write('product.txt', 'x\n')
    scene.repository.commit()
    const { code, evidence } = verify()
    expect([code, evidence.rule]).toEqual([1, 7])
    expect(evidence.next_steps[0]).toMatch(/No required check is defined/)
  })

  it('runs its setup first, and fails every check when the setup fails', () => {
    scene.repository.checkout('main')
    policy(
      'setup: ["echo broken; exit 3"]\nchecks:\n  - id: unit\n    command: test -d .git\n'
    )
    scene.repository.commit()
    scene.repository.branch('second')
    scene.repository.write('product.txt', 'x\n')
    scene.repository.commit()
    const { evidence } = verify()
    expect(checkOf(evidence, 'setup:1')).toMatchObject({ status: 'failed' })
    expect(checkOf(evidence, 'unit')).toMatchObject({
      status: 'failed',
      residual_risk: expect.stringMatching(
        /^verification command could not run: /
      )
    })
  })
})

describe('a file criterion', () => {
  it.each([
    ['product.txt', 'passed'],
    ['./product.txt', 'passed'],
    ['folder/../product.txt', 'passed'],
    ['folder/odd%20é.txt', 'passed'],
    ['missing.txt', 'failed'],
    ['folder', 'failed'],
    ['link.txt', 'failed'],
    ['linked/secret.txt', 'failed']
  ])('that asks for %s is %s', (asked, status) => {
    const { repository } = scene
    repository.checkout('main')
    repository.write(
      'ACCEPTANCE.md',
      `- [ ] kind:file_exists assert:\`${asked}\`\n`
    )
    repository.write('folder/odd%20é.txt', 'x')
    repository.symlink('link.txt', 'product.txt')
    repository.symlink('linked', 'folder')
    repository.write('folder/secret.txt', 'x')
    repository.commit()
    repository.branch('second')
    repository.write('product.txt', 'right and more\n')
    repository.commit()
    expect(
      checkOf(verify().evidence, 'acceptance:ACCEPTANCE.md:1')
    ).toMatchObject({ status })
  })
})

describe('bad input', () => {
  beforeEach(() => {
    scene.repository.write('product.txt', 'right, again\n')
    scene.repository.commit()
  })

  it.each([
    ['that is missing', undefined],
    ['that is empty', ''],
    ['that is not JSON', '{]'],
    ['of another shape', '{"effect_digest": 1}'],
    ['with a blank reason', '[{"effect_digest": "x", "reason": " "}]'],
    ['with an unknown key', '[{"effect_digest":"x","reason":"y","z":1}]']
  ])('a waiver file %s ends with 2 and judges nothing', (_, text) => {
    const file = path.join(scene.folder, 'waivers.json')
    if (text !== undefined) writeFileSync(file, text)
    const run = runCli([
      'verify',
      '--repo',
      scene.repository.dir,
      '--base',
      'main',
      '--waivers',
      file
    ])
    expect([run.code, run.stdout]).toEqual([2, ''])
    expect(run.stderr).toMatch(/INPUT_(INVALID|UNREADABLE)/)
  })

  it.each([
    [['verify', '--no-such-flag'], 'USAGE'],
    [['verify', '--isolation', 'magic'], 'USAGE'],
    [['fly'], 'USAGE'],
    [['verify', '--base', 'no-such-branch'], 'REVISION_UNKNOWN'],
    [['digest', '--repo', '/nowhere/at/all'], 'REPOSITORY_INVALID'],
    [['explain'], 'USAGE'],
    [['explain', '/nowhere/evidence.json'], 'INPUT_UNREADABLE']
  ])('%j ends with 2 and %s', (args, code) => {
    const run = runCli(args, { cwd: scene.repository.dir })
    expect([run.code, run.stdout]).toEqual([2, ''])
    expect(run.stderr).toContain(code)
  })
})

describe('the environment of commands', () => {
  it('has no secret of the gate', () => {
    scene.repository.checkout('main')
    policy('checks:\n  - id: unit\n    command: env\n')
    scene.repository.commit()
    scene.repository.branch('second')
    scene.repository.write('product.txt', 'x\n')
    scene.repository.commit()
    const run = runCli(
      ['verify', '--repo', scene.repository.dir, '--base', 'main', '--json'],
      {
        environment: {
          'INPUT_GITHUB-TOKEN': 'secret-1',
          GITHUB_TOKEN: 'secret-2',
          ACTIONS_RUNTIME_TOKEN: 'secret-3',
          GITHUB_OUTPUT: '/tmp/secret-4'
        }
      }
    )
    expect(run.code).toBe(0)
    const [report] = (jsonOf(run) as EvidenceRecord).reports
    expect(report?.checks[0]?.evidence?.output_head).toMatch(/^PATH=/m)
    expect(run.stdout).not.toContain('secret-')
  })
})

describe('a read-only verifier', () => {
  beforeEach(() => {
    scene.repository.write('product.txt', 'right, verified\n')
    scene.repository.commit()
  })

  function reportCommand(status: string, digest: string): string {
    const report = {
      schema: 'a3s.verification_report.v1',
      subject: 'verifier',
      status,
      checks: [
        {
          id: 'review',
          kind: 'verifier',
          description: 'r',
          status,
          required: true
        }
      ],
      effect_digest: digest
    }
    const file = path.join(scene.folder, 'report.json')
    writeFileSync(
      file,
      JSON.stringify(report).replace(
        'DIGEST',
        '\'"$COMPLETION_GATE_EFFECT_DIGEST"\''
      )
    )
    return `printf %s '${JSON.stringify(report).replace('DIGEST', `'"$COMPLETION_GATE_EFFECT_DIGEST"'`)}'`
  }

  it('stands beside the checks when its report binds and passes', () => {
    const { evidence } = verify('--verifier', reportCommand('passed', 'DIGEST'))
    expect(evidence.completion.kind).toBe('verified')
    expect(checkOf(evidence, 'verifier:review')).toMatchObject({
      status: 'passed'
    })
  })

  it.each([
    ['fails', reportCommandOf('failed', 'DIGEST')],
    ['names another digest', reportCommandOf('passed', 'f'.repeat(64))],
    ['prints no report', () => 'echo fine'],
    ['exits with a failure', () => 'exit 1'],
    ['writes into the tree', () => 'echo x > product.txt; echo "{}"']
  ])('blocks when it %s', (_, command) => {
    expect(verify('--verifier', command()).evidence.completion.kind).toBe(
      'incomplete'
    )
  })

  function reportCommandOf(status: string, digest: string): () => string {
    return () => reportCommand(status, digest)
  }

  it('cannot write back to the tree from its copy', () => {
    verify('--verifier', 'echo changed > product.txt; echo "{}"')
    expect(
      readFileSync(path.join(scene.repository.dir, 'product.txt'), 'utf8')
    ).toBe('right, verified\n')
  })

  it('looks at a tree that holds a named pipe too', () => {
    execFileSync('mkfifo', [path.join(scene.repository.dir, 'pipe')])
    const { evidence } = verify('--verifier', reportCommand('passed', 'DIGEST'))
    expect(evidence.completion.kind).toBe('verified')
  })

  it('never covers a check that failed', () => {
    scene.repository.write('product.txt', 'wrong\n')
    scene.repository.commit()
    expect(
      verify('--verifier', reportCommand('passed', 'DIGEST')).evidence
        .completion.kind
    ).toBe('incomplete')
  })
})
