/** The check run as GitHub gets it: the conclusion, the title and the page. */
import { annotations } from './annotations.ts'
import type { Annotation } from './annotations.ts'
import { headline } from './headline.ts'
import {
  CHECK_RUN_BYTES,
  cutCharacters,
  fitBlocks,
  TITLE_CHARACTERS
} from './limits.ts'
import type { Block } from './limits.ts'
import { checkBlocks } from './markdown-checks.ts'
import { fileBlocks } from './markdown-files.ts'
import { findingBlocks } from './markdown-findings.ts'
import { sentence } from './markdown-list.ts'
import { summaryBlocks, waiveLines } from './markdown-summary.ts'
import type { SummaryContext } from './markdown-summary.ts'
import { markdownBlock, markdownCode, markdownText } from './markdown-text.ts'
import { plainText } from './plain-text.ts'
import { redactEvidence, redactText } from './redact.ts'
import { acceptedReports, isPending } from '../model/verification-report.ts'
import { isComplete } from '../model/completion.ts'
import type { VerificationCheck } from '../model/check.ts'
import type { EvidenceRecord } from '../model/evidence.ts'

/**
 * What branch protection is told. Never `neutral` or `skipped`: both satisfy a
 * required check (threat A7).
 */
export type CheckRunConclusion =
  'success' | 'failure' | 'action_required' | 'cancelled' | 'timed_out'

/** A completed check run, ready to be sent. */
export interface CheckRunDraft {
  readonly conclusion: CheckRunConclusion
  /** Plain text, at most 255 characters. */
  readonly title: string
  /** Markdown, at most 65,535 bytes. */
  readonly summary: string
  /** Markdown, at most 65,535 bytes; empty for none. */
  readonly text: string
  /** To be sent in `annotationBatches`. */
  readonly annotations: readonly Annotation[]
  /** The digest that was judged; empty for none. */
  readonly effectDigest: string
  /** The line to copy next, where a waiver closes what blocks. */
  readonly nextLine: string | undefined
  /** See `SummaryContext`; whoever shows the verdict elsewhere says the same. */
  readonly decided: string | undefined
}

/** What the page is made of beside the evidence. */
export interface CheckRunContext extends SummaryContext {
  /** Values that must not be shown, such as those of the run's secrets. */
  readonly secrets: readonly string[]
  /**
   * Only a person can complete it now, for a waiver was taken back: what rule 1
   * or 7 leaves incomplete is `action_required` even where checks failed.
   */
  readonly awaitingReview?: boolean
}

/** The check run of one judged change. Total: every evidence record has one within GitHub's limits. */
export function checkRunDraft(
  evidence: EvidenceRecord,
  context: CheckRunContext
): CheckRunDraft {
  const shown = redactEvidence(evidence, context.secrets)
  const notes = (context.notes ?? []).map(note =>
    redactText(note, context.secrets)
  )
  return {
    conclusion: conclusionOf(evidence, context.awaitingReview === true),
    title: titleText(context.decided ?? headline(shown)),
    summary: fitBlocks(
      summaryBlocks(shown, { ...context, notes }),
      CHECK_RUN_BYTES
    ),
    text: fitBlocks(textBlocks(shown), CHECK_RUN_BYTES),
    annotations: annotations(shown),
    effectDigest: evidence.ledger.effect_digest,
    nextLine: context.decided === undefined ? waiveLines(shown)[0] : undefined,
    decided: context.decided
  }
}

/** The blocks below the summary: checks with their output, what speaks against them, then the files. */
export function textBlocks(evidence: EvidenceRecord): readonly Block[] {
  const isNarrative = evidence.completion.kind === 'narrative'
  return [
    ...(isNarrative && evidence.reports.length === 0
      ? []
      : checkBlocks(evidence)),
    ...findingBlocks(evidence),
    ...fileBlocks(evidence.ledger)
  ]
}

/** The check run of a pull request that the policy does not gate: green, and it says why. */
export function notGatedDraft(why: string): CheckRunDraft {
  return bareDraft('success', `Not gated: ${why}`, [
    'The policy of the base branch gates only some pull requests (`applies-to`), and this is none of them. Nothing was verified.'
  ])
}

/**
 * The check run of a run that came to no verdict: cancelled, out of time or
 * crashed. Never green.
 * @param sentences what happened and what mends it; may quote untrusted text
 */
export function unjudgedDraft(
  conclusion: 'failure' | 'cancelled' | 'timed_out',
  title: string,
  sentences: readonly string[]
): CheckRunDraft {
  return bareDraft(conclusion, title, sentences)
}

/**
 * The least that says the verdict, for a retry after GitHub refused the whole
 * (422): verdict, digest and next line, nothing untrusted.
 */
export function smallest(draft: CheckRunDraft): CheckRunDraft {
  const { title, effectDigest, nextLine } = draft
  const summary = [
    `**${markdownText(title)}**`,
    ...(effectDigest === ''
      ? []
      : [`Effect digest: ${markdownCode(effectDigest)}`]),
    ...(nextLine === undefined ? [] : [markdownBlock(nextLine)]),
    'GitHub refused the whole report; the step summary of the run has it.'
  ]
  return { ...draft, summary: summary.join('\n\n'), text: '', annotations: [] }
}

function bareDraft(
  conclusion: CheckRunConclusion,
  title: string,
  sentences: readonly string[]
): CheckRunDraft {
  const shown = titleText(title)
  const blocks = [
    { kept: true, render: () => `**${markdownText(shown)}**` },
    ...sentences.map(one => ({ render: () => sentence(one) }))
  ]
  return {
    conclusion,
    title: shown,
    summary: fitBlocks(blocks, CHECK_RUN_BYTES),
    text: '',
    annotations: [],
    effectDigest: '',
    nextLine: undefined,
    decided: undefined
  }
}

function conclusionOf(
  evidence: EvidenceRecord,
  awaitingReview: boolean
): CheckRunConclusion {
  if (isComplete(evidence.completion)) return 'success'
  if (evidence.rule !== 1 && evidence.rule !== 7) return 'failure'
  if (awaitingReview) return 'action_required'
  const required = requiredChecks(evidence)
  if (required.some(check => check.status === 'failed')) return 'failure'
  if (evidence.rule === 1) return 'action_required'
  // Results that do not speak of the change want a mend, not a person's word.
  const mendable = evidence.binding?.bound === false
  return !mendable && required.some(isPending) ? 'action_required' : 'failure'
}

function requiredChecks(
  evidence: EvidenceRecord
): readonly VerificationCheck[] {
  return acceptedReports(evidence.reports)
    .flatMap(report => report.checks)
    .filter(check => check.required)
}

function titleText(title: string): string {
  return cutCharacters(plainText(title), TITLE_CHARACTERS)
}
