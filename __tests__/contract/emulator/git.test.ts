/** Git over HTTP with the real client: fetching, pushing, tokens, and what follows a push. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import type { Token } from '../../../src/emulator/index.ts'
import { smallWorld } from './small-world.ts'
import type { SmallWorld } from './small-world.ts'
import { held } from '../../support/github-description/held.ts'

const small = held<SmallWorld>()
const folder = held<string>()

interface GitEnd {
  readonly exitCode: number | null
  readonly output: string
}

/** Runs git as a workflow would, with the token in the header that actions/checkout sets. */
async function git(
  args: readonly string[],
  token?: Pick<Token, 'value'>
): Promise<GitEnd> {
  const basic = Buffer.from(`x-access-token:${token?.value ?? ''}`)
  const header = `http.extraheader=AUTHORIZATION: basic ${basic.toString('base64')}`
  const auth = token === undefined ? [] : ['-c', header]
  return await new Promise((resolve, reject) => {
    const child = spawn('git', [...auth, ...args], {
      cwd: folder.get(),
      env: {
        PATH: process.env['PATH'],
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_TERMINAL_PROMPT: '0',
        GIT_AUTHOR_NAME: 'Bob',
        GIT_AUTHOR_EMAIL: 'bob@example.com',
        GIT_COMMITTER_NAME: 'Bob',
        GIT_COMMITTER_EMAIL: 'bob@example.com'
      }
    })
    let output = ''
    child.stdout.on('data', chunk => (output += String(chunk)))
    child.stderr.on('data', chunk => (output += String(chunk)))
    child.on('error', reject)
    child.on('close', exitCode => {
      resolve({ exitCode, output })
    })
  })
}

beforeAll(async () => {
  folder.set(await mkdtemp(path.join(tmpdir(), 'emulator-git-')))
  small.set(await smallWorld())
})

afterAll(async () => {
  await small.get().github.stop()
  await rm(folder.get(), { recursive: true, force: true })
})

describe('fetching', () => {
  it('clones a public repository without a token', async () => {
    const { github, repository } = small.get()
    const cloned = await git(['clone', '-q', github.gitUrl(repository), 'open'])
    const head = await git(['-C', 'open', 'rev-parse', 'HEAD'])

    expect(cloned.exitCode).toBe(0)
    expect(head.output.trim()).toBe(repository.refs.get('refs/heads/main'))
  })

  it('gives the head and the test merge of a pull request, and any commit by its id', async () => {
    const { github, repository, pull, token } = small.get()
    const url = github.gitUrl(repository)
    await git(['init', '-q', 'partial'])
    const inside = ['-C', 'partial']
    const refs = await git(
      [...inside, 'fetch', '-q', url, 'refs/pull/1/head', 'refs/pull/1/merge'],
      token
    )
    const byId = await git(
      [
        ...inside,
        'fetch',
        '-q',
        '--depth=1',
        '--filter=blob:none',
        url,
        pull.headSha
      ],
      token
    )
    const kind = await git([...inside, 'cat-file', '-t', pull.mergeSha ?? ''])

    expect([refs.exitCode, byId.exitCode]).toEqual([0, 0])
    expect(kind.output.trim()).toBe('commit')
  })

  it('of a private repository needs a token that may', async () => {
    const { github, token } = small.get()
    const { world } = github
    const hidden = await world.repository('acme/hidden', { private: true })
    const url = github.gitUrl(hidden)
    const may = world.actionsToken(hidden, { contents: 'read' })
    const ends = [
      await git(['ls-remote', url]),
      await git(['ls-remote', url], token),
      await git(['ls-remote', url], { value: 'ghs_wrong' }),
      await git(['ls-remote', url], may)
    ]

    expect(ends.map(each => each.exitCode)).toEqual([128, 128, 128, 0])
    expect(ends[1]?.output).toContain('not found')
  })

  it('with bad credentials fails even where nobody needs any', async () => {
    const { github, repository } = small.get()
    const end = await git(['ls-remote', github.gitUrl(repository)], {
      value: 'ghs_wrong'
    })

    expect(end.exitCode).toBe(128)
  })
})

