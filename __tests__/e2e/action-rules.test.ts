/** The built action decides by each of the seven rules, and says outside of which pull requests it stands. */
import { describe, expect, it } from '@jest/globals'

import {
  checksRan,
  expectVerdict,
  judge,
  productDigest,
  RIGHT,
  useScenes,
  WRONG
} from '../support/action-scenes.ts'

const scene = useScenes()

const AGENTS_ONLY = 'applies-to: agents\n'

describe('the rule that decides', () => {
  it('is the first for a review of an authorised person that requests changes', async () => {
    const made = await scene()
    const { github, pull, maintainer } = made
    github.world.review(pull, {
      author: maintainer,
      state: 'CHANGES_REQUESTED',
      body: 'Please rename it.'
    })
    const run = await judge(made)
    expectVerdict(made, run, {
      conclusion: 'action_required',
      title: /^Incomplete: a review still demands a change$/,
      completion: 'incomplete',
      proof: 'verified',
      digest: productDigest(RIGHT)
    })
    expect(run.evidence?.rule).toBe(1)
  })

  it('is the second when the head moved while the checks ran', async () => {
    const moves: (() => Promise<unknown>)[] = []
    const made = await scene({
      beforeRequest: async ({ method, path }) => {
        if (method === 'POST' && path.endsWith('/check-runs'))
          await moves.pop()?.()
      }
    })
    const { github, repository, pull } = made
    const judged = pull.headSha
    moves.push(() =>
      github.world.commit(repository, {
        branch: 'feature',
        files: { 'product.txt': 'right again\n' }
      })
    )
    const run = await judge(made)
    expect(pull.headSha).not.toBe(judged)
    expectVerdict(made, run, {
      conclusion: 'failure',
      title: /^Incomplete: a writer was not observed$/,
      completion: 'incomplete',
      proof: 'unproven',
      sha: judged
    })
    expect(run.evidence?.rule).toBe(2)
    expect(run.evidence?.message).toContain(pull.headSha.slice(0, 12))
    expect(repository.checkRuns).toHaveLength(1)
  })

  it('is the third for a change that could not be read whole', async () => {
    const made = await scene()
    const { github, pull } = made
    for (let at = 0; at < 101; at += 1)
      github.world.addLabel(pull, `label ${String(at)}`, made.maintainer)
    const run = await judge(made)
    expectVerdict(made, run, {
      conclusion: 'failure',
      title: /^Incomplete: the change could not be observed whole$/,
      completion: 'incomplete',
      proof: 'unproven'
    })
    expect(run.evidence?.rule).toBe(3)
  })

  it('is the fourth when nothing changed: green, and no check runs', async () => {
    const made = await scene({ product: 'right\n' })
    const run = await judge(made)
    expectVerdict(made, run, {
      conclusion: 'success',
      title: /^Nothing to prove: no file changed$/,
      completion: 'narrative',
      digest: '',
      proof: 'narrative'
    })
    expect(run.evidence?.rule).toBe(4)
    expect(checksRan(made)).toBe(0)
  })

  it('is the fifth for a waiver of exactly this change, and its title is not that of a proof', async () => {
    const made = await scene({ product: WRONG })
    const { github, pull, maintainer } = made
    github.world.comment(pull, {
      author: maintainer,
      body: `/waive ${productDigest(WRONG)} known and tracked`
    })
    const run = await judge(made)
    const standing = expectVerdict(made, run, {
      conclusion: 'success',
      title: /^Waived: .*not verified$/,
      completion: 'waived',
      digest: productDigest(WRONG),
      proof: 'failed'
    })
    expect(run.evidence?.rule).toBe(5)
    expect(standing.summary).toContain('known and tracked')
    expect(standing.summary).toContain('ann')
  })

  it('is the sixth when every required check passed on exactly this change', async () => {
    const made = await scene()
    const run = await judge(made)
    expectVerdict(made, run, {
      conclusion: 'success',
      title: /^Verified: 1 required check passed/,
      completion: 'verified',
      digest: productDigest(RIGHT),
      proof: 'verified'
    })
    expect(run.evidence?.rule).toBe(6)
    expect(checksRan(made)).toBe(1)
  })

  it('is the seventh for a required check that failed, with the line that waives it', async () => {
    const made = await scene({ product: WRONG })
    const run = await judge(made)
    const digest = productDigest(WRONG)
    const standing = expectVerdict(made, run, {
      conclusion: 'failure',
      title: /^Incomplete: 1 required check failed$/,
      completion: 'incomplete',
      digest,
      proof: 'failed'
    })
    expect(run.evidence?.rule).toBe(7)
    expect(standing.summary).toContain(`/waive ${digest} <reason>`)
    expect(run.outputs).toMatchObject({
      status: 'failed',
      'required-check-count': '1',
      'failed-check-count': '1',
      'pending-required-check-count': '0',
      'check-run-url': expect.stringContaining(String(standing.id))
    })
  })

  it('is the seventh where no check is required, and says how to have one', async () => {
    const made = await scene({ policy: 'version: 1\n' })
    const run = await judge(made)
    const standing = expectVerdict(made, run, {
      conclusion: 'failure',
      title: /^Incomplete: no required check is defined$/,
      completion: 'incomplete',
      proof: 'unproven'
    })
    expect(standing.summary).toContain('No required check is defined')
  })

  it('is the seventh where only a person can tell: action required', async () => {
    const made = await scene({
      morePolicy: 'acceptance:\n  manual: required\n'
    })
    const { github, repository } = made
    await github.world.commit(repository, {
      branch: 'main',
      files: { 'ACCEPTANCE.md': '- [ ] manual: the page looks right\n' }
    })
    await github.world.commit(repository, {
      branch: 'feature',
      files: { 'product.txt': 'right and newer\n' },
      parents: ['main', 'feature'],
      author: { name: 'Coder', email: 'coder@example.com' }
    })
    const run = await judge(made)
    expectVerdict(made, run, {
      conclusion: 'action_required',
      title: /^Incomplete: 1 required check needs a person$/,
      completion: 'incomplete',
      digest: productDigest('right and newer\n'),
      proof: 'pending'
    })
  })
})

