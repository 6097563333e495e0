/** Where no temporary file can be kept, the error says so and what to mend. */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

import { openRepository } from '../../../src/adapters/git/index.ts'
import { temporaryFolder } from '../../../src/adapters/temporary-folder.ts'
import { gitRepository } from '../../support/git-repository.ts'
import type { GitRepository } from '../../support/git-repository.ts'

const scene = {} as { repository: GitRepository }

beforeEach(() => {
  scene.repository = gitRepository()
  scene.repository.commit('base')
})
afterEach(() => {
  scene.repository.dispose()
})

function unusable(kind: string): string {
  const place = path.join(scene.repository.dir, '.git', 'place')
  if (kind === 'a file') writeFileSync(place, '')
  return place
}

describe.each(['missing', 'a file'])('a TMPDIR that is %s', kind => {
  const named = {
    code: 'OUTPUT_FAILED',
    message: expect.stringContaining('place'),
    hint: expect.stringContaining('TMPDIR')
  }

  it('is named with its mend', () => {
    const place = unusable(kind)
    expect(() => temporaryFolder('mine-', place)).toThrow(
      expect.objectContaining(named)
    )
  })

  it('is named where the work tree is to be kept', async () => {
    const request = {
      dir: scene.repository.dir,
      fetch: false,
      worktree: true,
      environment: { PATH: process.env['PATH'], TMPDIR: unusable(kind) }
    }
    await expect(openRepository(request)).rejects.toMatchObject(named)
  })
})

describe('a folder for temporary files', () => {
  it('is a new one each time', () => {
    const made = [1, 2].map(() => temporaryFolder('mine-'))
    expect(new Set(made).size).toBe(2)
    for (const folder of made) {
      expect(existsSync(folder)).toBe(true)
      rmSync(folder, { recursive: true })
    }
  })
})
