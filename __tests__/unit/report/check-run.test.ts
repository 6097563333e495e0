/** Which conclusion a verdict has, and what the page says first. */
import { describe, expect, it } from '@jest/globals'

import {
  checkRunDraft,
  notGatedDraft,
  smallest,
  unjudgedDraft
} from '../../../src/report/check-run.ts'
import { aCheck } from '../../support/builders.ts'
import { failed, judged, passed } from './situations.ts'
import type { EvidenceRecord } from '../../../src/model/evidence.ts'

const CONTEXT = { secrets: [] }
const PASSED = passed('node:test', 'npm test')
const FAILED = failed('node:test', 'npm test', 'boom\n')
const PENDING = aCheck({
  id: 'acceptance:ACCEPTANCE.md:2',
  kind: 'manual',
  status: 'needs_review',
  residual_risk: 'A person must judge it.'
})
const REVIEW = {
  kind: 'review',
  subject: 'maintainer',
  digest: '9'.repeat(64),
  required_action: 'workspace_change' as const
}
const DIGEST = judged({}).ledger.effect_digest
const WAIVER = { effect_digest: DIGEST, reason: 'known flake', by: 'lead' }
const UNBOUND = {
  bound: false,
  unbound: [{ path: 'src/add.js', reason: 'it differs' }]
}

describe('the conclusion', () => {
  const rows: readonly (readonly [string, string, EvidenceRecord])[] = [
    ['verified', 'success', judged({ checks: [PASSED] })],
    [
      'waived over a failure',
      'success',
      judged({ checks: [FAILED], waivers: [WAIVER] })
    ],
    ['narrative', 'success', judged({ records: [] })],
    ['a failed check', 'failure', judged({ checks: [FAILED] })],
    [
      'a failed and a pending check',
      'failure',
      judged({ checks: [FAILED, PENDING] })
    ],
    ['a pending check', 'action_required', judged({ checks: [PENDING] })],
    [
      'an optional failure beside a pending check',
      'action_required',
      judged({ checks: [PENDING, { ...FAILED, required: false }] })
    ],
    [
      'a review that requests changes',
      'action_required',
      judged({ observations: [REVIEW] })
    ],
    [
      'a review that requests changes and a failed check',
      'failure',
      judged({ checks: [FAILED], observations: [REVIEW] })
    ],
    ['no check at all', 'failure', judged({ checks: [] })],
    ['a gap', 'failure', judged({ gaps: [{ reason: 'shallow' }] })],
    ['a head that moved', 'failure', judged({ openWriters: ['a push'] })],
    ['unbound results', 'failure', judged({ binding: UNBOUND })],
    [
      'unbound results beside a pending check',
      'failure',
      judged({ checks: [PENDING], binding: UNBOUND })
    ]
  ]

  it.each(rows)('of %s is %s', (_, conclusion, evidence) => {
    expect(checkRunDraft(evidence, CONTEXT).conclusion).toBe(conclusion)
  })

  it('asks for a person when a waiver was taken back over a failed check', () => {
    const draft = checkRunDraft(judged({ checks: [FAILED] }), {
      ...CONTEXT,
      awaitingReview: true
    })
    expect(draft.conclusion).toBe('action_required')
  })

  it('of a gap stays a failure while a person is awaited, for no waiver closes it', () => {
    const draft = checkRunDraft(judged({ gaps: [{ reason: 'shallow' }] }), {
      ...CONTEXT,
      awaitingReview: true
    })
    expect(draft.conclusion).toBe('failure')
  })

  it('ignores what the author of the change reports', () => {
    const evidence = judged({ checks: [PENDING] })
    const own = { ...evidence.reports[0], author: 'editor', checks: [FAILED] }
    const draft = checkRunDraft(
      { ...evidence, reports: [...evidence.reports, own as never] },
      CONTEXT
    )
    expect(draft.conclusion).toBe('action_required')
    expect(draft.text).toContain('1 report of the change')
    expect(draft.text).not.toContain('boom')
  })
})

