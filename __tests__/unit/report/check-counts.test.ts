/** The counts of checks agree with the verdict: what is optional never reads as the whole's failure. */
import { describe, expect, it } from '@jest/globals'

import { checkCounts } from '../../../src/report/check-counts.ts'
import { aCheck, anEvidence, aReport } from '../../support/builders.ts'
import type { VerificationCheck } from '../../../src/model/check.ts'

function counts(...checks: readonly VerificationCheck[]): string {
  return checkCounts(anEvidence({ reports: [aReport(checks)] }))
}

describe('the counts of checks', () => {
  it('keep required and optional checks apart, what blocks first', () => {
    expect(
      counts(
        aCheck({ id: 'a' }),
        aCheck({ id: 'b', status: 'failed' }),
        aCheck({ id: 'c', status: 'needs_review' }),
        aCheck({ id: 'd', status: 'skipped' }),
        aCheck({ id: 'e', status: 'failed', required: false })
      )
    ).toBe(
      '4 required (1 failed, 1 for a person, 1 not run, 1 passed), 1 optional (1 failed)'
    )
  })

  it('say none when nothing was checked', () => {
    expect(checkCounts(anEvidence({ reports: [] }))).toBe('none')
  })

  it('leave out the checks of a report that the editor made', () => {
    const report = { ...aReport([aCheck()]), author: 'editor' as const }
    expect(checkCounts(anEvidence({ reports: [report] }))).toBe('none')
  })
})
