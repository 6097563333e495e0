/** The doors for documents: every problem at once, and no shape crashes them. */
import { describe, expect, it, test } from '@jest/globals'

import { asGateError } from '../../../src/errors.ts'
import { EVIDENCE_LIMIT_BYTES } from '../../../src/model/evidence.ts'
import { parseEvidence } from '../../../src/wire/evidence-schema.ts'
import { parseExternalObservation } from '../../../src/wire/observation-schema.ts'
import { parseLedgerDocument } from '../../../src/wire/ledger-schema.ts'
import { parseReport } from '../../../src/wire/report-schema.ts'
import {
  WAIVER_FILE_LIMIT_BYTES,
  parseWaiver,
  parseWaiverFile
} from '../../../src/wire/waiver-schema.ts'
import type { GateError } from '../../../src/errors.ts'

const CHECK = {
  id: 't',
  kind: 'test',
  description: 't',
  status: 'passed',
  required: true
}
const REPORT = {
  schema: 'a3s.verification_report.v1',
  subject: 'ci',
  status: 'passed',
  checks: [CHECK]
}
const DEPTH = 2_000_000

function errorOf(action: () => unknown): GateError {
  try {
    action()
  } catch (thrown) {
    return asGateError(thrown)
  }
  throw new Error('expected an error, and nothing was thrown')
}

describe('a verification report', () => {
  it('is read with all it may hold', () => {
    const full = {
      ...REPORT,
      checks: [
        {
          ...CHECK,
          suggested_tools: ['bash'],
          evidence_uris: ['file:///log'],
          residual_risk: 'r',
          evidence: { command: 'npm test', exit_code: 0, output_bytes: 3 }
        }
      ],
      residual_risks: ['none of note'],
      effect_digest: 'a'.repeat(64)
    }
    expect(parseReport(full)).toEqual(full)
  })

  it('names every problem at once, each with its place', () => {
    const error = errorOf(() =>
      parseReport({
        ...REPORT,
        status: 'green',
        extra: 1,
        checks: [CHECK, { ...CHECK, required: 'yes', status: undefined }]
      })
    )
    expect(error.code).toBe('INPUT_INVALID')
    expect(error.problems.map(one => one.path).sort()).toEqual([
      '',
      'checks[1].required',
      'checks[1].status',
      'status'
    ])
    expect(error.problems.map(one => one.message).join()).toContain(
      '"needs_review"'
    )
  })

  it('is a copy, so that its maker cannot change it afterwards', () => {
    const mine = structuredClone(REPORT)
    const read = parseReport(mine)
    mine.checks[0] = { ...CHECK, status: 'failed' }
    expect(read.checks[0]?.status).toBe('passed')
  })

  test.each([
    ['nothing', undefined],
    ['a text', 'passed'],
    ['a list', [REPORT]],
    [
      'an optional that is there and undefined',
      { ...REPORT, effect_digest: undefined }
    ],
    ['another schema', { ...REPORT, schema: 'a3s.verification_report.v2' }],
    ['a prototype key', JSON.parse('{"__proto__":{"schema":"x"}}') as unknown],
    [
      'a check with a constructor',
      { ...REPORT, checks: [{ ...CHECK, constructor: 1 }] }
    ]
  ])('is not read from %s', (_what, value) => {
    expect(errorOf(() => parseReport(value)).code).toBe('INPUT_INVALID')
  })

  it('is not read from a value that holds itself', () => {
    const loop: Record<string, unknown> = { ...REPORT }
    loop['checks'] = [loop]
    expect(errorOf(() => parseReport({ ...loop, checks: loop })).code).toBe(
      'INPUT_INVALID'
    )
  })

  it('shows at most fifty problems and counts the rest', () => {
    const error = errorOf(() =>
      parseReport({ ...REPORT, checks: new Array(10_000).fill(1) })
    )
    expect(error.problems).toHaveLength(51)
    expect(error.problems[50]?.message).toContain('9950')
  })
})

