/** Takes a statement out of a DSSE envelope or a Sigstore bundle. Signatures are not checked. */
import { z } from 'zod'

import { GateError } from '../errors.ts'
import { parseValue } from './parse-value.ts'
import type { ReceiptEnvelope } from '../model/receipt.ts'

// https://github.com/in-toto/attestation/blob/main/spec/v1/envelope.md
const PAYLOAD_TYPE = 'application/vnd.in-toto+json'

// Whoever checks signatures knows more fields; only the payload matters here.
const dsseSchema = z.object({
  payloadType: z.literal(PAYLOAD_TYPE),
  // DSSE allows both alphabets: https://github.com/secure-systems-lab/dsse/blob/master/envelope.md
  payload: z.string().regex(/^(?:[A-Za-z0-9+/]*|[A-Za-z0-9_-]*)={0,2}$/)
})

const bundleSchema = z.object({ dsseEnvelope: dsseSchema })

/** What held the statement, and its text when it was held at all. */
export interface OpenedEnvelope {
  readonly envelope: ReceiptEnvelope
  readonly payload?: string
}

/**
 * Opens the envelope that a value is, if it is one.
 * @throws GateError INPUT_INVALID for an envelope of another shape or payload
 */
export function openEnvelope(value: unknown): OpenedEnvelope {
  if (has(value, 'dsseEnvelope')) {
    const { dsseEnvelope } = parseValue(bundleSchema, value, 'Sigstore bundle')
    return {
      envelope: 'sigstore-bundle',
      payload: textOf(dsseEnvelope.payload)
    }
  }
  if (has(value, 'payload')) {
    const { payload } = parseValue(dsseSchema, value, 'DSSE envelope')
    return { envelope: 'dsse', payload: textOf(payload) }
  }
  return { envelope: 'none' }
}

function has(value: unknown, key: string): boolean {
  return (
    typeof value === 'object' && value !== null && Object.hasOwn(value, key)
  )
}

function textOf(payload: string): string {
  const bytes = Buffer.from(payload, 'base64')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new GateError(
      'INPUT_INVALID',
      'The payload of the envelope is not UTF-8 text.',
      { cause, hint: 'Hand in the envelope as it was written.' }
    )
  }
}
