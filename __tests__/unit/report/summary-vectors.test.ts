/** Every summary vector is a test. */
import { readFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import {
  formatVerificationSummary,
  summarize
} from '../../../src/report/summary.ts'
import type { VerificationReport } from '../../../src/model/verification-report.ts'

interface Row {
  name: string
  reports: VerificationReport[]
  summary: object
  text: string
}

const rows = JSON.parse(
  readFileSync(
    new URL(
      '../../fixtures/vectors/verification-summary.json',
      import.meta.url
    ),
    'utf8'
  )
) as Row[]

describe('the verification summary', () => {
  it.each(rows.map(row => [row.name, row] as const))('%s', (_, row) => {
    const summary = summarize(row.reports)
    expect(summary).toEqual(row.summary)
    expect(formatVerificationSummary(summary)).toBe(row.text)
  })
})
