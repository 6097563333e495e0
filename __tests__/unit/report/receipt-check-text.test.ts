/** The words for a receipt never put a cross beside a good sentence. */
import { describe, expect, it } from '@jest/globals'

import { RECEIPT_CHECK_SCHEMA } from '../../../src/model/receipt.ts'
import { renderReceiptCheck } from '../../../src/report/receipt-check-text.ts'
import type { ReceiptCheck } from '../../../src/model/receipt.ts'

describe('a receipt that matches and says incomplete', () => {
  it('begins with what is missing', () => {
    const check = {
      schema: RECEIPT_CHECK_SCHEMA,
      matches: true,
      complete: false,
      completion: 'incomplete',
      effect_digest: 'a'.repeat(64),
      evidence: 'not_given',
      envelope: 'none',
      differences: []
    } as unknown as ReceiptCheck
    const [headline] = renderReceiptCheck(check, { color: false }).split('\n')
    expect(headline).toBe(
      '✘ Incomplete, says the receipt, and it matches this repository'
    )
  })
})
