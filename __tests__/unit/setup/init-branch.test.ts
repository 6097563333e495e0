/** Which branch `init` takes for the base, and what it says where it can only guess. */
import * as fs from 'node:fs'
import * as path from 'node:path'

import { afterEach, describe, expect, it } from '@jest/globals'

import { runMain } from '../../support/run-main.ts'
import { setUpProject } from '../../support/setup-projects.ts'
import type { GitRepository } from '../../support/git-repository.ts'
import type { MainRun } from '../../support/run-main.ts'

const made: GitRepository[] = []

afterEach(() => {
  for (const repository of made.splice(0)) repository.dispose()
})

/** A project whose only branch has this name. */
function onBranch(name: string): GitRepository {
  const repository = setUpProject('npm')
  made.push(repository)
  repository.git('branch', '--move', name)
  return repository
}

async function init(
  { dir }: GitRepository,
  ...args: readonly string[]
): Promise<MainRun> {
  return await runMain(['init', '--repo', dir, ...args])
}

function policy({ dir }: GitRepository): string {
  return fs.readFileSync(path.join(dir, '.github/completion-gate.yml'), 'utf8')
}

const GUESS = /Note: No origin\/HEAD, main or master says which branch/

describe('the base branch', () => {
  it.each(['copilot/fix-1', 'trunk'])(
    'is never silently the one that is checked out: %s',
    async branch => {
      const repository = onBranch(branch)
      const { code, stdout } = await init(repository, '--yes')
      expect(code).toBe(0)
      expect(stdout).toMatch(GUESS)
      expect(stdout).toContain(`${branch} (a guess: it is checked out)`)
      expect(stdout).toContain('--branch NAME')
    }
  )

  it('is a remark of the JSON document where it is a guess', async () => {
    const { stdout } = await init(onBranch('trunk'), '--yes', '--json')
    expect(JSON.parse(stdout)).toMatchObject({
      remarks: [expect.stringContaining('trunk is taken')]
    })
  })

  it('is what --branch names', async () => {
    const repository = onBranch('copilot/fix-1')
    const { stdout } = await init(repository, '--yes', '--branch', 'trunk')
    expect(stdout).not.toMatch(GUESS)
    expect(stdout).toContain('merge them into trunk')
    expect(policy(repository)).toContain('the base branch (trunk)')
    expect(stdout + policy(repository)).not.toContain('copilot/')
  })

  it('is asked for on a terminal, until the answer is a name', async () => {
    const repository = onBranch('copilot/fix-1')
    const { code, stdout } = await runMain(['init', '--repo', repository.dir], {
      answers: ['two words', 'trunk', '', '']
    })
    expect(code).toBe(0)
    expect(stdout).toContain('Which branch are changes merged into?')
    expect(policy(repository)).toContain('the base branch (trunk)')
  })

  it.each<[string, (repository: GitRepository) => void, string]>([
    [
      'origin/HEAD',
      repository => {
        repository.git('update-ref', 'refs/remotes/origin/next', 'HEAD')
        repository.git(
          'symbolic-ref',
          'refs/remotes/origin/HEAD',
          'refs/remotes/origin/next'
        )
      },
      'next'
    ],
    [
      'origin/main',
      repository =>
        repository.git('update-ref', 'refs/remotes/origin/main', 'HEAD'),
      'main'
    ],
    ['master', repository => repository.git('branch', 'master'), 'master']
  ])('is known by %s, and no guess', async (_what, prepare, expected) => {
    const repository = onBranch('copilot/fix-1')
    prepare(repository)
    const { stdout } = await init(repository, '--yes')
    expect(stdout).not.toMatch(GUESS)
    expect(policy(repository)).toContain(`the base branch (${expected})`)
  })

  it.each(['', 'two words', '-x', 'a:b'])('is refused as %j', async branch => {
    const { code, stderr } = await init(
      onBranch('trunk'),
      '--yes',
      `--branch=${branch}`
    )
    expect(code).toBe(2)
    expect(stderr).toContain('--branch expects the name of a branch')
  })
})
