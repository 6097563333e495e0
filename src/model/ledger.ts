/** The mutation ledger: what changed, and the effect digest that names exactly that. */
import { createHash } from 'node:crypto'

import { EMPTY_DIGEST } from './digest.ts'
import { compareBytes } from './path.ts'

/** One changed path. A wire shape. */
export interface MutationRecord {
  /** `write`, `write+x`, `symlink`, `submodule`, `delete`, or a host's own word. */
  readonly tool: string
  /** The path, encoded by `encodePath`. */
  readonly path: string
  /** SHA-256 of the new bytes in hex; empty for a deletion. */
  readonly content_digest: string
}

/** All records, unique and sorted, and their effect digest. */
export interface MutationLedger {
  readonly records: readonly MutationRecord[]
  /** 64 hex digits, or empty for an empty ledger. */
  readonly effect_digest: string
}

/**
 * Builds the ledger: drops equal records, sorts by path, then tool, then
 * content digest as UTF-8 bytes, and hashes the lines (design.md section 2).
 * The order of observation does not matter.
 */
export function mutationLedger(
  observed: readonly MutationRecord[]
): MutationLedger {
  const sorted = [...observed].sort(compareRecords)
  const records = sorted.filter((record, at) => {
    const before = sorted[at - 1]
    return before === undefined || compareRecords(before, record) !== 0
  })
  return { records, effect_digest: effectDigest(records) }
}

/** The line of one record: `tool|path|content_digest`. */
export function recordLine(record: MutationRecord): string {
  return `${record.tool}|${record.path}|${record.content_digest}`
}

/** SHA-256 over the lines joined by one LF, none at the end; empty for no records. */
function effectDigest(records: readonly MutationRecord[]): string {
  if (records.length === 0) return EMPTY_DIGEST
  const hash = createHash('sha256')
  records.forEach((record, at) => {
    hash.update(at === 0 ? recordLine(record) : `\n${recordLine(record)}`)
  })
  return hash.digest('hex')
}

function compareRecords(left: MutationRecord, right: MutationRecord): number {
  return (
    compareBytes(left.path, right.path) ||
    compareBytes(left.tool, right.tool) ||
    compareBytes(left.content_digest, right.content_digest)
  )
}
