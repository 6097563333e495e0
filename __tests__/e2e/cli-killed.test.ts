/** A `verify` that is ended from outside leaves no folder of its own behind. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, expect, it } from '@jest/globals'

import { gitRepository, temporaryFolder } from '../support/git-repository.ts'
import type { GitRepository } from '../support/git-repository.ts'

const PROGRAM = fileURLToPath(
  new URL('../../dist/cli/index.js', import.meta.url)
)
const scene = {} as { repository: GitRepository; folder: string }

beforeAll(() => {
  scene.folder = temporaryFolder()
  scene.repository = gitRepository()
  scene.repository.write(
    '.github/completion-gate.yml',
    `version: 1\nchecks:\n  - id: unit\n    command: 'touch "${scene.folder}/ready"; sleep 300'\n`
  )
  scene.repository.commit('base')
  scene.repository.branch('agent')
  scene.repository.write('product.txt', 'new\n')
})

afterAll(() => {
  scene.repository.dispose()
  fs.rmSync(scene.folder, { recursive: true })
})

/** Asks until there is the answer, for a minute at most. */
async function eventually(ask: () => boolean): Promise<boolean> {
  for (let count = 0; count < 600 && !ask(); count += 1) await pause(100)
  return ask()
}

it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'after %s nothing is left',
  async signal => {
    const temporary = path.join(scene.folder, signal)
    const ready = path.join(scene.folder, 'ready')
    fs.mkdirSync(temporary)
    fs.rmSync(ready, { force: true })
    const { dir } = scene.repository
    const args = ['verify', '--worktree', '--repo', dir, '--base', 'main']
    const gate = spawn(process.execPath, [PROGRAM, ...args], {
      env: { PATH: process.env['PATH'], TMPDIR: temporary },
      stdio: 'ignore'
    })
    expect(await eventually(() => fs.existsSync(ready))).toBe(true)
    expect(fs.readdirSync(temporary)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('completion-gate-worktree-'),
        expect.stringContaining('completion-gate-moves-')
      ])
    )

    gate.kill(signal)
    await once(gate, 'exit')

    const left = (): readonly string[] => fs.readdirSync(temporary)
    await eventually(() => left().length === 0)
    expect(left()).toEqual([])
  }
)
