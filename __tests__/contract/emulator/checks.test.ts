/** Check runs and statuses: ownership, limits, order, in GitHub's own words. */
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it
} from '@jest/globals'

import { createExchangeWatch } from '../../support/github-description/exchange-watch.ts'
import type { ExchangeWatch } from '../../support/github-description/exchange-watch.ts'
import { clientOf, refusalOf, smallWorld, WIDGETS } from './small-world.ts'
import type { SmallWorld } from './small-world.ts'
import { held } from '../../support/github-description/held.ts'

const watch = held<ExchangeWatch>()
const small = held<SmallWorld>()

function client(token = small.get().token): ReturnType<typeof clientOf> {
  return clientOf(small.get().github, token)
}

function annotations(count: number): {
  path: string
  start_line: number
  end_line: number
  annotation_level: 'failure'
  message: string
}[] {
  return Array.from({ length: count }, (_, at) => ({
    path: 'src/a.txt',
    start_line: at + 1,
    end_line: at + 1,
    annotation_level: 'failure',
    message: `line ${at + 1}`
  }))
}

beforeAll(() => {
  watch.set(createExchangeWatch())
})

beforeEach(async () => {
  small.set(await smallWorld({ onExchange: watch.get().onExchange }))
})

afterEach(async () => {
  await small.get().github.stop()
  watch.get().expectNone()
})

async function createRun(
  name = 'completion-gate'
): Promise<{ id: number; status: string }> {
  const { data } = await client().rest.checks.create({
    ...WIDGETS,
    name,
    head_sha: small.get().pull.headSha,
    status: 'in_progress',
    external_id: 'one'
  })
  return data
}

describe('a check run', () => {
  it('is made by the app of the token and names the pull request', async () => {
    const { id } = await createRun()
    const { data } = await client().rest.checks.get({
      ...WIDGETS,
      check_run_id: id
    })

    expect(data).toMatchObject({
      status: 'in_progress',
      conclusion: null,
      external_id: 'one',
      app: { id: 15368, slug: 'github-actions' }
    })
    expect(data.pull_requests.map(pull => pull.number)).toEqual([1])
  })

  it('is completed by its conclusion and opened again by a status', async () => {
    const { id } = await createRun()
    const { rest } = client()
    const run = { ...WIDGETS, check_run_id: id }
    const done = await rest.checks.update({ ...run, conclusion: 'failure' })
    const again = await rest.checks.update({ ...run, status: 'in_progress' })

    expect(done.data).toMatchObject({
      status: 'completed',
      conclusion: 'failure'
    })
    expect(done.data.completed_at).not.toBeNull()
    expect(again.data).toMatchObject({
      status: 'in_progress',
      conclusion: null,
      completed_at: null
    })
  })

  it('appends annotations with every update', async () => {
    const { id } = await createRun()
    const { rest } = client()
    const run = { ...WIDGETS, check_run_id: id }
    for (const count of [50, 2]) {
      const output = {
        title: 'Failed',
        summary: 'two lines',
        annotations: annotations(count)
      }
      await rest.checks.update({ ...run, output })
    }
    const { data } = await rest.checks.get(run)
    const last = await rest.checks.listAnnotations({ ...run, page: 2 })

    expect(data.output.annotations_count).toBe(52)
    expect(last.data.at(-1)).toMatchObject({ message: 'line 2' })
  })

  it('takes no more than 50 annotations at once, and GitHub says so too', async () => {
    const { id } = await createRun()
    const output = {
      title: 'Failed',
      summary: 'many',
      annotations: annotations(51)
    }
    const refusal = await refusalOf(
      client().rest.checks.update({ ...WIDGETS, check_run_id: id, output })
    )

    expect(refusal.status).toBe(422)
    expect(refusal.message).toContain('No more than 50 items are allowed')
    expect(watch.get().problems().join()).toContain(
      'must NOT have more than 50'
    )
    expect(small.get().repository.checkRuns[0]?.annotations).toEqual([])
  })

  it('takes 65535 bytes of text and not one more', async () => {
    const { id } = await createRun()
    const { rest } = client()
    const run = { ...WIDGETS, check_run_id: id }
    // Three bytes each in UTF-8, so characters alone would not be over the limit.
    const fits = '€'.repeat(21_845)
    await rest.checks.update({ ...run, output: { summary: fits, text: fits } })
    const refusal = await refusalOf(
      rest.checks.update({ ...run, output: { summary: `${fits}x` } })
    )

    expect(refusal.status).toBe(422)
    expect(refusal.message).toContain('Validation Failed')
    expect(watch.get().problems().join()).toContain('has 65536 bytes')
  })

  it('needs a conclusion to be completed, and a known commit', async () => {
    const { rest } = client()
    const draft = {
      ...WIDGETS,
      name: 'gate',
      head_sha: small.get().pull.headSha
    }
    // The client's own types refuse it, so the call is made by its address.
    const incomplete = await refusalOf(
      client().request('POST /repos/{owner}/{repo}/check-runs', {
        ...draft,
        status: 'completed'
      } as never)
    )
    const unknown = await refusalOf(
      rest.checks.create({ ...draft, head_sha: 'f'.repeat(40) })
    )

    expect(incomplete.status).toBe(422)
    expect(unknown.message).toContain('No commit found for SHA')
    expect(watch.get().problems().join()).toContain('conclusion is missing')
  })

  it('can be changed by its own app alone', async () => {
    const { id } = await createRun()
    const { world } = small.get().github
    const other = world.installationToken(world.app('other-gate'), {
      permissions: { checks: 'write' }
    })
    const run = { ...WIDGETS, check_run_id: id, conclusion: 'success' as const }
    const refusal = await refusalOf(client(other).rest.checks.update(run))

    expect(refusal.status).toBe(403)
    expect(refusal.message).toContain(
      'check run can only be modified by the GitHub App that created it'
    )
    expect(small.get().repository.checkRuns[0]?.conclusion).toBeNull()
  })

  it('cannot be made by a person', async () => {
    const { github, ann, pull } = small.get()
    const token = github.world.personalToken(ann)
    const draft = { ...WIDGETS, name: 'gate', head_sha: pull.headSha }
    const refusal = await refusalOf(client(token).rest.checks.create(draft))

    expect(refusal.status).toBe(403)
    expect(refusal.message).toContain('authenticate via a GitHub App')
  })

  it('cannot be made with a read-only token', async () => {
    const { github, repository, pull } = small.get()
    const token = github.world.actionsToken(repository, { contents: 'read' })
    const draft = { ...WIDGETS, name: 'gate', head_sha: pull.headSha }
    const refusal = await refusalOf(client(token).rest.checks.create(draft))

    expect(refusal.status).toBe(403)
    expect(refusal.message).toContain('Resource not accessible by integration')
  })
})