describe('pushing', () => {
  it('moves the pull request, its test merge and its files', async () => {
    const { github, repository, pull, bob } = small.get()
    const { world } = github
    const token = world.personalToken(bob)
    const before = pull.headSha
    await git([
      'clone',
      '-q',
      '-b',
      'feature',
      github.gitUrl(repository),
      'work'
    ])
    const inside = ['-C', 'work']
    await writeFile(path.join(folder.get(), 'work/c.txt'), 'pushed\n')
    await git([...inside, 'add', 'c.txt'])
    await git([...inside, 'commit', '-q', '-m', 'Third'])
    const pushed = await git(
      [...inside, 'push', '-q', 'origin', 'feature'],
      token
    )
    const head = await git([...inside, 'rev-parse', 'HEAD'])

    expect(pushed.exitCode).toBe(0)
    expect(pull.headSha).toBe(head.output.trim())
    expect(pull.headSha).not.toBe(before)
    expect(pull.files.map(file => file.path)).toContain('c.txt')
    expect(repository.refs.get('refs/pull/1/head')).toBe(pull.headSha)
    expect(repository.commits.get(pull.mergeSha ?? '')?.parents[1]).toBe(
      pull.headSha
    )
  })

  it('needs write access, and cannot move refs/pull', async () => {
    const { github, repository, token, bob } = small.get()
    const url = github.gitUrl(repository)
    await git(['clone', '-q', url, 'refused'])
    const inside = ['-C', 'refused']
    const refused = await git(
      [...inside, 'push', '-q', url, 'HEAD:refs/heads/x'],
      token
    )
    const writer = github.world.personalToken(bob)
    const hidden = await git(
      [...inside, 'push', '-q', url, 'HEAD:refs/pull/1/head'],
      writer
    )

    expect(refused.exitCode).not.toBe(0)
    expect(refused.output).toContain('403')
    expect(hidden.exitCode).not.toBe(0)
    expect(hidden.output).toContain('hidden ref')
  })
})

describe('the world and git', () => {
  it('writes any tree: modes, links, submodules, odd names, removals', async () => {
    const { github, repository } = small.get()
    const { world } = github
    const sha = await world.commit(repository, {
      branch: 'odd',
      files: {
        'run.sh': { mode: '100755', content: '#!/bin/sh\n' },
        link: { mode: '120000', content: 'README.md' },
        vendor: { mode: '160000', commit: 'a'.repeat(40) },
        'quo"te\nline': 'x',
        'bytes.bin': Uint8Array.from([0, 255, 10]),
        'src/a.txt': null
      }
    })
    const folder = repository.folder
    const tree = await git(['--git-dir', folder, 'ls-tree', '-r', sha])

    expect(
      tree.output
        .trim()
        .split('\n')
        .map(line => [line.slice(0, 6), line.split('\t')[1]])
    ).toEqual([
      ['100644', 'README.md'],
      ['100644', 'bytes.bin'],
      ['120000', 'link'],
      ['100644', String.raw`"quo\"te\nline"`],
      ['100755', 'run.sh'],
      ['160000', 'vendor']
    ])
  })

  it('keeps the recorded base until the head moves, while the test merge follows', async () => {
    const { github, repository, pull } = small.get()
    const { world } = github
    const recorded = pull.baseSha
    const tip = await world.commit(repository, {
      branch: 'main',
      files: { 'README.md': '# Newer\n' }
    })
    const mergeParents = repository.commits.get(pull.mergeSha ?? '')?.parents

    expect(pull.baseSha).toBe(recorded)
    expect(mergeParents).toEqual([tip, pull.headSha])

    await world.commit(repository, { branch: 'feature', files: { d: 'd' } })

    expect(pull.baseSha).toBe(tip)
  })

  it('has no test merge when the two conflict, and one again when they do not', async () => {
    const { github, repository, pull } = small.get()
    const { world } = github
    const good = pull.headSha
    await world.commit(repository, {
      branch: 'feature',
      files: { 'README.md': '# Mine\n' }
    })
    await world.commit(repository, {
      branch: 'main',
      files: { 'README.md': '# Theirs\n' }
    })

    expect(pull.mergeSha).toBeNull()
    expect(repository.refs.has('refs/pull/1/merge')).toBe(false)

    await world.moveBranch(repository, 'feature', good)

    expect(pull.headSha).toBe(good)
    expect(pull.mergeSha).not.toBeNull()
  })
})
