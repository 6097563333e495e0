/** Opening a repository and resolving its revisions: what is found, and each refusal in words. */
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

import { openRepository } from '../../../src/adapters/git/index.ts'
import { asGateError, type GateError } from '../../../src/errors.ts'
import {
  gitRepository,
  temporaryFolder,
  type GitRepository
} from '../../support/git-repository.ts'
import { observed, type TestRequest } from './observed.ts'

const place: { repo: GitRepository; folder: string } = {
  repo: undefined as never,
  folder: ''
}

beforeEach(() => {
  place.repo = gitRepository()
  place.folder = temporaryFolder()
})

afterEach(() => {
  place.repo.dispose()
  fs.rmSync(place.folder, { recursive: true, force: true })
})

async function refusal(
  dir: string,
  request: TestRequest = {}
): Promise<GateError> {
  try {
    await observed(dir, request)
  } catch (error) {
    return asGateError(error)
  }
  throw new Error('A refusal was expected, and the change was observed.')
}

// A git that says what it is asked to, standing before the real one.
function gitThat(script: string): string {
  const file = path.join(place.folder, 'git')
  fs.writeFileSync(file, `#!/bin/sh\n${script}\nexec git "$@"\n`, {
    mode: 0o755
  })
  return file
}

describe('a folder that cannot be used', () => {
  it('is named when it does not exist', async () => {
    const error = await refusal(path.join(place.folder, 'nowhere'))
    expect(error.code).toBe('REPOSITORY_INVALID')
    expect(error.message).toContain('nowhere')
  })

  it.each(['/nowhere/at/all', '<empty>', ''])(
    'is named when core.worktree is "%s", with a mend that mends it',
    async value => {
      const { repo, folder } = place
      repo.write('a', 'a')
      const commit = repo.commit()
      const config = path.join(repo.dir, '.git', 'config')
      const set = value === '<empty>' ? folder : value
      repo.git('config', 'core.worktree', set)
      const { code, message, hint = '' } = await refusal(repo.dir)
      expect(code).toBe('REPOSITORY_INVALID')
      expect(message).toContain(`core.worktree in ${config} is "${set}"`)
      const [, mend = ''] = /away: (.*)\. Or/.exec(hint) ?? []
      execFileSync('bash', ['-c', mend])
      const range = { base: 'HEAD', head: 'HEAD' }
      expect((await observed(repo.dir, range)).range.head).toBe(commit)
    }
  )

  it('is named when it is no repository', async () => {
    expect((await refusal(place.folder)).code).toBe('REPOSITORY_INVALID')
  })

  it('is named when it is a bare repository', async () => {
    const bare = gitRepository({ bare: true })
    const error = await refusal(bare.dir)
    bare.dispose()
    expect(error).toMatchObject({ code: 'REPOSITORY_INVALID' })
    expect(error.message).toContain('bare')
  })

  it('is named when it is a git folder', async () => {
    const error = await refusal(path.join(place.repo.dir, '.git'))
    expect(error.code).toBe('REPOSITORY_INVALID')
  })

  it('is named when nothing was committed yet', async () => {
    const error = await refusal(place.repo.dir)
    expect(error.code).toBe('REPOSITORY_INVALID')
    expect(error.message).toContain('no commit yet')
  })

  it('is named, with the mend, when it belongs to somebody else', async () => {
    place.repo.commit()
    const gitPath = gitThat('export GIT_TEST_ASSUME_DIFFERENT_OWNER=1')
    const error = await refusal(place.repo.dir, {
      gitPath,
      environment: { PATH: process.env['PATH'], HOME: place.folder }
    })
    expect(error.code).toBe('REPOSITORY_INVALID')
    expect(error.hint).toContain(
      `git config --global --add safe.directory '${place.repo.dir}'`
    )
  })

  it('is used after all when the person trusts it', async () => {
    place.repo.commit()
    fs.writeFileSync(
      path.join(place.folder, '.gitconfig'),
      `[safe]\n\tdirectory = ${place.repo.dir}\n`
    )
    const observation = await observed(place.repo.dir, {
      gitPath: gitThat('export GIT_TEST_ASSUME_DIFFERENT_OWNER=1'),
      environment: { PATH: process.env['PATH'], HOME: place.folder }
    })
    expect(observation.gaps).toEqual([])
  })

  it('says how to get git where there is none', async () => {
    const error = await refusal(place.repo.dir, {
      environment: { PATH: place.folder }
    })
    expect(error.code).toBe('GIT_FAILED')
    expect(error.hint).toContain('Install git')
  })

  it('says what git said when git fails', async () => {
    place.repo.commit()
    fs.writeFileSync(path.join(place.repo.dir, '.git/config'), '[broken')
    const error = await refusal(place.repo.dir)
    expect(error.code).toBe('GIT_FAILED')
    expect(error.message).toContain('bad config')
  })
})

