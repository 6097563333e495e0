/** The built action refuses a claim that does not count: the verdict stands, and the comment is answered by a reaction and one line. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import { FAULTS } from '../../src/emulator/index.ts'
import {
  act,
  checksRan,
  expectVerdict,
  gateRun,
  ownComments,
  ownReactions,
  productDigest,
  say,
  stand,
  useScenes,
  WRONG
} from '../support/action-scenes.ts'
import type { Account, IssueComment } from '../../src/emulator/index.ts'
import type { Scene } from '../support/action-scenes.ts'
import type { ActionRun } from '../support/run-action.ts'

const scene = useScenes(afterAll)

const DIGEST = productDigest(WRONG)
const CLAIM = `/waive ${DIGEST} known and tracked`
const STANDS = {
  conclusion: 'failure',
  title: /^Incomplete: 1 required check failed$/,
  completion: 'incomplete',
  digest: DIGEST,
  proof: 'failed'
} as const

const shared: Scene[] = []

beforeAll(async () => {
  const made = await scene({ product: WRONG })
  const { github, repository } = made
  const { world } = github
  for (const [login, email] of [
    ['committer', 'committer@example.com'],
    ['helper', 'helper@example.com']
  ] as const)
    world.grant(repository, world.user(login, { emails: [email] }), 'admin')
  await world.commit(repository, {
    branch: 'feature',
    message: 'More\n\nCo-authored-by: Helper <helper@example.com>',
    author: { name: 'Coder', email: 'coder@example.com' },
    committer: { name: 'Committer', email: 'committer@example.com' }
  })
  stand(made, { proof: 'failed', effectDigest: DIGEST })
  shared.push(made)
})

function world(): Scene {
  const [made] = shared
  if (made === undefined) throw new Error('The shared world is missing.')
  return made
}

/** Somebody who could waive, were it not for what the test is about. */
function admin(login: string): Account {
  const { github, repository } = world()
  const known = [...github.store.accounts.values()].find(
    one => one.login === login
  )
  const account = known ?? github.world.user(login)
  github.world.grant(repository, account, 'admin')
  return account
}

function expectRefused(
  { comment, run }: { comment: IssueComment; run: ActionRun },
  words: string | RegExp,
  reaction = '-1'
): void {
  const made = world()
  expectVerdict(made, run, STANDS)
  expect(ownReactions(made, comment)).toEqual([reaction])
  const answer = ownComments(made).at(-1) ?? ''
  expect(answer).toContain('does not count')
  expect(answer).toMatch(words)
  expect(answer).toMatch(
    new RegExp(
      `The line to copy: \`(/waive ${DIGEST} <reason>|/unwaive ${DIGEST})\``
    )
  )
  expect(answer.split('\n')).toHaveLength(1)
  expect(checksRan(made)).toBe(0)
}

describe('a claim of somebody with a hand in the change', () => {
  it.each([
    ['the author of the pull request', 'coder', /The author of the pull/],
    ['a co-author of a commit', 'helper', /co-author of one of its commits/],
    ['the committer of a commit', 'committer', /committer or co-author of one/]
  ])('is refused: %s', async (_, login, words) => {
    expectRefused(await say(world(), admin(login), CLAIM), words)
  })
})

describe('a claim of an account that is no person', () => {
  it('is refused: a bot', async () => {
    const made = world()
    const bot = made.github.world.bot('robot[bot]')
    made.github.world.grant(made.repository, bot, 'admin')
    expectRefused(await say(made, bot, CLAIM), /Only a person can waive/)
  })

  it('is refused: an agent under the name of a user', async () => {
    expectRefused(await say(world(), admin('Copilot'), CLAIM), /is an agent/)
  })

  it('is refused: a mannequin', async () => {
    const made = world()
    const { github, pull, agent } = made
    const doll = github.world.mannequin('imported')
    const comment = github.world.comment(pull, { author: doll, body: CLAIM })
    // GitHub sends no event of a mannequin's: the next one meets its comment.
    const { run } = await say(made, agent, 'Ready.')
    expectVerdict(made, run, { ...STANDS, code: 0 })
    expect(run.evidence?.refused_claims).toContainEqual(
      expect.objectContaining({
        by: 'imported',
        refused: expect.stringContaining('Only a person can waive')
      })
    )
    expect(ownReactions(made, comment)).toEqual([])
  })

  it('is refused: a person’s words that an app wrote', async () => {
    const made = world()
    const { github, pull, maintainer } = made
    const comment = github.world.comment(pull, {
      author: maintainer,
      body: CLAIM,
      via: github.world.app('assistant')
    })
    const event = github.event.comment('created', comment, maintainer)
    expectRefused({ comment, run: await act(made, event) }, /through an app/)
  })

  it('is refused: an account that was deleted meanwhile', async () => {
    const made = world()
    const { github, pull } = made
    const gone = admin('leaver')
    const comment = github.world.comment(pull, { author: gone, body: CLAIM })
    const event = github.event.comment('created', comment, gone)
    github.world.deleteAccount(gone)
    expectRefused({ comment, run: await act(made, event) }, /was deleted/)
  })
})