describe('a policy that is read from the tip of the base branch', () => {
  it('binds a pull request that was opened before it was made stricter', async () => {
    const made = await scene()
    const { github, repository } = made
    await github.world.commit(repository, {
      branch: 'main',
      files: {
        '.github/completion-gate.yml':
          'version: 1\nchecks:\n  - id: strict\n    command: grep -q perfect product.txt\n'
      }
    })
    const run = await judge(made)
    expectVerdict(made, run, {
      conclusion: 'failure',
      title: /^Incomplete: 1 required check failed$/
    })
    expect(run.evidence?.ledger.base).toBe(
      repository.refs.get('refs/heads/main')
    )
  })

  it('ends the run with every problem where it is no policy', async () => {
    const made = await scene({
      policy: 'version: 1\nchekcs: []\ndrift: perhaps\n'
    })
    const run = await judge(made)
    expect(run.code).toBe(1)
    expect(run.log).toContain('chekcs')
    expect(run.log).toContain('drift')
    expect(made.repository.checkRuns).toMatchObject([
      {
        status: 'completed',
        conclusion: 'failure',
        title: expect.stringMatching(/^Not judged: /)
      }
    ])
  })
})

describe('a policy that applies to agents', () => {
  it('leaves a person’s pull request ungated: green, and it says so first', async () => {
    const made = await scene({ product: WRONG, morePolicy: AGENTS_ONLY })
    const run = await judge(made)
    expectVerdict(made, run, {
      conclusion: 'success',
      title: /^Not gated: /,
      completion: '',
      digest: '',
      proof: 'narrative'
    })
    expect(checksRan(made)).toBe(0)
  })

  it('gates a known agent by the branch that it pushes', async () => {
    const made = await scene({ product: WRONG, morePolicy: AGENTS_ONLY })
    const { github, repository, agent } = made
    await github.world.commit(repository, {
      branch: 'copilot/fix-1',
      files: { 'product.txt': 'wrong too\n' },
      author: { name: 'Coder', email: 'coder@example.com' }
    })
    const pull = await github.world.openPull(repository, {
      head: 'copilot/fix-1',
      author: agent
    })
    const gated = { ...made, pull }
    const run = await judge(gated)
    expectVerdict(gated, run, {
      conclusion: 'failure',
      title: /^Incomplete: 1 required check failed$/,
      completion: 'incomplete'
    })
  })

  it('gates a known agent by the account that opened it', async () => {
    const made = await scene({ product: WRONG, morePolicy: AGENTS_ONLY })
    const { github, repository } = made
    await github.world.commit(repository, {
      branch: 'tidy',
      files: { 'product.txt': 'wrong too\n' },
      author: { name: 'Coder', email: 'coder@example.com' }
    })
    const copilot = github.world.bot('Copilot', {
      graphqlLogin: 'copilot-swe-agent'
    })
    const pull = await github.world.openPull(repository, {
      head: 'tidy',
      author: copilot
    })
    const gated = { ...made, pull }
    expectVerdict(gated, await judge(gated), {
      conclusion: 'failure',
      title: /^Incomplete: 1 required check failed$/
    })
  })

  it('gates a known agent by the trailer of a commit', async () => {
    const made = await scene({ morePolicy: AGENTS_ONLY })
    const { github, repository } = made
    await github.world.commit(repository, {
      branch: 'feature',
      files: { 'product.txt': WRONG },
      message: 'Second\n\nCo-authored-by: Claude <noreply@anthropic.com>',
      author: { name: 'Coder', email: 'coder@example.com' }
    })
    expectVerdict(made, await judge(made), {
      conclusion: 'failure',
      title: /^Incomplete: 1 required check failed$/
    })
  })

  it('gates a commit of an address that belongs to no account: an unknown counts as an agent', async () => {
    const made = await scene({ morePolicy: AGENTS_ONLY })
    const { github, repository } = made
    await github.world.commit(repository, {
      branch: 'feature',
      files: { 'product.txt': WRONG },
      author: { name: 'Nobody', email: 'nobody@nowhere.example' }
    })
    expectVerdict(made, await judge(made), {
      conclusion: 'failure',
      title: /^Incomplete: 1 required check failed$/
    })
  })
})