describe('the page', () => {
  it('never calls a waived change verified', () => {
    const draft = checkRunDraft(
      judged({ checks: [FAILED], waivers: [WAIVER] }),
      CONTEXT
    )
    expect(draft.title).toMatch(/^Waived: .* not verified/)
    expect(draft.summary).toMatch(/^\*\*Waived/)
    expect(draft.summary).toContain('`lead` waived: known flake')
    expect(draft.summary).toContain(`/unwaive ${DIGEST}`)
  })

  it('offers the line to copy where a waiver closes what blocks, and only there', () => {
    const line = (evidence: EvidenceRecord): string | undefined =>
      checkRunDraft(evidence, CONTEXT).nextLine
    expect(line(judged({ checks: [FAILED] }))).toBe(`/waive ${DIGEST} <reason>`)
    expect(line(judged({ observations: [REVIEW] }))).toBe(
      `/waive ${REVIEW.digest} <reason>`
    )
    expect(line(judged({ gaps: [{ reason: 'shallow' }] }))).toBeUndefined()
    expect(line(judged({ openWriters: ['a push'] }))).toBeUndefined()
    expect(line(judged({}))).toBeUndefined()
  })

  it('answers every claim with its reason', () => {
    const refused = {
      effect_digest: 'f'.repeat(64),
      reason: 'fine',
      by: 'passer-by',
      refused: 'passer-by has no role here.'
    }
    const { summary } = checkRunDraft(
      judged({ checks: [FAILED], refused: [refused] }),
      CONTEXT
    )
    expect(summary).toContain('Refused: the claim of `passer-by`')
    expect(summary).toContain('passer-by has no role here.')
  })

  it('puts failed checks first and their output right below the table', () => {
    const { text } = checkRunDraft(
      judged({
        checks: [passed('a:test', 'a'), { ...FAILED, id: 'z:test' }, PENDING]
      }),
      CONTEXT
    )
    const at = (part: string): number => text.indexOf(part)
    expect(at('`z:test` |')).toBeLessThan(at('`a:test` |'))
    expect(at('`a:test` |')).toBeLessThan(at('boom'))
    expect(at('boom')).toBeLessThan(at('### File changes'))
  })

  it('shows at most 20,000 bytes of output for all failures together', () => {
    const output = `${'noise '.repeat(20)}\n`.repeat(400)
    const checks = ['a', 'b', 'c'].map(id => failed(`${id}:test`, id, output))
    const { text } = checkRunDraft(judged({ checks }), CONTEXT)
    const shown = text.split('\n').filter(line => line.startsWith('noise '))
    const bytes = shown.reduce((sum, line) => sum + line.length + 1, 0)
    expect(bytes).toBeLessThanOrEqual(20_000)
    expect(bytes).toBeGreaterThan(18_000)
  })

  it('says notes for the reader and hides secrets in them', () => {
    const { summary } = checkRunDraft(judged({}), {
      secrets: ['swordfish'],
      notes: ['The label `waive: flaky` is stale; swordfish.']
    })
    expect(summary).toContain('- The label `waive: flaky` is stale; \\*\\*\\*.')
  })

  it('is the same for the same evidence', () => {
    const evidence = judged({ checks: [FAILED, PENDING] })
    expect(checkRunDraft(evidence, CONTEXT)).toEqual(
      checkRunDraft(structuredClone(evidence), CONTEXT)
    )
  })
})

describe('a page without a verdict', () => {
  it('of a pull request that is not gated is green and says why', () => {
    const draft = notGatedDraft('@octocat is no agent\n# Verified')
    expect(draft.conclusion).toBe('success')
    expect(draft.title).toBe('Not gated: @octocat is no agent # Verified')
    expect(draft.summary).toMatch(
      /^\*\*Not gated: @&#8203;octocat is no agent \\# Verified\*\*/
    )
  })

  it('of a run that was cancelled says so and what to do', () => {
    const draft = unjudgedDraft('cancelled', 'Cancelled', ['Run it again.'])
    expect(draft).toMatchObject({
      conclusion: 'cancelled',
      title: 'Cancelled',
      summary: '**Cancelled**\n\nRun it again.',
      text: ''
    })
  })

  it('has a title that fits whatever the reason', () => {
    expect(notGatedDraft('x'.repeat(1000)).title).toHaveLength(255)
  })
})

describe('the smallest page', () => {
  it('keeps conclusion, verdict, digest and the line to copy, and nothing of the change', () => {
    const whole = checkRunDraft(
      judged({ files: ['src/secret-name.js'], checks: [FAILED] }),
      CONTEXT
    )
    const least = smallest(whole)
    expect(least.conclusion).toBe('failure')
    expect(least.title).toBe(whole.title)
    expect(least.summary).toContain(whole.effectDigest)
    expect(least.summary).toContain(`/waive ${whole.effectDigest} <reason>`)
    expect(JSON.stringify(least)).not.toMatch(/secret-name|boom|npm/)
  })
})
