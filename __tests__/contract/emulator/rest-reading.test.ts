/** Reading over REST with GitHub's own client, every exchange held against GitHub's description. */
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  it
} from '@jest/globals'

import { createExchangeWatch } from '../../support/github-description/exchange-watch.ts'
import type { ExchangeWatch } from '../../support/github-description/exchange-watch.ts'
import { clientOf, smallWorld, WIDGETS } from './small-world.ts'
import type { SmallWorld } from './small-world.ts'
import { held } from '../../support/github-description/held.ts'

const watch = held<ExchangeWatch>()
const small = held<SmallWorld>()

beforeAll(async () => {
  watch.set(createExchangeWatch())
  const { onExchange } = watch.get()
  small.set(await smallWorld({ onExchange }))
})

afterEach(() => {
  watch.get().expectNone()
})

afterAll(async () => {
  await small.get().github.stop()
})

describe('a pull request over REST', () => {
  it('tells head, base and size as git has them', async () => {
    const { github, token, pull, repository } = small.get()
    const { data } = await clientOf(github, token).rest.pulls.get({
      ...WIDGETS,
      pull_number: 1
    })

    expect(data.head.sha).toBe(repository.refs.get('refs/heads/feature'))
    expect(data.base.sha).toBe(repository.refs.get('refs/heads/main'))
    expect(data.merge_commit_sha).toBe(repository.refs.get('refs/pull/1/merge'))
    expect(data).toMatchObject({
      number: 1,
      title: 'Widgets, second',
      commits: 1,
      changed_files: 2,
      additions: 2,
      deletions: 1,
      mergeable: true,
      user: { login: 'bob', type: 'User' }
    })
    expect(pull.headSha).toBe(data.head.sha)
  })

  it('lists by head, with and without a match', async () => {
    const { github, token } = small.get()
    const { rest } = clientOf(github, token)
    const found = await rest.pulls.list({ ...WIDGETS, head: 'acme:feature' })
    const other = await rest.pulls.list({ ...WIDGETS, head: 'bob:feature' })
    const closed = await rest.pulls.list({ ...WIDGETS, state: 'closed' })

    expect(found.data.map(each => each.number)).toEqual([1])
    expect(other.data).toEqual([])
    expect(closed.data).toEqual([])
  })

  it('lists commits with the accounts that own their e-mails', async () => {
    const { github, token, pull } = small.get()
    const { rest } = clientOf(github, token)
    const commits = await rest.pulls.listCommits({ ...WIDGETS, pull_number: 1 })
    const ofHead = await rest.repos.listPullRequestsAssociatedWithCommit({
      ...WIDGETS,
      commit_sha: pull.headSha
    })

    expect(commits.data.map(each => each.sha)).toEqual([pull.headSha])
    expect(commits.data[0]?.author).toMatchObject({ login: 'bob' })
    expect(ofHead.data.map(each => each.number)).toEqual([1])
  })

  it('keeps working when the head repository is gone', async () => {
    const { github, bob, repository, token } = small.get()
    const { world } = github
    const fork = await world.fork(repository, bob)
    await world.commit(fork, { branch: 'patch', files: { 'c.txt': 'c\n' } })
    const pull = await world.openPull(repository, {
      head: 'patch',
      headRepository: fork,
      author: bob
    })
    world.deleteRepository(fork)
    const { data } = await clientOf(github, token).rest.pulls.get({
      ...WIDGETS,
      pull_number: pull.number
    })

    expect(data.head.repo).toBeNull()
    expect(data.head.sha).toBe(pull.headSha)
    world.close(pull)
  })
})

describe('repositories and commits over REST', () => {
  it('compares three-dot, from the merge base', async () => {
    const { github, token, repository, pull } = small.get()
    const { rest } = clientOf(github, token)
    const base = repository.refs.get('refs/heads/main')
    const { data } = await rest.repos.compareCommitsWithBasehead({
      ...WIDGETS,
      basehead: 'main...feature'
    })

    expect(data).toMatchObject({
      status: 'ahead',
      ahead_by: 1,
      behind_by: 0,
      base_commit: { sha: base },
      merge_base_commit: { sha: base }
    })
    expect(data.commits.map(each => each.sha)).toEqual([pull.headSha])
    expect(data.files?.map(each => [each.filename, each.status])).toEqual([
      ['src/a.txt', 'modified'],
      ['src/b.txt', 'added']
    ])
  })

  it('gives a reference, a commit, a repository', async () => {
    const { github, token, pull } = small.get()
    const { rest } = clientOf(github, token)
    const ref = await rest.git.getRef({ ...WIDGETS, ref: 'heads/feature' })
    const commit = await rest.repos.getCommit({ ...WIDGETS, ref: 'feature' })
    const { data } = await rest.repos.get(WIDGETS)

    expect(ref.data.object).toMatchObject({ type: 'commit', sha: pull.headSha })
    expect(commit.data.sha).toBe(pull.headSha)
    expect(data).toMatchObject({
      full_name: 'acme/widgets',
      default_branch: 'main',
      owner: { type: 'Organization' }
    })
  })

  it('lists the rules of a branch, with the app that a check must come from', async () => {
    const { github, token, repository } = small.get()
    const check = { context: 'completion-gate', appId: 15368 }
    github.world.requireCheck(repository, 'main', check)
    const { data } = await clientOf(github, token).rest.repos.getBranchRules({
      ...WIDGETS,
      branch: 'main'
    })

    expect(data[0]).toMatchObject({
      type: 'required_status_checks',
      parameters: {
        required_status_checks: [
          { context: 'completion-gate', integration_id: 15368 }
        ]
      }
    })
  })

  it('serves the API under /api/v3 too', async () => {
    const { github, token } = small.get()
    const client = clientOf(github, token, github.enterpriseUrl)
    const { data } = await client.rest.pulls.get({ ...WIDGETS, pull_number: 1 })

    expect(data.number).toBe(1)
  })
})

describe('pages', () => {
  it('come in order through links that name the repository by its id', async () => {
    const { github, token, ann, pull } = small.get()
    for (let at = 0; at < 7; at += 1) {
      github.world.comment(pull, { author: ann, body: `comment ${at}` })
    }
    github.forgetRequests()
    const client = clientOf(github, token)
    const all = await client.paginate(client.rest.issues.listComments, {
      ...WIDGETS,
      issue_number: 1,
      per_page: 3
    })

    expect(all.map(each => each.body)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map(at => `comment ${at}`)
    )
    const paths = github.requests().map(each => each.path)
    expect(paths).toHaveLength(3)
    expect(paths[1]).toMatch(/^\/repositories\/\d+\/issues\/1\/comments$/u)
  })

  it('never hold more than 100', async () => {
    const { github, token, ann, pull } = small.get()
    for (let at = pull.comments.length; at < 105; at += 1) {
      github.world.comment(pull, { author: ann, body: 'more' })
    }
    const { data } = await clientOf(github, token).rest.issues.listComments({
      ...WIDGETS,
      issue_number: 1,
      per_page: 500
    })

    expect(data).toHaveLength(100)
  })
})
