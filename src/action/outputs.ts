/** The outputs of the action, by the names of action.yml. */
import { summarize } from '../report/summary.ts'
import type { CompletionKind } from '../model/completion.ts'
import type { VerificationSummary } from '../model/verification-summary.ts'
import type { Judged } from '../pull-request/world.ts'

/** Every output, as text; a test holds the names against action.yml. */
export type ActionOutputs = Readonly<Record<OutputName, string>>

/** The names of the outputs. */
export const OUTPUT_NAMES = [
  'completion',
  'effect-digest',
  'conclusion',
  'status',
  'report-count',
  'required-check-count',
  'pending-required-check-count',
  'failed-check-count',
  'residual-risk-count',
  'pending-subjects',
  'failed-subjects',
  'summary-text',
  'evidence-path',
  'receipt-path',
  'check-run-url',
  'matrix'
] as const

type OutputName = (typeof OUTPUT_NAMES)[number]

type SummaryOutput = Exclude<
  OutputName,
  | 'completion'
  | 'effect-digest'
  | 'conclusion'
  | 'summary-text'
  | 'evidence-path'
  | 'receipt-path'
  | 'check-run-url'
  | 'matrix'
>

/** What was written; empty where there is none. */
export interface WrittenPaths {
  /** File of the evidence record. */
  readonly evidence: string
  /** Folder of the receipt. */
  readonly receipt: string
}

/** The outputs of a judged pull request. */
export function outputsOf(
  judged: Judged,
  written: WrittenPaths
): ActionOutputs {
  const { evidence, draft, checkRunUrl = '' } = judged
  return {
    completion: completionOf(judged),
    'effect-digest': evidence?.ledger.effect_digest ?? '',
    conclusion: draft.conclusion,
    ...summaryOutputs(evidence?.summary ?? summarize([])),
    'summary-text': evidence?.summary_text ?? '',
    'evidence-path': written.evidence,
    'receipt-path': written.receipt,
    'check-run-url': checkRunUrl,
    matrix: ''
  }
}

/**
 * What was told of a change in the end; empty when nothing was judged. Never
 * complete where the check run is not green: another pull request of the same
 * head may want something.
 */
export function completionOf({ evidence, draft }: Judged): CompletionKind | '' {
  if (evidence === undefined) return ''
  return draft.conclusion === 'success'
    ? evidence.completion.kind
    : 'incomplete'
}

function summaryOutputs(
  summary: VerificationSummary
): Pick<ActionOutputs, SummaryOutput> {
  return {
    status: summary.status,
    'report-count': String(summary.report_count),
    'required-check-count': String(summary.required_check_count),
    'pending-required-check-count': String(
      summary.pending_required_check_count
    ),
    'failed-check-count': String(summary.failed_check_count),
    'residual-risk-count': String(summary.residual_risk_count),
    'pending-subjects': JSON.stringify(summary.pending_subjects),
    'failed-subjects': JSON.stringify(summary.failed_subjects)
  }
}
