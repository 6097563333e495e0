/** `digest` under a policy of the base that cannot be used: the change still has its name where no scope can alter it. */
import { afterEach, describe, expect, it } from '@jest/globals'

import { gitRepository } from '../../support/git-repository.ts'
import { runMain } from '../../support/run-main.ts'
import type { GitRepository } from '../../support/git-repository.ts'
import type { MainRun } from '../../support/run-main.ts'

const POLICY = '.github/completion-gate.yml'

const made: GitRepository[] = []

afterEach(() => {
  for (const repository of made.splice(0)) repository.dispose()
})

/** The digest of one change under a policy of the base. */
async function digest(policy: string): Promise<MainRun> {
  const repository = gitRepository()
  made.push(repository)
  repository.write(POLICY, policy)
  repository.commit('first')
  repository.branch('topic')
  repository.write('a.txt', 'changed\n')
  repository.commit('the change')
  return await runMain(['digest', '--json', '--repo', repository.dir])
}

function effectDigest({ stdout }: MainRun): unknown {
  return (JSON.parse(stdout) as { effect_digest: string }).effect_digest
}

describe('digest under a policy that cannot be used', () => {
  it.each([
    ['a key that there is not', 'version: 1\nchekcs: []\n'],
    ['another version', 'version: 9\n'],
    ['nothing in it', ''],
    ['a check that never fails', 'checks:\n  - { id: a, command: exit 0 }\n']
  ])('is that of the whole change: %s', async (_what, policy) => {
    const broken = await digest(policy)
    expect(broken).toMatchObject({ code: 0, stderr: '' })
    expect(effectDigest(broken)).toBe(effectDigest(await digest('version: 1')))
  })

  it.each([
    ['a scope that is wrong', 'version: 1\nscope: { exclude: 7 }\n'],
    ['a scope beside what is wrong', "version: 9\nscope:\n  exclude: ['**']\n"],
    ['a list', '- scope\n'],
    ['YAML that cannot be read', 'scope: [\n']
  ])('is not known where paths may be left out: %s', async (_what, policy) => {
    const { code, stderr } = await digest(policy)
    expect(code).toBe(2)
    expect(stderr).toContain('is not a valid policy')
    expect(stderr).toMatch(/hint: .*tune-the-policy/)
  })
})
