/** A part that contradicts itself is not bound, whatever one word of it says. */
import { describe, expect, it } from '@jest/globals'

import { observeChange } from '../../../src/gate.ts'
import { handOver, proveFromEvidence } from '../../../src/handed-over.ts'
import { memoryChange } from '../../fuzz/memory-change.ts'
import type { EvidenceRecord } from '../../../src/model/evidence.ts'
import type { ChangeCase } from '../../fuzz/memory-change.ts'

const RUN = { runId: 12, runAttempt: 1, conclusion: 'success' } as const

async function handed(change: ChangeCase): Promise<EvidenceRecord> {
  return await handOver({ ...RUN, checks: [] }, memoryChange(change))
}

/** Whether the job that decides takes the evidence for the change's own. */
async function isBound(evidence: EvidenceRecord): Promise<boolean> {
  const ports = memoryChange()
  const files = [{ name: 'part', text: JSON.stringify(evidence) }]
  const proof = await proveFromEvidence(
    await observeChange(ports),
    ports.files,
    { run: RUN, files, isolationMinimum: undefined }
  )
  const digest = proof.observation.ledger.effect_digest
  return proof.reports.some(report => report.effect_digest === digest)
}

describe('a part of the evidence', () => {
  it('is bound when all of it says so', async () => {
    expect(await isBound(await handed({}))).toBe(true)
  })

  it('is not bound by its word alone, where it names a path that differs', async () => {
    const { binding, ...rest } = await handed({ writer: 'check two' })
    if (binding === undefined) throw new Error('A part has a binding.')
    expect(binding.unbound.map(({ path }) => path)).toContain('product.txt')
    const forged = { ...rest, binding: { ...binding, bound: true } }
    expect(await isBound(forged)).toBe(false)
    const emptied = { ...forged, binding: { ...forged.binding, unbound: [] } }
    expect(await isBound(emptied)).toBe(false)
  })
})