describe('git itself', () => {
  it('is never taken from a relative entry of PATH', async () => {
    const { repo, folder } = place
    repo.write('git', `#!/bin/sh\ntouch '${folder}/ran'\n`, { mode: 0o755 })
    repo.commit()
    const before = process.cwd()
    process.chdir(repo.dir)
    try {
      await observed(repo.dir, {
        environment: { PATH: `.:${process.env['PATH'] ?? ''}` }
      })
    } finally {
      process.chdir(before)
    }
    expect(fs.existsSync(path.join(folder, 'ran'))).toBe(false)
  })
})

describe('a revision', () => {
  it('that names no commit is refused', async () => {
    place.repo.write('a', 'a')
    place.repo.commit()
    const blob = place.repo.git('rev-parse', 'HEAD:a')
    for (const base of [
      'nowhere',
      '-x',
      '--all',
      '',
      'main..main',
      'main^{tree}',
      'HEAD:a',
      'main\nHEAD',
      blob,
      '0'.repeat(40),
      'f'.repeat(64)
    ]) {
      const error = await refusal(place.repo.dir, { base })
      expect([base, error.code]).toEqual([base, 'REVISION_UNKNOWN'])
    }
    expect(
      (await refusal(place.repo.dir, { base: 'main', head: 'nowhere' })).message
    ).toContain('nowhere')
  })

  it('may be any name of a commit', async () => {
    const { repo } = place
    repo.commit()
    const base = repo.commit()
    repo.git('tag', '-a', 'v1', '-m', 'annotated')
    repo.git('update-ref', 'refs/heads/-odd', base)
    repo.commit()
    const names = [
      'v1',
      'main~1',
      'HEAD^',
      base,
      base.slice(0, 12),
      'refs/tags/v1',
      '-odd',
      'main@{1}'
    ]
    for (const name of names) {
      const { range } = await observed(repo.dir, { base: name })
      expect([name, range.base]).toEqual([name, base])
    }
  })

  it('that means a branch and a tag is refused, since a tag can be pushed by anybody', async () => {
    const { repo } = place
    const honest = repo.commit()
    repo.branch('change')
    repo.commit()
    repo.git('update-ref', 'refs/remotes/origin/main', honest)
    repo.git('tag', 'main', 'change')
    repo.git('tag', 'origin/main', 'change')

    for (const base of ['main', 'origin/main']) {
      const error = await refusal(repo.dir, { base })
      expect(error.code).toBe('REVISION_UNKNOWN')
      expect(error.message).toContain('names 2 commits')
    }
    const { range } = await observed(repo.dir, { base: 'refs/heads/main' })
    expect(range.base).toBe(honest)
  })

  it('left out is the merge target: origin/HEAD, else main, else master', async () => {
    const { repo } = place
    const master = repo.commit()
    repo.git('branch', 'master')
    const main = repo.commit()
    repo.branch('change')
    const origin = repo.commit()
    repo.commit()
    // None of them may stand in for the branches.
    repo.git('tag', 'main')
    repo.git('tag', 'master')
    const base = async (): Promise<string> =>
      (await observed(repo.dir)).range.base

    repo.git('update-ref', 'refs/remotes/origin/trunk', origin)
    repo.git(
      'symbolic-ref',
      'refs/remotes/origin/HEAD',
      'refs/remotes/origin/trunk'
    )
    expect(await base()).toBe(origin)
    repo.git('symbolic-ref', '--delete', 'refs/remotes/origin/HEAD')
    expect(await base()).toBe(main)
    repo.git('update-ref', '-d', 'refs/heads/main')
    expect(await base()).toBe(master)
    repo.git('update-ref', '-d', 'refs/heads/master')
    expect((await refusal(repo.dir)).code).toBe('REVISION_UNKNOWN')
  })

  it('is told by the name that people call it by; by none where its id was named', async () => {
    const { repo } = place
    const main = repo.commit()
    repo.branch('change')
    repo.commit()
    repo.git('update-ref', 'refs/remotes/origin/main', main)
    const named = async (base?: string): Promise<string | undefined> => {
      const opened = await openRepository({
        dir: repo.dir,
        fetch: false,
        environment: process.env,
        ...(base === undefined ? {} : { base })
      })
      const { baseName } = await opened.changes.resolve()
      opened.close()
      return baseName
    }
    expect(await named()).toBe('main')
    expect(await named('origin/main')).toBe('origin/main')
    expect(await named('refs/remotes/origin/main')).toBe('origin/main')
    expect(await named(main)).toBeUndefined()
  })

  it('of an unrelated history is refused', async () => {
    const { repo } = place
    repo.commit()
    repo.git('checkout', '--quiet', '--orphan', 'stranger')
    repo.commit('its own root')
    const error = await refusal(repo.dir, { base: 'main' })
    expect(error.code).toBe('HISTORY_UNRELATED')
  })

  it('is resolved once, however often the range is asked for', async () => {
    const { repo } = place
    repo.commit()
    repo.branch('change')
    const head = repo.commit()
    const opened = await openRepository({
      dir: repo.dir,
      base: 'main',
      fetch: false,
      environment: process.env
    })
    await opened.changes.resolve()
    repo.commit('the head moves')
    const { range } = await opened.changes.resolve()
    opened.close()
    expect(range.head).toBe(head)
  })

  it('with several merge bases gets the one that git names first, every time', async () => {
    const { repo } = place
    repo.commit()
    repo.branch('change')
    repo.write('theirs', '1')
    const theirs = repo.commit()
    repo.checkout('main')
    repo.write('ours', '1')
    const ours = repo.commit()
    repo.git('merge', '--quiet', '--message=criss', theirs)
    repo.checkout('change')
    repo.git('merge', '--quiet', '--message=cross', ours)
    expect(
      repo.git('merge-base', '--all', 'main', 'change').split('\n')
    ).toHaveLength(2)

    const bases = await Promise.all(
      [1, 2, 3].map(
        async () => (await observed(repo.dir, { base: 'main' })).range.mergeBase
      )
    )
    expect(new Set(bases).size).toBe(1)
    expect(bases[0]).toBe(repo.git('merge-base', 'main', 'change'))
  })
})

