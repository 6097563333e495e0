/** A project read from real commits: the tree counts, never the disk. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import { openRepository } from '../../../src/adapters/git/index.ts'
import { readPolicy } from '../../../src/policy/read-policy.ts'
import { planChecks } from '../../../src/verify/plan.ts'
import { readProject } from '../../../src/verify/project-files.ts'
import { gitEnvironment, gitRepository } from '../../support/git-repository.ts'
import type { GitRepository } from '../../support/git-repository.ts'
import type { Repository } from '../../../src/adapters/git/index.ts'

describe('a project in a git repository', () => {
  const made: { repo?: GitRepository; opened?: Repository } = {}
  const commits = { base: '', head: '' }

  beforeAll(async () => {
    const repo = gitRepository()
    repo.write('.github/completion-gate.yml', "packages: ['packages/*']\n")
    repo.write('package.json', '{"scripts":{"test":"jest"}}')
    repo.write('packages/api/package.json', '{"scripts":{"lint":"x"}}')
    repo.write('ACCEPTANCE.md', '- [ ] kind:command assert:`make`\n')
    commits.base = repo.commit()
    repo.write('.github/completion-gate.yml', 'presets: { node: off }\n')
    repo.remove('ACCEPTANCE.md')
    repo.symlink('ACCEPTANCE.md', 'package.json')
    repo.write('.a3s/loops/x/STATE.md', 'Status: running\n')
    repo.write('.a3s/loops/x/ACCEPTANCE.md', Uint8Array.of(0xff))
    commits.head = repo.commit()
    repo.write('package.json', 'dirty on the disk, and never read')
    made.repo = repo
    made.opened = await openRepository({
      dir: repo.dir,
      fetch: false,
      environment: gitEnvironment()
    })
  })

  afterAll(() => {
    made.opened?.close()
    made.repo?.dispose()
  })

  it('is judged by the policy of the base and the files of both sides', async () => {
    const files = made.opened?.files
    expect(files).toBeDefined()
    if (files === undefined) return
    const entries = await files.list(commits.base)
    const { policy } = await readPolicy(files, commits.base, entries)
    const plan = planChecks({
      policy,
      base: await readProject(files, commits.base, policy),
      head: await readProject(files, commits.head, policy),
      changedPaths: []
    })
    expect(
      plan.commands.map(({ command, cwd }) => `${cwd}:${command}`)
    ).toEqual([':npm test', 'packages/api:npm run lint', ':make'])
    expect(plan.settled.map(check => check.residual_risk)).toEqual([
      'ACCEPTANCE.md cannot be used: on the head it is a symbolic link',
      '.a3s/loops/x/ACCEPTANCE.md cannot be used: on the head it is not UTF-8'
    ])
    expect(plan.loops).toEqual(['x'])
  })
})
