/** Takes secrets out of whatever goes to the API: masks work on logs, not on check runs (threat F2). */
import { stripVTControlCharacters } from 'node:util'

import type { EvidenceRecord } from '../model/evidence.ts'

/** What stands in a secret's place, as in GitHub's logs. */
export const MASK = '***'

// A shorter value would shred ordinary words.
const SHORTEST_SECRET = 6
// Each pattern starts at a literal or at the start of a run, and each run is
// read once: the time is linear in the text, however hostile it is.
const TOKENS =
  /(?<![A-Za-z0-9])(?:gh[opsur]_[\w.-]{16,}|github_pat_\w{20,}|(?:A3T[A-Z0-9]|ABIA|ACCA|AGPA|AIDA|AIPA|AKIA|ANPA|ANVA|AROA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])|glpat-[\w-]{20,}|npm_[A-Za-z0-9]{36}|pypi-[\w-]{32,}|xox[abeoprs]-[\w-]{10,}|AIza[\w-]{35}|[rs]k_(?:live|test)_\w{16,}|sk-[\w-]{32,}|hf_[A-Za-z0-9]{30,}|dop_v1_[a-f0-9]{64})/g
const WEB_TOKEN =
  /(?<![\w-])eyJ[\w-]{8,}(?:\.[\w-]{8,}){1,4}(?:\.[\w-]*)?(?![\w-])/g
const AUTHORIZATION =
  /(authorization["']?[ \t]{0,4}[:=][ \t]{0,4})[^\r\n]{4,}/gi
const SCHEME = /\b((?:bearer|basic)[ \t]{1,4})[A-Za-z0-9._~+/=-]{20,}/gi
const ASSIGNED =
  /((?:SECRET|TOKEN|PASSWORD|PASSWD|API_KEY|ACCESS_KEY|PRIVATE_KEY)(?:_[A-Z0-9_]{0,32})?["']?[ \t]{0,4}[:=][ \t]{0,4}["']?)[^\s"']{6,}/g
const AWS_SECRET =
  /(aws_secret_access_key["']?[ \t]{0,4}[:=][ \t]{0,4}["']?)[A-Za-z0-9/+=]{40}/gi
const URL_PASSWORD = /(:\/\/[^\s/:@]{0,256}:)[^\s/@]{1,512}@/g
const HOOK = /(hooks\.slack\.com\/(?:services|workflows)\/)[\w/]{10,}/gi
const RULES: readonly (readonly [RegExp, string])[] = [
  [AUTHORIZATION, `$1${MASK}`],
  [SCHEME, `$1${MASK}`],
  [WEB_TOKEN, MASK],
  [TOKENS, MASK],
  [AWS_SECRET, `$1${MASK}`],
  [ASSIGNED, `$1${MASK}`],
  [URL_PASSWORD, `$1${MASK}@`],
  [HOOK, `$1${MASK}`]
]
const KEY_EDGE =
  /-----(BEGIN|END) (?:[A-Z0-9]{1,16} ){0,3}PRIVATE KEY(?: BLOCK)?-----/g

/**
 * Removes secrets from a text: the values given (of 6 characters or more; as
 * they are, line by line, and in base64), tokens of known shapes, authorization
 * headers, passwords in URLs and private keys, also those that are cut off at
 * either end. Escape sequences go too, for one inside a token would hide it.
 */
export function redactText(text: string, secrets: readonly string[]): string {
  return redactor(secrets)(text)
}

function redactor(secrets: readonly string[]): (text: string) => string {
  const values = spellings(secrets)
  return text => {
    // Shorter than any secret: most of a record's words are.
    if (text.length < SHORTEST_SECRET) return text
    const plain = stripVTControlCharacters(text)
    const unknown = values.reduce(
      (rest, secret) => rest.replaceAll(secret, MASK),
      plain.includes('PRIVATE KEY') ? withoutPrivateKeys(plain) : plain
    )
    return RULES.reduce(
      (rest, [pattern, mask]) => rest.replace(pattern, mask),
      unknown
    )
  }
}

/**
 * The record with every text redacted, digests and commit ids as they were.
 * For showing it, and for handing it to others: a path that holds a secret is
 * redacted too, so the ledger's lines no longer make the digest then.
 */
export function redactEvidence(
  evidence: EvidenceRecord,
  secrets: readonly string[]
): EvidenceRecord {
  const redact = redactor(secrets)
  return mapTexts(evidence, text =>
    IDENTITY.test(text) && !secrets.includes(text) ? text : redact(text)
  ) as EvidenceRecord
}

// A whole digest or commit id and nothing else.
const IDENTITY = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map(one => mapTexts(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)])
  )
}

/** Longest first, so that one secret inside another does not leave the rest of it. */
function spellings(secrets: readonly string[]): readonly string[] {
  const values = secrets.flatMap(secret => [
    secret,
    secret.trim(),
    ...secret.split(/\r?\n/),
    ...(secret.length < SHORTEST_SECRET ? [] : [base64(secret)])
  ])
  return [...new Set(values)]
    .filter(value => value.trim().length >= SHORTEST_SECRET)
    .sort((left, right) => right.length - left.length)
}

// The last characters depend on what follows the secret.
function base64(secret: string): string {
  const whole = Buffer.from(secret).toString('base64').replace(/=+$/, '')
  return whole.slice(0, whole.length - (whole.length % 4 === 0 ? 0 : 1))
}

function withoutPrivateKeys(text: string): string {
  const parts: string[] = []
  let from = 0
  let inside = false
  for (const edge of text.matchAll(KEY_EDGE)) {
    const before = text.slice(from, edge.index)
    const begins = edge[1] === 'BEGIN'
    if (!inside) parts.push(begins ? before : withoutKeyBody(before))
    if (!begins) parts.push(MASK)
    inside = begins
    from = edge.index + edge[0].length
  }
  parts.push(inside ? MASK : text.slice(from))
  return parts.join('')
}

/** For a key whose beginning was cut off: without the key's own characters at the end. */
function withoutKeyBody(text: string): string {
  let end = text.length
  while (end > 0 && KEY_BODY.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

const KEY_BODY = /[A-Za-z0-9+/=\\\r\n]/
