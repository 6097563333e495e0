/** The work tree as it stands has the digest that its commit will have, and the repository is left alone. */
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

import { observe } from '../../../src/observe/observe.ts'
import { WHOLE_CHANGE } from '../../../src/observe/scope.ts'
import { openRepository } from '../../../src/adapters/git/index.ts'
import { gitRepository, temporaryFolder } from '../../support/git-repository.ts'
import { observed, recordsOf } from './observed.ts'
import type { GitRepository } from '../../support/git-repository.ts'

const scene = {} as { repo: GitRepository; home: string; temporary: string }

beforeEach(() => {
  scene.home = temporaryFolder()
  scene.temporary = temporaryFolder()
  scene.repo = repository('sha1')
})

afterEach(() => {
  scene.repo.dispose()
  fs.rmSync(scene.home, { recursive: true })
  fs.rmSync(scene.temporary, { recursive: true })
})

function repository(objectFormat: 'sha1' | 'sha256'): GitRepository {
  const repo = gitRepository({ objectFormat })
  repo.write('.gitignore', 'ignored/\n*.log\n')
  for (const name of ['kept', 'edited', 'gone', 'staged'])
    repo.write(`${name}.txt`, `${name}\n`)
  repo.write('tool.sh', 'echo\n')
  repo.commit('base')
  repo.branch('change')
  repo.write('committed.txt', 'already\n')
  repo.commit('the first half')
  return repo
}

function environment(): Record<string, string | undefined> {
  const { home, temporary } = scene
  return { PATH: process.env['PATH'], HOME: home, TMPDIR: temporary }
}

interface Seen {
  readonly records: Record<string, string>
  readonly digest: string
  readonly head: string
  readonly uncommitted: readonly string[]
}

/** What the gate sees of the work tree; everything under `.git` is the same afterwards, and nothing is left behind. */
async function seen(repo = scene.repo): Promise<Seen> {
  const before = folderDigest(path.join(repo.dir, '.git'))
  const repository = await openRepository({
    dir: repo.dir,
    base: 'main',
    fetch: false,
    worktree: true,
    environment: environment()
  })
  try {
    const observation = await observe(repository.changes, WHOLE_CHANGE)
    expect(observation.gaps).toEqual([])
    expect(observation.range.head).toBe(repository.checkedOut.id)
    return {
      records: recordsOf(observation),
      digest: observation.ledger.effect_digest,
      head: observation.range.head,
      uncommitted: repository.worktree?.uncommitted ?? []
    }
  } finally {
    repository.close()
    await repository.worktree?.remove()
    expect(folderDigest(path.join(repo.dir, '.git'))).toBe(before)
    expect(fs.readdirSync(scene.temporary)).toEqual([])
  }
}

/** Names, modes and bytes of everything in a folder. */
function folderDigest(folder: string): string {
  const hash = createHash('sha256')
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of names.sort()) {
    const place = path.join(folder, name)
    const found = fs.lstatSync(place)
    hash.update(`${name} ${String(found.mode)}\n`)
    if (found.isFile()) hash.update(fs.readFileSync(place))
  }
  return hash.digest('hex')
}

/** Commits everything as it stands: the digest that a pull request would have. */
async function committedDigest(repo = scene.repo): Promise<string> {
  repo.commit('the second half')
  return (await observed(repo.dir, { base: 'main' })).ledger.effect_digest
}

function edit(repo = scene.repo): void {
  repo.write('edited.txt', 'after\n')
  repo.write('tool.sh', 'echo\n', { mode: 0o755 })
  repo.write('new folder/näw.txt', 'new\n')
  repo.write(Buffer.from('latin-\xe9', 'latin1'), 'not UTF-8\n')
  repo.symlink('link', 'kept.txt')
  repo.remove('gone.txt')
  repo.write('ignored/cache', 'x')
  repo.write('run.log', 'x')
}

describe.each(['sha1', 'sha256'] as const)('with %s objects', format => {
  it('every kind of uncommitted change counts, ignored files do not', async () => {
    const repo = repository(format)
    edit(repo)
    const { records, digest, uncommitted } = await seen(repo)
    expect(Object.keys(records)).toEqual([
      'committed.txt',
      'edited.txt',
      'gone.txt',
      'latin-%E9',
      'link',
      'new folder/näw.txt',
      'tool.sh'
    ])
    expect(uncommitted).toEqual(
      Object.keys(records).filter(name => name !== 'committed.txt')
    )
    expect(await committedDigest(repo)).toBe(digest)
    repo.dispose()
  })
})

it('without an uncommitted change the head is HEAD', async () => {
  const { head, uncommitted } = await seen()
  expect([head, uncommitted]).toEqual([scene.repo.git('rev-parse', 'HEAD'), []])
})

it('the same content is the same commit each time', async () => {
  edit()
  expect((await seen()).head).toBe((await seen()).head)
})

