/** GraphQL with GitHub's own client: facts of edits, labels and people, pages, refusals. */
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  it
} from '@jest/globals'
import { graphql, GraphqlResponseError } from '@octokit/graphql'

import type { Token } from '../../../src/emulator/index.ts'
import { createExchangeWatch } from '../../support/github-description/exchange-watch.ts'
import type { ExchangeWatch } from '../../support/github-description/exchange-watch.ts'
import { smallWorld } from './small-world.ts'
import type { SmallWorld } from './small-world.ts'
import { held } from '../../support/github-description/held.ts'

const watch = held<ExchangeWatch>()
const small = held<SmallWorld>()

/** Asks for parts of acme/widgets#1. */
async function askPull<T>(
  fields: string,
  variables: Record<string, unknown> = {},
  token: Token = small.get().token
): Promise<T> {
  const declared = Object.keys(variables).map(name => `$${name}: String`)
  const head = declared.length > 0 ? `(${declared.join(', ')})` : ''
  const query = `query Ask${head} { repository(owner: "acme", name: "widgets") { pullRequest(number: 1) { ${fields} } } }`
  const answer = await ask<{ repository: { pullRequest: T } }>(
    query,
    variables,
    token
  )
  return answer.repository.pullRequest
}

async function ask<T>(
  query: string,
  variables: Record<string, unknown> = {},
  token: Token = small.get().token
): Promise<T> {
  return await graphql<T>(query, {
    ...variables,
    baseUrl: small.get().github.url,
    headers: { authorization: `token ${token.value}` }
  })
}

async function errorsOf(
  call: Promise<unknown>
): Promise<{ type?: string; message: string }[]> {
  try {
    await call
  } catch (thrown) {
    if (thrown instanceof GraphqlResponseError) return thrown.errors ?? []
    throw thrown
  }
  return []
}

beforeAll(async () => {
  const { onExchange } = watch.set(createExchangeWatch())
  small.set(await smallWorld({ onExchange }))
})

afterEach(() => {
  watch.get().expectNone()
})

afterAll(async () => {
  await small.get().github.stop()
})

