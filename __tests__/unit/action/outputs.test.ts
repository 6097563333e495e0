/** The outputs say what the check run says, as text. */
import { describe, expect, it } from '@jest/globals'

import { OUTPUT_NAMES, outputsOf } from '../../../src/action/outputs.ts'
import { checkRunDraft, notGatedDraft } from '../../../src/report/check-run.ts'
import { aCheck, aLedger, anEvidence, aReport } from '../../support/builders.ts'
import type { EvidenceRecord } from '../../../src/model/evidence.ts'
import type { Judged } from '../../../src/pull-request/world.ts'

const NONE = { evidence: '', receipt: '' }

function judged(evidence: EvidenceRecord): Judged {
  return {
    evidence,
    draft: checkRunDraft(evidence, { secrets: [] }),
    checkRunUrl: 'https://github.example/acme/widgets/runs/1',
    notPosted: undefined,
    remarks: []
  }
}

describe('the outputs', () => {
  it('of a verified change', () => {
    const { effect_digest: digest } = aLedger()
    const evidence = anEvidence({ reports: [aReport([aCheck()], digest)] })
    const written = { evidence: '/tmp/evidence.json', receipt: '/tmp/receipt' }
    expect(outputsOf(judged(evidence), written)).toEqual({
      completion: 'verified',
      'effect-digest': digest,
      conclusion: 'success',
      status: 'passed',
      'report-count': '1',
      'required-check-count': '1',
      'pending-required-check-count': '0',
      'failed-check-count': '0',
      'residual-risk-count': '0',
      'pending-subjects': '[]',
      'failed-subjects': '[]',
      'summary-text': evidence.summary_text,
      'evidence-path': '/tmp/evidence.json',
      'receipt-path': '/tmp/receipt',
      'check-run-url': 'https://github.example/acme/widgets/runs/1',
      matrix: ''
    })
  })

  it('of an incomplete change name the reports that failed, as JSON', () => {
    const failed = aCheck({
      status: 'failed',
      residual_risk: 'verification command exited with code 1'
    })
    const reports = [aReport([failed, aCheck({ id: 'node:lint' })])]
    expect(outputsOf(judged(anEvidence({ reports })), NONE)).toMatchObject({
      completion: 'incomplete',
      conclusion: 'failure',
      status: 'failed',
      'required-check-count': '2',
      'failed-check-count': '1',
      'residual-risk-count': '1',
      'failed-subjects': '["completion-gate"]'
    })
  })

  it('of a change that needs a person name the reports that wait', () => {
    const reports = [aReport([aCheck({ status: 'needs_review' })])]
    expect(outputsOf(judged(anEvidence({ reports })), NONE)).toMatchObject({
      conclusion: 'action_required',
      status: 'needs_review',
      'pending-required-check-count': '1',
      'pending-subjects': '["completion-gate"]'
    })
  })

  it('are empty, and all there, when nothing was judged', () => {
    const outputs = outputsOf(
      {
        evidence: undefined,
        draft: notGatedDraft('no agent made it'),
        checkRunUrl: undefined,
        notPosted: undefined,
        remarks: []
      },
      NONE
    )
    expect(outputs).toEqual({
      completion: '',
      'effect-digest': '',
      conclusion: 'success',
      status: 'skipped',
      'report-count': '0',
      'required-check-count': '0',
      'pending-required-check-count': '0',
      'failed-check-count': '0',
      'residual-risk-count': '0',
      'pending-subjects': '[]',
      'failed-subjects': '[]',
      'summary-text': '',
      'evidence-path': '',
      'receipt-path': '',
      'check-run-url': '',
      matrix: ''
    })
  })

  it('are text, in the order of the table', () => {
    const outputs = outputsOf(judged(anEvidence()), NONE)
    expect(Object.keys(outputs)).toEqual([...OUTPUT_NAMES])
    for (const value of Object.values(outputs))
      expect(typeof value).toBe('string')
  })
})