describe('a claim without authority', () => {
  it.each(['write', 'triage', 'read'])(
    'is refused: the role %s',
    async role => {
      const made = world()
      const person = made.github.world.user(`has-${role}`)
      made.github.world.grant(made.repository, person, role)
      expectRefused(
        await say(made, person, CLAIM),
        new RegExp(`has the role ${role}; the policy asks for the role maint`)
      )
    }
  )

  it('is refused: a look-up of the permission that failed', async () => {
    const made = world()
    const fault = made.github.fault({
      match: { path: /\/collaborators\/ann\/permission$/ },
      action: FAULTS.forbidden
    })
    const said = await say(made, made.maintainer, CLAIM)
    fault.remove()
    made.github.world.deleteComment(said.comment)
    expect(fault.hits()).toBeGreaterThan(0)
    expectRefused(said, /could not be looked up/)
  })
})

describe('a claim in other words', () => {
  it.each([
    ['a short digest', `/waive ${DIGEST.slice(0, 12)} known`, /has 12 digits/],
    [
      'the digest of another change',
      `/waive ${productDigest('other\n')} known and tracked`,
      new RegExp(`It is stale.*${DIGEST}`)
    ],
    ['no reason', `/waive ${DIGEST}`, /The reason is missing/],
    ['no digest', '/waive', /The effect digest is missing/],
    [
      'a digest in upper case',
      `/waive ${DIGEST.toUpperCase()} known`,
      /in lower case/
    ],
    ['two commands', `${CLAIM}\n/unwaive ${DIGEST}`, /several commands/],
    [
      'a take-back of another digest',
      `/unwaive ${productDigest('other\n')}`,
      /nothing to take back/
    ]
  ])('is refused: %s', async (_, body, words) => {
    expectRefused(await say(world(), admin('boss'), body), words)
  })

  it('is refused: one that was edited before it was read', async () => {
    const made = world()
    const { github, pull, agent } = made
    const boss = admin('boss')
    const comment = github.world.comment(pull, { author: boss, body: 'Hm.' })
    const event = github.event.comment('created', comment, boss)
    github.world.edit(comment, { editor: agent, body: CLAIM })
    expectRefused({ comment, run: await act(made, event) }, /It was edited/)
  })

  it('is refused: one that came by e-mail', async () => {
    const made = world()
    const { github, pull } = made
    const boss = admin('boss')
    const comment = github.world.comment(pull, {
      author: boss,
      body: CLAIM,
      createdViaEmail: true
    })
    const event = github.event.comment('created', comment, boss)
    expectRefused({ comment, run: await act(made, event) }, /by e-mail/)
  })

  it.each([
    ['a quote', `> ${CLAIM}`, /in a quote/],
    ['a block of code', `\`\`\`\n${CLAIM}\n\`\`\``, /in code/],
    ['indented code', `    ${CLAIM}`, /before the command/],
    ['code in a line', `\`${CLAIM}\``, /in code/],
    ['a list', `- ${CLAIM}`, /in a list/],
    ['a hidden character', `\u200b${CLAIM}`, /nobody sees/],
    ['a later line', `Agreed.\r\n\r\n${CLAIM}`, /begin the first line/]
  ])('is no claim, and is told why: %s', async (_, body, words) => {
    const made = world()
    const { comment, run } = await say(made, admin('boss'), body)
    expectRefused({ comment, run }, words, 'confused')
  })

  it.each([
    ['an HTML comment', `<!--\n${CLAIM}\n-->`],
    ['talk below a quoted claim', `> ${CLAIM}\n\nI would rather not.`]
  ])(
    'is no claim, marks nothing red and is not answered: %s',
    async (_, body) => {
      const made = world()
      const answers = ownComments(made).length
      const { comment, run } = await say(made, admin('boss'), body)
      expectVerdict(made, run, { ...STANDS, code: 0 })
      expect(run.log).toContain('::notice::This comment claims nothing')
      expect(ownReactions(made, comment)).toEqual([])
      expect(ownComments(made)).toHaveLength(answers)
    }
  )
})

describe('all of these claims together', () => {
  it('leave one check run, whose page names who claimed and why it does not count', () => {
    const standing = gateRun(world())
    expect(standing.summary).toMatch(
      /Refused: the claim of `coder` for `[0-9a-f]{64}`\. The author of the pull request cannot waive it/
    )
    expect(standing.summary).not.toContain('..')
  })
})
