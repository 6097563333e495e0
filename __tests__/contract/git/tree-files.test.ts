/** Files at a commit: listed and read from git objects, never from the disk. */
import * as fs from 'node:fs'

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

import {
  openRepository,
  type Repository
} from '../../../src/adapters/git/index.ts'
import {
  gitRepository,
  type GitRepository
} from '../../support/git-repository.ts'
import { remoteFixture } from './clones.ts'

const place: { repo: GitRepository; opened: Repository; commit: string } = {
  repo: undefined as never,
  opened: undefined as never,
  commit: ''
}

const open = (dir: string): Promise<Repository> =>
  openRepository({ dir, fetch: false, environment: process.env })

beforeEach(async () => {
  const repo = gitRepository()
  repo.write('a.txt', 'a\n')
  repo.write('folder/b.sh', 'b\n', { mode: 0o755 })
  repo.write(Buffer.from([0x63, 0xff]), 'c\n')
  repo.write('large', Buffer.alloc(200_000, 'x'))
  repo.write('empty', '')
  repo.symlink('link', 'a.txt')
  repo.submodule('module', '7'.repeat(40))
  const commit = repo.commit()
  Object.assign(place, { repo, commit, opened: await open(repo.dir) })
})

afterEach(() => {
  place.opened.close()
  place.repo.dispose()
})

async function read(name: string, limit: number): Promise<unknown> {
  const entry = (await place.opened.files.list(place.commit)).find(
    one => one.path === name
  )
  if (entry === undefined) throw new Error(`${name} is not listed`)
  return place.opened.files.read(entry, limit)
}

describe('the files of a commit', () => {
  it('are all listed with mode and encoded path, as git sorts them', async () => {
    const { repo, opened, commit } = place
    // What is only on the disk or in the index does not count.
    repo.write('a.txt', 'changed on the disk\n')
    repo.write('staged', 'staged\n')
    repo.git('add', 'staged')

    expect(
      (await opened.files.list(commit)).map(one => `${one.mode} ${one.path}`)
    ).toEqual([
      '100644 a.txt',
      '100644 c%FF',
      '100644 empty',
      '100755 folder/b.sh',
      '100644 large',
      '120000 link',
      '160000 module'
    ])
  })

  it('are read up to the limit, and no byte beyond', async () => {
    expect(await read('a.txt', 2)).toEqual({
      kind: 'bytes',
      bytes: Buffer.from('a\n')
    })
    expect(await read('a.txt', 1)).toEqual({ kind: 'too_large', size: 2 })
    expect(await read('empty', 0)).toEqual({
      kind: 'bytes',
      bytes: Buffer.alloc(0)
    })
    expect(await read('large', 199_999)).toEqual({
      kind: 'too_large',
      size: 200_000
    })
    expect(await read('large', 200_000)).toEqual({
      kind: 'bytes',
      bytes: Buffer.alloc(200_000, 'x')
    })
    expect(await read('link', 100)).toEqual({
      kind: 'bytes',
      bytes: Buffer.from('a.txt')
    })
    expect(await read('module', 100)).toMatchObject({ kind: 'unreadable' })
  })

  it('can be read many at once, each with its own answer', async () => {
    const { opened, commit } = place
    const entries = (await opened.files.list(commit)).filter(
      one => one.mode !== '160000'
    )
    const many = Array.from(
      { length: 40 },
      (_, at) => entries[at % entries.length]
    )
    const answers = await Promise.all(
      many.map(async (entry, at) => {
        if (entry === undefined) throw new Error('no entry')
        const file = await opened.files.read(entry, at % 3 === 0 ? 1 : 1e6)
        return file.kind === 'bytes' ? file.bytes.length : file.kind
      })
    )
    const sizes: Record<string, number> = {
      'a.txt': 2,
      'c%FF': 2,
      empty: 0,
      'folder/b.sh': 2,
      large: 200_000,
      link: 5
    }
    expect(answers).toEqual(
      many.map((entry, at) => {
        const size = sizes[entry?.path ?? ''] ?? -1
        return at % 3 === 0 && size > 1 ? 'too_large' : size
      })
    )
  })

  it('and its folders are there or not', async () => {
    const { files } = place.opened
    const has = (name: string): Promise<boolean> =>
      files.has(place.commit, name)
    for (const name of [
      'a.txt',
      'folder',
      'folder/b.sh',
      'large',
      'link',
      'c%FF'
    ])
      expect([name, await has(name)]).toEqual([name, true])
    for (const name of ['b.txt', 'folder/c', 'a.txt/x', 'a%0A.txt', '.', ''])
      expect([name, await has(name)]).toEqual([name, false])
  })

  it('stay known to be there when a partial clone lacks their content', async () => {
    const fixture = remoteFixture()
    const clone = fixture.clone('--filter=blob:none', '--no-checkout')
    const opened = await open(clone.dir)
    const { files } = opened
    const entry = (await files.list(fixture.head)).find(
      one => one.path === 'src/1.txt'
    )

    expect(await files.has(fixture.head, 'src/1.txt')).toBe(true)
    expect(await files.has(fixture.head, 'src/none.txt')).toBe(false)
    expect(entry && (await files.read(entry, 100))).toMatchObject({
      kind: 'unreadable'
    })
    expect(await files.has(fixture.head, 'old.txt')).toBe(true)
    expect(clone.requests()).toBe(0)
    opened.close()
    fixture.dispose()
  })

  it('of a commit that is not here are refused with the mend', async () => {
    await expect(place.opened.files.list('3'.repeat(40))).rejects.toMatchObject(
      {
        code: 'REVISION_UNKNOWN',
        hint: `Run: git fetch origin ${'3'.repeat(40)}`
      }
    )
  })

  it('are unreadable when their object is broken or gone', async () => {
    const { repo, commit, opened } = place
    const id = repo.git('rev-parse', `${commit}:a.txt`)
    const file = `${repo.dir}/.git/objects/${id.slice(0, 2)}/${id.slice(2)}`
    fs.chmodSync(file, 0o644)
    fs.writeFileSync(file, 'not an object')
    const entry = { path: 'a.txt', mode: '100644', objectId: id }
    expect(await opened.files.read(entry, 10)).toMatchObject({
      kind: 'unreadable'
    })
    fs.rmSync(file)
    expect(await opened.files.read(entry, 10)).toMatchObject({
      kind: 'unreadable'
    })
    expect(await read('empty', 10)).toMatchObject({ kind: 'bytes' })
  })
})
