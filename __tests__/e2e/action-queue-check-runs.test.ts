/** The built action beside other check runs on the commit of a merge group, and what a group costs in requests. */
import { describe, expect, it } from '@jest/globals'

import { baseKey, externalId } from '../../src/pull-request/standing-verdict.ts'
import {
  act,
  CHECK_NAME,
  checksRan,
  expectVerdict,
  gateRun,
  useScenes,
  WRONG
} from '../support/action-scenes.ts'
import type { App, CheckRun, EmulatedEvent } from '../../src/emulator/index.ts'
import type { ProofState } from '../../src/pull-request/standing-verdict.ts'
import type { Scene, SceneOptions } from '../support/action-scenes.ts'

const scene = useScenes()

interface Group extends Scene {
  readonly event: EmulatedEvent
}

/** A group of some pull requests, the scene's own first. */
async function group(
  members: number,
  options: SceneOptions = {}
): Promise<Group> {
  const made = await scene(options)
  const { github, repository, agent, maintainer, pull } = made
  const pulls = [pull]
  for (let at = 1; at < members; at += 1) {
    const branch = `more-${String(at)}`
    await github.world.commit(repository, {
      branch,
      files: { [`${branch}.txt`]: 'more\n' },
      author: { name: 'Coder', email: 'coder@example.com' }
    })
    pulls.push(
      await github.world.openPull(repository, { head: branch, author: agent })
    )
  }
  await github.world.enqueue(pulls, maintainer)
  const event = github.event.mergeGroup(pulls.at(-1) ?? pull)
  return { ...made, event }
}

function standOnGroup(
  { github, repository, token, event }: Group,
  verdict: { readonly proof: ProofState; readonly runId: number },
  app?: App
): CheckRun {
  const maker = app ?? token.app
  if (maker === undefined) throw new Error('The scene’s token has no app.')
  return github.world.checkRun(repository, maker, {
    name: CHECK_NAME,
    headSha: event.sha,
    externalId: externalId({
      pullRequest: 0,
      baseKey: baseKey('refs/heads/main'),
      runAttempt: 1,
      effectDigest: '',
      ...verdict
    }),
    title: 'As an earlier run left it',
    summary: 'Earlier.',
    ...(verdict.proof === 'working'
      ? { status: 'in_progress' }
      : { conclusion: verdict.proof === 'verified' ? 'success' : 'failure' })
  })
}

const ON = (made: Group): { readonly checkout: string } => ({
  checkout: made.event.sha
})

describe('a merge group with a check run of another app under the gate’s name', () => {
  it.each(['verified', 'working'] as const)(
    'is judged all the same, whatever run it claims to be of: %s',
    async proof => {
      const made = await group(1, { product: WRONG })
      const other = made.github.world.app('other')
      const forged = standOnGroup(made, { proof, runId: 99_999 }, other)
      const before = { ...forged }
      const run = await act(made, made.event, ON(made))
      expectVerdict(made, run, {
        sha: made.event.sha,
        conclusion: 'failure',
        title: /^Incomplete: 1 required check failed$/
      })
      expect(forged).toEqual(before)
    }
  )
})

describe('a merge group with a check run that a killed run left in progress', () => {
  it('has one check run of the name in the end', async () => {
    const made = await group(1)
    const dead = standOnGroup(made, { proof: 'working', runId: 900 })
    const run = await act(made, made.event, ON(made))
    expectVerdict(made, run, {
      sha: made.event.sha,
      conclusion: 'success',
      title: /^Verified: /
    })
    expect(dead).toMatchObject({ status: 'completed', conclusion: 'cancelled' })
  })
})

describe('a merge group whose run ends in an error', () => {
  it('leaves no green of an earlier run', async () => {
    const made = await group(1)
    standOnGroup(made, { proof: 'verified', runId: 900 })
    const run = await act(made, made.event, {
      ...ON(made),
      environment: { GITHUB_WORKSPACE: '/nonexistent' }
    })
    expect(run.code).toBe(1)
    expect(checksRan(made)).toBe(0)
    expect(gateRun(made, made.event.sha).conclusion).toBe('failure')
  })
})

describe('the requests of a merge group', () => {
  it.each([1, 3])(
    'are five, and two for each of its pull requests: %i',
    async members => {
      const made = await group(members)
      const run = await act(made, made.event, ON(made))
      expectVerdict(made, run, {
        sha: made.event.sha,
        conclusion: 'success',
        title: /^Verified: /
      })
      expect(made.github.requests()).toHaveLength(5 + 2 * members)
    }
  )
})
