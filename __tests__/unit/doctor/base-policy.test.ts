/** doctor's rule over the policy of the base branch, on real repositories, and what it says without a policy that can be used. */
import { afterEach, describe, expect, it } from '@jest/globals'

import { runMain } from '../../support/run-main.ts'
import { setUpProject } from '../../support/setup-projects.ts'
import type { Finding } from '../../../src/doctor/finding.ts'
import type { GitRepository } from '../../support/git-repository.ts'

const POLICY = '.github/completion-gate.yml'

const made: GitRepository[] = []

afterEach(() => {
  for (const repository of made.splice(0)) repository.dispose()
})

/** A repository whose main has this policy, or none. */
function withBase(policy: string | undefined): GitRepository {
  const repository = setUpProject(
    'npm',
    policy === undefined ? {} : { [POLICY]: policy }
  )
  made.push(repository)
  repository.branch('topic')
  return repository
}

async function doctor(
  { dir }: GitRepository,
  ...args: readonly string[]
): Promise<readonly Finding[]> {
  const run = await runMain(['doctor', '--repo', dir, '--json', ...args])
  return (JSON.parse(run.stdout) as { findings: readonly Finding[] }).findings
}

async function ofBase(
  repository: GitRepository,
  ...args: readonly string[]
): Promise<Finding | undefined> {
  const findings = await doctor(repository, ...args)
  return findings.find(({ rule }) => rule === 'base-policy')
}

const MINIMAL = 'version: 1\n'
const BROKEN: readonly (readonly [string, string])[] = [
  ['a key that there is not', 'version: 1\nchekcs: []\n'],
  ['broken YAML', 'version: [\n'],
  ['nothing', ''],
  ['a check that never fails', 'checks:\n  - { id: a, command: exit 0 }\n']
]

describe('the policy of the base branch', () => {
  it.each<[string, string | undefined, string | undefined, string]>([
    ['neither has one', undefined, undefined, 'fine main has no policy either'],
    ['both have the same', MINIMAL, MINIMAL, 'fine main has this policy'],
    [
      'both say the same in other words',
      MINIMAL,
      '# The gate.\nversion: 1\ntimeout: 15m\n',
      'fine main has this policy'
    ],
    [
      'only the checkout has one',
      undefined,
      MINIMAL,
      'should main has no policy yet'
    ],
    [
      'only the base has one',
      MINIMAL,
      undefined,
      'should main has a policy, which counts, and this checkout has none'
    ],
    [
      'the checkout has another',
      MINIMAL,
      'version: 1\nminimum-tests: 7\n',
      'should main has another policy, which counts until this one is merged: minimum-tests differs'
    ],
    [
      'the checkout has a broken one',
      MINIMAL,
      'version: 2\n',
      'fine the policy of main, which counts until this one is merged, can be used'
    ]
  ])('is compared: %s', async (_what, base, checkout, expected) => {
    const repository = withBase(base)
    if (checkout !== undefined) repository.write(POLICY, checkout)
    else if (base !== undefined) repository.remove(POLICY)
    const finding = await ofBase(repository)
    expect(`${finding?.level ?? ''} ${finding?.message ?? ''}`).toContain(
      expected
    )
  })

  it.each(BROKEN)(
    'must be mended, with the way to do it, where it is broken by %s',
    async (_what, text) => {
      const repository = withBase(text)
      repository.write(POLICY, MINIMAL)
      const finding = await ofBase(repository)
      expect(finding).toMatchObject({ level: 'must' })
      expect(finding?.message).toMatch(
        /^the policy of main, the one that counts, blocks every pull request: ./
      )
      expect(finding?.mend).toMatch(/may bypass the check .*tune-the-policy/)
    }
  )

  it('is that of --branch', async () => {
    const repository = withBase(MINIMAL)
    repository.write(POLICY, 'version: 1\nminimum-tests: 7\n')
    repository.commit('more tests')
    const level = async (...args: readonly string[]): Promise<unknown> =>
      (await ofBase(repository, ...args))?.level
    expect(await level()).toBe('should')
    expect(await level('--branch', 'topic')).toBe('fine')
    repository.git('update-ref', 'refs/remotes/origin/next', 'main')
    expect(await level('--branch', 'next')).toBe('should')
  })

  it('is said to be unknown where the clone has no base branch', async () => {
    const repository = withBase(MINIMAL)
    repository.git('branch', '--delete', '--force', 'main')
    const finding = await ofBase(repository)
    expect(finding).toMatchObject({ level: 'should' })
    expect(finding?.message).toContain('it was not looked at')
    expect(finding?.mend).toContain('git remote set-head origin --auto')
  })

  it('is no question before the first commit', async () => {
    const repository = setUpProject('empty')
    made.push(repository)
    expect(await ofBase(repository)).toMatchObject({ level: 'fine' })
  })
})

describe('a checkout whose policy cannot be used', () => {
  it.each(BROKEN)(
    'has nothing fine said of what the policy demands: %s',
    async (_what, text) => {
      const repository = withBase(undefined)
      repository.write(POLICY, text)
      const findings = await doctor(repository)
      const levels = findings
        .filter(({ rule }) =>
          ['policy', 'proof', 'packages', 'teams-token'].includes(rule)
        )
        .map(({ rule, level }) => `${level} ${rule}`)
      expect(new Set(levels)).toEqual(new Set(['must policy']))
    }
  )
})
