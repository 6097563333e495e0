/** What the built command line says to a person: usage, the plan in words, and what lies beside the commit. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import { gitRepository } from '../support/git-repository.ts'
import { runCli } from '../support/run-cli.ts'
import { runMain } from '../support/run-main.ts'
import type { GitRepository } from '../support/git-repository.ts'

const scene = {} as { repository: GitRepository }

beforeAll(() => {
  const repository = gitRepository()
  scene.repository = repository
  repository.write('.gitignore', 'ignored/\n')
  repository.write('ACCEPTANCE.md', '- [ ] kind:command assert:`sh test.sh`\n')
  repository.write('test.sh', 'exit 0\n')
  repository.commit('base')
  repository.branch('agent')
  repository.write('product.txt', 'new\n')
  repository.commit('the change')
})

afterAll(() => {
  scene.repository.dispose()
})

function run(...args: readonly string[]) {
  return runCli([...args], { cwd: scene.repository.dir })
}

describe('usage', () => {
  it('is printed as an error when no command is named', () => {
    const { code, stdout, stderr } = run()
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain('Usage: completion-gate COMMAND')
  })

  it.each(['--version', '-V', '-v'])('has the version by %s', flag => {
    const { code, stdout } = run(flag)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  it('names the commands when another is asked for', () => {
    const { code, stderr } = run('toString')
    expect(code).toBe(2)
    expect(stderr).toMatch(/"toString" is no command; there are verify, plan/)
  })

  it('sends nobody to fetch what no remote knows', () => {
    const { code, stderr } = run('plan', '--base', 'HEAD~9')
    expect(code).toBe(2)
    expect(stderr).toContain('HEAD~9')
    expect(stderr).not.toContain('git fetch origin HEAD~9')
  })
})

describe('the plan in words', () => {
  it('names the range, and where each command comes from', () => {
    const { code, stdout } = run('plan')
    expect(code).toBe(0)
    expect(stdout).toMatch(
      /^What verify would run for [0-9a-f]{12}\.\.[0-9a-f]{12}, into main at [0-9a-f]{12}$/m
    )
    expect(stdout).toMatch(
      /required {2}acceptance:ACCEPTANCE\.md:1 {2}sh test\.sh +acceptance: base and change have it/
    )
  })
})

describe('the plan of a change of nothing', () => {
  it('says that verify would run none of it, and calls no fact a problem', async () => {
    const { dir } = scene.repository
    const place = ['--repo', dir, '--base', 'main', '--head', 'main']
    const { code, stdout } = await runMain(['plan', ...place])
    expect(code).toBe(0)
    expect(stdout).toMatch(
      /^Nothing changed between them, so verify would run nothing/m
    )
    expect(stdout).not.toContain('Problems')
  })
})

describe('what lies beside the commit', () => {
  it('is named after the verdict, ignored files are not', () => {
    scene.repository.write('ignored/cache', 'x')
    expect(run('verify', '--quiet').stdout).not.toContain('Beside the commit')
    scene.repository.write('left\nover.txt', 'x')
    const { code, stdout } = run('verify', '--quiet')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^Verified: /)
    expect(stdout).toMatch(/^Beside the commit: left%0Aover\.txt\. /m)
  })

  it('leaves standard output one document with --json', () => {
    expect(() => {
      JSON.parse(run('verify', '--json', '--quiet').stdout)
    }).not.toThrow()
  })
})
