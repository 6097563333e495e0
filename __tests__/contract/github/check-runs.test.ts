/** The check run: never two, always a verdict, whatever GitHub refuses. */
import { describe, expect, it } from '@jest/globals'

import { CHECK, connected, errorOf, worlds } from './connected.ts'
import type {
  CheckAnnotation,
  CheckRunDraft,
  CheckRunWriter
} from '../../../src/github-ports.ts'
import { FAULTS } from '../../../src/emulator/index.ts'
import type { CheckRun } from '../../../src/emulator/index.ts'

const { small } = worlds()

function writer(): CheckRunWriter {
  return connected(small()).checkRuns
}

function draft(other: Partial<CheckRunDraft> = {}): CheckRunDraft {
  return {
    name: CHECK,
    headSha: small().pull.headSha,
    externalId: 'gate:run-1:1',
    conclusion: undefined,
    page: { title: 'Working', summary: 'In progress.' },
    annotations: [],
    ...other
  }
}

function annotations(count: number): readonly CheckAnnotation[] {
  return Array.from({ length: count }, (_, at) => ({
    path: 'src/a.txt',
    start_line: at + 1,
    end_line: at + 1,
    annotation_level: 'failure',
    message: `line ${at + 1}`
  }))
}

function stored(): readonly CheckRun[] {
  return small().repository.checkRuns
}

const CREATE = { method: 'POST', path: /\/check-runs$/ }
const UPDATE = { method: 'PATCH', path: /\/check-runs\/\d+$/ }

describe('a check run', () => {
  it('is created in progress and closed by an update, two requests in all', async () => {
    const { run } = await writer().write(draft())
    const closed = await writer().write(
      draft({
        conclusion: 'success',
        externalId: 'gate:run-1:1:digest',
        page: { title: 'Verified', summary: 'All passed.', text: 'Details' }
      }),
      run
    )

    expect(run).toMatchObject({
      status: 'in_progress',
      appSlug: 'github-actions',
      externalId: 'gate:run-1:1'
    })
    expect(closed.run).toMatchObject({
      id: run.id,
      status: 'completed',
      conclusion: 'success',
      title: 'Verified',
      externalId: 'gate:run-1:1:digest'
    })
    expect(closed.remarks).toEqual([])
    expect(stored()).toHaveLength(1)
    expect(small().github.requests()).toHaveLength(2)
  })

  it('that was completed is opened again by a later run', async () => {
    const { run } = await writer().write(draft({ conclusion: 'failure' }))
    const again = await writer().write(draft({ externalId: 'gate:2' }), run)

    expect(again.run).toMatchObject({ id: run.id, status: 'in_progress' })
    expect(again.run.conclusion).toBeUndefined()
  })

  it('is found on its commit by its name, whoever made it', async () => {
    const { github, repository, pull } = small()
    const { headSha } = pull
    const app = github.world.app('impostor')
    github.world.checkRun(repository, app, { name: CHECK, headSha })
    await writer().write(draft())

    const found = await writer().find(headSha, CHECK)
    expect(found.map(run => run.appSlug)).toEqual([
      'impostor',
      'github-actions'
    ])
    expect(await writer().find(headSha, 'another')).toEqual([])
  })

  it('of another app is left alone and a new one is made', async () => {
    const { github, repository, pull } = small()
    const other = github.world.checkRun(repository, github.world.app('other'), {
      name: CHECK,
      headSha: pull.headSha,
      conclusion: 'success'
    })
    const standing = (await writer().find(pull.headSha, CHECK))[0]

    const posted = await writer().write(
      draft({ conclusion: 'failure' }),
      standing
    )
    expect(posted.run.id).not.toBe(other.id)
    expect(posted.remarks).toEqual([expect.stringContaining('a new one')])
    expect(stored().map(run => run.conclusion)).toEqual(['success', 'failure'])
  })
})

