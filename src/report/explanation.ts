/** An evidence record explained: what stands in the way, and the shortest way to done. */
import { EXPLANATION_SCHEMA } from '../model/explanation.ts'
import { headline } from './headline.ts'
import { stepsInWords, waiveLines } from './markdown-summary.ts'
import { orderedChecks } from './ordered-checks.ts'
import { decidingFact, ruleWords } from './rule-words.ts'
import { tellingLine } from './telling-line.ts'
import { worktreeNote } from './worktree-note.ts'
import { isComplete } from '../model/completion.ts'
import type { VerificationCheck } from '../model/check.ts'
import type { EvidenceRecord } from '../model/evidence.ts'
import type { Explanation } from '../model/explanation.ts'

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
  return found.length === 0 ? [decided(evidence)] : found
}

function decided(evidence: EvidenceRecord): string {
  const words = ruleWords(evidence.rule)
  return (
    decidingFact(evidence) ??
    `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
  )
}

/** What failed first, then what needs a person, then what did not run. */
function unprovenChecks(evidence: EvidenceRecord): readonly string[] {
  return orderedChecks(evidence)
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
  const line =
    check.status === 'failed' ? tellingLine(check.evidence) : undefined
  if (line === undefined) return `: ${why}`
  return `: ${why}; its output ${line.isEnd ? 'ends with' : 'says'}: ${line.text}`
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
