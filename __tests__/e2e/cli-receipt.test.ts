/** `verify --receipt` and `verify-receipt`, as built: a receipt is held against the repository and the evidence. */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import { gitRepository, temporaryFolder } from '../support/git-repository.ts'
import { jsonOf, runCli } from '../support/run-cli.ts'
import type { GitRepository } from '../support/git-repository.ts'
import type { ReceiptCheck, ReceiptStatement } from '../../src/model/receipt.ts'
import type { EvidenceRecord } from '../../src/model/evidence.ts'
import type { CliRun } from '../support/run-cli.ts'

const scene = {} as {
  repository: GitRepository
  folder: string
  verified: CliRun
}

function receiptOf(name: string, file = 'verdict.json'): string {
  return path.join(scene.folder, name, file)
}

function verify(head: string, name: string, ...more: readonly string[]) {
  const range = ['--base', 'main', '--head', head]
  const receipt = ['--receipt', path.join(scene.folder, name)]
  return runCli(['verify', ...range, ...receipt, '--quiet', ...more], {
    cwd: scene.repository.dir
  })
}

beforeAll(() => {
  const repository = gitRepository()
  scene.repository = repository
  scene.folder = temporaryFolder('receipts')
  repository.write(
    'ACCEPTANCE.md',
    '- [ ] kind:command assert:`grep -q right product.txt`\n'
  )
  repository.write('product.txt', 'right\n')
  repository.commit('base')
  repository.branch('agent')
  repository.write('product.txt', 'right and new\n')
  repository.commit('the change')
  scene.verified = verify('agent', 'verified', '--json')
  repository.branch('broken')
  repository.write('product.txt', 'wrong\n')
  repository.commit('another change')
  verify('broken', 'incomplete')
  const { effect_digest } = checkOf('incomplete').check
  const waivers = path.join(scene.folder, 'waivers.json')
  writeFileSync(waivers, JSON.stringify([{ effect_digest, reason: 'known' }]))
  verify('broken', 'waived', '--waivers', waivers)
  repository.checkout('main')
  verify('main', 'narrative')
})

afterAll(() => {
  scene.repository.dispose()
  rmSync(scene.folder, { recursive: true })
})

function check(file: string, ...more: readonly string[]): CliRun {
  return runCli(['verify-receipt', file, ...more], {
    cwd: scene.repository.dir
  })
}

function checkOf(
  name: string,
  file = 'verdict.json',
  ...more: readonly string[]
): { readonly code: number | null; readonly check: ReceiptCheck } {
  const run = check(receiptOf(name, file), '--json', ...more)
  return { code: run.code, check: jsonOf(run) as ReceiptCheck }
}

function changed(
  name: string,
  change: (statement: ReceiptStatement) => unknown
): string {
  const text = readFileSync(receiptOf(name), 'utf8')
  const file = path.join(scene.folder, 'changed.json')
  writeFileSync(
    file,
    JSON.stringify(change(JSON.parse(text) as ReceiptStatement))
  )
  return file
}

describe('a folder of --receipt', () => {
  it('stands for its verdict, and another folder is told what it lacks', () => {
    const folder = check(path.join(scene.folder, 'verified'), '--json')
    expect(folder.code).toBe(0)
    expect(folder.stdout).toBe(check(receiptOf('verified'), '--json').stdout)
    const other = check(scene.folder)
    expect(other.code).toBe(2)
    expect(other.stderr).toContain(
      `${path.join(scene.folder, 'verdict.json')} cannot be read: there is no such file`
    )
  })
})

