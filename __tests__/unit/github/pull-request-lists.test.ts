/** Edits and people, each fact alone: the most suspicious one counts. */
import { describe, expect, it } from '@jest/globals'

import {
  commentsOf,
  labelsOf,
  peopleOf
} from '../../../src/adapters/github/pull-request-lists.ts'
import type { WritingAnswer } from '../../../src/adapters/github/pull-request-answer.ts'
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

describe('people', () => {
  it('leave out what GitHub itself commits', () => {
    const platform = { email: 'noreply@github.com', user: null }
    const webFlow = { email: 'x@example.com', user: { login: 'web-flow' } }
    const commit = {
      oid: 'a',
      message: 'm',
      authors: {
        pageInfo: { hasNextPage: false },
        nodes: [webFlow, null, { email: null, user: null }]
      },
      committer: platform
    }

    expect(
      peopleOf({ login: 'ann', kind: 'user' }, { ...EMPTY, commits: [commit] })
    ).toEqual({
      author: { login: 'ann', kind: 'user' },
      commitLogins: [],
      unmappedEmails: [],
      requesters: []
    })
  })
})

describe('a label', () => {
  it('that no event tells of was added by nobody known', () => {
    expect(labelsOf(['bug'], [])).toEqual([{ name: 'bug', addedBy: undefined }])
  })
})