describe('annotations', () => {
  it.each([
    [50, 1],
    [51, 2],
    [120, 3]
  ])('%d of them go in %d requests', async (count, requests) => {
    const verdict = draft({ conclusion: 'failure' })
    await writer().write({ ...verdict, annotations: annotations(count) })

    expect(small().github.requests()).toHaveLength(requests)
    expect(stored()[0]?.annotations.map(one => one.start_line)).toEqual(
      annotations(count).map(one => one.start_line)
    )
    expect(stored()[0]).toMatchObject({ conclusion: 'failure' })
  })

  it('that cannot be posted leave the verdict and a remark', async () => {
    small().github.fault({ match: UPDATE, action: FAULTS.forbidden })
    const posted = await writer().write(
      draft({ conclusion: 'failure', annotations: annotations(60) })
    )

    expect(stored()[0]).toMatchObject({ conclusion: 'failure' })
    expect(posted.remarks).toEqual([
      expect.stringContaining('first 50 of 60 annotations')
    ])
  })
})

describe('a page that GitHub refuses', () => {
  const page = { title: 'Failed', summary: 'something GitHub dislikes' }
  const smallestPage = { title: 'Failed', summary: 'short' }

  it('is posted as the shortest one, with the same verdict', async () => {
    const { run } = await writer().write(draft())
    const match = { ...UPDATE, times: 1 }
    small().github.fault({ match, action: FAULTS.unprocessable })
    const posted = await writer().write(
      draft({
        conclusion: 'failure',
        page,
        smallestPage,
        annotations: annotations(60)
      }),
      run
    )

    expect(stored()[0]).toMatchObject({
      conclusion: 'failure',
      summary: 'short',
      annotations: []
    })
    expect(posted.remarks).toEqual([
      expect.stringContaining('refused the check page')
    ])
    expect(small().github.requests()).toHaveLength(3)
  })

  it('is an error when there is no shorter one, or that is refused too', async () => {
    small().github.fault({ match: CREATE, action: FAULTS.unprocessable })

    const alone = await errorOf(writer().write(draft({ page })))
    const both = await errorOf(writer().write(draft({ page, smallestPage })))
    expect([alone.code, both.code]).toEqual([
      'GITHUB_REFUSED',
      'GITHUB_REFUSED'
    ])
    expect(small().github.requests()).toHaveLength(3)
  })
})

describe('a creation whose answer is lost', () => {
  it.each([
    ['reset', FAULTS.reset],
    ['cut', FAULTS.truncated],
    ['a 502', FAULTS.badGateway],
    ['of another shape', FAULTS.wrongJson],
    ['no JSON', FAULTS.noJson],
    ['silence', { kind: 'silence', ms: 60_000 } as const]
  ])('but happened is found, not made twice: %s', async (_what, action) => {
    const match = { ...CREATE, times: 1 }
    small().github.fault({ match, action, when: 'after' })
    const waiting = { secondMs: 2, attemptMs: 2_000 }
    const { checkRuns } = connected(small(), { waiting })

    const { run } = await checkRuns.write(draft())
    expect(stored().map(one => one.id)).toEqual([run.id])
  })

  it.each([
    ['reset', FAULTS.reset],
    ['a 500', FAULTS.serverError]
  ])('and never happened is made once: %s', async (_what, action) => {
    const match = { ...CREATE, times: 1 }
    small().github.fault({ match, action })

    const { run } = await writer().write(draft())
    expect(stored().map(one => one.id)).toEqual([run.id])
  })

  it('is the error when looking for it fails too', async () => {
    const { github } = small()
    github.fault({ match: CREATE, action: FAULTS.serverError })
    github.fault({
      match: { method: 'GET', path: /check-runs/ },
      action: FAULTS.serverError
    })

    const error = await errorOf(writer().write(draft()))
    expect(error).toMatchObject({ code: 'GITHUB_UNAVAILABLE', fault: 'github' })
    expect(error.message).toContain('post the check run')
    expect(github.requests({ method: 'POST' })).toHaveLength(1)
  })
})

describe('a token that may not post', () => {
  it.each([
    ['usual', 'Add `checks: write`'],
    ['fork', 'from a fork'],
    ['dependabot', 'Dependabot']
  ] as const)(
    'in the %s situation is told why: %s',
    async (situation, words) => {
      const { github, repository } = small()
      const token = github.world.actionsToken(repository, { checks: 'read' })

      const error = await errorOf(
        connected(small(), { token: token.value, situation }).checkRuns.write(
          draft()
        )
      )
      expect(error).toMatchObject({ code: 'PERMISSION_MISSING', fault: 'user' })
      expect(error.hint).toContain(words)
    }
  )

  it('is refused before a request when it is blank', () => {
    expect(() => connected(small(), { token: ' ' })).toThrow(/blank/)
  })
})