describe('the checkout', () => {
  it('is read from its root, also when a folder or a linked work tree of it is named', async () => {
    const { repo, folder } = place
    repo.write('deep/down/file', 'x')
    const main = repo.commit()
    const linked = path.join(folder, 'linked')
    repo.git('worktree', 'add', '--quiet', '-b', 'change', linked)
    const open = (dir: string): ReturnType<typeof openRepository> =>
      openRepository({ dir, fetch: false, environment: process.env })

    const below = await open(path.join(repo.dir, 'deep/down'))
    const beside = await open(linked)
    expect([below.root, beside.root]).toEqual([repo.dir, linked])
    expect(beside.checkedOut).toEqual({ id: main, parents: [] })
    below.close()
    beside.close()
  })

  it('names the commit that is checked out with all its parents', async () => {
    const { repo } = place
    const first = repo.commit()
    repo.branch('change')
    const change = repo.commit('not a parent line:\n\nparent 0000')
    repo.checkout('main')
    const main = repo.commit()
    repo.git('merge', '--quiet', '--no-ff', '--message=test merge', 'change')
    const merge = repo.git('rev-parse', 'HEAD')
    repo.git('checkout', '--quiet', '--detach', merge)
    const opened = await openRepository({
      dir: repo.dir,
      base: first,
      fetch: false,
      environment: process.env
    })
    expect(opened.checkedOut).toEqual({ id: merge, parents: [main, change] })
    opened.close()
  })
})
