/** Keeps the outputs of checks within what an evidence record may hold, so that every record can be read again. */
import { GateError } from '../errors.ts'
import { EVIDENCE_LIMIT_BYTES } from '../model/evidence.ts'
import type { VerificationCheck } from '../model/check.ts'
import type { EvidenceRecord } from '../model/evidence.ts'

// Room for all outputs of a record together, as JSON: 30 failed checks keep about as much as a person reads.
const OUTPUT_BYTES = 8 * 1024 * 1024
// What a check that did not fail keeps at least.
const LEAST_BYTES = 1024
// Keys, quotes and line ends of the outputs themselves, a check.
const FRAME_BYTES = 128

/**
 * The record with outputs that fit beside the rest of it. Failed checks' are
 * cut last; what is cut keeps its end, and `output_bytes` and `output_digest` stay those of all of it.
 * @throws GateError OUTPUT_FAILED when the rest alone is larger than anybody may read
 */
export function withBoundedOutputs(record: EvidenceRecord): EvidenceRecord {
  const checks = record.reports.flatMap(report => report.checks)
  const sizes = new Map(checks.map(check => [check, outputSize(check)]))
  const bare = mapChecks(record, check => withOutput(check, '', ''))
  const beside =
    EVIDENCE_LIMIT_BYTES - jsonBytes(bare) - FRAME_BYTES * checks.length
  if (beside < 0) throw tooLarge(record)
  const room = Math.min(OUTPUT_BYTES, beside)
  if (sum(sizes.values()) <= room) return record
  const failed = checks.filter(check => check.status === 'failed')
  const others = checks.filter(check => check.status !== 'failed')
  // However much failed checks print, the others keep their last lines.
  const kept = Math.min(LEAST_BYTES * others.length, Math.floor(room / 2))
  const ofFailed = fairShare(failed, sizes, room - kept)
  const left =
    room - sum(failed.map(one => Math.min(ofFailed, sizes.get(one) ?? 0)))
  const ofOthers = fairShare(others, sizes, left)
  return mapChecks(record, check =>
    withinBytes(check, check.status === 'failed' ? ofFailed : ofOthers)
  )
}

function tooLarge({ ledger }: EvidenceRecord): GateError {
  const count = String(ledger.records.length)
  return new GateError(
    'OUTPUT_FAILED',
    `The evidence record would be larger than the ${String(EVIDENCE_LIMIT_BYTES)} bytes that can be read again: the change has ${count} files.`,
    {
      hint: 'Split the change, or leave generated folders out by `scope: exclude` in the policy of the base.'
    }
  )
}

function mapChecks(
  record: EvidenceRecord,
  change: (check: VerificationCheck) => VerificationCheck
): EvidenceRecord {
  return {
    ...record,
    reports: record.reports.map(report => ({
      ...report,
      checks: report.checks.map(change)
    }))
  }
}

/** The most that each check may keep, so that small outputs stay whole and large ones share the rest. */
function fairShare(
  checks: readonly VerificationCheck[],
  sizes: ReadonlyMap<VerificationCheck, number>,
  room: number
): number {
  const ascending = checks
    .map(check => sizes.get(check) ?? 0)
    .sort((one, other) => one - other)
  let left = Math.max(0, room)
  for (const [at, size] of ascending.entries()) {
    const share = Math.floor(left / (ascending.length - at))
    if (size > share) return share
    left -= size
  }
  return Number.MAX_SAFE_INTEGER
}

function withinBytes(
  check: VerificationCheck,
  limit: number
): VerificationCheck {
  if (outputSize(check) <= limit) return check
  const { output_head: head = '', output_tail: tail = '' } =
    check.evidence ?? {}
  return withOutput(check, '', endWithin(tail === '' ? head : tail, limit))
}

/** The longest end of a text whose JSON has at most so many bytes; never half a surrogate pair. */
function endWithin(text: string, limit: number): string {
  let low = 0
  let high = text.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (jsonBytes(text.slice(text.length - middle)) <= limit) low = middle
    else high = middle - 1
  }
  return text.slice(text.length - low).replace(/^[\udc00-\udfff]/, '')
}

function withOutput(
  check: VerificationCheck,
  head: string,
  tail: string
): VerificationCheck {
  if (check.evidence === undefined) return check
  const { output_head, output_tail, ...evidence } = check.evidence
  const hadOutput = (output_head ?? output_tail) !== undefined
  return {
    ...check,
    evidence: hadOutput
      ? { ...evidence, output_head: head, output_tail: tail }
      : evidence
  }
}

function outputSize({ evidence }: VerificationCheck): number {
  const { output_head: head = '', output_tail: tail = '' } = evidence ?? {}
  return head === '' && tail === '' ? 0 : jsonBytes(head) + jsonBytes(tail)
}

/** Bytes of a value as JSON, indented, where a number sign may be written as an escape of six bytes. */
function jsonBytes(value: unknown): number {
  const json = JSON.stringify(value, undefined, 2)
  return Buffer.byteLength(json) + 5 * (json.split('#').length - 1)
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, one) => total + one, 0)
}
