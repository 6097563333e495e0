/** The same report for the summary page of a workflow run. */
import { textBlocks } from './check-run.ts'
import type { CheckRunContext } from './check-run.ts'
import { byteLength, fitBlocks, STEP_SUMMARY_BYTES } from './limits.ts'
import { sentence } from './markdown-list.ts'
import { summaryBlocks } from './markdown-summary.ts'
import { redactEvidence, redactText } from './redact.ts'
import type { EvidenceRecord } from '../model/evidence.ts'

// Room for what else the step writes.
const SPARE_BYTES = 4_096

/** Why no check run was posted. */
export type NotPosted =
  /** The token may not write checks: a fork's or Dependabot's run, or no permission. */
  | { readonly why: 'no-permission' }
  /** No token was given. */
  | { readonly why: 'no-token' }
  /** GitHub answered otherwise; its words. */
  | { readonly why: 'refused'; readonly message: string }

/**
 * Markdown of at most 1 MiB, less what else the step may write; ends with one LF.
 * @param notPosted present when there is no check run; says what would post it
 */
export function stepSummary(
  evidence: EvidenceRecord,
  context: CheckRunContext,
  notPosted?: NotPosted
): string {
  const shown = redactEvidence(evidence, context.secrets)
  const redacted = (text: string): string => redactText(text, context.secrets)
  const notes = (context.notes ?? []).map(redacted)
  const why = notPosted === undefined ? [] : [notPostedLine(notPosted)]
  const top = [
    '## completion-gate',
    ...why.map(line => sentence(redacted(line)))
  ].join('\n\n')
  const page = fitBlocks(
    [
      { kept: true, render: () => top },
      ...summaryBlocks(shown, { ...context, notes }),
      ...textBlocks(shown)
    ],
    STEP_SUMMARY_BYTES - SPARE_BYTES - byteLength('\n')
  )
  return `${page}\n`
}

/** One line: that no check run was posted, and the permission or set-up that would post it. */
export function notPostedLine(notPosted: NotPosted): string {
  switch (notPosted.why) {
    case 'no-permission':
      return 'No check run was posted, for the token may not write one: give the job `permissions: checks: write`. The token of a pull request from a fork or by Dependabot is always read-only: there the two-workflow set-up of the README posts it, and this job itself can be the required check.'
    case 'no-token':
      return 'No check run was posted, for there is no token: give the action `github-token`. This job itself can be the required check.'
    case 'refused':
      return `No check run was posted, for GitHub refused it: ${notPosted.message}`
  }
}
