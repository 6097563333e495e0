/** The built action decides again without commands, and reads what stands from its own app's check run alone. */
import { describe, expect, it } from '@jest/globals'

import { baseKey, externalId } from '../../src/pull-request/standing-verdict.ts'
import {
  act,
  CHECK_NAME,
  checksRan,
  expectVerdict,
  gateRun,
  judge,
  productDigest,
  RIGHT,
  say,
  stand,
  useScenes,
  WRONG
} from '../support/action-scenes.ts'
import { headOf } from '../support/run-action.ts'
import type { ReviewState } from '../../src/emulator/entities/pull-request.ts'
import type { Account, Review } from '../../src/emulator/index.ts'
import type { Scene } from '../support/action-scenes.ts'
import type { ActionRun } from '../support/run-action.ts'

const scene = useScenes()

const DIGEST = productDigest(RIGHT)

const VERIFIED = {
  conclusion: 'success',
  title: /^Verified: /,
  completion: 'verified',
  digest: DIGEST,
  proof: 'verified'
} as const

const DEMANDED = {
  conclusion: 'action_required',
  title: /^Incomplete: a review still demands a change$/,
  completion: 'incomplete',
  digest: DIGEST,
  proof: 'verified'
} as const

const UNPROVEN = {
  conclusion: 'action_required',
  completion: 'incomplete',
  proof: 'unproven',
  title: /^Incomplete: /
} as const

describe('several decisions on one head', () => {
  it('run the policy’s command once, and keep one check run', async () => {
    const made = await scene()
    const { github, pull, maintainer, agent } = made
    expectVerdict(made, await judge(made), VERIFIED)
    const { id } = gateRun(made)
    const label = github.world.addLabel(pull, 'bug', maintainer)
    const runs = [
      (await say(made, agent, 'Ready.')).run,
      await act(made, github.event.label(pull, label))
    ]
    for (const run of runs) expectVerdict(made, run, VERIFIED)
    expect(gateRun(made).id).toBe(id)
    expect(checksRan(made)).toBe(1)
  })

  it('say that no run has judged the change where none has', async () => {
    const made = await scene()
    const { run } = await say(made, made.agent, 'Ready.')
    const standing = expectVerdict(made, run, UNPROVEN)
    expect(standing.title).toBe(
      'Incomplete: no run has judged exactly this change yet'
    )
    expect(standing.summary).toContain('run the checks again')
    expect(standing.summary).not.toContain('No required check is defined')
    expect(checksRan(made)).toBe(0)
  })

  it('leave the verdict to a run at work, which reads every claim at its end', async () => {
    const made = await scene({ product: WRONG })
    const standing = stand(made, { proof: 'working', runId: 1000 })
    const digest = productDigest(WRONG)
    const { run } = await say(
      made,
      made.maintainer,
      `/waive ${digest} known and tracked`
    )
    expect(run.log).toContain('that run reads every claim again at its end')
    expect(run.code).toBe(1)
    expect(run.outputs).toMatchObject({
      conclusion: 'failure',
      completion: 'incomplete'
    })
    expect(standing).toMatchObject({ status: 'in_progress', conclusion: null })
    expectVerdict(made, await judge(made), {
      conclusion: 'success',
      title: /^Waived: /,
      digest,
      proof: 'failed'
    })
    expect(gateRun(made).id).toBe(standing.id)
  })
})

