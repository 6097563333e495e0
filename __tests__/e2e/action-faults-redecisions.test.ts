/** Every fault of GitHub at every call of a run that only answers a claim: the right verdict, or a red one with its reason. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import { productDigest, stand, WRONG } from '../support/action-scenes.ts'
import {
  expectClosed,
  expectSound,
  FAULTS_OF_A_SWEEP,
  inPairs,
  LASTING_FAULTS,
  runUnder
} from '../support/fault-sweep.ts'
import { actionWorld } from '../support/run-action.ts'
import type { RequestMatcher } from '../../src/emulator/index.ts'
import type {
  Swept,
  SweptEvent,
  SweptFault,
  SweptWorld
} from '../support/fault-sweep.ts'

/** The calls that every claim makes, in their order. */
const CALLS: Readonly<Record<string, RequestMatcher>> = {
  'the reading of the pull request': { path: '/graphql' },
  'the apps of its claims': {
    method: 'GET',
    path: /\/issues\/\d+\/comments$/
  },
  'the fetch of the base': { path: /\/git-upload-pack$/ },
  'the permission of the claimant': { path: /\/permission$/ },
  'the reaction to the claim': { path: /\/reactions$/ },
  'the update of the check run': { method: 'PATCH' },
  'the commit status': { path: /\/statuses\// },
  'the reading after the verdict': { path: '/graphql', skip: 1 }
}

/** A refused claim is answered in words too. */
const REFUSAL: RequestMatcher = {
  method: 'POST',
  path: /\/issues\/\d+\/comments$/
}

interface Claimed {
  readonly world: SweptWorld
  readonly claim: SweptEvent
}

const made: Record<'accepted' | 'refused', Claimed[]> = {
  accepted: [],
  refused: []
}

/** A failed head, and a comment that waives it: of the maintainer, or of a person who may not. */
async function claimed(by: 'maintainer' | 'writer'): Promise<Claimed> {
  const world = await actionWorld({ product: WRONG })
  const { github, repository, pull, maintainer } = world
  const writer = github.world.user('bob', { emails: ['bob@example.com'] })
  github.world.grant(repository, writer, 'write')
  const author = by === 'maintainer' ? maintainer : writer
  const effectDigest = productDigest(WRONG)
  const comment = github.world.comment(pull, {
    author,
    body: `/waive ${effectDigest} known and tracked`
  })
  return {
    world: { ...world, passes: by === 'maintainer', green: /^Waived: /m },
    claim: {
      event: github.event.comment('created', comment, author),
      prepare: () => {
        // A run that finds its answer does not answer again.
        for (const own of pull.comments.filter(one => one !== comment))
          github.world.deleteComment(own)
        stand(world, { proof: 'failed', effectDigest })
      }
    }
  }
}

beforeAll(async () => {
  made.accepted.push(await claimed('maintainer'))
  made.refused.push(await claimed('writer'))
})

afterAll(async () => {
  for (const { world } of [...made.accepted, ...made.refused])
    await world.github.stop()
})

async function claimUnder(
  which: 'accepted' | 'refused',
  match: RequestMatcher,
  fault: SweptFault
): Promise<Swept> {
  const [one] = made[which]
  if (one === undefined) throw new Error('The worlds exist while tests run.')
  const action = FAULTS_OF_A_SWEEP[fault]
  return await runUnder(one.world, match, action, one.claim)
}

/** Beyond what holds of every run: green is by the waiver alone, and the head keeps its check run. */
function expectAnswered(swept: Swept): void {
  expectSound(swept)
  expectClosed(swept)
  const standing = swept.checkRuns.filter(
    ({ name }) => !name.endsWith('(superseded)')
  )
  expect(standing).toHaveLength(1)
  for (const { conclusion, title } of swept.checkRuns)
    if (conclusion === 'success') expect(title).toMatch(swept.world.green)
}

describe.each(Object.entries(CALLS))('%s', (_, match) => {
  it.each(inPairs(FAULTS_OF_A_SWEEP))(
    'meets %s once on a waiver, and %s on a refused claim',
    async (one, other) => {
      const swept = await Promise.all([
        claimUnder('accepted', { ...match, times: 1 }, one),
        claimUnder('refused', { ...match, times: 1 }, other)
      ])
      for (const each of swept) expectAnswered(each)
    }
  )

  it.each(LASTING_FAULTS)('meets %s for ever', async fault => {
    const swept = await Promise.all([
      claimUnder('accepted', match, fault),
      claimUnder('refused', match, fault)
    ])
    for (const each of swept) expectAnswered(each)
  })
})

describe('the answer to a refused claim', () => {
  it.each(Object.keys(FAULTS_OF_A_SWEEP) as SweptFault[])(
    'meets %s once',
    async fault => {
      expectAnswered(
        await claimUnder('refused', { ...REFUSAL, times: 1 }, fault)
      )
    }
  )
})

it('without a fault, the waiver is green and the refused claim red', async () => {
  const nothing = { path: /never/ }
  const [waived, refused] = await Promise.all([
    claimUnder('accepted', nothing, 'status 500'),
    claimUnder('refused', nothing, 'status 500')
  ])
  expect([waived.run.code, refused.run.code]).toEqual([0, 1])
  expect(waived.run.log).toMatch(waived.world.green)
})
