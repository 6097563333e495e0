/** The record of a waiver by label: a comment of the gate's own, since a label holds no digest (threat C4). */
import { isDigest } from '../model/digest.ts'
import { accountKeys, loginKey } from '../model/login.ts'
import type { CommentSignal, LabelRecord } from '../model/signals.ts'

const OPENING = '<!-- completion-gate:label-waiver '
const CLOSING = ' -->'

/** The app whose token the gate uses; only its comments are records. */
export interface GateIdentity {
  /** With or without `[bot]`. */
  readonly login: string
  readonly appSlug: string
}

/** A record and the comment that holds it. */
export interface WrittenRecord {
  readonly record: LabelRecord
  readonly comment: CommentSignal
}

/**
 * The body of the comment: one line for the gate, then words for people.
 * @param code the door of untrusted text into Markdown: gives an inline code span
 */
export function renderLabelRecord(
  record: LabelRecord,
  code: (text: string) => string
): string {
  const line = JSON.stringify({
    effect_digest: record.effectDigest,
    reason: record.reason,
    by: record.by,
    label: record.label
  })
  return [
    `${OPENING}${escaped(line)}${CLOSING}`,
    `${code(record.by)} waived this change by the label ${code(record.label)}.`,
    '',
    `Reason: ${code(record.reason)}`,
    '',
    `It holds for exactly the effect digest ${code(record.effectDigest)}, as long as the label stays. To take it back, remove the label or comment ${code(`/unwaive ${record.effectDigest}`)}. An edited record counts for nothing.`
  ].join('\n')
}

/** The record in a body that `renderLabelRecord` made; undefined for every other. Who wrote it is not asked here. */
export function parseLabelRecord(body: string): LabelRecord | undefined {
  const line = /^[^\r\n]*/.exec(body)?.[0] ?? ''
  if (!line.startsWith(OPENING) || !line.endsWith(CLOSING)) return undefined
  const value = parsed(line.slice(OPENING.length, -CLOSING.length))
  if (typeof value !== 'object' || value === null) return undefined
  const entries = new Map<string, unknown>(Object.entries(value))
  const [effectDigest, reason, by, label] = [
    'effect_digest',
    'reason',
    'by',
    'label'
  ].map(key => filled(entries.get(key)))
  if (effectDigest === undefined || !isDigest(effectDigest)) return undefined
  if (reason === undefined || by === undefined || label === undefined)
    return undefined
  return { effectDigest, reason, by, label }
}

/** The records among the comments: made by the gate's own app and never edited. */
export function ownLabelRecords(
  comments: readonly CommentSignal[],
  gate: GateIdentity | undefined
): readonly WrittenRecord[] {
  return comments.flatMap(comment => {
    if (gate === undefined || !isOwn(comment, gate)) return []
    const record = parseLabelRecord(comment.body)
    return record === undefined ? [] : [{ record, comment }]
  })
}

// A person's comment through the same app is the person's, not the gate's.
function isOwn(comment: CommentSignal, gate: GateIdentity): boolean {
  const own = accountKeys({ login: gate.login, kind: 'bot' })
  return (
    comment.source === 'comment' &&
    !comment.edited &&
    !comment.viaEmail &&
    comment.author.kind === 'bot' &&
    accountKeys(comment.author).some(key => own.includes(key)) &&
    (comment.viaApp === undefined ||
      loginKey(comment.viaApp) === loginKey(gate.appSlug))
  )
}

/** Nothing of the text can end the HTML comment, mention or leave the line; JSON reads it back. */
function escaped(json: string): string {
  return json.replace(
    /[^\x20-\x7e]|[<>&@#`-]/g,
    unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function filled(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
