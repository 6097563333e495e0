/** Standard output: it may fail, and a log of a workflow run obeys some of what it shows. */
import { spawnSync } from 'node:child_process'
import { closeSync, openSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import { gitRepository } from '../support/git-repository.ts'
import { runCli } from '../support/run-cli.ts'
import type { GitRepository } from '../support/git-repository.ts'

const PROGRAM = fileURLToPath(
  new URL('../../dist/cli/index.js', import.meta.url)
)
const COMMAND = '##[add-mask]a'
const scene = {} as { repository: GitRepository; evidence: string }

beforeAll(() => {
  const repository = gitRepository()
  scene.repository = repository
  repository.write(
    '.github/completion-gate.yml',
    `version: 1\nchecks:\n  - id: unit\n    command: echo '${COMMAND}'; false\n`
  )
  repository.commit('base')
  repository.branch('agent')
  repository.write(COMMAND, 'x')
  repository.commit()
  scene.evidence = path.join(repository.dir, '.git', 'evidence.json')
  writeFileSync(scene.evidence, runCli(rangeOf('verify', '--json')).stdout)
})

afterAll(() => {
  scene.repository.dispose()
})

function rangeOf(command: string, ...flags: string[]): readonly string[] {
  return [command, '--repo', scene.repository.dir, '--base', 'main', ...flags]
}

function argsOf(command: string): readonly string[] {
  return command === 'explain'
    ? ['explain', scene.evidence, '--json']
    : rangeOf(command, '--json')
}

describe('every command', () => {
  it.each(['verify', 'plan', 'digest', 'explain'])(
    'prints no workflow command: %s',
    command => {
      const { stdout } = runCli(argsOf(command))
      expect(JSON.stringify(JSON.parse(stdout))).toContain(COMMAND)
      expect(stdout).not.toContain('##[')
    }
  )

  it.each(['verify', 'plan', 'digest', 'explain', '--help', '--version'])(
    'ends with 3 and one line when its output cannot be written: %s',
    command => {
      const args = command.startsWith('--') ? [command] : argsOf(command)
      const full = openSync('/dev/full', 'w')
      try {
        const quiet = command === 'verify' ? ['--quiet'] : []
        const { status, stderr } = spawnSync(
          process.execPath,
          [PROGRAM, ...args, ...quiet],
          { stdio: ['ignore', full, 'pipe'], encoding: 'utf8' }
        )
        expect(status).toBe(3)
        expect(stderr).toMatch(/^error OUTPUT_FAILED: .*\n$/)
      } finally {
        closeSync(full)
      }
    }
  )
})
