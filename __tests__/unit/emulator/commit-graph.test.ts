/** Commits of a pull request from the graph alone: merges, side branches, parents first. */
import { describe, expect, it } from '@jest/globals'

import {
  commitsBetween,
  resolveCommit
} from '../../../src/emulator/git/commit-graph.ts'
import type { Repository } from '../../../src/emulator/index.ts'

const PEOPLE = {
  name: 'A',
  email: 'a@example.com',
  date: '2026-01-01T00:00:00Z'
}

/** A repository of commits named by letters, each with its parents. */
function repositoryOf(
  graph: Readonly<Record<string, string>>,
  refs: Readonly<Record<string, string>> = {}
): Repository {
  const commits = Object.entries(graph).map(([sha, parents]) => [
    sha,
    {
      sha,
      tree: '',
      parents: Array.from(parents),
      author: PEOPLE,
      committer: PEOPLE,
      message: sha
    }
  ])
  return {
    commits: new Map(commits as []),
    refs: new Map(Object.entries(refs))
  } as unknown as Repository
}

function between(graph: Record<string, string>, pair: string): string {
  const [base = '', head = ''] = pair.split('..')
  const found = commitsBetween(repositoryOf(graph), base, head)
  return found.map(commit => commit.sha).join('')
}

describe('the commits between two', () => {
  it('are those that only the head reaches, parents first', () => {
    expect(between({ a: '', b: 'a', c: 'b', d: 'c' }, 'b..d')).toBe('cd')
  })

  it('leave out what a merge of the base brought', () => {
    const graph = { a: '', b: 'a', x: 'a', m: 'xb', y: 'm' }

    expect(between(graph, 'b..y')).toBe('xmy')
  })

  it('hold both sides of a merge, once each', () => {
    const graph = { a: '', x: 'a', y: 'x', z: 'x', m: 'yz' }

    expect(Array.from(between(graph, 'a..m')).sort()).toEqual([
      'm',
      'x',
      'y',
      'z'
    ])
    expect(between(graph, 'a..m')).toMatch(/^x.*m$/u)
  })

  it('are none when the head is behind', () => {
    expect(between({ a: '', b: 'a' }, 'b..a')).toBe('')
  })

  it('are found in a history of ten thousand commits', () => {
    const names = Array.from({ length: 10_000 }, (_, at) => `c${at}`)
    const repository = repositoryOf({})
    for (const [at, sha] of names.entries()) {
      const parents = at === 0 ? [] : [`c${at - 1}`]
      const commit = { sha, tree: '', parents, author: PEOPLE }
      repository.commits.set(sha, {
        ...commit,
        committer: PEOPLE,
        message: ''
      })
    }

    expect(commitsBetween(repository, 'c0', 'c9999')).toHaveLength(9999)
  })
})

describe('a revision', () => {
  it('is a branch, a full reference, or enough of an object id', () => {
    const sha = 'abcdef0123'
    const other = 'abcdef9999'
    const repository = repositoryOf(
      { [sha]: '', [other]: '' },
      { 'refs/heads/main': sha }
    )
    const names = ['main', 'heads/main', 'refs/heads/main', 'abcdef0', sha]
    const found = names.map(name => resolveCommit(repository, name)?.sha)

    expect(new Set(found)).toEqual(new Set([sha]))
    expect(resolveCommit(repository, 'none')).toBeUndefined()
  })

  it('that fits two commits names none', () => {
    const repository = repositoryOf({ abcdef01: '', abcdef02: '' })

    expect(resolveCommit(repository, 'abcdef0')).toBeUndefined()
  })
})
