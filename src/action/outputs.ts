/** The outputs of the action, by the names of action.yml. */
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
  'check-run-url'
] as const

type OutputName = (typeof OUTPUT_NAMES)[number]

/** The outputs of a judged pull request. @param evidencePath empty when there is no record */
export function outputsOf(judged: Judged, evidencePath: string): ActionOutputs {
  const summary = judged.evidence?.summary
  const count = (number: number | undefined): string => String(number ?? 0)
  return {
    completion: judged.evidence?.completion.kind ?? '',
    'effect-digest': judged.evidence?.ledger.effect_digest ?? '',
    conclusion: judged.draft.conclusion,
    status: summary?.status ?? 'skipped',
    'report-count': count(summary?.report_count),
    'required-check-count': count(summary?.required_check_count),
    'pending-required-check-count': count(
      summary?.pending_required_check_count
    ),
    'failed-check-count': count(summary?.failed_check_count),
    'residual-risk-count': count(summary?.residual_risk_count),
    'pending-subjects': JSON.stringify(summary?.pending_subjects ?? []),
    'failed-subjects': JSON.stringify(summary?.failed_subjects ?? []),
    'summary-text': judged.evidence?.summary_text ?? '',
    'evidence-path': evidencePath,
    'check-run-url': judged.checkRunUrl ?? ''
  }
}
