/** Annotations: failures, findings and problems on the very line that caused them. */
import { cutCharacters, cutText, TITLE_CHARACTERS } from './limits.ts'
import { orderedChecks } from './ordered-checks.ts'
import { plainLines, plainText } from './plain-text.ts'
import { decodePath } from '../model/path.ts'
import { isPending } from '../model/verification-report.ts'
import type { VerificationCheck } from '../model/check.ts'
import type { EvidenceRecord } from '../model/evidence.ts'
import type { SurfaceFinding } from '../model/plan.ts'

/** Annotations that one request may carry (REST "create a check run"). */
export const ANNOTATIONS_PER_REQUEST = 50
// Each further batch costs a request; the page itself lists what is left out.
const MOST_ANNOTATIONS = 200
// GitHub allows 64 KB; a person reads the first lines.
const MESSAGE_BYTES = 4_000
// The largest line number that GitHub's 32-bit field holds.
const LAST_LINE = 2_147_483_647

/** One annotation, shaped as REST takes it. */
export interface Annotation {
  readonly path: string
  readonly start_line: number
  readonly end_line: number
  readonly annotation_level: 'notice' | 'warning' | 'failure'
  readonly title: string
  readonly message: string
}

interface Remark {
  readonly path: string
  readonly line: number
  readonly level: Annotation['annotation_level']
  readonly title: string
  readonly message: string
}

const LEVELS = ['failure', 'warning', 'notice'] as const

/**
 * The annotations of a run, failures first, each once, at most 200. What has
 * no path in the repository has none.
 */
export function annotations(evidence: EvidenceRecord): readonly Annotation[] {
  const all = remarks(evidence).flatMap(annotation)
  const once = new Map(all.map(one => [JSON.stringify(one), one]))
  return LEVELS.flatMap(level =>
    [...once.values()].filter(one => one.annotation_level === level)
  ).slice(0, MOST_ANNOTATIONS)
}

/** The annotations in batches of one request each; none for none. */
export function annotationBatches(
  all: readonly Annotation[]
): readonly (readonly Annotation[])[] {
  const count = Math.ceil(all.length / ANNOTATIONS_PER_REQUEST)
  return Array.from({ length: count }, (_, at) =>
    all.slice(at * ANNOTATIONS_PER_REQUEST, (at + 1) * ANNOTATIONS_PER_REQUEST)
  )
}

function remarks(evidence: EvidenceRecord): readonly Remark[] {
  return [
    ...orderedChecks(evidence).flatMap(ofCheck),
    ...evidence.surface.flatMap(finding =>
      ofPlace(withQuotes(finding), {
        level: finding.level === 'block' ? 'warning' : 'notice',
        title: `Surface: ${finding.rule}`
      })
    ),
    ...evidence.problems.flatMap(problem =>
      ofPlace(problem, { level: 'warning', title: `Plan: ${problem.code}` })
    )
  ]
}

/** A finding whose message ends with what stood there and what stands there now. */
function withQuotes(finding: SurfaceFinding): SurfaceFinding {
  const { message, before, after } = finding
  const quotes = [
    ...(before === undefined ? [] : [`Before: ${before}`]),
    ...(after === undefined ? [] : [`Now: ${after}`])
  ]
  return { ...finding, message: [message, ...quotes].join('\n') }
}

function ofCheck(check: VerificationCheck): readonly Remark[] {
  const failed = check.status === 'failed'
  const source = check.evidence?.source
  if (source === undefined || !(failed || isPending(check))) return []
  const level = failed && check.required ? 'failure' : 'warning'
  return [
    {
      ...place(source),
      level,
      title: `${check.id} ${failed ? 'failed' : 'needs a person'}`,
      message: check.residual_risk ?? check.description
    }
  ]
}

function ofPlace(
  one: {
    readonly path?: string
    readonly line?: number
    readonly message: string
  },
  words: Pick<Remark, 'level' | 'title'>
): readonly Remark[] {
  if (one.path === undefined) return []
  return [
    { ...words, path: one.path, line: one.line ?? 1, message: one.message }
  ]
}

/** `ACCEPTANCE.md:3` is a path and a line; without a line it is the first one. */
function place(source: string): { path: string; line: number } {
  const at = source.lastIndexOf(':')
  const line = source.slice(at + 1)
  return at > 0 && /^\d{1,10}$/.test(line)
    ? { path: source.slice(0, at), line: Number(line) }
    : { path: source, line: 1 }
}

function annotation(remark: Remark): readonly Annotation[] {
  const path = repositoryPath(remark.path)
  if (path === undefined) return []
  const line = Math.min(LAST_LINE, Math.max(1, Math.trunc(remark.line)))
  const message = cutText(plainLines(remark.message).trim(), MESSAGE_BYTES)
  return [
    {
      path,
      start_line: line,
      end_line: line,
      annotation_level: remark.level,
      title: cutCharacters(plainText(remark.title), TITLE_CHARACTERS),
      message: message === '' ? 'No more is known.' : message
    }
  ]
}

/** The path as GitHub knows it; undefined where GitHub could not show it. */
function repositoryPath(encoded: string): string | undefined {
  if (encoded === '' || encoded.startsWith('/')) return undefined
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  try {
    const path = decoder.decode(decodePath(encoded))
    return /[\p{Cc}\p{Cs}]/u.test(path) ? undefined : path
  } catch {
    return undefined
  }
}
