/** Parts of evidence of a change that is not proven, one thing in them changed: never decided green. */
import { expect } from '@jest/globals'
import fc from 'fast-check'

import { concludeChange, observeChange } from '../../../src/gate.ts'
import { handOver, proveFromEvidence } from '../../../src/handed-over.ts'
import { jsonMutation, mutated, mutatedText } from '../json-mutation.ts'
import { memoryChange } from '../memory-change.ts'
import type { HandedFile } from '../../../src/model/handover.ts'
import type { JsonMutation } from '../json-mutation.ts'
import type { ChangeCase } from '../memory-change.ts'
import type { FuzzTarget } from '../target.ts'

type HandedCase = ChangeCase & {
  /** Checks of each part. */
  readonly parts?: readonly (readonly string[])[]
}

interface ForgedParts {
  readonly change: HandedCase
  readonly part: number
  readonly by: JsonMutation | readonly [at: number, bit: number]
}

const TWO = [['one'], ['two']]
const WHOLE = [['one', 'two']]
const RUN = { runId: 12, runAttempt: 1, conclusion: 'success' } as const

const forged: fc.Arbitrary<ForgedParts> = fc.record({
  change: fc.constantFrom<HandedCase>(
    { exits: { 'check one': 1 } },
    { exits: { 'check two': 9 } },
    { exits: { 'check one': 1 }, parts: WHOLE },
    { otherCheckout: true },
    { otherCheckout: true, parts: WHOLE },
    { writer: 'check one' },
    { writer: 'check two', parts: WHOLE },
    { parts: [['one']] }
  ),
  part: fc.nat({ max: 1 }),
  by: fc.oneof(
    { weight: 3, arbitrary: jsonMutation },
    fc.tuple(fc.nat(), fc.nat({ max: 9 }))
  )
})

const made = new Map<string, Promise<readonly string[]>>()

/** The honest parts of a case, made once. */
function partsOf(change: HandedCase): Promise<readonly string[]> {
  const key = JSON.stringify(change)
  const parts = made.get(key) ?? makeParts(change)
  made.set(key, parts)
  return parts
}

async function makeParts(change: HandedCase): Promise<readonly string[]> {
  const parts: string[] = []
  for (const checks of change.parts ?? TWO)
    parts.push(
      JSON.stringify(await handOver({ ...RUN, checks }, memoryChange(change)))
    )
  // Without this, a case that never could be green would prove nothing.
  if (Object.keys(change).length === 0)
    expect(await decided(parts)).toBe('verified')
  return parts
}

function forge(text: string, by: ForgedParts['by']): string {
  return 'kind' in by
    ? JSON.stringify(mutated(JSON.parse(text), by))
    : mutatedText(text, ...by)
}

async function decided(parts: readonly string[]): Promise<string> {
  const ports = memoryChange()
  const observed = await observeChange(ports)
  const files: readonly HandedFile[] = parts.map((text, at) => ({
    name: `part-${String(at)}`,
    text
  }))
  const proof = await proveFromEvidence(observed, ports.files, {
    run: RUN,
    isolationMinimum: undefined,
    files
  })
  const evidence = concludeChange(proof, {
    waivers: [],
    refusedClaims: [],
    observations: [],
    openWriters: []
  })
  return evidence.completion.kind
}

export const handedParts: FuzzTarget<ForgedParts> = {
  name: 'handed-parts',
  arbitrary: forged,
  holds: async ({ change, part, by }) => {
    await partsOf({})
    const parts = await partsOf(change)
    const at = part % parts.length
    const one = parts[at] ?? ''
    const all = parts.map((text, place) =>
      place === at ? forge(one, by) : text
    )
    expect(await decided(all)).toBe('incomplete')
  }
}
