/** Evidence records with nodes changed: refused, or no greener than what they hold. */
import { createHash } from 'node:crypto'

import { expect } from '@jest/globals'
import fc from 'fast-check'

import { GateError } from '../../../src/errors.ts'
import { explainEvidence } from '../../../src/explain.ts'
import { parseEvidence } from '../../../src/wire/evidence-schema.ts'
import { anyDecisionInput } from '../../support/arbitrary-input.ts'
import { aBinding, anEvidence } from '../../support/builders.ts'
import { jsonMutation, mutated, mutatedText } from '../json-mutation.ts'
import type { EvidenceRecord } from '../../../src/model/evidence.ts'
import type { AuthoredReport } from '../../../src/model/verification-report.ts'
import type { FuzzTarget } from '../target.ts'

const record = fc
  .tuple(
    anyDecisionInput,
    fc.constantFrom(
      {},
      { binding: aBinding() },
      {
        binding: aBinding({
          bound: false,
          unbound: [{ path: 'a', reason: 'differs' }]
        })
      }
    )
  )
  .map(([input, parts]) =>
    anEvidence(
      {
        ...input,
        waivers: input.waivers.filter(one => one.effect_digest !== '')
      },
      parts
    )
  )
const text = fc
  .tuple(
    record,
    fc.array(jsonMutation, { maxLength: 3 }),
    fc.option(fc.tuple(fc.nat(), fc.nat({ max: 9 })), {
      nil: undefined,
      freq: 4
    })
  )
  .map(([one, mutations, bit]) => {
    const value = mutations.reduce<unknown>(
      (before, mutation) => mutated(before, mutation),
      one
    )
    const written = JSON.stringify(value)
    return bit === undefined ? written : mutatedText(written, ...bit)
  })

// The decision a second time, from design.md section 5, on purpose: only what is green.
function mayBe(kind: string, evidence: EvidenceRecord): boolean {
  const { ledger, open_writers, waivers, reports, binding } = evidence
  if (kind === 'incomplete') return true
  if (ledger.gaps.length > 0 || open_writers.length > 0) return false
  if (kind === 'narrative') return ledger.records.length === 0
  const digest = digestOf(ledger.records)
  if (ledger.effect_digest !== digest || ledger.records.length === 0)
    return false
  if (kind === 'waived')
    return waivers.some(one => one.effect_digest === digest)
  const isBound =
    binding === undefined || (binding.bound && binding.unbound.length === 0)
  return (
    kind === 'verified' && isBound && reports.some(one => proves(one, digest))
  )
}

function proves(report: AuthoredReport, digest: string): boolean {
  const required = report.checks.filter(one => one.required)
  return (
    ['host', 'verifier'].includes(report.author) &&
    report.effect_digest === digest &&
    required.length > 0 &&
    required.every(({ status }) => status === 'passed') &&
    !report.checks.some(({ status }) => status === 'failed') &&
    !['failed', 'needs_review'].includes(report.status)
  )
}

function digestOf(records: EvidenceRecord['ledger']['records']): string {
  const lines = records.map(
    ({ path, tool, content_digest }) =>
      [path, tool, content_digest].map(one => Buffer.from(one)) as Buffer[]
  )
  const sorted = lines.sort((one, other) =>
    one.reduce(
      (order, part, at) =>
        order || Buffer.compare(part, other[at] ?? Buffer.alloc(0)),
      0
    )
  )
  const unique = sorted.map(
    ([path, tool, digest]) =>
      `${String(tool)}|${String(path)}|${String(digest)}`
  )
  return createHash('sha256')
    .update([...new Set(unique)].join('\n'))
    .digest('hex')
}

function read(written: string): EvidenceRecord | undefined {
  try {
    return explainEvidence(parseEvidence(written))
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(GateError)
    expect((thrown as GateError).code).toBe('INPUT_INVALID')
    return undefined
  }
}

export const evidenceRecords: FuzzTarget<string> = {
  name: 'evidence-records',
  arbitrary: text,
  holds: written => {
    const evidence = read(written)
    if (evidence === undefined) return
    const { kind, effect_digest: closed } = evidence.completion
    expect(mayBe(kind, evidence)).toBe(true)
    expect(closed === undefined).toBe(
      kind === 'incomplete' || kind === 'narrative'
    )
  }
}
