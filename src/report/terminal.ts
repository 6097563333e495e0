/** The delivery summary for a terminal: verdict and next step first, then checks, then file changes. */
import { checkCounts } from './check-counts.ts'
import { durationText } from './duration-text.ts'
import { headline } from './headline.ts'
import { ownPage } from '../model/own-page.ts'
import { decidingFact, ruleWords } from './rule-words.ts'
import { terminalOutput } from './terminal-output.ts'
import { stepLines } from './terminal-steps.ts'
import { terminalText } from './terminal-text.ts'
import { worktreeNote } from './worktree-note.ts'
import type { VerificationCheck } from '../model/check.ts'
import type { EvidenceRecord } from '../model/evidence.ts'

// Files that are listed; `digest` lists all.
const RECORDS_SHOWN = 50
// So many names tell what it is about.
const NAMES_SHOWN = 5

/** How to mark text up; the face knows whether a terminal is there. */
export interface TerminalStyle {
  readonly color: boolean
}

/** What a terminal can tell of a run beside its record. */
export interface TerminalRun extends TerminalStyle {
  /** Files that are not committed and were not judged; undefined where nobody looked. */
  readonly uncommitted?: readonly string[] | undefined
  /** What the base was called; undefined where only its id was named. */
  readonly baseName?: string | undefined
}

/** Renders a whole run, ending with one LF. */
export function renderTerminal(
  evidence: EvidenceRecord,
  run: TerminalRun
): string {
  const paint = painter(run)
  const sections = [
    verdictSection(evidence, paint, run),
    checksSection(evidence, paint),
    surfaceSection(evidence, paint),
    changesSection(evidence, paint)
  ]
  return `${sections
    .filter(lines => lines.length > 0)
    .map(lines => lines.join('\n'))
    .join('\n\n')}\n`
}

/** Renders the verdict alone: what was decided, why, and the next steps. Ends with one LF. */
export function renderVerdict(
  evidence: EvidenceRecord,
  style: TerminalStyle
): string {
  return `${verdictSection(evidence, painter(style)).join('\n')}\n`
}

type Paint = (
  code: 'bold' | 'green' | 'red' | 'yellow' | 'dim',
  text: string
) => string

function painter({ color }: TerminalStyle): Paint {
  const codes = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33 }
  return (code, text) =>
    color ? `\u001b[${String(codes[code])}m${text}\u001b[0m` : text
}

function verdictSection(
  evidence: EvidenceRecord,
  paint: Paint,
  { uncommitted, baseName }: Partial<TerminalRun> = {}
): string[] {
  const { completion, ledger } = evidence
  const tone =
    completion.kind === 'incomplete'
      ? 'red'
      : completion.kind === 'waived'
        ? 'yellow'
        : 'green'
  return [
    paint(tone, paint('bold', headline(evidence))),
    '',
    `  effect digest  ${ledger.effect_digest || '(empty: nothing changed)'}`,
    `  change         ${rangeText(evidence)}`,
    `  base           ${baseText(evidence, baseName)}`,
    ...decidedLines(evidence),
    ...isolationLines(evidence.isolation),
    `  checks         ${checkCounts(evidence)}`,
    ...waiverLines(evidence),
    ...(completion.kind === 'narrative' && evidence.worktree === undefined
      ? notJudged(uncommitted)
      : []),
    ...worktreeLines(evidence),
    ...stepLines(evidence, text => paint('bold', text))
  ]
}

function decidedLines(evidence: EvidenceRecord): string[] {
  const fact = decidingFact(evidence)
  return [
    `  decided by     ${ruleWords(evidence.rule)}`,
    ...(fact === undefined ? [] : [`                 ${terminalText(fact)}`])
  ]
}

function notJudged(uncommitted?: readonly string[]): string[] {
  if (uncommitted === undefined)
    return [
      '',
      '  Only commits are judged; uncommitted work is not: `--worktree` judges it.'
    ]
  const count = uncommitted.length
  if (count === 0) return []
  const files =
    count === 1
      ? '1 uncommitted file is'
      : `${String(count)} uncommitted files are`
  return [
    '',
    `  ${files} not judged (${listed(uncommitted)}): add \`--worktree\`, or commit.`
  ]
}

function listed(paths: readonly string[]): string {
  const names = paths.slice(0, NAMES_SHOWN).map(terminalText).join(', ')
  const more = paths.length - NAMES_SHOWN
  return more > 0 ? `${names} and ${String(more)} more` : names
}

function worktreeLines(evidence: EvidenceRecord): string[] {
  const note = worktreeNote(evidence)
  return note === undefined ? [] : ['', `  ${note}`]
}

function isolationLines(isolation: EvidenceRecord['isolation']): string[] {
  if (isolation === undefined) return []
  const { level, unavailable = [], written = [] } = isolation
  return [
    `  isolation      ${level} (${ownPage('docs/isolation.md')} says what it promises)`,
    ...unavailable.map(
      one => `                 not ${one.level}: ${terminalText(one.why)}`
    ),
    ...(written.length === 0
      ? []
      : [`  written        ${written.map(terminalText).join(', ')}`])
  ]
}

