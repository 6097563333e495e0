/** The flags of `verify-receipt`. */
import { parseArgs } from 'node:util'

import { GateError } from '../errors.ts'
import { OPTIONS } from './command-options.ts'
import { understood } from './understood.ts'

/** What `verify-receipt` takes. */
export interface ReceiptFlags {
  readonly file: string
  readonly repo: string
  /** The evidence record's file; undefined holds the receipt against the repository alone. */
  readonly evidence: string | undefined
  readonly fetch: boolean
  readonly json: boolean
}

/**
 * Reads the flags of `verify-receipt`.
 * @throws GateError USAGE for an unknown flag, or more or less than one file
 */
export function receiptFlags(args: readonly string[]): ReceiptFlags {
  const { values, positionals } = understood('verify-receipt', () =>
    parseArgs({
      args: [...args],
      options: OPTIONS['verify-receipt'],
      allowPositionals: true,
      strict: true
    })
  )
  const [file, ...rest] = positionals
  if (file === undefined || rest.length > 0)
    throw new GateError(
      'USAGE',
      `Expected one receipt, but ${file === undefined ? 'none was' : `${String(positionals.length)} were`} given.`,
      {
        hint: 'completion-gate verify-receipt FILE [--repo DIR] [--evidence FILE] [--fetch] [--json]'
      }
    )
  return { ...values, evidence: values.evidence, file }
}
