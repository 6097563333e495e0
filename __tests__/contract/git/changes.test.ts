/** What of a real repository's change comes into the ledger. */
import { execFileSync } from 'node:child_process'

import { afterEach, describe, expect, it } from '@jest/globals'

import { sha256 } from '../../../src/model/digest.ts'
import {
  gitEnvironment,
  gitRepository,
  type GitRepository
} from '../../support/git-repository.ts'
import { observed, recordsOf } from './observed.ts'

const repositories: GitRepository[] = []

afterEach(() => {
  for (const repo of repositories.splice(0)) repo.dispose()
})

function repository(objectFormat: 'sha1' | 'sha256' = 'sha1'): GitRepository {
  const repo = gitRepository({ objectFormat })
  repositories.push(repo)
  repo.write('kept.txt', 'kept\n')
  repo.write('edited.txt', 'before\n')
  repo.write('gone.txt', 'gone\n')
  repo.write('tool.sh', 'echo\n')
  repo.commit('base')
  repo.branch('change')
  return repo
}

async function changesOf(repo: GitRepository): Promise<Record<string, string>> {
  return recordsOf(await observed(repo.dir, { base: 'main' }))
}

describe.each(['sha1', 'sha256'] as const)(
  'in a repository of %s objects',
  format => {
    it('every kind of change has its tool and its digest', async () => {
      const repo = repository(format)
      const submodule = '5'.repeat(format === 'sha1' ? 40 : 64)
      repo.write('edited.txt', 'after\n')
      repo.write('empty', '')
      repo.write('binary', Uint8Array.of(0, 1, 2, 0xff, 10))
      repo.write('tool.sh', 'echo\n', { mode: 0o755 })
      repo.symlink('link', 'kept.txt')
      repo.submodule('vendor/module', submodule)
      repo.remove('gone.txt')
      repo.commit()

      expect(await changesOf(repo)).toEqual({
        binary: `write ${sha256(Uint8Array.of(0, 1, 2, 0xff, 10))}`,
        'edited.txt': `write ${sha256('after\n')}`,
        empty: `write ${sha256('')}`,
        'gone.txt': 'delete ',
        link: `symlink ${sha256('kept.txt')}`,
        'tool.sh': `write+x ${sha256('echo\n')}`,
        'vendor/module': `submodule ${sha256(submodule)}`
      })
    })
  }
)