describe('a pull request in GraphQL', () => {
  it('tells its commits from git and its people by login without [bot]', async () => {
    const { pull, repository } = small.get()
    const found = await askPull<unknown>(`
      number title state isDraft baseRefName baseRefOid headRefName headRefOid
      headRepository { nameWithOwner }
      author { __typename login ... on User { databaseId } }
      baseRef { target { oid } }
      potentialMergeCommit { oid parents(first: 2) { nodes { oid } } }
      files(first: 10) { nodes { path changeType } }
    `)

    expect(found).toEqual({
      number: 1,
      title: 'Widgets, second',
      state: 'OPEN',
      isDraft: false,
      baseRefName: 'main',
      baseRefOid: pull.baseSha,
      headRefName: 'feature',
      headRefOid: pull.headSha,
      headRepository: { nameWithOwner: 'acme/widgets' },
      author: { __typename: 'User', login: 'bob', databaseId: pull.author.id },
      baseRef: { target: { oid: repository.refs.get('refs/heads/main') } },
      potentialMergeCommit: {
        oid: pull.mergeSha,
        parents: { nodes: [{ oid: pull.baseSha }, { oid: pull.headSha }] }
      },
      files: {
        nodes: [
          { path: 'src/a.txt', changeType: 'MODIFIED' },
          { path: 'src/b.txt', changeType: 'ADDED' }
        ]
      }
    })
  })

  it('names author, committer and co-authors of a commit, and whom their e-mails belong to', async () => {
    const found = await askPull<unknown>(`
      commits(first: 1) { nodes { commit {
        committer { user { login } }
        authors(first: 5) { nodes { name email user { login } } }
        associatedPullRequests(first: 5) { nodes { number } }
      } } }
    `)

    expect(found).toEqual({
      commits: {
        nodes: [
          {
            commit: {
              committer: { user: { login: 'bob' } },
              authors: {
                nodes: [
                  {
                    name: 'Bob',
                    email: 'bob@example.com',
                    user: { login: 'bob' }
                  },
                  {
                    name: 'Ann',
                    email: 'ann@example.com',
                    user: { login: 'ann' }
                  }
                ]
              },
              associatedPullRequests: { nodes: [{ number: 1 }] }
            }
          }
        ]
      }
    })
  })

  it('tells who edited a comment, and that the viewer wrote its own', async () => {
    const { github, ann, bob, pull } = small.get()
    const { world } = github
    const comment = world.comment(pull, { author: ann, body: '/waive x' })
    world.edit(comment, { editor: bob, body: '/waive y' })
    const bot = world.app('github-actions').bot
    world.comment(pull, { author: bot, body: 'recorded' })
    const gone = world.user('gone')
    const last = world.comment(pull, { author: gone, body: 'bye' })
    world.deleteAccount(gone)
    world.minimize(last, 'SPAM')
    const found = await askPull<{ comments: { nodes: unknown[] } }>(`
      comments(first: 100) { nodes {
        body author { __typename login } editor { login } includesCreatedEdit
        isMinimized viewerDidAuthor userContentEdits(first: 5) { totalCount }
      } }
    `)

    expect(found.comments.nodes).toEqual([
      {
        body: '/waive y',
        author: { __typename: 'User', login: 'ann' },
        editor: { login: 'bob' },
        includesCreatedEdit: true,
        isMinimized: false,
        viewerDidAuthor: false,
        userContentEdits: { totalCount: 2 }
      },
      {
        body: 'recorded',
        author: { __typename: 'Bot', login: 'github-actions' },
        editor: null,
        includesCreatedEdit: false,
        isMinimized: false,
        viewerDidAuthor: true,
        userContentEdits: { totalCount: 0 }
      },
      {
        body: 'bye',
        author: null,
        editor: null,
        includesCreatedEdit: false,
        isMinimized: true,
        viewerDidAuthor: false,
        userContentEdits: { totalCount: 0 }
      }
    ])
  })

  it('keeps label events with their actors when the label is gone', async () => {
    const { github, ann, bob, pull } = small.get()
    github.world.addLabel(pull, 'waive: flaky', ann)
    github.world.removeLabel(pull, 'waive: flaky', bob)
    const found = await askPull<unknown>(`
      labels(first: 10) { nodes { name } }
      timelineItems(first: 10, itemTypes: [LABELED_EVENT, UNLABELED_EVENT]) {
        nodes { __typename
          ... on LabeledEvent { actor { login } label { name } }
          ... on UnlabeledEvent { actor { login } label { name } }
        }
      }
    `)

    const label = { name: 'waive: flaky' }
    expect(found).toEqual({
      labels: { nodes: [] },
      timelineItems: {
        nodes: [
          { __typename: 'LabeledEvent', actor: { login: 'ann' }, label },
          { __typename: 'UnlabeledEvent', actor: { login: 'bob' }, label }
        ]
      }
    })
  })

  it('tells the state of reviews, their commit, and a dismissal', async () => {
    const { github, ann, bob, pull } = small.get()
    const { world } = github
    const review = world.review(pull, {
      author: ann,
      body: 'no',
      state: 'CHANGES_REQUESTED'
    })
    const dismissed = world.review(pull, {
      author: bob,
      body: '',
      state: 'APPROVED'
    })
    world.dismissReview(dismissed, { actor: ann, message: 'stale' })
    const found = await askPull<unknown>(`
      reviews(first: 10) { nodes { databaseId state author { login } commit { oid } } }
      timelineItems(first: 10, itemTypes: [REVIEW_DISMISSED_EVENT]) {
        nodes { ... on ReviewDismissedEvent { actor { login } previousReviewState } }
      }
    `)

    const commit = { oid: pull.headSha }
    expect(found).toEqual({
      reviews: {
        nodes: [
          {
            databaseId: review.id,
            state: 'CHANGES_REQUESTED',
            author: { login: 'ann' },
            commit
          },
          {
            databaseId: dismissed.id,
            state: 'DISMISSED',
            author: { login: 'bob' },
            commit
          }
        ]
      },
      timelineItems: {
        nodes: [{ actor: { login: 'ann' }, previousReviewState: 'APPROVED' }]
      }
    })
  })
})

describe('check runs in GraphQL', () => {
  it('are grouped by app, all of them or the latest of each name', async () => {
    const { github, pull, repository } = small.get()
    const { world } = github
    const { headSha } = pull
    const actions = world.app('github-actions')
    const draft = { name: 'completion-gate', headSha }
    const first = world.checkRun(repository, actions, draft)
    world.updateCheckRun(first, { conclusion: 'failure' })
    const second = world.checkRun(repository, actions, draft)
    world.checkRun(repository, world.app('other-gate'), draft)
    const runs = (type: string): string =>
      `checkRuns(first: 5, filterBy: { checkName: "completion-gate", checkType: ${type} }) { nodes { databaseId conclusion } }`
    const found = await askPull<unknown>(`
      commits(last: 1) { nodes { commit {
        checkSuites(first: 5, filterBy: { checkName: "completion-gate" }) {
          nodes { app { slug } all: ${runs('ALL')} latest: ${runs('LATEST')} }
        }
        none: checkSuites(first: 5, filterBy: { checkName: "x" }) { totalCount }
      } } }
    `)

    const old = { databaseId: first.id, conclusion: 'FAILURE' }
    const young = { databaseId: second.id, conclusion: null }
    expect(found).toMatchObject({
      commits: {
        nodes: [
          {
            commit: {
              checkSuites: {
                nodes: [
                  {
                    app: { slug: 'github-actions' },
                    all: { nodes: [old, young] },
                    latest: { nodes: [young] }
                  },
                  { app: { slug: 'other-gate' } }
                ]
              },
              none: { totalCount: 0 }
            }
          }
        ]
      }
    })
  })
})

