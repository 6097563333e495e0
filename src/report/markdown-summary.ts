/** The delivery summary as Markdown: verdict, digest, counts and what a person can do next. */
import { checkCounts } from './check-counts.ts'
import { headline } from './headline.ts'
import { cutText } from './limits.ts'
import type { Block, Terseness } from './limits.ts'
import { list, sentence } from './markdown-list.ts'
import {
  markdownBlock,
  markdownCode,
  markdownDetails,
  markdownText
} from './markdown-text.ts'
import { decidedBy } from './rule-words.ts'
import { openObservations } from '../model/external-observation.ts'
import type { EvidenceRecord } from '../model/evidence.ts'

// A host's observation may have any digest; the blocks that are kept stay small.
const DIGEST_BYTES = 100
const LINES_SHOWN = 3
const WHY_CHARACTERS = 300
// How `nextSteps` ends a step that gives the line to copy.
const COPIED = /Or an authorised person waives [^:`]*: `\/waive [^`]*`\.$/

/** Where the pages of the repository are, to link commits. Trusted values of the runner. */
export interface RepositoryPlace {
  /** Such as `https://github.com`, without a slash at the end. */
  readonly serverUrl: string
  /** `owner/name`. */
  readonly repository: string
}

/** What the page says beside the evidence. */
export interface SummaryContext {
  readonly place?: RepositoryPlace
  /** Sentences for the reader, such as that a label is stale. */
  readonly notes?: readonly string[]
  /**
   * The verdict in one line, where more than this change decides it, such as
   * another pull request of the same head. No single line waives it then.
   */
  readonly decided?: string | undefined
}

/** The lines that a person can copy to waive what blocks; none where no waiver closes it. */
export function waiveLines(evidence: EvidenceRecord): readonly string[] {
  return waivable(evidence)
    .slice(0, LINES_SHOWN)
    .map(digest => `/waive ${cutText(digest, DIGEST_BYTES)} <reason>`)
}

function waivable(evidence: EvidenceRecord): readonly string[] {
  const digest = evidence.ledger.effect_digest
  if (evidence.rule === 1)
    return openObservations(
      evidence.observations,
      evidence.waivers,
      digest
    ).map(one => one.digest)
  return evidence.rule === 7 && digest !== '' ? [digest] : []
}

/** The steps without the lines to copy, which follow in a block of their own. */
export function stepsInWords(evidence: EvidenceRecord): readonly string[] {
  return waiveLines(evidence).length === 0
    ? evidence.next_steps
    : evidence.next_steps
        .map(step => step.replace(COPIED, '').trim())
        .filter(step => step !== '')
}

/** The blocks of the summary, most important first. */
export function summaryBlocks(
  evidence: EvidenceRecord,
  context: SummaryContext
): readonly Block[] {
  const answers = {
    render: (terseness: Terseness) => waivers(evidence, terseness)
  }
  const next = [
    { render: (terseness: Terseness) => steps(evidence, terseness) },
    ...(context.decided === undefined
      ? [{ kept: true, render: () => copyLine(evidence) }]
      : [])
  ]
  const isWaived = evidence.completion.kind === 'waived'
  return [
    { kept: true, render: () => verdict(evidence, context) },
    ...(isWaived ? [answers, ...next] : [...next, answers]),
    { render: terseness => notes(context, terseness) },
    { render: () => facts(evidence, context) }
  ]
}

function verdict(
  evidence: EvidenceRecord,
  { decided }: SummaryContext
): string {
  const digest = evidence.ledger.effect_digest
  const own = headline(evidence)
  return [
    `**${markdownText(decided ?? own)}**`,
    ...(decided === undefined || decided === own
      ? []
      : [`Of this change alone: ${markdownText(own)}`]),
    digest === ''
      ? 'Effect digest: empty, no file changed'
      : `Effect digest: ${markdownCode(digest)}`,
    `Checks: ${checkCounts(evidence)}.`
  ].join('\n\n')
}

function steps(evidence: EvidenceRecord, terseness: Terseness): string {
  const inWords = stepsInWords(evidence)
  if (inWords.length === 0 && waiveLines(evidence).length === 0) return ''
  return [
    '### What a person can do next',
    ...list(inWords.map(sentence), terseness, 'numbered')
  ].join('\n\n')
}

function copyLine(evidence: EvidenceRecord): string {
  const lines = waiveLines(evidence)
  if (lines.length > 0) {
    const what =
      evidence.rule === 1
        ? 'the review that demands a change'
        : 'exactly this change'
    const start = stepsInWords(evidence).length === 0 ? 'An' : 'Or an'
    return [
      `${start} authorised person waives ${what}, by this comment on the pull request:`,
      ...lines.map(markdownBlock)
    ].join('\n\n')
  }
  const { kind, effect_digest: digest } = evidence.completion
  return kind === 'waived' && digest !== undefined
    ? `This comment takes the waiver back:\n\n${markdownBlock(`/unwaive ${digest}`)}`
    : ''
}

function waivers(evidence: EvidenceRecord, terseness: Terseness): string {
  const digest = evidence.ledger.effect_digest
  const accepted = evidence.waivers.map(waiver => {
    const who = waiver.by === undefined ? 'the host' : person(waiver.by)
    const what =
      waiver.effect_digest === digest
        ? ''
        : ` (for ${markdownCode(cutText(waiver.effect_digest, 80))})`
    return `Accepted: ${who} waived${what}: ${sentence(waiver.reason)}`
  })
  const refused = evidence.refused_claims.map(claim => {
    const who = claim.by === undefined ? 'a person' : person(claim.by)
    const what = markdownCode(cutText(claim.effect_digest, 80))
    return `Refused: the claim of ${who} for ${what}. ${sentence(claim.refused)}`
  })
  const all = [...accepted, ...refused]
  return all.length === 0
    ? ''
    : ['### Waivers', ...list(all, terseness)].join('\n\n')
}

function notes(context: SummaryContext, terseness: Terseness): string {
  return list((context.notes ?? []).map(sentence), terseness).join('')
}

function facts(evidence: EvidenceRecord, context: SummaryContext): string {
  const { ledger, binding, isolation, policy } = evidence
  const checkedOut = binding?.checked_out
  const rows = [
    `Decided by: ${sentence(decidedBy(evidence))}`,
    `All reports: ${sentence(evidence.summary_text)}`,
    `Head ${commit(ledger.head, context)}, base ${commit(ledger.base, context)}, merge base ${commit(ledger.merge_base, context)}`,
    ...(checkedOut === undefined || checkedOut === ledger.head
      ? []
      : [`The checks ran on ${commit(checkedOut, context)}`]),
    policy === 'file'
      ? 'Policy: `.github/completion-gate.yml` of the base branch'
      : 'Policy: the defaults, for the base branch has no `.github/completion-gate.yml`',
    ...isolationRows(isolation)
  ]
  return markdownDetails('What was judged', list(rows, 0).join(''))
}

function isolationRows(
  isolation: EvidenceRecord['isolation']
): readonly string[] {
  if (isolation === undefined) return []
  const stronger = (isolation.unavailable ?? []).map(
    ({ level, why }) =>
      `Isolation ${markdownText(level)} could not be had: ${sentence(cutText(why, WHY_CHARACTERS))}`
  )
  const written = isolation.written ?? []
  return [
    `Isolation of the checks: ${markdownText(isolation.level)}. ${sentence(isolation.promise)}`,
    ...stronger,
    ...(written.length === 0
      ? []
      : [
          `Written by the checks, beside the checkout: ${written.map(one => markdownCode(cutText(one, 200))).join(', ')}`
        ])
  ]
}

function commit(id: string, { place }: SummaryContext): string {
  if (id === '') return 'unknown'
  const short = markdownCode(id.slice(0, 12))
  return place === undefined || !/^[0-9a-f]{40,64}$/.test(id)
    ? short
    : `[${short}](${place.serverUrl}/${place.repository}/commit/${id})`
}

function person(login: string): string {
  return markdownCode(cutText(login, 100))
}
