/** Reading a pull request: one query, everything in it, a limit is a gap. */
import { describe, expect, it } from '@jest/globals'

import { CHECK, connected, errorOf, worlds } from './connected.ts'
import type { PullRequestReading } from '../../../src/github-ports.ts'

const DIGEST = 'a'.repeat(64)
const { small, renew } = worlds()

async function read(number = 1): Promise<PullRequestReading> {
  return connected(small()).pullRequests.read(number, CHECK)
}

/** Starts over with a private repository, where a token reads only what it may. */
async function secret(
  permissions: Record<string, 'read' | 'write'>
): Promise<string> {
  await renew({ private: true })
  const { github, repository } = small()
  return github.world.actionsToken(repository, permissions).value
}

describe('a pull request without claims', () => {
  it('is read in one request', async () => {
    await read()

    expect(small().github.requests()).toHaveLength(1)
  })

  it('has its facts, base and head', async () => {
    const { pullRequest, viewer, gaps } = await read()
    const { pull } = small()

    expect(pullRequest).toEqual({
      number: 1,
      title: 'Widgets, second',
      state: 'open',
      isDraft: false,
      url: expect.stringContaining('/acme/widgets/pull/1'),
      author: { login: 'bob', kind: 'user' },
      base: { ref: 'main', sha: pull.baseSha },
      head: {
        ref: 'feature',
        sha: pull.headSha,
        repository: 'acme/widgets',
        isFork: false
      }
    })
    expect(viewer).toEqual({
      login: 'github-actions[bot]',
      appSlug: 'github-actions'
    })
    expect(gaps).toEqual([])
  })
})

describe('the people of a change', () => {
  it('are author, committer and co-authors with an account', async () => {
    const { people } = await read()

    expect([...people.commitLogins].sort()).toEqual(['ann', 'bob'])
    expect(people.unmappedEmails).toEqual([])
  })

  it('are shown by e-mail when they have no account', async () => {
    const { github, repository } = small()
    await github.world.commit(repository, {
      branch: 'feature',
      files: { x: '1' },
      message: 'Third\n\nCo-authored-by: Robot <robot@agents.example>',
      author: { name: 'Nobody', email: 'nobody@example.com' },
      committer: { name: 'GitHub', email: 'noreply@github.com' }
    })

    const { people, commits } = await read()
    expect([...people.unmappedEmails].sort()).toEqual([
      'nobody@example.com',
      'robot@agents.example'
    ])
    expect(commits.at(-1)?.emails).toContain('robot@agents.example')
    expect(commits.at(-1)?.message).toContain('Third')
  })

  it('do not lose a deleted author or a mannequin', async () => {
    const { github, bob, pull } = small()
    const doll = github.world.mannequin('imported')
    github.world.comment(pull, { author: doll, body: 'hello' })
    github.world.deleteAccount(bob)

    const { pullRequest, comments } = await read()
    expect(pullRequest.author).toEqual({ login: 'ghost', kind: 'ghost' })
    expect(comments[0]?.author).toEqual({
      login: 'imported',
      kind: 'mannequin'
    })
  })

  it('keep the [bot] of bots that GraphQL leaves out', async () => {
    const { github, pull } = small()
    const copilot = github.world.bot('Copilot', {
      graphqlLogin: 'copilot-swe-agent'
    })
    github.world.comment(pull, { author: copilot, body: 'done' })

    const { comments } = await read()
    expect(comments[0]?.author).toEqual({
      login: 'copilot-swe-agent[bot]',
      kind: 'bot'
    })
  })
})

