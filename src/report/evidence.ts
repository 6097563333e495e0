/** Builds the evidence record: everything a later reader needs to judge the run again. */
import { EVIDENCE_SCHEMA, LEDGER_SCHEMA } from '../model/evidence.ts'
import { withBoundedOutputs } from './bounded-outputs.ts'
import { formatVerificationSummary, summarize } from './summary.ts'
import type { EvidenceRecord, LedgerDocument } from '../model/evidence.ts'
import type { WorkspaceObservation } from '../model/observation.ts'
import type { Decision } from '../model/verdict.ts'

/** What the record adds to the decision; its names are those of the record. */
export type EvidenceParts = Pick<
  EvidenceRecord,
  | 'next_steps'
  | 'reports'
  | 'waivers'
  | 'refused_claims'
  | 'surface'
  | 'problems'
  | 'observations'
  | 'open_writers'
  | 'binding'
  | 'isolation'
  | 'policy'
>

/** The record of one run, small enough to be read again. */
export function evidenceRecord(
  decision: Decision,
  observation: WorkspaceObservation,
  parts: EvidenceParts
): EvidenceRecord {
  const summary = summarize(parts.reports)
  return withBoundedOutputs({
    schema: EVIDENCE_SCHEMA,
    completion: decision.completion,
    rule: decision.rule,
    message: decision.message,
    summary,
    summary_text: formatVerificationSummary(summary),
    ledger: ledgerDocument(observation),
    ...parts
  })
}

/** The ledger with the commits it was computed from. */
export function ledgerDocument(
  observation: WorkspaceObservation
): LedgerDocument {
  const { range, ledger, gaps, lfsPaths, outOfScope } = observation
  return {
    schema: LEDGER_SCHEMA,
    base: range.base,
    merge_base: range.mergeBase,
    head: range.head,
    effect_digest: ledger.effect_digest,
    records: ledger.records,
    gaps,
    ...(lfsPaths.length === 0 ? {} : { lfs_paths: lfsPaths }),
    ...(outOfScope.length === 0 ? {} : { out_of_scope: outOfScope })
  }
}
