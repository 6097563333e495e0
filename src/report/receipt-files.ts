/** The files of a receipt: both statements whole, and what `actions/attest` takes to sign them. */
import { sha256 } from '../model/digest.ts'
import { testResultStatement, verdictStatement } from './receipt.ts'
import type { EvidenceRecord } from '../model/evidence.ts'
import type { ReceiptParts } from './receipt.ts'

/** The file of the verdict's statement. */
export const VERDICT_FILE = 'verdict.json'

/** One file of the folder. */
export interface ReceiptFile {
  readonly name: string
  readonly text: string
}

/**
 * The files, by name. The statements name the commit; `actions/attest` takes
 * subjects by SHA-256 alone, so the signed ones name the change and the evidence.
 * @param evidenceText the evidence record's file, byte for byte
 */
export function receiptFiles(
  evidence: EvidenceRecord,
  evidenceText: string,
  parts: Omit<ReceiptParts, 'evidenceDigest'>
): readonly ReceiptFile[] {
  const whole = { ...parts, evidenceDigest: sha256(evidenceText) }
  const checks = testResultStatement(evidence, whole)
  const verdict = verdictStatement(evidence, whole)
  return [
    { name: 'test-result.json', text: jsonFile(checks) },
    { name: VERDICT_FILE, text: jsonFile(verdict) },
    { name: 'test-result.predicate.json', text: jsonFile(checks.predicate) },
    { name: 'verdict.predicate.json', text: jsonFile(verdict.predicate) },
    { name: 'subjects.sha256', text: checksums(evidence, whole.evidenceDigest) }
  ]
}

/** In the format of `sha256sum`; not for its `--check`, since no file has the effect digest. */
function checksums({ ledger }: EvidenceRecord, evidenceDigest: string): string {
  const lines = [
    ...(ledger.effect_digest === '' ? [] : [`${ledger.effect_digest}  effect`]),
    `${evidenceDigest}  evidence`
  ]
  return `${lines.join('\n')}\n`
}

function jsonFile(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`
}
