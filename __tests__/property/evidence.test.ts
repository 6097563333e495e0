/** A record is read back as it was written, and decided the same. */
import { expect, it } from '@jest/globals'
import fc from 'fast-check'

import { explainEvidence } from '../../src/explain.ts'
import { parseEvidence } from '../../src/wire/evidence-schema.ts'
import { anyDecisionInput } from '../support/arbitrary-input.ts'
import { anEvidence } from '../support/builders.ts'

// A record keeps only waivers that were accepted, so none of them is blank.
const input = anyDecisionInput.map(given => ({
  ...given,
  waivers: given.waivers.filter(waiver => waiver.effect_digest !== '')
}))

it('every evidence record round-trips through its text', () => {
  fc.assert(
    fc.property(input, given => {
      const evidence = anEvidence(given)
      const read = parseEvidence(JSON.stringify(evidence))
      expect(read).toEqual(evidence)
      expect(explainEvidence(read)).toEqual(evidence)
    }),
    { numRuns: 500 }
  )
})
