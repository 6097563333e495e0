/** The built action on the Node that action.yml names: the same verdicts as on Node 20. */
import { beforeAll, describe, expect, it } from '@jest/globals'

import {
  checksRan,
  expectVerdict,
  judge,
  productDigest,
  RIGHT,
  useScenes,
  WRONG
} from '../support/action-scenes.ts'
import { node24 } from '../support/node24.ts'

const INSTALLING_MS = 180_000

const scene = useScenes()
const found: { node?: string } = {}

function onNode24(): { readonly node: string } {
  if (found.node === undefined) throw new Error('Expected a Node 24.')
  return { node: found.node }
}

beforeAll(() => {
  found.node = node24()
}, INSTALLING_MS)

describe('on Node 24', () => {
  it('a change whose check passes is verified', async () => {
    const made = await scene({ product: RIGHT })
    const run = await judge(made, onNode24())
    expectVerdict(made, run, {
      conclusion: 'success',
      title: /^Verified: /,
      completion: 'verified',
      digest: productDigest(RIGHT),
      proof: 'verified'
    })
    expect(checksRan(made)).toBe(1)
  })

  it('a change whose check fails is incomplete', async () => {
    const made = await scene({ product: WRONG })
    const run = await judge(made, onNode24())
    expectVerdict(made, run, {
      conclusion: 'failure',
      title: /^Incomplete: /,
      completion: 'incomplete',
      proof: 'failed'
    })
  })

  it('a failed change that a maintainer waived is waived', async () => {
    const made = await scene({ product: WRONG })
    made.github.world.comment(made.pull, {
      author: made.maintainer,
      body: `/waive ${productDigest(WRONG)} the product may be wrong today`
    })
    const run = await judge(made, onNode24())
    expectVerdict(made, run, {
      conclusion: 'success',
      title: /^Waived/,
      completion: 'waived',
      digest: productDigest(WRONG),
      proof: 'failed'
    })
  })
})