describe('the change of a pull request', () => {
  it('shows a rename as a deletion and a write', async () => {
    const repo = repository()
    repo.git('mv', 'kept.txt', 'moved.txt')
    repo.commit()

    expect(await changesOf(repo)).toEqual({
      'kept.txt': 'delete ',
      'moved.txt': `write ${sha256('kept\n')}`
    })
  })

  it('shows every type that a path can turn into', async () => {
    const repo = repository()
    repo.symlink('kept.txt', 'edited.txt')
    repo.remove('edited.txt')
    repo.write('edited.txt/inner', 'now a folder\n')
    repo.remove('gone.txt')
    repo.submodule('gone.txt', 'a'.repeat(40))
    repo.commit()

    expect(await changesOf(repo)).toEqual({
      'edited.txt': 'delete ',
      'edited.txt/inner': `write ${sha256('now a folder\n')}`,
      'gone.txt': `submodule ${sha256('a'.repeat(40))}`,
      'kept.txt': `symlink ${sha256('edited.txt')}`
    })
  })

  it('hashes a symbolic link over its target, whatever bytes that has', async () => {
    const repo = repository()
    const target = Buffer.from([0x2e, 0x2e, 0x2f, 0xff, 0x0a])
    repo.symlink('odd', target)
    repo.symlink('outside', '/etc/passwd')
    repo.commit()

    expect(await changesOf(repo)).toEqual({
      odd: `symlink ${sha256(target)}`,
      outside: `symlink ${sha256('/etc/passwd')}`
    })
  })

  it('keeps every odd name apart and whole', async () => {
    const repo = repository()
    const names: [Buffer, string][] = [
      ['line\nend', 'line%0Aend'],
      ['bar|bar', 'bar|bar'],
      ['"quoted"', '"quoted"'],
      ["it's", "it's"],
      ['back\\slash', 'back\\slash'],
      ['-leading', '-leading'],
      ['--option=x', '--option=x'],
      [' space ', ' space '],
      ['tab\there', 'tab%09here'],
      ['100%', '100%25'],
      ['%0A', '%250A'],
      ['émoji 😀', 'émoji 😀'],
      ['e\u0301', 'e\u0301'],
      [':(glob)*', ':(glob)*'],
      ['.gitmodules ', '.gitmodules '],
      ['CON', 'CON']
    ].map(([name, encoded]) => [Buffer.from(name ?? ''), encoded ?? ''])
    names.push([Buffer.from([0x66, 0xff, 0xfe]), 'f%FF%FE'])
    for (const [name] of names) repo.write(name, 'odd\n')
    repo.commit()

    expect(await changesOf(repo)).toEqual(
      Object.fromEntries(
        names.map(([, encoded]) => [encoded, `write ${sha256('odd\n')}`])
      )
    )
  })

  it('keeps names that only look like the git folder, which git itself would not stage', async () => {
    const repo = repository()
    const names = ['.GIT', '.git ', 'git~1', '.git.', '.Git']
    commitEntries(repo, names, 'odd\n')

    expect(await changesOf(repo)).toEqual(
      Object.fromEntries(names.map(name => [name, `write ${sha256('odd\n')}`]))
    )
  })

  it('marks a Git LFS pointer and hashes the pointer', async () => {
    const repo = repository()
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'4'.repeat(64)}\nsize 12345\n`
    repo.write('model.bin', pointer)
    repo.write('notes.md', 'version https://git-lfs.github.com/spec/v2\n')
    repo.write('long.md', pointer + 'x'.repeat(2000))
    repo.commit()
    const observation = await observed(repo.dir, { base: 'main' })

    expect(observation.lfsPaths).toEqual(['model.bin'])
    expect(recordsOf(observation)['model.bin']).toBe(`write ${sha256(pointer)}`)
  })

  it('hashes one blob at many paths, and blobs of every size', async () => {
    const repo = repository()
    const contents = [1, 65_535, 65_536, 65_537, 131_073, 3_000_001].map(size =>
      Buffer.alloc(size, `${size}`)
    )
    contents.forEach((content, at) => {
      repo.write(`size-${at}`, content)
      repo.write(`copy-${at}`, content)
    })
    for (let at = 0; at < 100; at += 1) repo.write(`small-${at}`, `${at}`)
    repo.commit()
    const changes = await changesOf(repo)

    contents.forEach((content, at) => {
      expect(changes[`size-${at}`]).toBe(`write ${sha256(content)}`)
      expect(changes[`copy-${at}`]).toBe(`write ${sha256(content)}`)
    })
    for (let at = 0; at < 100; at += 1)
      expect(changes[`small-${at}`]).toBe(`write ${sha256(`${at}`)}`)
  })

  it('is empty when head and base are one commit, or the head adds only empty commits', async () => {
    const repo = repository()
    const same = await observed(repo.dir, { base: 'main', head: 'main' })
    repo.commit('nothing in it')
    const nothing = await observed(repo.dir, { base: 'main' })

    expect([same.ledger, nothing.ledger]).toEqual([
      { records: [], effect_digest: '' },
      { records: [], effect_digest: '' }
    ])
  })

  it('is measured from the merge base, not from the base tip', async () => {
    const repo = repository()
    repo.write('edited.txt', 'after\n')
    const head = repo.commit()
    repo.checkout('main')
    repo.write('other.txt', 'main went on\n')
    const base = repo.commit()
    const observation = await observed(repo.dir, {
      base: 'main',
      head: 'change'
    })

    expect(observation.range).toEqual({
      base,
      mergeBase: repo.git('merge-base', 'main', 'change'),
      head
    })
    expect(Object.keys(recordsOf(observation))).toEqual(['edited.txt'])
  })
})

describe('the effect digest', () => {
  it('stays through a rebase, an amended message and a merge of the base', async () => {
    const repo = repository()
    repo.write('edited.txt', 'after\n')
    repo.commit('first words')
    const digest = async (): Promise<string> =>
      (await observed(repo.dir, { base: 'main' })).ledger.effect_digest
    const first = await digest()
    repo.git('commit', '--quiet', '--amend', '--message=other words')
    const amended = await digest()
    repo.checkout('main')
    repo.write('other.txt', 'main went on\n')
    repo.commit()
    repo.checkout('change')
    repo.git('merge', '--quiet', '--message=merge', 'main')
    const merged = await digest()
    repo.git('reset', '--quiet', '--hard', 'HEAD^1')
    repo.git('rebase', '--quiet', 'main')
    const rebased = await digest()

    expect(first).toMatch(/^[0-9a-f]{64}$/)
    expect([amended, merged, rebased]).toEqual([first, first, first])
  })

  it('changes when a merge brings content of neither side', async () => {
    const repo = repository()
    repo.write('edited.txt', 'after\n')
    repo.commit()
    const before = await observed(repo.dir, { base: 'main' })
    repo.checkout('main')
    repo.write('other.txt', 'main went on\n')
    repo.commit()
    repo.checkout('change')
    repo.git('merge', '--quiet', '--no-commit', 'main')
    repo.write('kept.txt', 'slipped in\n')
    repo.commit('evil merge')
    const after = await observed(repo.dir, { base: 'main' })

    expect(Object.keys(recordsOf(after))).toEqual(['edited.txt', 'kept.txt'])
    expect(after.ledger.effect_digest).not.toBe(before.ledger.effect_digest)
  })
})

// Commits entries that git would refuse to stage; a tree that was made otherwise can hold them.
function commitEntries(
  repo: GitRepository,
  names: readonly string[],
  content: string
): void {
  repo.write('blob', content)
  const blob = repo.git('hash-object', '-w', 'blob')
  repo.remove('blob')
  const listing = repo.git('ls-tree', '-z', 'HEAD')
  const tree = execFileSync('git', ['mktree', '-z'], {
    cwd: repo.dir,
    env: gitEnvironment(),
    input:
      listing + names.map(name => `100644 blob ${blob}\t${name}\0`).join('')
  })
  const commit = repo.git(
    ...['commit-tree', tree.toString().trim(), '-p', 'HEAD', '-m', 'odd']
  )
  repo.git('update-ref', 'refs/heads/change', commit)
}
