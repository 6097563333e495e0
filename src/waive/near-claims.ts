/** What somebody may have meant as a claim, though it is none: only ever answered, never counted. */
import { visibleText } from '../model/visible-text.ts'
import { CLAIM_LIMIT_BYTES, readCommentClaim } from './comment-claims.ts'

/** The command that was meant, and why it was not heard. */
export interface NearClaim {
  readonly command: 'waive' | 'unwaive'
  /** A sentence with the mend. */
  readonly why: string
}

const COMMAND = /^\/(waive|unwaive)(?![\w-])/i
// A quote, an item of a list or of tasks, code, emphasis, quotation marks.
const DECORATION = /^(?:[\s>`*_~"'“”‘’«(+-]|\d+[.)]\s|\[[ x]\]\s)+/i
const FENCE = /^\s{0,3}(?:`{3,}|~{3,})/
// With a whole digest, words around the command are no talk about it.
const AMONG_WORDS = /(?:^\\?|\s)\/(waive|unwaive)[\s:]+[0-9a-f]{64}(?![\w-])/i
const WITHOUT_SLASH = /^(waive|unwaive)[\s:]+[0-9a-f]{64}(?![\w-])/i

/**
 * Reads a body that makes no claim. Talk that quotes a command and says more,
 * and whatever is in an HTML comment, is not taken for one either.
 * @returns undefined for a claim, and for what was not meant as one
 */
export function nearClaim(body: string): NearClaim | undefined {
  if (Buffer.byteLength(body) > CLAIM_LIMIT_BYTES || body.includes('<!--'))
    return undefined
  if (readCommentClaim(body) !== undefined) return undefined
  const lines = body
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .filter(line => visibleText(line) !== '')
  return hiddenBefore(lines) ?? decorated(lines) ?? amongWords(lines)
}

/** The command that a body gives, or may have meant. */
export function meantCommand(body: string): NearClaim['command'] | undefined {
  return named(COMMAND.exec(body.trimStart())) ?? nearClaim(body)?.command
}

function hiddenBefore([first = '']: readonly string[]): NearClaim | undefined {
  return near(
    COMMAND.exec(visibleText(first)),
    'White space or characters that nobody sees stand before the command or in it: it begins the first line, at its first column.'
  )
}

function decorated(lines: readonly string[]): NearClaim | undefined {
  const [only, ...more] = lines.filter(line => !FENCE.test(line))
  if (only === undefined || more.length > 0) return undefined
  return near(
    COMMAND.exec(visibleText(only).replace(DECORATION, '')),
    'What stands in a quote, in code or in a list is no command: write the line as it is.'
  )
}

function amongWords(lines: readonly string[]): NearClaim | undefined {
  let fenced = false
  for (const line of lines) {
    if (FENCE.test(line)) fenced = !fenced
    if (fenced || /^(?:\s{0,3}>| {4}|\t)/.test(line)) continue
    const found = near(
      AMONG_WORDS.exec(line) ?? WITHOUT_SLASH.exec(line),
      'The command does not begin the first line: write it in a comment of its own, with its slash and nothing before it.'
    )
    if (found !== undefined) return found
  }
  return undefined
}

function near(
  match: RegExpExecArray | null,
  why: string
): NearClaim | undefined {
  const command = named(match)
  return command === undefined ? undefined : { command, why }
}

function named(
  match: RegExpExecArray | null
): NearClaim['command'] | undefined {
  const word = match?.[1]?.toLowerCase()
  return word === 'waive' || word === 'unwaive' ? word : undefined
}