describe('check runs of a commit', () => {
  it('are found by name and app, the latest of each unless all are asked for', async () => {
    const first = await createRun()
    const second = await createRun()
    await createRun('other')
    const { world } = small.get().github
    const app = world.app('other-gate')
    const { headSha } = small.get().pull
    world.checkRun(small.get().repository, app, {
      name: 'completion-gate',
      headSha
    })
    const { rest } = client()
    const query = { ...WIDGETS, ref: headSha, check_name: 'completion-gate' }
    const own = await rest.checks.listForRef({ ...query, app_id: 15368 })
    const all = await rest.checks.listForRef({
      ...query,
      app_id: 15368,
      filter: 'all'
    })
    const any = await rest.checks.listForRef(query)

    expect(own.data.check_runs.map(run => run.id)).toEqual([second.id])
    expect(all.data.check_runs.map(run => run.id)).toEqual([
      first.id,
      second.id
    ])
    expect(any.data.check_runs.map(run => run.app?.slug)).toEqual([
      'github-actions',
      'other-gate'
    ])
  })
})

describe('a commit status', () => {
  it('is posted on a commit and listed newest first', async () => {
    const { headSha } = small.get().pull
    const { rest } = client()
    const status = { ...WIDGETS, sha: headSha, context: 'completion-gate' }
    await rest.repos.createCommitStatus({ ...status, state: 'pending' })
    await rest.repos.createCommitStatus({ ...status, state: 'success' })
    const { data } = await rest.repos.listCommitStatusesForRef({
      ...WIDGETS,
      ref: headSha
    })

    expect(data.map(each => each.state)).toEqual(['success', 'pending'])
    expect(data[0]?.creator?.login).toBe('github-actions[bot]')
  })

  it('has at most 1000 for a commit and context', async () => {
    const { github, repository, pull, ann } = small.get()
    for (let at = 0; at < 1000; at += 1) {
      github.world.status(repository, {
        sha: pull.headSha,
        state: 'pending',
        creator: ann,
        context: 'Completion-Gate'
      })
    }
    const refusal = await refusalOf(
      client().rest.repos.createCommitStatus({
        ...WIDGETS,
        sha: pull.headSha,
        state: 'success',
        context: 'completion-gate'
      })
    )

    expect(refusal.status).toBe(422)
  })
})
