/** Every row of the decision table is a test. */
import { readFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import { decide } from '../../../src/decide/decide.ts'
import { mutationLedger } from '../../../src/model/ledger.ts'
import type { ExternalObservation } from '../../../src/model/external-observation.ts'
import type { MutationRecord } from '../../../src/model/ledger.ts'
import type {
  ReportAuthor,
  VerificationReport
} from '../../../src/model/verification-report.ts'
import type { CompletionWaiver } from '../../../src/model/waiver.ts'

interface Row {
  name: string
  records: MutationRecord[]
  observation_incomplete: boolean
  open_children: string[]
  reports: { author: ReportAuthor; report: VerificationReport }[]
  waivers: CompletionWaiver[]
  observations: ExternalObservation[]
  allow_continuation: boolean
  expect: { kind: string; rule: number }
}

const table = JSON.parse(
  readFileSync(
    new URL('../../fixtures/vectors/completion-gate.json', import.meta.url),
    'utf8'
  )
) as { effect_digest: string; cases: Row[] }

describe('the decision table', () => {
  it('has its rows', () => {
    expect(table.cases.length).toBeGreaterThanOrEqual(30)
  })

  it.each(table.cases.map(row => [row.name, row] as const))('%s', (_, row) => {
    const decision = decide({
      ledger: mutationLedger(row.records),
      gaps: row.observation_incomplete ? [{ reason: 'partial' }] : [],
      openWriters: row.open_children,
      reports: row.reports.map(({ author, report }) => ({ author, ...report })),
      waivers: row.waivers,
      observations: row.observations,
      allowContinuation: row.allow_continuation
    })
    const kind = decision.mayContinue ? 'continue' : decision.completion.kind
    expect({ kind, rule: decision.rule }).toEqual(row.expect)
    const bound = kind === 'verified' || kind === 'waived'
    expect(decision.completion.effect_digest).toBe(
      bound ? table.effect_digest : undefined
    )
  })
})
