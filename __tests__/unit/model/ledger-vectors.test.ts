/** The fixed right values of path encoding and effect digest. */
import { describe, expect, it } from '@jest/globals'
import * as fs from 'node:fs'

import {
  mutationLedger,
  type MutationRecord
} from '../../../src/model/ledger.ts'
import {
  decodePath,
  encodeByteString,
  encodePath
} from '../../../src/model/path.ts'

interface LedgerVector {
  readonly name: string
  readonly records: readonly MutationRecord[]
  readonly effect_digest: string
}

interface PathVector {
  readonly bytes_base64: string
  readonly encoded: string
}

function vectors(name: string): unknown {
  const file = new URL(`../../fixtures/vectors/${name}`, import.meta.url)
  return JSON.parse(fs.readFileSync(file, 'utf8'))
}

describe('the effect digest', () => {
  it.each(vectors('effect-digest.json') as LedgerVector[])(
    'is the fixed value: $name',
    vector => {
      expect(mutationLedger(vector.records).effect_digest).toBe(
        vector.effect_digest
      )
    }
  )
})

describe('the encoding of a path', () => {
  const paths = vectors('path-encoding.json') as PathVector[]

  it.each(paths)('is $encoded', vector => {
    const bytes = Buffer.from(vector.bytes_base64, 'base64')
    expect(encodePath(bytes)).toBe(vector.encoded)
    expect(encodeByteString(bytes.toString('latin1'))).toBe(vector.encoded)
  })

  it.each(paths)('turns $encoded back into its bytes', vector => {
    expect(Buffer.from(decodePath(vector.encoded)).toString('base64')).toBe(
      vector.bytes_base64
    )
  })
})
