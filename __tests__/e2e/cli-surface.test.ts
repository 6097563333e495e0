/** The surface on real repositories, as built: a change that weakens its own checks needs a person. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

import { parseEvidence } from '../../src/wire/evidence-schema.ts'
import { gitRepository } from '../support/git-repository.ts'
import { jsonOf, runCli } from '../support/run-cli.ts'
import type { EvidenceRecord } from '../../src/model/evidence.ts'
import type { GitRepository } from '../support/git-repository.ts'

const scene = {} as { repository: GitRepository }

const TEST = "test('a', () => { assert.equal(a, 1) })\n"
const SETTINGS = '.github/completion-gate.yml'

beforeEach(() => {
  scene.repository = gitRepository()
  const { repository } = scene
  repository.write(SETTINGS, 'version: 1\nchecks: [{ id: u, command: ./t }]\n')
  repository.write('t', '#!/bin/sh\nexit 0\n')
  repository.write('a.test.js', TEST)
  repository.commit('base')
  repository.branch('agent')
})

afterEach(() => {
  scene.repository.dispose()
})

function flags(command: string): readonly string[] {
  return [command, '--repo', scene.repository.dir, '--base', 'main', '--json']
}

function verify(): { code: number | null; evidence: EvidenceRecord } {
  const run = runCli(flags('verify'))
  return { code: run.code, evidence: parseEvidence(run.stdout) }
}

describe('a change to the files that define its checks', () => {
  it('needs a person for each finding, on its line, whatever the checks say', () => {
    scene.repository.write('a.test.js', TEST.replace('test(', 'test.skip('))
    scene.repository.write(SETTINGS, 'version: 1\n')
    scene.repository.commit()
    const { code, evidence } = verify()
    expect([code, evidence.rule]).toEqual([1, 7])
    expect(evidence.surface.map(one => [one.rule, one.path])).toEqual([
      ['policy-changed', SETTINGS],
      ['test-skipped', 'a.test.js']
    ])
    expect(evidence.summary).toMatchObject({
      pending_required_check_count: 2 + Number(process.platform === 'win32')
    })
  })

  it('is judged by the levels of the base, not by its own', () => {
    scene.repository.write('a.test.js', TEST.replace('test(', 'test.skip('))
    scene.repository.write(
      SETTINGS,
      'version: 1\nchecks: [{ id: u, command: ./t }]\nsurface: { test-skipped: off, policy-changed: off }\n'
    )
    scene.repository.commit()
    expect(verify().evidence.surface.map(({ rule }) => rule)).toEqual([
      'policy-changed',
      'test-skipped'
    ])
  })

  it('is named by the plan before anything runs', () => {
    scene.repository.write('a.test.js', '')
    scene.repository.remove('a.test.js')
    scene.repository.write('b.js', 'b')
    scene.repository.commit()
    expect(jsonOf(runCli(flags('plan')))).toMatchObject({
      problems: [{ code: 'surface:test-deleted', path: 'a.test.js' }]
    })
  })
})

describe('a base that changes its own tests after the branch', () => {
  it('lays nothing of that to the change', () => {
    const { repository } = scene
    repository.write('b.js', 'b')
    repository.commit()
    repository.checkout('main')
    repository.write('a.test.js', `${TEST}${TEST.replace("'a'", "'b'")}`)
    repository.commit()
    repository.checkout('agent')
    expect(verify().evidence.surface).toEqual([])
  })
})
