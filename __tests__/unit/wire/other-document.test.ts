/** A document of another kind is called what it is, with what reads it. */
import { describe, expect, it } from '@jest/globals'

import { GateError } from '../../../src/errors.ts'
import { EXPLANATION_SCHEMA } from '../../../src/model/explanation.ts'
import { EVIDENCE_SCHEMA, LEDGER_SCHEMA } from '../../../src/model/evidence.ts'
import {
  RECEIPT_CHECK_SCHEMA,
  RECEIPT_SCHEMA
} from '../../../src/model/receipt.ts'
import { parseEvidence } from '../../../src/wire/evidence-schema.ts'
import { parseReceipt } from '../../../src/wire/receipt-schema.ts'
import { parseWaiverFile } from '../../../src/wire/waiver-schema.ts'

function refusal(read: () => unknown): string {
  try {
    read()
  } catch (thrown) {
    if (thrown instanceof GateError)
      return `${thrown.message} ${thrown.hint ?? ''}`
    throw thrown
  }
  return 'was read'
}

describe('in place of an evidence record', () => {
  it.each([
    [
      { schema: 'completion-gate.error.v1' },
      /the error of a run.*nothing to explain/
    ],
    [
      { schema: LEDGER_SCHEMA },
      /the ledger of a change.*`completion-gate digest/
    ],
    [{ schema: 'completion-gate.plan.v1' }, /the plan of a run.*verify --json/],
    [{ schema: EXPLANATION_SCHEMA }, /an explanation/],
    [{ schema: RECEIPT_CHECK_SCHEMA }, /checking a receipt/],
    [{ schema: RECEIPT_SCHEMA }, /a receipt.*verify-receipt FILE/],
    [{ _type: 'https://in-toto.io/Statement/v1' }, /a receipt/],
    [{ payloadType: 'application/vnd.in-toto+json' }, /a receipt/],
    [{ completionGate: {} }, /a receipt/]
  ])('%j is called what it is', (document, words) => {
    const said = refusal(() => parseEvidence(JSON.stringify(document)))
    expect(said).toMatch(words)
    expect(said).toMatch(/^Expected an evidence record, and the file is/)
  })

  it.each([[{}], [[]], [null], [{ schema: 7 }], [{ schema: 'else' }]])(
    'what nobody knows has its problems named: %j',
    document => {
      const said = refusal(() => parseEvidence(JSON.stringify(document)))
      expect(said).toMatch(/another shape than expected/)
    }
  )
})

describe('in place of a receipt', () => {
  it('an evidence record is sent to `explain`', () => {
    const text = JSON.stringify({ schema: EVIDENCE_SCHEMA })
    expect(refusal(() => parseReceipt(text))).toMatch(
      /an evidence record.*completion-gate explain FILE/
    )
  })
})

describe('a waiver file of another form', () => {
  it('is told the form', () => {
    expect(refusal(() => parseWaiverFile('{}'))).toContain(
      '[{"effect_digest": "'
    )
  })
})
