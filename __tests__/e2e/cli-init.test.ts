/** The built command line as a new user meets it: init, doctor, a change, verify. */
import { afterEach, describe, expect, it } from '@jest/globals'

import { jsonOf, runCli } from '../support/run-cli.ts'
import { PROJECTS, setUpProject } from '../support/setup-projects.ts'
import type { GitRepository } from '../support/git-repository.ts'
import type { CliRun } from '../support/run-cli.ts'
import type { ProjectName } from '../support/setup-projects.ts'

const NAMES = Object.keys(PROJECTS) as readonly ProjectName[]

const made: GitRepository[] = []

afterEach(() => {
  for (const repository of made.splice(0)) repository.dispose()
})

function project(name: ProjectName): GitRepository {
  const repository = setUpProject(name)
  made.push(repository)
  return repository
}

function run({ dir }: GitRepository, ...args: readonly string[]): CliRun {
  return runCli(args, { cwd: dir })
}

describe('init and doctor', () => {
  it.each(NAMES)('agree on %s', name => {
    const repository = project(name)
    expect(run(repository, 'init', '--yes').code).toBe(0)
    repository.commit('Gate pull requests')
    const { code, stdout } = run(repository, 'doctor', '--json')
    expect(jsonOf({ code, stdout, stderr: '' })).toMatchObject({
      schema: 'completion-gate.doctor.v1',
      must: 0,
      should: name === 'empty' ? 1 : 0,
      outside: false
    })
    expect(code).toBe(0)
  })

  it('refuse what stands there, and name what must be mended', () => {
    const repository = project('npm')
    run(repository, 'init', '--yes')
    repository.write('.github/workflows/completion-gate.yml', 'on: push\n')
    expect(run(repository, 'init', '--yes').code).toBe(2)
    const { code, stdout } = run(repository, 'doctor')
    expect(code).toBe(1)
    expect(stdout).toMatch(/^must +workflow +no workflow runs the gate/m)
    expect(stdout).toMatch(/^ +mend: completion-gate init$/m)
  })

  it('need a git repository', () => {
    for (const command of [['init', '--yes'], ['doctor']]) {
      const { code, stderr } = runCli([...command, '--repo', '/'])
      expect(code).toBe(2)
      expect(stderr).toContain('A git repository was expected')
    }
  })

  it('stand in the usage', () => {
    const { stdout } = runCli(['--help'])
    expect(stdout).toMatch(/^ {2}init {6}write/m)
    expect(stdout).toMatch(/^ {2}doctor {4}look/m)
  })
})

describe('a change after init', () => {
  it.each(['npm', 'make'] as const)(
    'is verified, and the surface rules say nothing of it: %s',
    name => {
      const repository = project(name)
      run(repository, 'init', '--yes')
      repository.commit('Gate pull requests')
      repository.branch('agent')
      repository.write('product.txt', 'new\n')
      repository.commit('the change')
      const judged = run(repository, 'verify', '--json', '--quiet')
      expect(jsonOf(judged)).toMatchObject({
        completion: { kind: 'verified' },
        surface: []
      })
      expect(judged.code).toBe(0)
    }
  )

  it('that is the set-up itself waits for a person, as a change of the policy does', () => {
    const repository = project('npm')
    repository.branch('set-up')
    run(repository, 'init', '--yes')
    repository.commit('Gate pull requests')
    const judged = run(repository, 'verify', '--json', '--quiet')
    expect(judged.code).toBe(1)
    expect(jsonOf(judged)).toMatchObject({
      surface: expect.arrayContaining([
        expect.objectContaining({ rule: 'policy-changed' })
      ])
    })
  })
})
