/** The time of the checks, drawn: one bar for each command, end to end in the order of the record. */
import { durationText } from '../duration-text.ts'
import { cutCharacters } from '../limits.ts'
import { html, NO_HTML } from './html-text.ts'
import { counted } from './html-parts.ts'
import { acceptedReports } from '../../model/verification-report.ts'
import type { Html } from './html-text.ts'
import type { CheckStatus, VerificationCheck } from '../../model/check.ts'
import type { EvidenceRecord } from '../../model/evidence.ts'

// More bars tell nothing; the table has every duration.
const BARS_SHOWN = 60
const ROW_PIXELS = 36
const LABEL_CHARACTERS = 34
const TONES: Readonly<Record<CheckStatus, string>> = {
  failed: 'fail',
  needs_review: 'person',
  skipped: 'muted',
  passed: 'pass'
}

interface Bar {
  readonly check: VerificationCheck
  readonly ms: number
  /** Milliseconds of the bars before. */
  readonly from: number
}

/** The drawing with its text alternative; nothing where less than two commands took time. */
export function timelineHtml(evidence: EvidenceRecord): Html {
  const all = barsOf(evidence)
  const total = all.reduce((sum, bar) => sum + bar.ms, 0)
  if (all.length < 2 || total === 0) return NO_HTML
  const bars = all.slice(0, BARS_SHOWN)
  const height = String(bars.length * ROW_PIXELS)
  const more = all.length - bars.length
  return html`<figure>
    <figcaption id="timeline-title">
      Timeline: ${durationText(total)} in all
    </figcaption>
    <svg
      role="img"
      aria-labelledby="timeline-title timeline-text"
      width="100%"
      height="${height}"
    >
      <desc id="timeline-text">${alternative(all)}</desc>
      ${bars.map((bar, at) => drawn(bar, at, total))}
    </svg>
    <p class="muted">
      Commands end to end, in the order of the record; pauses between them are
      not in it.${more > 0 ? html` ${more} more are not drawn.` : NO_HTML}
    </p>
  </figure>`
}

/** A command that settles several checks ran once. */
function barsOf(evidence: EvidenceRecord): readonly Bar[] {
  const bars: Bar[] = []
  const seen = new Set<string>()
  let from = 0
  for (const check of acceptedReports(evidence.reports).flatMap(
    report => report.checks
  )) {
    const {
      duration_ms: ms = 0,
      command,
      cwd,
      output_digest
    } = check.evidence ?? {}
    const run = JSON.stringify([command, cwd, output_digest, ms])
    if (ms <= 0 || (command !== undefined && seen.has(run))) continue
    seen.add(run)
    bars.push({ check, ms, from })
    from += ms
  }
  return bars
}

function alternative(bars: readonly Bar[]): string {
  const longest = bars.reduce((one, other) => (other.ms > one.ms ? other : one))
  return `${counted(bars.length, 'command')}. The longest is ${longest.check.id} with ${durationText(longest.ms)}. The table above has the duration of each.`
}

function drawn({ check, ms, from }: Bar, at: number, total: number): Html {
  const percent = (part: number): string =>
    `${((part / total) * 100).toFixed(3)}%`
  const top = at * ROW_PIXELS
  return html`<text x="0" y="${top + 13}"
      >${cutCharacters(check.id, LABEL_CHARACTERS)}</text
    >
    <text x="100%" y="${top + 13}" text-anchor="end">${durationText(ms)}</text>
    <rect class="track" x="0" y="${top + 19}" width="100%" height="8" rx="2" />
    <rect
      class="bar ${TONES[check.status]}"
      x="${percent(from)}"
      y="${top + 19}"
      width="${percent(Math.max(ms, total / 400))}"
      height="8"
      rx="2"
    /> `
}
