/** Re-decides an evidence record from its contents: a record cannot claim a verdict that it does not hold. */
import { GateError } from './errors.ts'
import { decide } from './decide/decide.ts'
import { mutationLedger } from './model/ledger.ts'
import type { Problem } from './errors.ts'
import type { EvidenceRecord } from './model/evidence.ts'
import type { MutationLedger } from './model/ledger.ts'
import type { Decision } from './model/verdict.ts'
import type { AuthoredReport } from './model/verification-report.ts'

/**
 * Decides again over what the record holds.
 * @returns the record, when its verdict is the one its contents decide
 * @throws GateError INPUT_INVALID when the digest is not that of the records,
 *   or the verdict is not that of the contents
 */
export function explainEvidence(evidence: EvidenceRecord): EvidenceRecord {
  const ledger = mutationLedger(evidence.ledger.records)
  const decision = decideAgain(evidence, ledger)
  const problems = [
    ...differs(
      'ledger.effect_digest',
      evidence.ledger.effect_digest,
      ledger.effect_digest
    ),
    ...differs(
      'completion.kind',
      evidence.completion.kind,
      decision.completion.kind
    ),
    ...differs('rule', String(evidence.rule), String(decision.rule)),
    ...differs(
      'completion.effect_digest',
      evidence.completion.effect_digest,
      decision.completion.effect_digest
    ),
    ...unboundReports(evidence)
  ]
  if (problems.length > 0)
    throw new GateError(
      'INPUT_INVALID',
      'The evidence record contradicts itself: its verdict is not the one that its contents decide.',
      {
        problems,
        hint: 'The file was altered or is incomplete: run `completion-gate verify --json` again.'
      }
    )
  return evidence
}

/**
 * Decides over a record's reports and waivers for a ledger: its own, or a later
 * one, which they close only when it has the very same effect digest. Reports of
 * a checkout that differed close nothing.
 */
export function decideAgain(
  evidence: EvidenceRecord,
  ledger: MutationLedger
): Decision {
  return decide({
    ledger,
    gaps: evidence.ledger.gaps,
    openWriters: evidence.open_writers,
    reports: bindingReports(evidence),
    waivers: evidence.waivers,
    observations: evidence.observations,
    allowContinuation: false
  })
}

/** What the record says of the checkout outranks what a report of it says. */
function bindingReports(evidence: EvidenceRecord): readonly AuthoredReport[] {
  return isUnbound(evidence)
    ? evidence.reports.filter(report => report.effect_digest === undefined)
    : evidence.reports
}

function isUnbound({ binding }: EvidenceRecord): boolean {
  return binding !== undefined && (!binding.bound || binding.unbound.length > 0)
}

function unboundReports(evidence: EvidenceRecord): readonly Problem[] {
  const claimed = evidence.reports.findIndex(
    report => report.effect_digest !== undefined
  )
  return claimed < 0 || !isUnbound(evidence)
    ? []
    : [
        {
          path: `reports[${String(claimed)}].effect_digest`,
          message:
            'the report names a digest, and the binding says that the checkout differed: it does not bind'
        }
      ]
}

function differs(
  path: string,
  recorded: string | undefined,
  decided: string | undefined
): readonly Problem[] {
  return recorded === decided
    ? []
    : [
        {
          path,
          message: `the record says ${recorded ?? 'nothing'}, its contents decide ${decided ?? 'nothing'}`
        }
      ]
}
