/** Which pull requests a merge group holds, from its ref and from the queue's entries. */
import { describe, expect, it } from '@jest/globals'

import {
  parseMergeGroupRef,
  waitingChain
} from '../../../src/adapters/github/merge-group.ts'
import type { QueueEntry } from '../../../src/adapters/github/merge-group.ts'

const SHA = '0123456789abcdef0123456789abcdef01234567'

function entry(
  number: number,
  baseSha: string | undefined,
  headSha: string | undefined
): QueueEntry {
  return { number, baseSha, headSha }
}

describe('the ref of a merge group', () => {
  it.each([
    [`gh-readonly-queue/main/pr-7-${SHA}`, { baseRef: 'main', number: 7 }],
    [
      `refs/heads/gh-readonly-queue/release/pr-1/pr-12-${SHA}`,
      { baseRef: 'release/pr-1', number: 12 }
    ]
  ])('%s names its base and its newest pull request', (ref, expected) => {
    expect(parseMergeGroupRef(ref)).toEqual(expected)
  })

  it.each([
    'main',
    'refs/heads/main',
    `gh-readonly-queue/pr-7-${SHA}`,
    'gh-readonly-queue/main/pr-7-short',
    `my/gh-readonly-queue/main/pr-7-${SHA}`
  ])('%s is none', ref => {
    expect(parseMergeGroupRef(ref)).toBeUndefined()
  })
})

describe('the members of a merge group', () => {
  const entries = [
    entry(3, 'b', 'c'),
    entry(1, 'base', 'a'),
    entry(2, 'a', 'b')
  ]

  function chainOf(
    group: Parameters<typeof waitingChain>[1],
    known: readonly QueueEntry[] = entries
  ): unknown {
    const chain = waitingChain(known, group)
    return {
      numbers: chain?.members.map(one => one.number),
      baseSha: chain?.baseSha
    }
  }

  it('are the chain from its head down to its base, first to merge first', () => {
    const group = { headSha: 'c', baseSha: 'base' }
    expect(chainOf(group)).toEqual({ numbers: [1, 2, 3], baseSha: 'base' })
  })

  it('begin with the earlier groups that still wait beneath it', () => {
    const group = { headSha: 'c', baseSha: 'a' }
    expect(chainOf(group)).toEqual({ numbers: [1, 2, 3], baseSha: 'base' })
  })

  it('begin with the group itself where all beneath it is merged', () => {
    const group = { headSha: 'c', baseSha: 'b' }
    expect(chainOf(group, entries.slice(0, 1))).toEqual({
      numbers: [3],
      baseSha: 'b'
    })
  })

  it.each([
    ['an unknown head', { headSha: 'z', baseSha: 'base' }],
    ['a base that the chain does not reach', { headSha: 'c', baseSha: 'z' }],
    ['a head that is the base', { headSha: 'a', baseSha: 'a' }]
  ])('are not known for %s', (_what, group) => {
    expect(waitingChain(entries, group)).toBeUndefined()
  })

  it('are not known where the queue hides a commit or runs in a circle', () => {
    const group = { headSha: 'b', baseSha: 'base' }
    expect(waitingChain([entry(1, undefined, 'b')], group)).toBeUndefined()
    expect(
      waitingChain([entry(1, 'a', 'b'), entry(2, 'b', 'a')], group)
    ).toBeUndefined()
  })
})
