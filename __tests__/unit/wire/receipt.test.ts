/** A receipt is read strictly, in an envelope or without one. */
import { describe, expect, it } from '@jest/globals'

import { verdictStatement } from '../../../src/report/receipt.ts'
import { parseReceipt } from '../../../src/wire/receipt-schema.ts'
import { aCheck, aLedger, anEvidence, aReport } from '../../support/builders.ts'

const EVIDENCE = anEvidence({
  reports: [aReport([aCheck()], aLedger().effect_digest)]
})
const STATEMENT = verdictStatement(EVIDENCE, {
  completion: 'verified',
  evidenceDigest: 'e'.repeat(64),
  createdAt: '2026-01-02T03:04:05Z',
  version: '0.1.0'
})
const TEXT = JSON.stringify(STATEMENT)

function dsse(
  text: string,
  encoding: 'base64' | 'base64url' = 'base64'
): Record<string, unknown> {
  return {
    payloadType: 'application/vnd.in-toto+json',
    payload: Buffer.from(text).toString(encoding),
    signatures: [{ sig: 'bm90IGEgc2lnbmF0dXJl', keyid: '' }]
  }
}

function bundle(text: string): Record<string, unknown> {
  return {
    mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
    verificationMaterial: { certificate: { rawBytes: 'AA==' } },
    dsseEnvelope: dsse(text)
  }
}

describe('what holds a receipt', () => {
  it('is a statement of its own', () => {
    expect(parseReceipt(TEXT)).toEqual({
      statement: STATEMENT,
      envelope: 'none'
    })
  })

  it.each(['base64', 'base64url'] as const)(
    'is a DSSE envelope in %s',
    encoding => {
      expect(parseReceipt(JSON.stringify(dsse(TEXT, encoding)))).toEqual({
        statement: STATEMENT,
        envelope: 'dsse'
      })
    }
  )

  it('is a Sigstore bundle, also as a line of its own', () => {
    expect(parseReceipt(`${JSON.stringify(bundle(TEXT))}\n`)).toEqual({
      statement: STATEMENT,
      envelope: 'sigstore-bundle'
    })
  })
})

function refused(value: unknown): () => unknown {
  return () => parseReceipt(JSON.stringify(value))
}

describe('refused is', () => {
  it('an envelope of another payload', () => {
    const other = { ...dsse(TEXT), payloadType: 'text/plain' }
    expect(refused(other)).toThrow(/DSSE envelope has another shape/)
    expect(refused({ dsseEnvelope: other })).toThrow(/Sigstore bundle has/)
  })

  it('a payload that is no base64, no text, no JSON or no statement', () => {
    const bytes = { ...dsse(''), payload: Buffer.of(0xff).toString('base64') }
    expect(refused({ ...dsse(TEXT), payload: 'a*b' })).toThrow(/another shape/)
    expect(refused(bytes)).toThrow(/not UTF-8/)
    expect(refused(dsse('not json'))).toThrow(/not JSON/)
    expect(refused(dsse('{}'))).toThrow(/receipt has another shape/)
  })

  it('an envelope in an envelope', () => {
    expect(refused(dsse(JSON.stringify(dsse(TEXT))))).toThrow(/another shape/)
  })

  it.each([
    ['another type', { _type: 'https://in-toto.io/Statement/v0.1' }],
    ['another predicate', { predicateType: 'https://slsa.dev/provenance/v1' }],
    ['no subject', { subject: [] }],
    ['an unknown field', { extra: 1 }],
    [
      'a short commit',
      { subject: [{ name: 'head', digest: { gitCommit: 'd'.repeat(12) } }] }
    ],
    [
      'a weak digest',
      { subject: [{ name: 'head', digest: { md5: 'd'.repeat(32) } }] }
    ]
  ])('%s', (_, change) => {
    expect(refused({ ...STATEMENT, ...change })).toThrow(/another shape/)
  })

  it.each([
    ['no policies', { verifier: { id: STATEMENT.predicate.verifier.id } }],
    [
      'another verifier',
      { verifier: { ...STATEMENT.predicate.verifier, id: 'https://a.example' } }
    ],
    ['a time that is none', { timeCreated: 'yesterday' }],
    ['a property that is none', { properties: [1] }],
    [
      'a commit that is an option of git',
      {
        completionGate: {
          ...STATEMENT.predicate.completionGate,
          head: '--upload-pack=x'
        }
      }
    ]
  ])('a predicate with %s', (_, change) => {
    const predicate = { ...STATEMENT.predicate, ...change }
    expect(refused({ ...STATEMENT, predicate })).toThrow(/another shape/)
  })
})