describe('comments and reviews', () => {
  it('tell who edited them', async () => {
    const { github, ann, bob, pull } = small()
    const plain = github.world.comment(pull, { author: ann, body: 'one' })
    const changed = github.world.comment(pull, { author: ann, body: 'two' })
    github.world.edit(changed, { editor: bob, body: '/waive me' })
    github.world.review(pull, { author: ann, state: 'APPROVED', body: 'ok' })

    const { comments, reviews } = await read()
    expect(
      comments.map(one => [one.source, one.databaseId, one.edited])
    ).toEqual([
      ['comment', plain.id, false],
      ['comment', changed.id, true],
      ['review', pull.reviews[0]?.id, false]
    ])
    expect(reviews[0]).toMatchObject({
      state: 'approved',
      author: { login: 'ann' }
    })
  })

  it('say through which app a claim was written, at the cost of one more request', async () => {
    const { github, ann, pull } = small()
    const app = github.world.app('some-assistant')
    const body = `/waive ${DIGEST} because`
    github.world.comment(pull, { author: ann, body, via: app })
    github.world.comment(pull, { author: ann, body })
    github.world.comment(pull, { author: ann, body: 'no claim', via: app })

    const { comments } = await read()
    expect(comments.map(one => one.viaApp)).toEqual([
      'some-assistant',
      undefined,
      undefined
    ])
    expect(github.requests()).toHaveLength(2)
  })

  it('drop a claim that is deleted while it is being read', async () => {
    const { github, ann, pull } = small()
    const body = `\n  /unwaive ${DIGEST}`
    const claim = github.world.comment(pull, { author: ann, body })
    const whole = github.fault({
      match: { method: 'GET', path: /issues\/1\/comments/ },
      action: {
        kind: 'answer',
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: '[]'
      }
    })

    const { comments } = await read()
    expect(whole.hits()).toBe(1)
    expect(comments.map(one => one.databaseId)).not.toContain(claim.id)
  })

  it('come page by page, the lists that both have more in one request', async () => {
    const { github, ann, pull } = small()
    for (let at = 0; at < 201; at += 1)
      github.world.comment(pull, { author: ann, body: `comment ${at}` })
    for (let at = 0; at < 101; at += 1)
      github.world.review(pull, { author: ann, state: 'COMMENTED', body: 'r' })
    for (let at = 0; at < 51; at += 1) {
      github.world.addLabel(pull, 'busy', ann)
      github.world.removeLabel(pull, 'busy', ann)
    }

    const { comments, reviews, labelEvents, gaps } = await read()
    expect(comments).toHaveLength(302)
    expect(new Set(comments.map(one => one.databaseId)).size).toBe(302)
    expect(reviews).toHaveLength(101)
    expect(labelEvents).toHaveLength(102)
    expect(gaps).toEqual([])
    expect(github.requests()).toHaveLength(3)
  })

  it('are read again in one request, however many pages they had', async () => {
    const { github, ann, pull } = small()
    const written = Array.from({ length: 350 }, (_, at) =>
      github.world.comment(pull, { author: ann, body: `comment ${at}` })
    )
    for (let at = 0; at < 150; at += 1)
      github.world.review(pull, { author: ann, state: 'COMMENTED', body: 'r' })
    const { pullRequests } = connected(small())
    await pullRequests.read(1, CHECK)
    github.forgetRequests()

    const [first, third] = [written[0], written[299]]
    if (first === undefined || third === undefined) throw new Error('written')
    github.world.deleteComment(first)
    github.world.edit(third, { editor: ann, body: 'changed' })
    github.world.comment(pull, { author: ann, body: 'the last' })
    const { comments, reviews, gaps } = await pullRequests.read(1, CHECK)

    expect(github.requests()).toHaveLength(1)
    const ids = comments
      .filter(one => one.source === 'comment')
      .map(one => one.databaseId)
    expect(ids).toEqual(pull.comments.map(one => one.id))
    expect(comments.find(one => one.databaseId === third.id)).toMatchObject({
      body: 'changed',
      edited: true
    })
    expect(reviews).toHaveLength(150)
    expect(gaps).toEqual([])
  })

  it('are read to their end when they grew or shrank by whole pages', async () => {
    const { github, ann, pull } = small()
    const say = (many: number): void => {
      for (let at = 0; at < many; at += 1)
        github.world.comment(pull, { author: ann, body: `comment ${at}` })
    }
    const { pullRequests } = connected(small())
    const drop = (many: number): void => {
      for (const comment of pull.comments.slice(0, many))
        github.world.deleteComment(comment)
    }
    for (const [change, many] of [
      [say, 150],
      [say, 300],
      [drop, 260]
    ] as const) {
      change(many)
      const { comments, gaps } = await pullRequests.read(1, CHECK)
      const ids = comments
        .filter(one => one.source === 'comment')
        .map(one => one.databaseId)
      expect(ids).toEqual(pull.comments.map(one => one.id))
      expect(gaps).toEqual([])
    }
  })

  it('are a gap when there are more than the gate reads', async () => {
    const { github, ann, pull } = small()
    for (let at = 0; at < 1_001; at += 1)
      github.world.review(pull, { author: ann, state: 'COMMENTED', body: '' })

    const { gaps, reviews } = await read()
    expect(reviews).toHaveLength(1_000)
    expect(gaps.map(gap => gap.reason)).toEqual([
      expect.stringContaining('more than the 1000 reviews')
    ])
  })
})

describe('labels', () => {
  it('tell who put each on last', async () => {
    const { github, ann, bob, pull } = small()
    github.world.addLabel(pull, 'waive: docs only', bob)
    github.world.removeLabel(pull, 'waive: docs only', bob)
    github.world.addLabel(pull, 'waive: docs only', ann)

    const { labels, labelEvents } = await read()
    expect(labels).toEqual([{ name: 'waive: docs only', addedBy: 'ann' }])
    expect(labelEvents.map(one => one.kind)).toEqual([
      'labeled',
      'unlabeled',
      'labeled'
    ])
  })
})