describe('connections', () => {
  it('come page by page, each item once', async () => {
    const { github, ann, pull } = small.get()
    for (let at = 0; at < 5; at += 1) {
      github.world.comment(pull, { author: ann, body: `page ${at}` })
    }
    const bodies: string[] = []
    let after: string | null = null
    do {
      const { comments }: CommentPage = await askPull<CommentPage>(
        'comments(first: 3, after: $after) { nodes { body } pageInfo { hasNextPage endCursor } }',
        { after }
      )
      bodies.push(...comments.nodes.map(each => each.body))
      after = comments.pageInfo.hasNextPage ? comments.pageInfo.endCursor : null
    } while (after !== null)

    expect(bodies).toEqual(pull.comments.map(each => each.body))
  })

  it('need a size of at most 100', async () => {
    const none = await errorsOf(askPull('comments { totalCount }'))
    const many = await errorsOf(askPull('comments(first: 101) { totalCount }'))

    expect(none[0]).toMatchObject({ type: 'MISSING_PAGINATION_BOUNDARIES' })
    expect(many[0]).toMatchObject({ type: 'EXCESSIVE_PAGINATION' })
  })
})

interface CommentPage {
  readonly comments: {
    readonly nodes: readonly { readonly body: string }[]
    readonly pageInfo: {
      readonly hasNextPage: boolean
      readonly endCursor: string | null
    }
  }
}

describe('the rest of GraphQL', () => {
  it('knows the viewer by the login with [bot], and the limit', async () => {
    const found = await ask<unknown>(
      'query { viewer { login } rateLimit { limit remaining } }'
    )

    expect(found).toMatchObject({
      viewer: { login: 'github-actions[bot]' },
      rateLimit: { limit: 1000 }
    })
  })

  it('reads objects and references', async () => {
    const { pull } = small.get()
    const found = await ask<unknown>(`query {
      repository(owner: "acme", name: "widgets") {
        object(expression: "main:README.md") { ... on Blob { text byteSize } }
        none: object(expression: "main:NOTHING") { oid }
        ref(qualifiedName: "refs/heads/feature") {
          target { oid }
          associatedPullRequests(first: 5, states: [OPEN]) { nodes { number } }
        }
        pullRequests(first: 5, headRefName: "feature", states: [OPEN]) { nodes { number } }
      }
    }`)

    expect(found).toEqual({
      repository: {
        object: { text: '# Widgets\n', byteSize: 10 },
        none: null,
        ref: {
          target: { oid: pull.headSha },
          associatedPullRequests: { nodes: [{ number: 1 }] }
        },
        pullRequests: { nodes: [{ number: 1 }] }
      }
    })
  })

  it('refuses in the ways of GitHub', async () => {
    const missing = await errorsOf(
      ask('query { repository(owner: "acme", name: "none") { id } }')
    )
    const { github, repository, ann } = small.get()
    const limited = github.world.personalToken(ann, { limit: 0 })
    const spent = await errorsOf(ask('query { viewer { login } }', {}, limited))
    const anonymous = await fetch(github.graphqlUrl, {
      method: 'POST',
      body: JSON.stringify({ query: '{ viewer { login } }' })
    })

    expect(missing[0]).toMatchObject({
      type: 'NOT_FOUND',
      message: "Could not resolve to a Repository with the name 'acme/none'."
    })
    expect(spent[0]).toMatchObject({ type: 'RATE_LIMITED' })
    expect(anonymous.status).toBe(401)
    expect(repository.fullName).toBe('acme/widgets')
  })

  it('forbids a private pull request to a token without the permission', async () => {
    const { github, bob } = small.get()
    const { world } = github
    const hidden = await world.repository('acme/secret', { private: true })
    await world.commit(hidden, { branch: 'x', files: { a: 'a' } })
    await world.openPull(hidden, { head: 'x', author: bob })
    const token = world.actionsToken(hidden, { contents: 'read' })
    const errors = await errorsOf(
      ask(
        'query { repository(owner: "acme", name: "secret") { pullRequest(number: 1) { id } } }',
        {},
        token
      )
    )

    expect(errors[0]).toMatchObject({
      type: 'FORBIDDEN',
      message: 'Resource not accessible by integration'
    })
  })

  it('shows the merge queue and the commit of each entry', async () => {
    const { github, ann, pull } = small.get()
    const [entry] = await github.world.enqueue([pull], ann)
    const found = await askPull<unknown>(`
      isInMergeQueue
      mergeQueueEntry { position headCommit { oid } baseCommit { oid } enqueuer { login } }
    `)
    github.world.dequeue(pull)

    expect(found).toEqual({
      isInMergeQueue: true,
      mergeQueueEntry: {
        position: 1,
        headCommit: { oid: entry?.headSha },
        baseCommit: { oid: entry?.baseSha },
        enqueuer: { login: 'ann' }
      }
    })
  })

  it('of a server without a field says that the field is not there', async () => {
    const old = await smallWorld({
      missingFields: ['PullRequest.mergeQueueEntry']
    })
    const errors = await errorsOf(
      graphql(
        'query { repository(owner: "acme", name: "widgets") { pullRequest(number: 1) { mergeQueueEntry { id } } } }',
        {
          baseUrl: old.github.enterpriseUrl,
          headers: { authorization: `token ${old.token.value}` }
        }
      )
    )
    await old.github.stop()

    expect(errors[0]?.message).toContain('Cannot query field "mergeQueueEntry"')
  })
})
