/** Which commit may stand in the checkout when `verify` runs its checks. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

import { parseEvidence } from '../../src/wire/evidence-schema.ts'
import { gitRepository } from '../support/git-repository.ts'
import { jsonOf, runCli } from '../support/run-cli.ts'
import type { GitRepository } from '../support/git-repository.ts'
import type { EvidenceRecord } from '../../src/model/evidence.ts'

const scene = {} as { repository: GitRepository; head: string }

// Fails on the head; a later commit changes the script, not the change's files.
beforeEach(() => {
  const repository = gitRepository()
  scene.repository = repository
  repository.write(
    '.github/completion-gate.yml',
    'version: 1\nchecks:\n  - id: unit\n    command: sh ./test.sh\n'
  )
  repository.write('test.sh', 'test ! -f ran && exit 1\n')
  repository.commit('base')
  repository.branch('agent')
  repository.write('product.txt', 'new\n')
  scene.head = repository.commit()
})

afterEach(() => {
  scene.repository.dispose()
})

function verify(): EvidenceRecord {
  const { dir } = scene.repository
  const range = ['--base', 'main', '--head', scene.head]
  const run = runCli(['verify', '--repo', dir, ...range, '--json'])
  return parseEvidence(JSON.stringify(jsonOf(run)))
}

function statuses(evidence: EvidenceRecord): readonly string[] {
  return evidence.reports.flatMap(report =>
    report.checks.map(check => check.status)
  )
}

describe('a policy with another ending than .yml', () => {
  it.each(['verify', 'plan', 'digest'])('is refused by %s', command => {
    const { repository } = scene
    repository.checkout('main')
    repository.remove('.github/completion-gate.yml')
    repository.write('.github/completion-gate.yaml', 'version: 1\n')
    repository.commit()
    const range = ['--base', 'main', '--head', scene.head]
    const run = runCli([command, '--repo', repository.dir, ...range])
    expect([run.code, run.stdout]).toEqual([2, ''])
    expect(run.stderr).toContain('POLICY_INVALID')
  })
})

describe('the commit in the checkout', () => {
  it('may not be a later one of the head: nothing is run', () => {
    scene.repository.write('test.sh', 'exit 0\n')
    const later = scene.repository.commit()
    const evidence = verify()
    expect(evidence.completion.kind).toBe('incomplete')
    expect(statuses(evidence)).toEqual(['skipped'])
    expect(evidence.binding).toMatchObject({
      bound: false,
      unbound: [
        {
          reason: `expected the head ${scene.head} or a test merge of it, found ${later}`
        }
      ]
    })
    expect(evidence.next_steps[0]).toContain(
      `git checkout ${scene.head.slice(0, 12)}`
    )
  })

  it('may not be the base, whose tree lacks the change', () => {
    scene.repository.checkout('main')
    expect(statuses(verify())).toEqual(['skipped'])
  })

  it.each([
    ['the head', () => undefined],
    ['a commit with the very same tree', () => scene.repository.commit()],
    [
      'a test merge of the head',
      () => {
        scene.repository.git('checkout', '--quiet', '--detach', 'main')
        scene.repository.write('other.txt', 'x\n')
        scene.repository.commit()
        scene.repository.git(
          'merge',
          '--quiet',
          '--no-ff',
          '--no-edit',
          'agent'
        )
      }
    ]
  ])('may be %s: the checks run', (_, prepare) => {
    prepare()
    expect(statuses(verify())).toEqual(['failed'])
  })
})
