/** What speaks against the results as Markdown: gaps, unbound paths, drift, and what the change does to its own checks. */
import { cutText } from './limits.ts'
import type { Block, Terseness } from './limits.ts'
import { list, sentence } from './markdown-list.ts'
import { markdownCode } from './markdown-text.ts'
import { acceptedReports } from '../model/verification-report.ts'
import type { EvidenceRecord } from '../model/evidence.ts'

const NAME_BYTES = 300

/** The blocks of the findings, most important first. */
export function findingBlocks(evidence: EvidenceRecord): readonly Block[] {
  return [
    // The deciding rule's own reasons are the next steps and its message.
    section(
      'The change could not be observed whole',
      evidence.rule === 3 ? [] : gaps(evidence)
    ),
    section(
      'Writes that were not observed',
      evidence.rule === 2 ? [] : evidence.open_writers.map(name)
    ),
    section('The results do not speak of these files', unbound(evidence)),
    section('Other tracked files that checks changed', drift(evidence)),
    section('What the change does to its own checks', surface(evidence)),
    section('About the plan', problems(evidence)),
    section('Also', remarks(evidence))
  ]
}

function section(title: string, items: readonly string[]): Block {
  return {
    render: (terseness: Terseness) =>
      items.length === 0
        ? ''
        : [`### ${title}`, ...list(items, terseness)].join('\n\n')
  }
}

function gaps({ ledger }: EvidenceRecord): readonly string[] {
  return ledger.gaps.map(gap =>
    gap.path === undefined
      ? sentence(gap.reason)
      : `${name(gap.path)}: ${sentence(gap.reason)}`
  )
}

function unbound({ binding }: EvidenceRecord): readonly string[] {
  return (binding?.unbound ?? []).map(one => {
    const when =
      one.check === undefined
        ? 'before the first check'
        : `while ${name(one.check)} ran`
    return `${name(one.path)}, ${when}: ${sentence(one.reason)}`
  })
}

function drift({ binding }: EvidenceRecord): readonly string[] {
  return (binding?.drift ?? []).map(one => {
    const by =
      one.check === undefined
        ? 'before the first check'
        : `by ${name(one.check)}`
    return `${name(one.path)}: ${sentence(one.change)} ${by}`
  })
}

/** A finding that blocks is a check; it is listed here only where no check stands for it. */
function surface(evidence: EvidenceRecord): readonly string[] {
  const isCheck = evidence.reports.some(report =>
    report.checks.some(check => check.kind === 'surface')
  )
  return evidence.surface
    .filter(finding => finding.level === 'warn' || !isCheck)
    .map(
      finding =>
        `${finding.level === 'block' ? '🟡 ' : ''}${place(finding)}${sentence(finding.message)}`
    )
}

function problems(evidence: EvidenceRecord): readonly string[] {
  return evidence.problems.map(
    problem => `${place(problem)}${sentence(problem.message)}`
  )
}

function remarks(evidence: EvidenceRecord): readonly string[] {
  const added = evidence.binding?.added.length ?? 0
  const rejected =
    evidence.reports.length - acceptedReports(evidence.reports).length
  return [
    ...(added === 0
      ? []
      : [
          `The checks left ${counted(added, 'untracked file')} behind: ${(evidence.binding?.added ?? []).slice(0, 5).map(name).join(', ')}${added > 5 ? ', …' : ''}`
        ]),
    ...(rejected === 0
      ? []
      : [
          `${counted(rejected, 'report')} of the change's own author did not count`
        ])
  ]
}

function place({
  path,
  line
}: {
  readonly path?: string
  readonly line?: number
}): string {
  if (path === undefined) return ''
  return `${name(line === undefined ? path : `${path}:${String(line)}`)}: `
}

function name(text: string): string {
  return markdownCode(cutText(text, NAME_BYTES))
}

function counted(number: number, noun: string): string {
  return `${String(number)} ${noun}${number === 1 ? '' : 's'}`
}
