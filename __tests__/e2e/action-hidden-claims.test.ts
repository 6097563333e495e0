/** The built action on a claim that was hidden on its page. */
import { expect, it } from '@jest/globals'

import {
  expectVerdict,
  judge,
  productDigest,
  useScenes,
  WRONG
} from '../support/action-scenes.ts'

const scene = useScenes()

it('a hidden claim does not count, and the refusal says why', async () => {
  const made = await scene({ product: WRONG })
  const { github, pull, maintainer } = made
  const claim = github.world.comment(pull, {
    author: maintainer,
    body: `/waive ${productDigest(WRONG)} known and tracked`
  })
  github.world.minimize(claim, 'OUTDATED')
  const run = await judge(made)
  const standing = expectVerdict(made, run, {
    conclusion: 'failure',
    title: /^Incomplete: 1 required check failed$/
  })
  expect(standing.summary).toContain('hidden')
  github.world.minimize(claim, null)
  expectVerdict(made, await judge(made), {
    conclusion: 'success',
    title: /^Waived/
  })
})
