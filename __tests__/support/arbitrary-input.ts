/** Arbitrary inputs of the decision: small worlds in which digests collide often. */
import fc from 'fast-check'

import { mutationLedger } from '../../src/model/ledger.ts'
import type { DecisionInput } from '../../src/decide/decide.ts'

const digest = fc.constantFrom('a'.repeat(64), 'b'.repeat(64), '')
const status = fc.constantFrom(
  'passed' as const,
  'failed' as const,
  'needs_review' as const,
  'skipped' as const
)
const record = fc.record({
  tool: fc.constantFrom('write', 'delete', 'symlink'),
  path: fc.constantFrom('a', 'b', 'c'),
  content_digest: digest
})
function seldom<Value>(value: Value): fc.Arbitrary<Value[]> {
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant<Value[]>([]) },
    { weight: 1, arbitrary: fc.constant<Value[]>([value]) }
  )
}

const check = fc.record({
  id: fc.constantFrom('x', 'y'),
  kind: fc.constant('test'),
  description: fc.constant('t'),
  status,
  required: fc.boolean()
})

export const anyDecisionInput: fc.Arbitrary<DecisionInput> = fc
  .array(record, { maxLength: 3 })
  .chain(records => {
    const ledger = mutationLedger(records)
    const named = fc.constantFrom(
      ledger.effect_digest,
      'c'.repeat(64),
      ledger.effect_digest.slice(0, 40),
      'observation'
    )
    return fc.record({
      ledger: fc.constant(ledger),
      gaps: seldom({ reason: 'partial' }),
      openWriters: seldom('task'),
      reports: fc.array(
        fc.record({
          schema: fc.constant('a3s.verification_report.v1' as const),
          author: fc.constantFrom(
            'host' as const,
            'verifier' as const,
            'editor' as const
          ),
          subject: fc.constant('s'),
          status,
          checks: fc.array(check, { maxLength: 3 }),
          effect_digest: named
        }),
        { maxLength: 3 }
      ),
      waivers: fc.array(
        fc.record({ effect_digest: named, reason: fc.constant('because') }),
        { maxLength: 2 }
      ),
      observations: fc.array(
        fc.record({
          kind: fc.constant('review'),
          subject: fc.constantFrom('alice', 'bob'),
          digest: fc.constant('observation'),
          required_action: fc.constantFrom(
            'none' as const,
            'address' as const,
            'workspace_change' as const
          )
        }),
        { maxLength: 3 }
      ),
      allowContinuation: fc.boolean()
    })
  })