describe('a check run that is no proof', () => {
  it('is another app’s of the same name with the gate’s own words', async () => {
    const made = await scene({ product: WRONG })
    const forger = made.github.world.app('forger')
    const forged = stand(
      made,
      { proof: 'verified', effectDigest: productDigest(WRONG) },
      forger
    )
    const before = { ...forged }
    const { run } = await say(made, made.agent, 'Ready.')
    expectVerdict(made, run, UNPROVEN)
    expect(forged).toEqual(before)
  })

  it('is another app’s beside the own that failed', async () => {
    const made = await scene({ product: WRONG })
    const digest = productDigest(WRONG)
    stand(made, { proof: 'failed', effectDigest: digest })
    stand(
      made,
      { proof: 'verified', effectDigest: digest, runId: 9000 },
      made.github.world.app('forger')
    )
    const { run } = await say(made, made.agent, 'Ready.')
    expectVerdict(made, run, {
      conclusion: 'failure',
      title: /^Incomplete: 1 required check failed$/,
      digest,
      proof: 'failed',
      code: 0
    })
  })

  it('is a job’s of our own app with the gate’s name: it is left alone too', async () => {
    const made = await scene({ product: WRONG })
    const { github, repository, token } = made
    if (token.app === undefined) throw new Error('The token has no app.')
    const job = github.world.checkRun(repository, token.app, {
      name: CHECK_NAME,
      headSha: headOf(made.pull),
      externalId: '0b5c',
      conclusion: 'success',
      title: 'Verified: 9 required checks passed'
    })
    const { run } = await say(made, made.agent, 'Ready.')
    expect(run.outputs).toMatchObject({ conclusion: 'action_required' })
    expect(run.code).toBe(1)
    expect(job).toMatchObject({ externalId: '0b5c', conclusion: 'success' })
    expect(repository.checkRuns).toHaveLength(2)
  })

  it.each<[string, Parameters<typeof stand>[1]]>([
    [
      'of another digest',
      { proof: 'verified', effectDigest: productDigest('other\n') }
    ],
    [
      'of another base branch',
      {
        proof: 'verified',
        effectDigest: DIGEST,
        baseKey: baseKey('release')
      }
    ],
    [
      'of another pull request',
      { proof: 'verified', effectDigest: DIGEST, pullRequest: 77 }
    ],
    ['of no change', { proof: 'narrative', effectDigest: '' }]
  ])('is the own one %s', async (_, verdict) => {
    const made = await scene()
    stand(made, verdict)
    const { run } = await say(made, made.agent, 'Ready.')
    expectVerdict(made, run, {
      conclusion: UNPROVEN.conclusion,
      title: UNPROVEN.title,
      completion: UNPROVEN.completion
    })
    expect(checksRan(made)).toBe(0)
  })

  it('is the own one with an id that says more than it may', async () => {
    const made = await scene()
    const standing = stand(made, { proof: 'verified', effectDigest: DIGEST })
    standing.externalId = `${externalId({
      pullRequest: 1,
      baseKey: baseKey('main'),
      runId: 900,
      runAttempt: 1,
      proof: 'verified',
      effectDigest: DIGEST
    })}:more`
    const { run } = await say(made, made.agent, 'Ready.')
    expect(run.code).toBe(1)
    expect(run.outputs['conclusion']).toBe('action_required')
  })
})

async function reviewed(
  made: Scene,
  author: Account,
  state: ReviewState,
  body = ''
): Promise<{ readonly review: Review; readonly run: ActionRun }> {
  const { github, pull } = made
  const review = github.world.review(pull, { author, state, body })
  const event = github.event.review('submitted', review, author)
  return { review, run: await act(made, event) }
}

describe('a review that requests changes', () => {
  async function demandedScene(): Promise<
    Scene & { readonly review: Review; readonly run: ActionRun }
  > {
    const made = await scene()
    stand(made, { proof: 'verified', effectDigest: DIGEST })
    const demand = await reviewed(
      made,
      made.maintainer,
      'CHANGES_REQUESTED',
      'Please rename it.'
    )
    expectVerdict(made, demand.run, DEMANDED)
    return { ...made, ...demand }
  }

  it('blocks by the first rule until the same person approves', async () => {
    const made = await demandedScene()
    const { maintainer } = made
    const talk = await reviewed(made, maintainer, 'COMMENTED', 'Well.')
    expectVerdict(made, talk.run, DEMANDED)
    const approval = await reviewed(made, maintainer, 'APPROVED')
    expectVerdict(made, approval.run, VERIFIED)
    expect(checksRan(made)).toBe(0)
  })

  it('is not cleared by another person’s approval', async () => {
    const made = await demandedScene()
    const { github, repository } = made
    const other = github.world.user('other')
    github.world.grant(repository, other, 'admin')
    const approval = await reviewed(made, other, 'APPROVED')
    expectVerdict(made, approval.run, DEMANDED)
  })

  it('blocks until it is dismissed', async () => {
    const made = await demandedScene()
    const { github, review, maintainer } = made
    github.world.dismissReview(review, { actor: maintainer, message: 'Done.' })
    const run = await act(
      made,
      github.event.review('dismissed', review, maintainer)
    )
    expectVerdict(made, run, VERIFIED)
  })

  it('blocks until a waiver names it: the line of the check page does', async () => {
    const made = await demandedScene()
    const [, digest = ''] =
      /\/waive ([0-9a-f]{64}) <reason>/.exec(gateRun(made).summary ?? '') ?? []
    expect(digest).toMatch(/^[0-9a-f]{64}$/)
    expect(digest).not.toBe(DIGEST)
    const { run } = await say(
      made,
      made.maintainer,
      `/waive ${digest} renaming comes later`
    )
    expectVerdict(made, run, VERIFIED)
    expect(checksRan(made)).toBe(0)
  })

  it('does not block where the person has no authority', async () => {
    const made = await scene()
    stand(made, { proof: 'verified', effectDigest: DIGEST })
    const { github, repository } = made
    const writer = github.world.user('writer')
    github.world.grant(repository, writer, 'write')
    const { run } = await reviewed(made, writer, 'CHANGES_REQUESTED', 'No.')
    expectVerdict(made, run, VERIFIED)
  })
})