describe('a waiver file', () => {
  it('gives its claims, whatever they name', () => {
    const text =
      '\ufeff[{"effect_digest":"abc","reason":"docs only","by":"ann"},{"effect_digest":"d","reason":"r"}]'
    expect(parseWaiverFile(text)).toEqual([
      { effect_digest: 'abc', reason: 'docs only', by: 'ann' },
      { effect_digest: 'd', reason: 'r' }
    ])
  })

  it('names a blank digest and a blank reason at once', () => {
    const error = errorOf(() =>
      parseWaiverFile('[{"effect_digest":" ","reason":""}]')
    )
    expect(error.problems.map(one => one.path)).toEqual([
      '[0].effect_digest',
      '[0].reason'
    ])
    expect(
      errorOf(() => parseWaiver({ effect_digest: '', reason: 'x' })).code
    ).toBe('INPUT_INVALID')
  })
})

describe('every document', () => {
  const doors: readonly (readonly [string, (text: string) => unknown])[] = [
    ['an evidence record', parseEvidence],
    ['a waiver file', parseWaiverFile],
    ['a ledger document', parseLedgerDocument]
  ]
  test.each(doors)('%s that is empty is said to be empty', (_what, parse) => {
    for (const text of ['', ' \n\t', '\ufeff'])
      expect(errorOf(() => parse(text)).message).toContain('is empty')
  })

  test.each(doors)('%s that is not JSON is said not to be', (_what, parse) => {
    const error = errorOf(() => parse('{"schema":'))
    expect(error.message).toContain('is not JSON')
    expect(error.hint).toBeDefined()
  })

  test.each(doors)('%s of another shape is refused', (_what, parse) => {
    for (const text of ['null', '1', '"x"', '{}', '[[]]'])
      expect(errorOf(() => parse(text)).code).toBe('INPUT_INVALID')
  })

  it('a bomb of depth is refused without a crash', () => {
    const arrays = `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`
    const objects = `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`
    for (const text of [arrays, objects])
      expect(errorOf(() => parseEvidence(text)).code).toBe('INPUT_INVALID')
    expect(errorOf(() => parseReport(JSON.parse(arrays))).code).toBe(
      'INPUT_INVALID'
    )
  })

  it('a flood of values is refused without a list of all of them', () => {
    const flood = `{"reports":[${'1,'.repeat(4_000_000)}1]}`
    const error = errorOf(() => parseEvidence(flood))
    expect(error.message).toContain('values')
    expect(error.problems).toEqual([])
  })

  it('a text over its limit is refused before it is parsed', () => {
    const big = (bytes: number): string => '['.repeat(bytes + 1)
    expect(
      errorOf(() => parseEvidence(big(EVIDENCE_LIMIT_BYTES))).message
    ).toContain('larger')
    expect(
      errorOf(() => parseWaiverFile(big(WAIVER_FILE_LIMIT_BYTES))).message
    ).toContain('larger')
    const wide = `["${'é'.repeat(WAIVER_FILE_LIMIT_BYTES / 2)}"]`
    expect(errorOf(() => parseWaiverFile(wide)).message).toContain('larger')
  })

  it('a ledger document with a digest that is no digest is refused', () => {
    const error = errorOf(() =>
      parseLedgerDocument(
        JSON.stringify({
          schema: 'completion-gate.ledger.v1',
          base: 'main',
          merge_base: '',
          head: 'a'.repeat(40),
          effect_digest: 'abc',
          records: [{ tool: 'write', path: '', content_digest: 'X' }],
          gaps: []
        })
      )
    )
    expect(error.problems.map(one => one.path)).toEqual([
      'base',
      'effect_digest',
      'records[0].path',
      'records[0].content_digest'
    ])
  })

  it('an external observation needs one of the three actions', () => {
    const one = { kind: 'review', subject: 'ann', digest: 'd' }
    expect(
      parseExternalObservation({ ...one, required_action: 'address' })
    ).toEqual({ ...one, required_action: 'address' })
    expect(
      errorOf(() => parseExternalObservation({ ...one, required_action: 'x' }))
        .problems[0]?.path
    ).toBe('required_action')
  })
})
