/** A submodule's commit is listed within bounds, however its trees name each other; what is beyond is unreadable, never empty. */
import { execFileSync } from 'node:child_process'

import { afterEach, describe, expect, test } from '@jest/globals'

import { openRepository } from '../../../src/adapters/git/index.ts'
import { gitRepository } from '../../support/git-repository.ts'
import type { GitRepository } from '../../support/git-repository.ts'
import type { SubmoduleTree } from '../../../src/ports.ts'

const made: GitRepository[] = []

afterEach(() => {
  for (const one of made.splice(0)) one.dispose()
})

function repository(): GitRepository {
  const one = gitRepository()
  made.push(one)
  return one
}

/** Writes a tree of lines as `git ls-tree` prints them. @returns its id */
function tree(inside: GitRepository, lines: readonly string[]): string {
  const input = lines.map(line => `${line}\n`).join('')
  return execFileSync('git', ['mktree'], { cwd: inside.dir, input })
    .toString()
    .trim()
}

async function listed(
  inside: GitRepository,
  id: string
): Promise<SubmoduleTree> {
  const commit = inside.git('commit-tree', '-m', 'trees', id)
  const around = repository()
  around.git('clone', '--quiet', '--no-checkout', inside.dir, 'sub')
  around.git('-C', 'sub', 'fetch', '--quiet', inside.dir, `${commit}:refs/x`)
  around.write('file', '')
  around.commit('head')
  const opened = await openRepository({
    dir: around.dir,
    fetch: false,
    environment: { PATH: process.env['PATH'] }
  })
  try {
    return (
      (await opened.files.submodule?.(opened.root, 'sub', commit)) ?? {
        kind: 'unreadable',
        why: 'there is no such port'
      }
    )
  } finally {
    opened.close()
  }
}

/** A repository with one commit, and a blob in it. */
function inner(): { readonly inside: GitRepository; readonly blob: string } {
  const inside = repository()
  inside.write('file', 'text\n')
  inside.commit('first')
  inside.git('config', 'uploadpack.allowAnySHA1InWant', 'true')
  return { inside, blob: inside.git('rev-parse', 'HEAD:file') }
}

/** Ten to the power of the depth, of what the last line names. */
function bomb(inside: GitRepository, deepest: readonly string[]): string {
  let id = tree(inside, deepest)
  for (let depth = 0; depth < 12; depth += 1) {
    const last = id
    id = tree(
      inside,
      Array.from(
        { length: 10 },
        (_, at) => `040000 tree ${last}\td${String(at)}`
      )
    )
  }
  return id
}

describe('the tree of a submodule', () => {
  test('that has no end is unreadable, with files and with folders alone', async () => {
    const { inside, blob } = inner()
    for (const deepest of [[], [`100644 blob ${blob}\tfile`]])
      expect(await listed(inside, bomb(inside, deepest))).toMatchObject({
        kind: 'unreadable',
        why: expect.stringContaining('more than 1000000 files and folders')
      })
  })

  test('is unreadable where no system opens its paths', async () => {
    const { inside, blob } = inner()
    let id = tree(inside, [`100644 blob ${blob}\tfile`])
    for (let depth = 0; depth < 20; depth += 1)
      id = tree(inside, [`040000 tree ${id}\t${'d'.repeat(250)}`])
    expect(await listed(inside, id)).toMatchObject({
      kind: 'unreadable',
      why: expect.stringContaining('more than 4096 bytes')
    })
  })

  test('names the files of a folder at each place that has it', async () => {
    const { inside, blob } = inner()
    const folder = tree(inside, [`100644 blob ${blob}\tfile`])
    const lines = ['a', 'b'].map(name => `040000 tree ${folder}\t${name}`)
    const found = await listed(inside, tree(inside, lines))
    const paths =
      found.kind === 'entries' ? found.entries.map(one => one.path) : []
    expect([...paths].sort()).toEqual(['a/file', 'b/file'])
  })
})
