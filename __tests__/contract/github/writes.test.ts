/** Comments, reactions, labels, statuses and the merge queue. */
import { describe, expect, it } from '@jest/globals'

import { FAULTS } from '../../../src/emulator/index.ts'
import { connected, errorOf, worlds } from './connected.ts'
import type { GitHubPorts } from '../../../src/github-ports.ts'
import type { PullRequest } from '../../../src/emulator/index.ts'

const { small, renew } = worlds()

function ports(): GitHubPorts {
  return connected(small())
}

/** Ports whose token can read only. */
function readOnly(): GitHubPorts {
  const { github, repository } = small()
  const token = github.world.actionsToken(repository, {
    issues: 'read',
    pull_requests: 'read'
  })
  return connected(small(), { token: token.value })
}

describe('a comment of the gate', () => {
  it('is posted by the app of the token and can be deleted', async () => {
    const { pull } = small()
    const { databaseId, url } = await ports().comments.post(1, 'A record.')

    expect(pull.comments.map(one => [one.id, one.author.login])).toEqual([
      [databaseId, 'github-actions[bot]']
    ])
    expect(url).toContain(String(databaseId))
    expect(await ports().comments.remove(databaseId)).toEqual({ done: true })
    expect(pull.comments).toEqual([])
    expect(await ports().comments.remove(databaseId)).toEqual({ done: true })
  })

  it('that cannot be posted is an error with the permission that is missing', async () => {
    const error = await errorOf(readOnly().comments.post(1, 'A record.'))
    expect(error.hint).toContain('pull-requests: write')
  })

  it('is not posted twice when its answer is lost', async () => {
    const { github, pull } = small()
    github.fault({
      match: { method: 'POST', path: /\/comments$/ },
      action: FAULTS.reset,
      when: 'after'
    })

    const error = await errorOf(ports().comments.post(1, 'A record.'))
    expect(error.code).toBe('GITHUB_UNAVAILABLE')
    expect(pull.comments).toHaveLength(1)
  })
})

describe('a reaction', () => {
  it('answers a comment', async () => {
    const { github, ann, pull } = small()
    const { id } = github.world.comment(pull, { author: ann, body: 'hi' })
    const signal = { source: 'comment', databaseId: id } as const

    expect(await ports().comments.react(signal, '-1')).toEqual({ done: true })
    expect(pull.comments[0]?.reactions).toMatchObject([{ content: '-1' }])
    expect(await readOnly().comments.react(signal, '+1')).toMatchObject({
      done: false
    })
  })

  it('to a review is not to be had', async () => {
    const signal = { source: 'review', databaseId: 1 } as const
    expect(await ports().comments.react(signal, '+1')).toMatchObject({
      done: false
    })
    expect(small().github.requests()).toEqual([])
  })
})

describe('a label', () => {
  it.each(['waive: docs only', 'waive: 100% / fine?#', 'waive: ünï'])(
    'named %s is taken off',
    async name => {
      const { github, ann, pull } = small()
      github.world.addLabel(pull, name, ann)

      expect(await ports().labels.remove(1, name)).toEqual({ done: true })
      expect(pull.labels).toEqual([])
    }
  )

  it('that is gone already counts as done', async () => {
    expect(await ports().labels.remove(1, 'never')).toEqual({ done: true })
  })

  it('stays, and why is said, where the token may not', async () => {
    const { github, ann, pull } = small()
    github.world.addLabel(pull, 'waive: x', ann)

    expect(await readOnly().labels.remove(1, 'waive: x')).toEqual({
      done: false,
      why: expect.stringContaining('pull-requests: write')
    })
    expect(pull.labels).toHaveLength(1)
  })
})

describe('a commit status', () => {
  it('mirrors the verdict, its description cut to what GitHub takes', async () => {
    const { pull, repository } = small()
    const posted = await ports().statuses.post({
      sha: pull.headSha,
      context: 'completion-gate',
      state: 'failure',
      description: '🚦'.repeat(200),
      url: 'https://example.com/run'
    })

    expect(posted).toEqual({ done: true })
    expect(repository.statuses).toMatchObject([
      {
        sha: pull.headSha,
        state: 'failure',
        context: 'completion-gate',
        targetUrl: 'https://example.com/run'
      }
    ])
  })

  it('that GitHub refuses is told, not thrown', async () => {
    const posted = await readOnly().statuses.post({
      sha: small().pull.headSha,
      context: 'completion-gate',
      state: 'success',
      description: 'Verified'
    })
    expect(posted).toEqual({
      done: false,
      why: expect.stringContaining('statuses: write')
    })
  })
})

describe('a merge group', () => {
  async function queue(count: number): Promise<readonly PullRequest[]> {
    const { github, ann, repository, pull } = small()
    const pulls = [pull]
    for (let at = 1; at < count; at += 1) {
      const head = `more-${at}`
      await github.world.commit(repository, {
        branch: head,
        files: { [`${head}.txt`]: 'x' }
      })
      pulls.push(await github.world.openPull(repository, { head, author: ann }))
    }
    await github.world.enqueue(pulls, ann)
    return pulls
  }

  function groupOf(pull: PullRequest | undefined, baseSha: string) {
    const entry = pull?.queueEntry
    return {
      headRef: entry?.ref ?? '',
      headSha: entry?.headSha ?? '',
      baseRef: 'refs/heads/main',
      baseSha
    }
  }

  it('holds every pull request between its base and its head', async () => {
    const pulls = await queue(3)
    const baseSha = pulls[0]?.queueEntry?.baseSha ?? ''

    expect(
      await ports().mergeQueue.members(groupOf(pulls[2], baseSha))
    ).toEqual({
      members: pulls.map(pull => ({
        number: pull.number,
        range: {
          base: pull.queueEntry?.baseSha,
          head: pull.queueEntry?.headSha
        }
      })),
      baseSha,
      gaps: [],
      viewer: { appSlug: 'github-actions', login: 'github-actions[bot]' }
    })
    expect(small().github.requests()).toHaveLength(1)
  })

  it('that the queue no longer holds has a gap beside the one its ref names', async () => {
    const pulls = await queue(2)
    const baseSha = pulls[0]?.queueEntry?.baseSha ?? ''
    const group = groupOf(pulls[1], baseSha)
    for (const pull of pulls) small().github.world.dequeue(pull)

    const { members, gaps } = await ports().mergeQueue.members(group)
    expect(members).toEqual([{ number: 2, range: undefined }])
    expect(gaps).toHaveLength(1)
  })

  it('of a server without merge queues has a gap', async () => {
    await renew({ missingFields: ['Repository.mergeQueue'] })
    const pulls = await queue(1)
    const baseSha = pulls[0]?.queueEntry?.baseSha ?? ''

    const { gaps } = await ports().mergeQueue.members(
      groupOf(pulls[0], baseSha)
    )
    expect(gaps.map(gap => gap.reason)).toEqual([
      expect.stringContaining('lacks a field')
    ])
  })
})
