/** Edits and people, each fact alone: the most suspicious one counts. */
import { describe, expect, it } from '@jest/globals'

import {
  commentsOf,
  labelsOf,
  peopleOf
} from '../../../src/adapters/github/pull-request-lists.ts'
import type {
  GitActorAnswer,
  WritingAnswer
} from '../../../src/adapters/github/pull-request-answer.ts'
import type { PullRequestLists } from '../../../src/adapters/github/pull-request-lists.ts'

const EMPTY: PullRequestLists = {
  comments: [],
  reviews: [],
  labelEvents: [],
  commits: []
}
const ANN = { __typename: 'User', login: 'ann' }

function writing(other: Partial<WritingAnswer> = {}): WritingAnswer {
  return {
    id: 'node',
    fullDatabaseId: 7,
    author: ANN,
    body: 'text',
    createdAt: '2026-01-01T00:00:00Z',
    lastEditedAt: null,
    includesCreatedEdit: false,
    editor: null,
    createdViaEmail: false,
    isMinimized: false,
    url: 'https://example.com',
    ...other
  }
}

describe('a comment', () => {
  it.each<[string, Partial<WritingAnswer>, boolean]>([
    ['no edit', {}, false],
    ['a time of an edit', { lastEditedAt: '2026-01-01T00:00:01Z' }, true],
    ['a recorded edit', { includesCreatedEdit: true }, true],
    ['an editor', { editor: ANN }, true]
  ])('with %s', (_what, fact, edited) => {
    const [comment] = commentsOf({ ...EMPTY, comments: [writing(fact)] })
    expect(comment?.edited).toBe(edited)
  })

  it.each([
    [true, true],
    [false, undefined]
  ])('is hidden as GitHub says: %s', (isMinimized, isHidden) => {
    const [comment] = commentsOf({
      ...EMPTY,
      comments: [writing({ isMinimized })]
    })
    expect(comment?.isHidden).toBe(isHidden)
  })

  it('is made of a review only once that is submitted and says something', () => {
    const review = {
      ...writing(),
      state: 'COMMENTED',
      submittedAt: null
    } as const
    const reviews = [
      { ...review, body: ' \n' },
      { ...review, state: 'PENDING' as const },
      { ...review, submittedAt: '2026-01-02T00:00:00Z' },
      review
    ]

    expect(
      commentsOf({ ...EMPTY, reviews }).map(one => [one.source, one.writtenAt])
    ).toEqual([
      ['review', '2026-01-02T00:00:00Z'],
      ['review', '2026-01-01T00:00:00Z']
    ])
  })
})

const PLATFORM: GitActorAnswer = { email: 'noreply@github.com', user: null }

describe('people', () => {
  it('leave out what GitHub itself commits', () => {
    const webFlow = { email: 'x@example.com', user: { login: 'web-flow' } }
    const known = { email: 'ann@example.com', user: { login: 'ann' } }
    expect(unknownOf([known], PLATFORM)).toEqual([])
    expect(unknownOf([known], webFlow)).toEqual([])
  })

  it.each<[string, GitActorAnswer | null]>([
    ['without an address', { email: null, user: null }],
    ['with an empty address', { email: '', user: null }],
    ['with a blank address', { email: ' ', user: null }],
    ['with the platform’s address', PLATFORM],
    ['that GitHub itself is', { email: 'x@y.z', user: { login: 'web-flow' } }],
    ['that GitHub does not show', null]
  ])('are unknown as the author %s', (_what, author) => {
    const known = { email: 'ann@example.com', user: { login: 'ann' } }
    expect(unknownOf([known, author], PLATFORM)).toHaveLength(1)
  })

  it('are unknown where GitHub lists no author at all', () => {
    expect(unknownOf([], PLATFORM)).toHaveLength(1)
  })

  it.each<[string, GitActorAnswer | null]>([
    ['without an address', { email: null, user: null }],
    ['that GitHub does not show', null]
  ])('are unknown as the committer %s', (_what, committer) => {
    const known = { email: 'ann@example.com', user: { login: 'ann' } }
    expect(unknownOf([known], committer)).toHaveLength(1)
  })
})

function unknownOf(
  authors: readonly (GitActorAnswer | null)[],
  committer: GitActorAnswer | null
): readonly string[] {
  const commit = {
    oid: 'a',
    message: 'm',
    authors: { pageInfo: { hasNextPage: false }, nodes: [...authors] },
    committer
  }
  return peopleOf(
    { login: 'ann', kind: 'user' },
    { ...EMPTY, commits: [commit] }
  ).unmappedEmails
}

describe('a label', () => {
  it('that no event tells of was added by nobody known', () => {
    expect(labelsOf(['bug'], [])).toEqual([{ name: 'bug', addedBy: undefined }])
  })
})
