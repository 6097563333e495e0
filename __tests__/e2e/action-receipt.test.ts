/** The action, as built, writes a receipt of each verdict beside the evidence. */
import { describe, expect, it } from '@jest/globals'

import {
  act,
  judge,
  productDigest,
  RIGHT,
  say,
  sha256,
  useScenes,
  WRONG
} from '../support/action-scenes.ts'
import { parseReceipt } from '../../src/wire/receipt-schema.ts'
import type { ActionRun } from '../support/run-action.ts'
import type { ReceiptStatement } from '../../src/model/receipt.ts'

const scenes = useScenes()

function statementOf(
  { receipt }: ActionRun,
  name: 'verdict' | 'test-result'
): ReceiptStatement {
  return parseReceipt(receipt[`${name}.json`] ?? '').statement
}

function saidBy(run: ActionRun): unknown {
  const { predicate: verdict } = statementOf(run, 'verdict')
  const { predicate: tests } = statementOf(run, 'test-result')
  return [
    verdict.completionGate.completion,
    'properties' in verdict && verdict.properties,
    'result' in tests && tests.result
  ]
}

describe('the receipt of the action', () => {
  it('of a verified change names the head, the change, the run and the evidence', async () => {
    const scene = await scenes({ product: RIGHT })
    const run = await judge(scene)
    expect(run.outputs['receipt-path']).not.toBe('')
    expect(saidBy(run)).toEqual([
      'verified',
      ['COMPLETION_GATE_VERIFIED'],
      'PASSED'
    ])
    const { subject, predicate } = statementOf(run, 'test-result')
    const digest = productDigest(RIGHT)
    expect(subject).toEqual([
      { name: 'head', digest: { gitCommit: scene.pull.headSha } },
      { name: 'effect', digest: { sha256: digest } }
    ])
    expect(predicate).toMatchObject({
      url: `${scene.github.url}/acme/widgets/actions/runs/1000`,
      passedTests: ['unit'],
      completionGate: { evidence_digest: sha256(run.evidenceText) }
    })
    expect(run.receipt['subjects.sha256']).toBe(
      `${digest}  effect\n${sha256(run.evidenceText)}  evidence\n`
    )
  })

  it('of an incomplete change says FAILED, and of the same change waived says waived', async () => {
    const scene = await scenes({ product: WRONG })
    expect(saidBy(await judge(scene))).toEqual(['incomplete', [], 'FAILED'])
    const { run } = await say(
      scene,
      scene.maintainer,
      `/waive ${productDigest(WRONG)} a known flaky runner`
    )
    expect(saidBy(run)).toEqual([
      'waived',
      ['COMPLETION_GATE_WAIVED'],
      'FAILED'
    ])
    expect(JSON.stringify(run.receipt)).not.toContain(
      'COMPLETION_GATE_VERIFIED'
    )
  })

  it('is none where another job decides', async () => {
    const scene = await scenes({ product: RIGHT })
    const { github, pull, agent } = scene
    const run = await act(
      scene,
      github.event.pullRequest('opened', pull, agent),
      { inputs: { mode: 'verify' } }
    )
    expect(run.outputs['receipt-path']).toBe('')
    expect(run.receipt).toEqual({})
    expect(run.evidence?.handover).toBeDefined()
  })
})
