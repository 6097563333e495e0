/** What `verify` says of files beside the commit: what the checks made, and what was not judged. */
import * as fs from 'node:fs'
import * as path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

import { gitRepository } from '../../support/git-repository.ts'
import { runMain } from '../../support/run-main.ts'
import type { GitRepository } from '../../support/git-repository.ts'

const scene = {} as { repository: GitRepository }

const CHECK =
  'mkdir -p __pycache__ && touch __pycache__/a.pyc __pycache__/b.pyc'

function policy(command: string): string {
  return `version: 1\nchecks:\n  - id: unit\n    kind: test\n    command: ${command}\n`
}

beforeEach(() => {
  const repository = gitRepository()
  scene.repository = repository
  repository.write('.github/completion-gate.yml', policy(CHECK))
  repository.commit('base')
  repository.branch('agent')
})

afterEach(() => {
  scene.repository.dispose()
})

async function verified(...flags: readonly string[]): Promise<string> {
  const { dir } = scene.repository
  const run = await runMain(['verify', '--quiet', '--repo', dir, ...flags])
  return run.stdout
}

describe('files that a check makes', () => {
  it.each([[['--worktree']], [[]]])(
    'are counted and `.gitignore` is named, with %j',
    async flags => {
      scene.repository.write('product.txt', 'new\n')
      if (flags.length === 0) scene.repository.commit('the change')
      const text = await verified(...flags)
      expect(text).toMatch(/^Verified: /)
      expect(text).toMatch(
        /^The checks created 2 files that are not ignored \(first: __pycache__\/a\.pyc\)\..*`\.gitignore`/m
      )
    }
  )

  it('are said to be no part of the change when the next run takes them for it', async () => {
    scene.repository.write('product.txt', 'new\n')
    await verified('--worktree')
    const text = await verified('--worktree')
    expect(text).toMatch(/^Incomplete: /)
    expect(text).toMatch(/__pycache__\/a\.pyc.*`\.gitignore`/)
  })

  it('are counted without a look at the configuration that the check left', async () => {
    scene.repository.checkout('main')
    const command = `${CHECK} && echo broken > .git/config`
    scene.repository.write('.github/completion-gate.yml', policy(command))
    scene.repository.commit('a check that breaks the configuration')
    scene.repository.branch('other')
    scene.repository.write('product.txt', 'new\n')
    scene.repository.commit('the change')
    expect(await verified()).toMatch(/^The checks created 2 files/m)
  })

  it('are nothing to speak of when an ignore rule names them', async () => {
    scene.repository.write('.gitignore', '__pycache__/\n')
    scene.repository.write('product.txt', 'new\n')
    expect(await verified('--worktree')).not.toContain('The checks created')
  })

  it('are not those that lay there before', async () => {
    scene.repository.write('product.txt', 'new\n')
    scene.repository.commit('the change')
    scene.repository.write('notes.txt', 'mine\n')
    const text = await verified()
    expect(text).toContain('Beside the commit: notes.txt.')
    expect(text).toMatch(/created 2 files/)
  })
})

describe('a submodule that is not checked out', () => {
  const ID = 'a'.repeat(40)

  it.each(['an empty folder', 'nothing'])(
    'is named with the mend where it is %s',
    async left => {
      const { repository } = scene
      repository.submodule('libs/one', ID)
      repository.commit('a submodule')
      repository.git('branch', '--force', 'main')
      repository.write('product.txt', 'new\n')
      repository.commit('the change')
      if (left === 'nothing')
        fs.rmdirSync(path.join(repository.dir, 'libs/one'))
      const text = await verified()
      expect(text).toMatch(/^Verified: /)
      expect(text).toMatch(
        /^Submodule not checked out: libs\/one\..*`git submodule update --init`/m
      )
    }
  )

  it('is not one that is checked out, or a folder of the commit', async () => {
    const { repository } = scene
    const inside = path.join(repository.dir, 'libs/one')
    fs.mkdirSync(inside, { recursive: true })
    repository.git('init', '--quiet', inside)
    repository.git(
      '-C',
      inside,
      'commit',
      '--quiet',
      '--allow-empty',
      '-m',
      'x'
    )
    repository.submodule(
      'libs/one',
      repository.git('-C', inside, 'rev-parse', 'HEAD')
    )
    repository.commit('a submodule')
    repository.git('branch', '--force', 'main')
    repository.write('product.txt', 'new\n')
    repository.commit('the change')
    const text = await verified()
    expect(text).toMatch(/^Verified: /)
    expect(text).not.toContain('ubmodule')
  })
})

describe('nothing to prove', () => {
  it('names the uncommitted files, and the flag that judges them', async () => {
    scene.repository.write('product.txt', 'new\n')
    scene.repository.write('.github/completion-gate.yml', 'version: 1\n')
    expect(await verified()).toContain(
      '2 uncommitted files are not judged (.github/completion-gate.yml, product.txt): add `--worktree`, or commit.'
    )
  })

  it('says nothing of them on a clean work tree', async () => {
    expect(await verified()).not.toContain('uncommitted')
  })
})