describe('siblings', () => {
  it('are the open pull requests of this repository with the same head', async () => {
    const { github, ann, repository } = small()
    await github.world.commit(repository, { branch: 'release' })
    await github.world.openPull(repository, {
      head: 'feature',
      base: 'release',
      author: ann
    })

    const { siblings } = await read()
    expect(siblings).toEqual([{ number: 2, baseRef: 'release' }])
  })

  it('are found for a fork, whose commits GitHub does not tie to pull requests', async () => {
    const { github, bob, repository } = small()
    const fork = await github.world.fork(repository, bob)
    await github.world.commit(fork, { branch: 'patch', files: { p: '1' } })
    await github.world.commit(repository, { branch: 'release' })
    const draft = { head: 'patch', headRepository: fork, author: bob }
    await github.world.openPull(repository, draft)
    await github.world.openPull(repository, { ...draft, base: 'release' })

    const { siblings, pullRequest } = await read(2)
    expect(pullRequest.head).toMatchObject({
      repository: 'bob/widgets',
      isFork: true
    })
    expect(siblings).toEqual([{ number: 3, baseRef: 'release' }])
  })

  it('leave out one that only contains the head, and one of another repository', async () => {
    const { github, bob, repository } = small()
    const fork = await github.world.fork(repository, bob)
    await github.world.commit(fork, { branch: 'patch', files: { p: '1' } })
    await github.world.commit(repository, {
      branch: 'stacked',
      files: { s: '1' },
      parents: [small().pull.headSha]
    })
    await github.world.openPull(repository, { head: 'stacked', author: bob })
    const draft = { head: 'patch', headRepository: fork, author: bob }
    await github.world.openPull(repository, draft)
    await github.world.openPull(fork, draft)

    expect((await read(1)).siblings).toEqual([])
    expect((await read(3)).siblings).toEqual([])
  })

  it('leave out a closed one', async () => {
    const { github, ann, repository } = small()
    await github.world.commit(repository, { branch: 'release' })
    const draft = { head: 'feature', base: 'release', author: ann }
    github.world.close(await github.world.openPull(repository, draft))

    const { siblings } = await read()
    expect(siblings).toEqual([])
  })
})

describe('the standing check', () => {
  it('is every check run of the name on the head, with its app', async () => {
    const { github, repository, pull } = small()
    const other = github.world.app('impostor')
    const actions = github.world.app('github-actions')
    const { headSha } = pull
    github.world.checkRun(repository, other, { name: CHECK, headSha })
    github.world.checkRun(repository, actions, { name: 'tests', headSha })
    const own = github.world.checkRun(repository, actions, {
      name: CHECK,
      headSha,
      externalId: 'gate:1',
      conclusion: 'failure',
      title: 'Incomplete'
    })

    const { standing } = await read()
    expect(standing.kind === 'known' ? standing.runs : []).toEqual([
      expect.objectContaining({ appSlug: 'impostor', status: 'queued' }),
      {
        id: own.id,
        name: CHECK,
        headSha,
        externalId: 'gate:1',
        status: 'completed',
        conclusion: 'failure',
        title: 'Incomplete',
        url: expect.stringContaining(String(own.id)),
        appSlug: 'github-actions'
      }
    ])
  })

  it('is unknown, and says which permission is missing, for a token without checks', async () => {
    const token = await secret({ contents: 'read', pull_requests: 'read' })

    const { pullRequests } = connected(small(), { token })
    const { standing } = await pullRequests.read(1, CHECK)
    expect(standing).toEqual({
      kind: 'unknown',
      why: expect.stringContaining('`checks: read`')
    })
  })
})

describe('reading again', () => {
  it('is one request and sees a head that moved and a base that changed', async () => {
    const { github, repository, pull } = small()
    const before = pull.headSha
    await github.world.commit(repository, { branch: 'release' })
    await github.world.changeBase(pull, 'release')
    await github.world.commit(repository, { branch: 'feature' })
    github.world.close(pull)

    const now = await connected(small()).pullRequests.now(1, CHECK)
    expect(now.pullRequest.head.sha).not.toBe(before)
    expect(now.pullRequest).toMatchObject({
      state: 'closed',
      base: { ref: 'release' }
    })
    expect(github.requests()).toHaveLength(1)
  })
})

describe('what cannot be read', () => {
  it('is an error that names the pull request when there is none', async () => {
    const error = await errorOf(read(77))

    expect(error.code).toBe('GITHUB_REFUSED')
    expect(error.message).toContain('#77')
  })

  it('names the permission when the token may not read pull requests', async () => {
    const token = await secret({ contents: 'read' })

    const { pullRequests } = connected(small(), { token })
    const error = await errorOf(pullRequests.read(1, CHECK))
    expect(error).toMatchObject({ code: 'PERMISSION_MISSING', fault: 'user' })
    expect(error.hint).toContain('pull-requests: read')
  })

  it('names the field that an older server lacks', async () => {
    await renew({ missingFields: ['IssueComment.fullDatabaseId'] })

    const error = await errorOf(read())
    expect(error.code).toBe('GITHUB_UNEXPECTED')
    expect(error.message).toContain('fullDatabaseId')
  })
})
