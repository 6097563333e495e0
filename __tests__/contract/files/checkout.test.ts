/** What stands on the disk, and two ways of looking that must agree. */
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as net from 'node:net'
import * as path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'

import { contentDigests } from '../../../src/adapters/files/content-digests.ts'
import { createCheckout } from '../../../src/adapters/files/index.ts'
import { sha256 } from '../../../src/model/digest.ts'
import {
  gitRepository,
  temporaryFolder,
  type GitRepository
} from '../../support/git-repository.ts'
import type { Checkout } from '../../../src/ports.ts'

const commit: Checkout['commit'] = () =>
  Promise.resolve({ id: '', parents: [] })

describe('the state of a path', () => {
  const state: { dir: string } = { dir: '' }
  const at = (name: string): string => path.join(state.dir, name)
  const stateOf = (encoded: string): ReturnType<Checkout['state']> =>
    createCheckout({ root: state.dir, commit }).state(encoded)

  beforeEach(() => {
    state.dir = temporaryFolder('state')
  })
  afterEach(() => {
    fs.rmSync(state.dir, { recursive: true })
  })

  test('a file has the digest of its bytes and its executable bit', async () => {
    fs.writeFileSync(at('plain'), 'x\n')
    fs.writeFileSync(at('run'), 'x\n', { mode: 0o755 })
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${sha256('x\n')}\nsize 2\n`
    expect(await stateOf('plain')).toEqual({
      kind: 'file',
      executable: false,
      digest: sha256('x\n'),
      lfsPointerDigest: sha256(pointer)
    })
    expect(await stateOf('run')).toMatchObject({ executable: true })
  })

  test('a file with CRLF has the digest with LF as well', async () => {
    fs.writeFileSync(at('dos'), 'a\r\nb\rc\r\r\nd\r')
    expect(await stateOf('dos')).toMatchObject({
      digest: sha256('a\r\nb\rc\r\r\nd\r'),
      lfDigest: sha256('a\nb\rc\r\nd\r')
    })
  })

  test('a link is its target, never what it leads to', async () => {
    fs.writeFileSync(at('secret'), 'x')
    fs.symlinkSync('secret', at('link'))
    expect(await stateOf('link')).toEqual({
      kind: 'symlink',
      digest: sha256('secret')
    })
  })

  test('below a link or a file there is nothing', async () => {
    fs.mkdirSync(at('real'))
    fs.writeFileSync(at('real/file'), 'x')
    fs.symlinkSync('real', at('linked'))
    expect(await stateOf('linked/file')).toEqual({ kind: 'absent' })
    expect(await stateOf('real/file/deeper')).toEqual({ kind: 'absent' })
    expect(await stateOf('missing')).toEqual({ kind: 'absent' })
  })

  test('folders, pipes and sockets are no files, and a pipe is not waited for', async () => {
    fs.mkdirSync(at('empty'))
    fs.mkdirSync(at('full/inside'), { recursive: true })
    execFileSync('mkfifo', [at('pipe')])
    const server = net.createServer().listen(at('socket'))
    await new Promise(resolve => server.once('listening', resolve))
    const kinds = await Promise.all(
      ['empty', 'full', 'pipe', 'socket'].map(stateOf)
    )
    server.close()
    expect(kinds.map(one => one.kind)).toEqual([
      'empty_folder',
      'folder',
      'other',
      'other'
    ])
  })

  test.each([
    '../outside',
    '/etc/passwd',
    'a/../../b',
    '',
    'a//b',
    'nul%00byte'
  ])(
    'a path that leaves the checkout or is none is no file: %j',
    async encoded => {
      expect(await stateOf(encoded)).toEqual({ kind: 'other' })
    }
  )

  test('names of any bytes are found by their encoding', async () => {
    const name = Buffer.from([0x66, 0xff, 0x25, 0x0a])
    fs.writeFileSync(Buffer.concat([Buffer.from(`${state.dir}/`), name]), 'x')
    expect(await stateOf('f%FF%25%0A')).toMatchObject({ digest: sha256('x') })
  })
})

test('digests do not depend on where reading stops', () => {
  const file = path.join(temporaryFolder('digest'), 'file')
  const text = 'ab\r\ncd\r\r\n\r\nef\r'
  fs.writeFileSync(file, text)
  const results = [2, 3, 4, 5, 64].map(size => {
    const fd = fs.openSync(file, 'r')
    const digests = contentDigests(fd, Buffer.alloc(size))
    fs.closeSync(fd)
    return digests
  })
  for (const one of results)
    expect(one).toMatchObject({
      digest: sha256(text),
      lfDigest: sha256(text.replaceAll('\r\n', '\n'))
    })
})

describe('a submodule', () => {
  test.each(['sha1', 'sha256'] as const)(
    'is a repository at the commit that its files say, %s',
    async objectFormat => {
      const inner = gitRepository({ objectFormat })
      const id = inner.commit('first')
      const root = temporaryFolder('outer')
      const stateOf = (): ReturnType<Checkout['state']> =>
        createCheckout({ root, commit }).state('sub')
      const expected = { kind: 'repository', commit: id }

      fs.cpSync(inner.dir, path.join(root, 'sub'), { recursive: true })
      expect(await stateOf()).toEqual(expected)
      execFileSync('git', ['pack-refs', '--all'], {
        cwd: path.join(root, 'sub')
      })
      expect(await stateOf()).toEqual(expected)
      execFileSync('git', ['checkout', '-q', id], {
        cwd: path.join(root, 'sub')
      })
      expect(await stateOf()).toEqual(expected)

      // As git makes it: the repository lies elsewhere.
      fs.renameSync(path.join(root, 'sub/.git'), path.join(root, 'elsewhere'))
      fs.writeFileSync(path.join(root, 'sub/.git'), 'gitdir: ../elsewhere\n')
      expect(await stateOf()).toEqual(expected)

      fs.rmSync(path.join(root, 'sub/.git'))
      fs.symlinkSync('../elsewhere', path.join(root, 'sub/.git'))
      expect(await stateOf()).toEqual({ kind: 'folder' })
      inner.dispose()
    }
  )
})

describe('looking', () => {
  const made: { repository?: GitRepository } = {}
  afterEach(() => made.repository?.dispose())

  test('find and Node’s own walk see the very same, whatever the names', async () => {
    const repository = gitRepository()
    made.repository = repository
    const odd = [
      'a',
      '-x/b',
      ' c /d',
      'new\nline/e',
      'ü/é',
      'deep/er/and/deeper'
    ]
    for (const name of odd) repository.write(name, name)
    repository.write(Buffer.from([0x66, 0xff]), 'bytes')
    repository.write('run', 'x', { mode: 0o755 })
    repository.symlink('link', 'a')
    execFileSync('mkfifo', [path.join(repository.dir, 'pipe')])
    repository.write('untracked/inside/file', 'x')
    fs.mkdirSync(path.join(repository.dir, 'a-folder/.git'), {
      recursive: true
    })
    const bytes = (name: string): string => Buffer.from(name).toString('latin1')
    const tracked = new Set([...odd.map(bytes), 'f\u00ff', 'gone/away'])

    const [found, walked] = await Promise.all(
      (['find', 'walk'] as const).map(looking =>
        createCheckout({ root: repository.dir, commit, looking }).look(tracked)
      )
    )
    expect(found).toEqual(walked)
    expect([...(found?.signatures.keys() ?? [])].sort()).toEqual(
      [
        ' c ',
        ' c /d',
        '-x',
        '-x/b',
        'a',
        'a-folder',
        'deep',
        'deep/er',
        'deep/er/and',
        'deep/er/and/deeper',
        'f\u00ff',
        'link',
        'new\nline',
        'new\nline/e',
        'pipe',
        'run',
        'untracked',
        bytes('ü'),
        bytes('ü/é')
      ].sort()
    )
  })

  test('HEAD is told, on a branch, detached, and after it moved', async () => {
    const repository = gitRepository()
    made.repository = repository
    const first = repository.commit('first')
    const head = async (): Promise<string> =>
      (await createCheckout({ root: repository.dir, commit }).look(new Set()))
        .head
    expect(await head()).toBe(`ref: refs/heads/main ${first}`)
    repository.git('checkout', '-q', '--detach')
    expect(await head()).toBe(`${first} ${first}`)
    const second = repository.commit('second')
    expect(await head()).toBe(`${second} ${second}`)
  })
})