it('what is staged counts as it stands on the disk', async () => {
  const { repo } = scene
  repo.write('staged.txt', 'staged\n')
  repo.write('forced.log', 'ignored, and yet added\n')
  repo.git('add', '--force', 'staged.txt', 'forced.log')
  repo.write('staged.txt', 'and edited again\n')
  const { records, digest } = await seen()
  expect(Object.keys(records)).toContain('forced.log')
  expect(await committedDigest()).toBe(digest)
})

describe('what git stores is not what stands on the disk', () => {
  it('line ends are stored as attributes and configuration say', async () => {
    const { repo } = scene
    repo.write('.gitattributes', '*.txt text eol=crlf\n')
    repo.write('edited.txt', 'one\r\ntwo\r\n')
    const { digest } = await seen()
    expect(await committedDigest()).toBe(digest)
  })

  it('the configuration of the person counts', async () => {
    const { repo } = scene
    fs.writeFileSync(
      path.join(scene.home, '.gitconfig'),
      '[core]\n\tautocrlf = input\n'
    )
    repo.write('edited.txt', 'one\r\ntwo\r\n')
    const { digest } = await seen()
    repo.git('config', 'core.autocrlf', 'input')
    expect(await committedDigest()).toBe(digest)
  })

  it('a filter stores what it would for a commit', async () => {
    const { repo } = scene
    repo.git('config', 'filter.upper.clean', 'tr a-z A-Z')
    repo.write('.gitattributes', 'edited.txt filter=upper\n')
    repo.write('edited.txt', 'quiet\n')
    const { digest } = await seen()
    expect(await committedDigest()).toBe(digest)
    expect(repo.git('show', 'HEAD:edited.txt')).toBe('QUIET')
  })
})

describe('nothing hides an edit', () => {
  it.each(['--assume-unchanged', '--skip-worktree'])('not %s', async flag => {
    scene.repo.git('update-index', flag, 'edited.txt')
    scene.repo.write('edited.txt', 'hidden\n')
    expect(Object.keys((await seen()).records)).toContain('edited.txt')
  })

  it('not a deletion behind --skip-worktree', async () => {
    scene.repo.git('update-index', '--skip-worktree', 'gone.txt')
    scene.repo.remove('gone.txt')
    expect((await seen()).records['gone.txt']).toBe('delete ')
  })

  it('not an edit of the same length with the old time', async () => {
    const file = path.join(scene.repo.dir, 'edited.txt')
    const { atime, mtime } = fs.statSync(file)
    scene.repo.git('config', 'core.trustctime', 'false')
    fs.writeFileSync(file, 'edIted\n')
    fs.utimesSync(file, atime, mtime)
    expect(Object.keys((await seen()).records)).toContain('edited.txt')
  })
})

it('what a sparse checkout leaves out is not deleted', async () => {
  const { repo } = scene
  repo.write('big/data.txt', 'data\n')
  repo.commit()
  repo.git('sparse-checkout', 'set', '--no-cone', '/*', '!/big/')
  repo.write('edited.txt', 'after\n')
  const { records, uncommitted } = await seen()
  expect(fs.existsSync(path.join(repo.dir, 'big'))).toBe(false)
  expect(uncommitted).toEqual(['edited.txt'])
  expect(records['big/data.txt']).toMatch(/^write /)
})

it('a merge that is not concluded is judged as its commit will be', async () => {
  const { repo } = scene
  repo.checkout('main')
  repo.write('kept.txt', 'moved on\n')
  repo.commit('the base moves')
  repo.checkout('change')
  repo.git('merge', '--quiet', '--no-commit', '--no-ff', 'main')
  const { records, digest } = await seen()
  expect(Object.keys(records)).toEqual(['committed.txt'])
  expect(await committedDigest()).toBe(digest)
})

it('a linked work tree has its own index', async () => {
  const { repo } = scene
  const dir = path.join(scene.home, 'linked')
  repo.git('worktree', 'add', '--quiet', '-b', 'other', dir, 'change')
  fs.writeFileSync(path.join(dir, 'only-here.txt'), 'x\n')
  const repository = await openRepository({
    dir,
    base: 'main',
    fetch: false,
    worktree: true,
    environment: environment()
  })
  expect(repository.worktree?.uncommitted).toEqual(['only-here.txt'])
  repository.close()
  await repository.worktree?.remove()
})

it('hooks do not run, and a file that git cannot store is an error', async () => {
  const { repo } = scene
  const ran = path.join(scene.home, 'ran')
  const hook = path.join(repo.dir, '.git', 'hooks', 'post-index-change')
  fs.writeFileSync(hook, `#!/bin/sh\ntouch ${ran}\n`, { mode: 0o755 })
  edit()
  await seen()
  expect(fs.existsSync(ran)).toBe(false)
  repo.git('config', 'filter.broken.clean', 'exit 3')
  repo.git('config', 'filter.broken.required', 'true')
  repo.write('.gitattributes', 'edited.txt filter=broken\n')
  await expect(
    openRepository({
      dir: repo.dir,
      fetch: false,
      worktree: true,
      environment: environment()
    })
  ).rejects.toMatchObject({ code: 'GIT_FAILED' })
  expect(fs.readdirSync(scene.temporary)).toEqual([])
})
