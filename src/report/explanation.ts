/** An evidence record explained: what stands in the way, and the shortest way to done. */
import { EXPLANATION_SCHEMA } from '../model/explanation.ts'
import { headline } from './headline.ts'
import { stepsInWords, waiveLines } from './markdown-summary.ts'
import { worktreeNote } from './worktree-note.ts'
import { isComplete } from '../model/completion.ts'
import { acceptedReports } from '../model/verification-report.ts'
import type { VerificationCheck } from '../model/check.ts'
import type { EvidenceRecord } from '../model/evidence.ts'
import type { Explanation } from '../model/explanation.ts'

// Of a line of output; the record holds more.
const OUTPUT_CHARACTERS = 160

/** Explains a record whose verdict was decided again: `explainEvidence`. */
export function explanationOf(evidence: EvidenceRecord): Explanation {
  return {
    schema: EXPLANATION_SCHEMA,
    source: 'record',
    verdict: evidence.completion.kind,
    complete: isComplete(evidence.completion),
    headline: headline(evidence),
    why: [
      ...reasons(evidence),
      ...evidence.waivers.map(
        ({ by, reason }) => `${by ?? 'The host'} waived: ${reason}`
      ),
      ...evidence.refused_claims.map(
        ({ by, refused }) =>
          `The waiver claim of ${by ?? 'a person'} does not count: ${refused}`
      ),
      ...noted(evidence)
    ],
    next_steps: stepsInWords(evidence),
    waiver_lines: waiveLines(evidence),
    effect_digest: evidence.ledger.effect_digest,
    rule: evidence.rule,
    uncommitted: (evidence.worktree?.uncommitted.length ?? 0) > 0,
    facts: [],
    pull_request: null,
    check_run: null
  }
}

function reasons(evidence: EvidenceRecord): readonly string[] {
  const found =
    evidence.rule === 7
      ? [...unprovenChecks(evidence), ...unboundPaths(evidence)]
      : []
  return found.length === 0 ? [evidence.message] : found
}

function unprovenChecks({ reports }: EvidenceRecord): readonly string[] {
  return acceptedReports(reports)
    .flatMap(report => report.checks)
    .filter(check => check.required && check.status !== 'passed')
    .map(check => `${check.id} ${WORDS[check.status]}${because(check)}`)
}

const WORDS = {
  passed: 'passed',
  failed: 'failed',
  needs_review: 'needs a person',
  skipped: 'did not run'
} as const

function because(check: VerificationCheck): string {
  const why = check.residual_risk ?? check.description
  const last = check.status === 'failed' ? lastLine(check) : ''
  const ending = last === '' ? '' : `; its output ends with: ${last}`
  return `: ${why}${ending}`
}

function lastLine({ evidence }: VerificationCheck): string {
  const { output_head: head = '', output_tail: tail = '' } = evidence ?? {}
  const lines = (tail === '' ? head : tail).trimEnd().split(/\r\n|\r|\n/)
  return (lines.at(-1) ?? '').trim().slice(0, OUTPUT_CHARACTERS)
}

function unboundPaths({ binding }: EvidenceRecord): readonly string[] {
  return (binding?.unbound ?? []).map(
    ({ path, reason }) => `${path} is not what was to be proven: ${reason}`
  )
}

function noted(evidence: EvidenceRecord): readonly string[] {
  const note = worktreeNote(evidence)
  return note === undefined ? [] : [note]
}
