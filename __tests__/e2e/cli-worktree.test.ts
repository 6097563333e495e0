/** `verify --worktree`, as built: an agent asks before it commits, and the answer holds for the commit. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import { parseEvidence } from '../../src/wire/evidence-schema.ts'
import { gitRepository } from '../support/git-repository.ts'
import { runCli } from '../support/run-cli.ts'
import type { EvidenceRecord } from '../../src/model/evidence.ts'
import type { GitRepository } from '../support/git-repository.ts'

const scene = {} as { repository: GitRepository }

beforeAll(() => {
  const repository = gitRepository()
  scene.repository = repository
  repository.write(
    '.github/completion-gate.yml',
    'version: 1\nchecks:\n  - id: unit\n    kind: test\n    command: grep -q right product.txt && test -f new.txt\n'
  )
  repository.write('ACCEPTANCE.md', '- [ ] kind:command assert:`true`\n')
  repository.write('product.txt', 'right\n')
  repository.commit('base')
  repository.branch('agent')
  repository.write('product.txt', 'wrong\n')
})

afterAll(() => {
  scene.repository.dispose()
})

function judged(...flags: readonly string[]): {
  code: number | null
  evidence: EvidenceRecord
} {
  const { dir } = scene.repository
  const run = runCli(['verify', '--json', '--quiet', ...flags], { cwd: dir })
  return { code: run.code, evidence: parseEvidence(run.stdout) }
}

describe('uncommitted work', () => {
  it('is nothing to `verify`, and incomplete with `--worktree` while a check fails', () => {
    expect(judged().evidence.completion.kind).toBe('narrative')
    const { code, evidence } = judged('--worktree')
    expect(code).toBe(1)
    expect(evidence.worktree?.uncommitted).toEqual(['product.txt'])
    expect(evidence.next_steps[0]).toMatch(/^Make `unit` pass/)
  })

  it('is verified by the checks of the base, and its commit has the same digest', () => {
    const { repository } = scene
    repository.write('product.txt', 'right and new\n')
    repository.write('new.txt', 'untracked\n')
    const before = judged('--worktree')
    expect(before.code).toBe(0)
    const ids = before.evidence.reports[0]?.checks.map(check => check.id)
    expect(ids).toEqual(
      expect.arrayContaining(['unit', 'acceptance:ACCEPTANCE.md:1'])
    )
    repository.commit()
    const after = judged()
    expect(after.code).toBe(0)
    expect(before.evidence.completion).toEqual(after.evidence.completion)
    expect(after.evidence.worktree).toBeUndefined()
    expect(judged('--worktree').evidence.ledger).toEqual(after.evidence.ledger)
  })

  it('is said to be what no pull request shows', () => {
    scene.repository.write('product.txt', 'right, and newer\n')
    const { dir } = scene.repository
    const run = runCli(['verify', '--worktree', '--quiet'], { cwd: dir })
    expect(run.code).toBe(0)
    expect(run.stdout).toMatch(
      /^ {2}Uncommitted work was judged \(product\.txt\)\. A pull request shows none of it until it is committed and pushed/m
    )
    expect(run.stdout).not.toContain('Beside the commit')
  })

  it.each([
    ['--head', 'main'],
    ['--head=HEAD', '--json'],
    ['--fetch', '--json']
  ])('does not go with %s', (...flags) => {
    const { dir } = scene.repository
    const run = runCli(['verify', '--worktree', ...flags], { cwd: dir })
    expect(run.code).toBe(2)
    expect(run.stderr).toContain('`--worktree` does not go with')
  })
})