function rangeText({ ledger }: EvidenceRecord): string {
  const count = ledger.records.length
  const from = ledger.merge_base.slice(0, 12) || '(merge base unknown)'
  return `${String(count)} ${count === 1 ? 'path' : 'paths'}, ${from}..${ledger.head.slice(0, 12)}`
}

/** Policy and criteria come from here, so a reader must see which it was. */
function baseText(
  { ledger, policy }: EvidenceRecord,
  name: string | undefined
): string {
  const id = ledger.base.slice(0, 12)
  const named = name === undefined ? id : `${terminalText(name)} at ${id}`
  return policy === 'file'
    ? `${named}, by its policy`
    : `${named}, which has no policy: the defaults`
}

function waiverLines(evidence: EvidenceRecord): string[] {
  const accepted = evidence.waivers.map(
    waiver =>
      `  waived         ${terminalText(waiver.by ?? 'by the host')}: ${terminalText(waiver.reason)}`
  )
  const refused = evidence.refused_claims.map(
    claim => `  waiver refused ${terminalText(claim.refused)}`
  )
  return [...accepted, ...refused]
}

function checksSection(evidence: EvidenceRecord, paint: Paint): string[] {
  const checks = evidence.reports.flatMap(report => report.checks)
  const touched = bindingLines(evidence)
  if (checks.length === 0 && touched.length === 0) return []
  const width = Math.min(
    48,
    Math.max(0, ...checks.map(check => check.id.length))
  )
  return [
    paint('bold', 'Checks'),
    ...checks.flatMap(check => checkLines(check, width, paint)),
    ...touched
  ]
}

const MARKS = {
  passed: ['green', 'pass  '],
  failed: ['red', 'FAIL  '],
  needs_review: ['yellow', 'review'],
  skipped: ['dim', 'skip  ']
} as const

function checkLines(
  check: VerificationCheck,
  width: number,
  paint: Paint
): string[] {
  const [tone, mark] = MARKS[check.status]
  const kind = check.required ? 'required' : 'optional'
  const took = durationText(check.evidence?.duration_ms)
  const what = check.evidence?.command ?? check.description
  const line = `  ${paint(tone, mark)}  ${terminalText(check.id).padEnd(width)}  ${kind}  ${took.padStart(7)}  ${terminalText(what)}`
  if (check.status === 'passed') return [line]
  const why = moreThan(what, check)
  return [
    line,
    ...(why === undefined ? [] : [`          ${terminalText(why)}`]),
    ...terminalOutput(check).map(text => paint('dim', `          | ${text}`))
  ]
}

/** The reason less what the line above it has already: a finding's is that line, a command's ends with it. */
function moreThan(
  what: string,
  { residual_risk: why }: VerificationCheck
): string | undefined {
  if (why === undefined || why === what) return undefined
  const ending = `: ${what}`
  return why.endsWith(ending) ? why.slice(0, -ending.length) : why
}

function bindingLines({ binding }: EvidenceRecord): string[] {
  const drift = (binding?.drift ?? []).map(
    ({ path, change, check }) =>
      `  drift   ${terminalText(path)} was ${change} ${check === undefined ? 'before the first check' : `by ${terminalText(check)}`}`
  )
  const unbound = (binding?.unbound ?? []).map(
    one => `  unbound ${terminalText(one.path)}: ${terminalText(one.reason)}`
  )
  return [...unbound, ...drift]
}

/** Findings that only warn: those that block stand among the checks. */
function surfaceSection(evidence: EvidenceRecord, paint: Paint): string[] {
  const warnings = evidence.surface.filter(one => one.level === 'warn')
  if (warnings.length === 0) return []
  return [
    paint('bold', 'What the change does to its own checks'),
    ...warnings.map(
      ({ rule, message }) =>
        `  ${paint('yellow', 'warn')}    ${rule}  ${terminalText(message)}`
    )
  ]
}

function changesSection(evidence: EvidenceRecord, paint: Paint): string[] {
  const {
    records,
    lfs_paths: lfs = [],
    out_of_scope: out = []
  } = evidence.ledger
  if (records.length === 0) return []
  const pointers = new Set(lfs)
  const more = records.length - RECORDS_SHOWN
  return [
    paint('bold', `File changes (${String(records.length)})`),
    ...records
      .slice(0, RECORDS_SHOWN)
      .map(
        record =>
          `  ${record.tool.padEnd(9)}  ${record.content_digest.slice(0, 12).padEnd(12)}  ${terminalText(record.path)}${pointers.has(record.path) ? '  (LFS pointer)' : ''}`
      ),
    ...(more > 0
      ? [`  … and ${String(more)} more (\`digest\` lists all)`]
      : []),
    ...(out.length === 0
      ? []
      : [`  ${String(out.length)} changed paths are out of the policy's scope`])
  ]
}
