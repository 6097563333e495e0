/** With `--json` an error is the one document on standard output, whatever went wrong. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import { gitRepository, temporaryFolder } from '../support/git-repository.ts'
import { runMain } from '../support/run-main.ts'
import type { GitRepository } from '../support/git-repository.ts'

const scene = {} as { repository: GitRepository; empty: string }

beforeAll(() => {
  scene.repository = gitRepository()
  scene.repository.write('product.txt', 'old\n')
  scene.repository.write(
    '.github/completion-gate.yml',
    'version: 1\nchecks:\n  - id: unit\n    command: sh ./test.sh\n'
  )
  scene.repository.commit('base')
  scene.repository.branch('broken')
  scene.repository.write('.github/completion-gate.yml', 'checks: 7\nx: 1\n')
  scene.repository.commit()
  scene.repository.git('checkout', '--quiet', '-b', 'agent', 'main')
  scene.repository.write('product.txt', 'new\n')
  scene.repository.commit()
  scene.empty = temporaryFolder()
})

afterAll(() => {
  scene.repository.dispose()
})

const REPOSITORY = '<repository>'
const EMPTY = '<empty>'

describe('an error with --json', () => {
  it('names every problem', async () => {
    const place = ['--repo', scene.repository.dir, '--base', 'broken']
    const run = await runMain(['verify', ...place, '--json'])
    expect(JSON.parse(run.stdout)).toMatchObject({
      error: { problems: [{ path: 'checks (line 1)' }, {}] }
    })
  })

  it.each([
    [
      ['verify', '--repo', REPOSITORY, '--base', 'main'],
      ['--isolation', 'container'],
      'ISOLATION_UNAVAILABLE'
    ],
    [['verify', '--repo', REPOSITORY], ['--isolation', 'magic'], 'USAGE'],
    [['verify', '--repo', REPOSITORY], ['--no-such-flag'], 'USAGE'],
    [
      ['verify', '--repo', REPOSITORY, '--base', 'broken'],
      [],
      'POLICY_INVALID'
    ],
    [
      ['plan', '--repo', REPOSITORY, '--base', 'nowhere'],
      [],
      'REVISION_UNKNOWN'
    ],
    [['digest', '--repo', EMPTY], [], 'REPOSITORY_INVALID'],
    [['explain', '/nowhere/evidence.json'], [], 'INPUT_UNREADABLE'],
    [['doctor', '--repo', EMPTY], [], 'REPOSITORY_INVALID'],
    [['fly'], [], 'USAGE']
  ])('%j %j is a document of its code', async (command, flags, code) => {
    const places = new Map([
      [REPOSITORY, scene.repository.dir],
      [EMPTY, scene.empty]
    ])
    const args = command.map(word => places.get(word) ?? word)
    const run = await runMain([...args, ...flags, '--json'])
    const document = JSON.parse(run.stdout) as {
      error: { message: string }
    }
    expect(document).toMatchObject({
      schema: 'completion-gate.error.v1',
      exit_code: run.code,
      error: { code, fault: 'user' }
    })
    expect(run.code).toBe(2)
    expect(run.stderr.replace(/\s+/g, ' ')).toContain(
      document.error.message.slice(0, 40)
    )
    const plain = await runMain([...args, ...flags])
    expect([plain.code, plain.stdout]).toEqual([run.code, ''])
  })
})
