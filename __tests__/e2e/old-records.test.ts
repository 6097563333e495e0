/** Records that were written by released versions stay readable: each is decided again, to the same end. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from '@jest/globals'

import { VERSION } from '../../src/model/version.ts'
import { evidenceRecordSchema } from '../../src/wire/evidence-schema.ts'
import { jsonOf, runCli } from '../support/run-cli.ts'
import type { EvidenceRecord } from '../../src/model/evidence.ts'
import type { Explanation } from '../../src/model/explanation.ts'

const RECORDS = fileURLToPath(new URL('../fixtures/records/', import.meta.url))
const FOLDERS = readdirSync(RECORDS)
// A release changes what it writes with its minor version at the most.
const OWN = `v${VERSION.split('.').slice(0, 2).join('.')}`

interface OldRecord {
  readonly place: string
  readonly record: EvidenceRecord
}

function recordsOf(folder: string): readonly OldRecord[] {
  return readdirSync(path.join(RECORDS, folder)).map(name => {
    const place = path.join(folder, name)
    const text = readFileSync(path.join(RECORDS, place), 'utf8')
    return { place, record: JSON.parse(text) as EvidenceRecord }
  })
}

describe('explain', () => {
  it.each(FOLDERS.flatMap(recordsOf))('reads $place', ({ place, record }) => {
    const run = runCli(['explain', path.join(RECORDS, place), '--json'])
    expect(run.stderr).toBe('')
    const explanation = jsonOf(run) as Explanation
    const { kind } = record.completion
    expect(explanation.verdict).toBe(kind)
    expect(run.code).toBe(kind === 'incomplete' ? 1 : 0)
    expect(explanation.effect_digest).toBe(record.ledger.effect_digest)
  })
})

describe('the records of this version', () => {
  const records = FOLDERS.includes(OWN)
    ? recordsOf(OWN).map(({ record }) => record)
    : []

  it('are there', () => {
    expect(FOLDERS).toContain(OWN)
  })

  it('have every verdict and every rule', () => {
    const kinds = new Set(records.map(record => record.completion.kind))
    const rules = new Set(records.map(record => record.rule))
    expect([...kinds].sort()).toEqual([
      'incomplete',
      'narrative',
      'verified',
      'waived'
    ])
    expect([...rules].sort()).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('have every field that a record can have, each with something in it', () => {
    const filled = new Set(
      records.flatMap(record =>
        Object.entries(record)
          .filter(([, value]) => !Array.isArray(value) || value.length > 0)
          .map(([key]) => key)
      )
    )
    expect([...filled].sort()).toEqual(
      Object.keys(evidenceRecordSchema.shape).sort()
    )
  })
})
