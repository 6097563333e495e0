/** What stands in the way and what is to be done, for people and machines. */
import { describe, expect, it } from '@jest/globals'

import { checkRunDraft } from '../../../src/report/check-run.ts'
import { explanationOf } from '../../../src/report/explanation.ts'
import { renderExplanation } from '../../../src/report/explanation-text.ts'
import { pageWords } from '../../../src/report/page-words.ts'
import {
  aBinding,
  aCheck,
  aLedger,
  anEvidence,
  aReport
} from '../../support/builders.ts'

const ledger = aLedger('src/a.ts')
const digest = ledger.effect_digest
const failed = aCheck({
  id: 'unit',
  status: 'failed',
  residual_risk:
    'verification command exited with code 1, expected 0: npm test',
  evidence: { exit_code: 1, output_head: 'many\nlines\n1 of 3 failed\n' }
})
const incomplete = anEvidence(
  { ledger, reports: [aReport([failed, aCheck()], digest)] },
  { binding: aBinding() }
)
const verified = anEvidence({
  ledger,
  reports: [aReport([aCheck()], digest)]
})

const KEYS = [
  'schema',
  'source',
  'verdict',
  'complete',
  'headline',
  'why',
  'next_steps',
  'waiver_lines',
  'effect_digest',
  'rule',
  'uncommitted',
  'facts',
  'pull_request',
  'check_run'
]

describe('for machines', () => {
  it.each([
    ['incomplete', incomplete],
    ['verified', verified],
    ['narrative', anEvidence({ ledger: { records: [], effect_digest: '' } })],
    [
      'waived',
      anEvidence({ waivers: [{ effect_digest: digest, reason: 'r' }] })
    ]
  ])('every key is always there: %s', (verdict, evidence) => {
    const explanation = explanationOf(evidence)
    expect(Object.keys(explanation)).toEqual(KEYS)
    expect(explanation.verdict).toBe(verdict)
    expect(explanation.complete).toBe(verdict !== 'incomplete')
  })
})

describe('for people', () => {
  it('the verdict comes first, then why, then steps, then the line to copy', () => {
    const text = renderExplanation(explanationOf(incomplete), { color: false })
    expect(text).toBe(`Incomplete: 1 required check failed
  unit failed: verification command exited with code 1, expected 0: npm test; its output ends with: 1 of 3 failed

Next
  1. Make \`unit\` pass: verification command exited with code 1, expected 0: npm test.

Or, instead of mending: a person with authority waives it, by this comment on the pull request:
  /waive ${digest} <reason>
`)
  })

  it('a complete change has nothing to be done', () => {
    const text = renderExplanation(explanationOf(verified), { color: false })
    expect(text.split('\n')).toEqual([
      'Verified: 1 required check passed on exactly this change',
      '  Every required check passed on exactly this change.',
      ''
    ])
  })

  it('what failed is told before what needs a person, with the line that says what is wrong', () => {
    const output = 'ok 1\nnot ok 2 - adds\n  error: 3 is not 4\n1..2\n# done\n'
    const checks = [
      aCheck({ id: 'surface:x', status: 'needs_review', residual_risk: 'see' }),
      aCheck({
        id: 'unit',
        status: 'failed',
        residual_risk: 'it failed',
        evidence: { output_head: output }
      })
    ]
    const evidence = anEvidence({ ledger, reports: [aReport(checks, digest)] })
    expect(explanationOf(evidence).why).toEqual([
      'unit failed: it failed; its output says: error: 3 is not 4',
      'surface:x needs a person: see'
    ])
  })

  it('a gap is no thing to waive', () => {
    const gap = { reason: 'The history breaks off. Run: git fetch' }
    const explanation = explanationOf(anEvidence({ ledger, gaps: [gap] }))
    expect(explanation.waiver_lines).toEqual([])
    expect(explanation.next_steps).toEqual([gap.reason])
  })

  it('a path that does not bind is named', () => {
    const unbound = [{ path: 'src/a.ts', reason: 'expected x, found y' }]
    const evidence = anEvidence(
      { ledger, reports: [aReport([aCheck({ status: 'needs_review' })])] },
      { binding: aBinding({ bound: false, unbound }) }
    )
    expect(explanationOf(evidence).why).toContain(
      'src/a.ts is not what was to be proven: expected x, found y'
    )
  })

  it('many reasons are cut, and no text commands the terminal', () => {
    const checks = Array.from({ length: 12 }, (_, at) =>
      aCheck({ id: `unit-${String(at)}\u001b[2J`, status: 'failed' })
    )
    const evidence = anEvidence({ ledger, reports: [aReport(checks, digest)] })
    const text = renderExplanation(explanationOf(evidence), { color: false })
    expect(text).toContain('… and 4 more (`--json` has all)')
    expect(text).not.toContain('\u001b')
  })
})

describe('the gate’s own page', () => {
  it('is read back as the steps and lines that were written', () => {
    const { summary } = checkRunDraft(incomplete, { secrets: [] })
    expect(pageWords(summary)).toEqual({
      steps: explanationOf(incomplete).next_steps,
      waiverLines: explanationOf(incomplete).waiver_lines
    })
  })

  it('has its words back, whatever they quote', () => {
    const risk = 'a *b* <c> @d #1 `e\\*` f_g [h](i) 100% & done'
    const check = aCheck({ id: 'unit', status: 'failed', residual_risk: risk })
    const evidence = anEvidence({ ledger, reports: [aReport([check], digest)] })
    const { summary } = checkRunDraft(evidence, { secrets: [] })
    expect(pageWords(summary).steps).toEqual(evidence.next_steps.slice(0, 1))
  })

  it('of something else has no words', () => {
    expect(pageWords('# A page\n1. not a step')).toEqual({
      steps: [],
      waiverLines: []
    })
  })
})