describe('verify --receipt', () => {
  it('writes the evidence as it is printed, and its receipt', () => {
    expect(scene.verified.code).toBe(0)
    expect(readdirSync(path.join(scene.folder, 'verified')).sort()).toEqual([
      'evidence.json',
      'subjects.sha256',
      'test-result.json',
      'test-result.predicate.json',
      'verdict.json',
      'verdict.predicate.json'
    ])
    expect(readFileSync(receiptOf('verified', 'evidence.json'), 'utf8')).toBe(
      scene.verified.stdout
    )
  })

  it('is refused for uncommitted work, which no receipt can name', () => {
    const run = runCli(['verify', '--worktree', '--receipt', scene.folder], {
      cwd: scene.repository.dir
    })
    expect(run.code).toBe(2)
    expect(run.stderr).toContain('a receipt names a commit')
  })

  it('says where it could not write', () => {
    const file = receiptOf('verified', 'evidence.json')
    const run = runCli(
      ['verify', '--base', 'main', '--head', 'agent', '--receipt', file],
      { cwd: scene.repository.dir }
    )
    expect(run.code).toBe(3)
    expect(run.stderr).toContain('OUTPUT_FAILED')
  })
})

describe('a receipt that matches', () => {
  it.each(['verdict.json', 'test-result.json'])(
    'of a verified change is complete: %s',
    file => {
      const evidence = receiptOf('verified', 'evidence.json')
      const { code, check } = checkOf('verified', file, '--evidence', evidence)
      expect(code).toBe(0)
      expect(check).toMatchObject({
        schema: 'completion-gate.receipt-check.v1',
        matches: true,
        complete: true,
        completion: 'verified',
        differences: [],
        evidence: 'matches',
        envelope: 'none',
        signature: 'not_checked'
      })
    }
  )

  it.each([
    ['waived', 0],
    ['narrative', 0],
    ['incomplete', 1]
  ])('says %s, with exit code %d', (name, code) => {
    for (const file of ['verdict.json', 'test-result.json']) {
      const evidence = receiptOf(name, 'evidence.json')
      const run = checkOf(name, file, '--evidence', evidence)
      expect(run.check).toMatchObject({
        matches: true,
        complete: code === 0,
        completion: name,
        differences: []
      })
      expect(run.code).toBe(code)
    }
  })

  it('is told without a word of a signature that was not checked', () => {
    const run = check(receiptOf('verified'))
    expect(run.code).toBe(0)
    expect(run.stdout).toMatch(/^✔ The receipt matches .*: verified$/m)
    expect(run.stdout).toContain('anybody can have written it')
    expect(run.stdout).toContain('gh attestation verify')
    expect(run.stdout).not.toMatch(/signed/i)
  })

  it('is read out of a Sigstore bundle, whose signature is not checked', () => {
    const file = changed('verified', statement => ({
      mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
      verificationMaterial: {},
      dsseEnvelope: {
        payloadType: 'application/vnd.in-toto+json',
        payload: Buffer.from(JSON.stringify(statement)).toString('base64'),
        signatures: [{ sig: 'AAAA' }]
      }
    }))
    expect(jsonOf(check(file, '--json'))).toMatchObject({
      matches: true,
      envelope: 'sigstore-bundle',
      signature: 'not_checked'
    })
    const { stdout } = check(file)
    expect(stdout).toContain('signature      not checked here')
    expect(stdout).not.toMatch(/signed/i)
  })

  it('may have the subjects that `actions/attest` gives it', () => {
    const sums = readFileSync(receiptOf('verified', 'subjects.sha256'), 'utf8')
    const file = changed('verified', statement => ({
      ...statement,
      subject: sums
        .trim()
        .split('\n')
        .map(line => line.split('  '))
        .map(([sha256, name]) => ({ name, digest: { sha256 } }))
    }))
    expect(check(file).code).toBe(0)
  })
})

type Facts = ReceiptStatement['predicate']['completionGate']

function withFacts(
  statement: ReceiptStatement,
  change: Partial<Facts>
): unknown {
  const { predicate } = statement
  const completionGate = { ...predicate.completionGate, ...change }
  return { ...statement, predicate: { ...predicate, completionGate } }
}

