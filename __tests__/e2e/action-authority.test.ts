/** The built action asks who may waive at the moment of the decision, and every no says what was asked for. */
import { describe, expect, it } from '@jest/globals'

import { FAULTS } from '../../src/emulator/index.ts'
import {
  act,
  expectVerdict,
  ownComments,
  productDigest,
  say,
  stand,
  useScenes,
  WRONG
} from '../support/action-scenes.ts'
import type { Account } from '../../src/emulator/index.ts'
import type { Scene, SceneOptions } from '../support/action-scenes.ts'

const scene = useScenes()

const DIGEST = productDigest(WRONG)
const CLAIM = `/waive ${DIGEST} known and tracked`
const COPY = `/waive ${DIGEST} <reason>`
const WAIVED = { conclusion: 'success', title: /^Waived: / } as const
const STANDS = {
  conclusion: 'failure',
  title: /^Incomplete: 1 required check failed$/
} as const

function authority(lines: string): SceneOptions {
  return { product: WRONG, morePolicy: `waivers:\n  authority:\n${lines}` }
}

async function failedScene(lines: string): Promise<Scene> {
  const made = await scene(authority(lines))
  stand(made, { proof: 'failed', effectDigest: DIGEST })
  return made
}

function granted(made: Scene, login: string, role: string): Account {
  const account = made.github.world.user(login)
  made.github.world.grant(made.repository, account, role)
  return account
}

describe('authority by role', () => {
  it('may be a custom role, by its own name and not by what it is based on', async () => {
    const made = await failedScene('    permissions: [release-manager]\n')
    const plain = await say(made, granted(made, 'eve', 'maintain'), CLAIM)
    expectVerdict(made, plain.run, STANDS)
    expect(ownComments(made)).toEqual([
      expect.stringMatching(
        /eve has the role maintain; the policy asks for the role release/
      )
    ])
    // GitHub shows a custom role on top of the one that it extends.
    made.repository.owner.customRoles.set('release-manager', 'write')
    const named = granted(made, 'rita', 'release-manager')
    const { run } = await say(made, named, CLAIM)
    expect(run.evidence?.refused_claims.map(one => one.by)).toEqual(['eve'])
    expectVerdict(made, run, WAIVED)
  })
})

describe('authority by name', () => {
  it('is of a person in whatever letters', async () => {
    const made = await failedScene('    permissions: []\n    users: [RITA]\n')
    const rita = granted(made, 'Rita', 'read')
    expectVerdict(made, (await say(made, rita, CLAIM)).run, WAIVED)
  })

  it('is of no bot, though the policy lists it', async () => {
    const made = await failedScene('    users: [robot]\n')
    const bot = made.github.world.bot('robot[bot]')
    made.github.world.grant(made.repository, bot, 'admin')
    expectVerdict(made, (await say(made, bot, CLAIM)).run, STANDS)
    expect(ownComments(made)).toEqual([
      expect.stringContaining('Only a person can waive')
    ])
  })
})

describe('authority by team', () => {
  it('that a workflow’s token cannot read is a no that names the token to give', async () => {
    const made = await failedScene(
      '    permissions: []\n    teams: [release-managers]\n'
    )
    const rita = granted(made, 'rita', 'write')
    const { run } = await say(made, rita, CLAIM)
    const standing = expectVerdict(made, run, STANDS)
    const [answer] = ownComments(made)
    for (const text of [answer, standing.summary]) {
      expect(text).toMatch(/the teams could not be read/)
      expect(text).toMatch(/GitHub App.*members: read/)
      expect(text).toContain(COPY)
    }
  })
})

describe('a stale label', () => {
  it('that the token may not remove is said to be stale, and stays', async () => {
    const made = await scene({ product: WRONG })
    stand(made, { proof: 'failed', effectDigest: DIGEST })
    const { github, repository, pull, maintainer, agent } = made
    const label = 'waive: known and tracked'
    const set = github.world.addLabel(pull, label, maintainer)
    const waived = await act(made, github.event.label(pull, set))
    expectVerdict(made, waived, WAIVED)
    const before = pull.headSha
    await github.world.commit(repository, {
      branch: 'feature',
      files: { 'product.txt': 'worse\n' }
    })
    const fault = github.fault({
      match: { method: 'DELETE', path: /\/labels\// },
      action: FAULTS.forbidden
    })
    const run = await act(made, github.event.synchronize(pull, agent, before))
    const digest = productDigest('worse\n')
    const standing = expectVerdict(made, run, { ...STANDS, digest })
    expect(fault.hits()).toBe(1)
    expect(pull.labels).toHaveLength(1)
    expect(standing.summary).toContain('The label is stale')
    expect(standing.summary).toContain(`/waive ${digest} <reason>`)
    expect(run.log).toMatch(/is stale, and could not be removed: /)
    expect(run.summary).toMatch(/could not be removed/)
  })
})