describe('a receipt that does not match', () => {
  const ZERO = '0'.repeat(64)

  it.each<readonly [string, (statement: ReceiptStatement) => unknown, string]>([
    [
      'another effect digest',
      one => withFacts(one, { effect_digest: ZERO }),
      'predicate.completionGate.effect_digest'
    ],
    [
      'a subject of another change',
      one => ({
        ...one,
        subject: [{ name: 'effect', digest: { sha256: ZERO } }]
      }),
      'subject[0]'
    ],
    [
      'a head that is called the effect',
      one => ({
        ...one,
        subject: one.subject.map(subject => ({ ...subject, name: 'effect' }))
      }),
      'subject[0]'
    ],
    [
      'a verdict that its properties do not say',
      one => withFacts(one, { completion: 'waived' }),
      'predicate.properties'
    ],
    [
      'a property that its verdict does not give',
      one => ({
        ...one,
        predicate: { ...one.predicate, properties: ['SLSA_BUILD_LEVEL_3'] }
      }),
      'predicate.properties'
    ],
    [
      'another merge base',
      one => withFacts(one, { merge_base: '0'.repeat(40) }),
      'predicate.completionGate.merge_base'
    ]
  ])('has %s', (_, change, place) => {
    const run = check(changed('verified', change), '--json')
    const { matches, complete, differences } = jsonOf(run) as ReceiptCheck
    expect([run.code, matches, complete]).toEqual([1, false, false])
    expect(differences.map(({ path: where }) => where)).toContain(place)
    const { stdout } = check(changed('verified', change))
    expect(stdout).toMatch(/^✘ The receipt does not match$/m)
  })

  it('calls an incomplete change verified, and the evidence says otherwise', () => {
    const file = changed('incomplete', one => ({
      ...(withFacts(one, { completion: 'verified' }) as ReceiptStatement),
      predicate: {
        ...(withFacts(one, { completion: 'verified' }) as ReceiptStatement)
          .predicate,
        properties: ['COMPLETION_GATE_VERIFIED']
      }
    }))
    const evidence = receiptOf('incomplete', 'evidence.json')
    const run = check(file, '--evidence', evidence, '--json')
    expect(run.code).toBe(1)
    expect(jsonOf(run)).toMatchObject({ matches: false, evidence: 'differs' })
  })

  it('is of another run than the evidence', () => {
    const evidence = receiptOf('waived', 'evidence.json')
    const { code, check } = checkOf(
      'incomplete',
      'verdict.json',
      '--evidence',
      evidence
    )
    expect(code).toBe(1)
    expect(check.evidence).toBe('differs')
  })

  it('shows no control character of the receipt on the terminal', () => {
    const file = changed('verified', one => ({
      ...one,
      predicate: { ...one.predicate, properties: ['\u001b[2J::error::x'] }
    }))
    const { stdout } = check(file)
    expect(stdout).not.toContain('\u001b')
    expect(stdout).not.toMatch(/^::error/m)
  })
})

describe('what cannot be judged', () => {
  it('is a file that is no receipt, or evidence that contradicts itself', () => {
    const evidence = receiptOf('verified', 'evidence.json')
    const record = JSON.parse(readFileSync(evidence, 'utf8')) as EvidenceRecord
    const forged = path.join(scene.folder, 'forged.json')
    writeFileSync(forged, JSON.stringify({ ...record, rule: 4 }))
    const runs = [
      check(evidence),
      check(receiptOf('none')),
      check(receiptOf('verified'), '--evidence', forged)
    ]
    expect(runs.map(({ code }) => code)).toEqual([2, 2, 2])
  })

  it('is a repository without the commits', () => {
    const other = gitRepository()
    try {
      other.commit('something else')
      const run = check(receiptOf('verified'), '--repo', other.dir)
      expect([run.code, run.stdout]).toEqual([3, ''])
      expect(run.stderr).toContain('COMMIT_MISSING')
      expect(run.stderr).toContain('--repo')
    } finally {
      other.dispose()
    }
  })

  it('is more or less than one file', () => {
    expect(check('a', 'b').code).toBe(2)
    expect(runCli(['verify-receipt']).code).toBe(2)
  })
})
