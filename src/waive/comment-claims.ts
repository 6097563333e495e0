/** The grammar of a claim: the first non-blank line of a comment, and nothing else (threat C9). */
import { isDigest } from '../model/digest.ts'
import { visibleText } from '../model/visible-text.ts'

/** Bytes of UTF-8 that a claiming comment may have. */
export const CLAIM_LIMIT_BYTES = 64 * 1024

/** Characters that a reason may have. */
export const REASON_LIMIT = 1_000

const SHOWN_LIMIT = 200

/** What a comment says; nothing is known of its author yet. */
export type CommentClaim =
  | { readonly kind: 'waive'; readonly digest: string; readonly reason: string }
  | { readonly kind: 'unwaive'; readonly digest: string }
  | {
      /** It begins with a command that cannot be read. */
      readonly kind: 'unreadable'
      /** What stands in the place of the digest and of the reason, cut for display. */
      readonly digest: string
      readonly reason: string
      /** A sentence with the mend. */
      readonly why: string
    }

/**
 * Reads the body of a comment or of a review. A claim starts at the first
 * column of the first line that is not blank: so quotes, code of either sort
 * and HTML comments never are one.
 * @returns undefined when the body makes no claim at all
 */
export function readCommentClaim(body: string): CommentClaim | undefined {
  const line = firstLine(body)
  const command = /^\/(waive|unwaive)(?![\w-])/i.exec(line)?.[0]
  if (command === undefined) return undefined
  const words = line.slice(command.length).replace(/^[ \t]+/, '')
  const digest = /^[^ \t]*/.exec(words)?.[0] ?? ''
  const reason = words.slice(digest.length).trim()
  const takesBack = command.toLowerCase() === '/unwaive'
  // It only ever blocks, so its body may have faults that no waiver may have.
  if (takesBack && isDigest(digest.toLowerCase()))
    return { kind: 'unwaive', digest: digest.toLowerCase() }
  const why =
    bodyFault(body, command) ?? digestFault(digest) ?? reasonFault(reason)
  if (why !== undefined)
    return {
      kind: 'unreadable',
      digest: shown(digest),
      reason: shown(reason),
      why
    }
  return { kind: 'waive', digest, reason }
}

/** Blank is what Markdown calls so: nothing, spaces and tabs. */
function firstLine(body: string): string {
  const text = body.replace(/^(?:[ \t]*(?:\r\n|\n|\r))+/, '')
  return /^[^\r\n]*/.exec(text)?.[0] ?? ''
}

function bodyFault(body: string, command: string): string | undefined {
  if (Buffer.byteLength(body) > CLAIM_LIMIT_BYTES)
    return `The comment is longer than ${CLAIM_LIMIT_BYTES / 1024} KiB: write the command in a comment of its own.`
  if (command !== command.toLowerCase())
    return `The command is ${command.toLowerCase()}, in lower case.`
  const commands = body.match(/^\/(?:waive|unwaive)(?![\w-])/gim) ?? []
  return commands.length > 1
    ? 'The comment has several commands: write one command a comment.'
    : undefined
}

function digestFault(digest: string): string | undefined {
  if (isDigest(digest)) return undefined
  if (digest === '')
    return 'The effect digest is missing: copy the whole line from the check page.'
  if (isDigest(digest.toLowerCase()))
    return 'The effect digest has upper-case letters: write it in lower case.'
  if (/^[0-9a-f]+$/i.test(digest))
    return `The effect digest has ${digest.length} digits: write all 64 (a short one could be ground to fit another change).`
  return 'After the command comes the effect digest of 64 lower-case hex digits: copy the whole line from the check page.'
}

function reasonFault(reason: string): string | undefined {
  if (reason === '')
    return 'The reason is missing: say after the digest, on the same line, why the change may pass.'
  // Invisible characters are not white space and would pass for a reason (threat C13).
  if (!/[\p{L}\p{N}]/u.test(visibleText(reason)))
    return 'The reason has no letter or digit: say in words why the change may pass.'
  const { length } = Array.from(reason)
  return length > REASON_LIMIT
    ? `The reason has ${length} characters: at most ${REASON_LIMIT} are allowed.`
    : undefined
}

function shown(text: string): string {
  const characters = Array.from(text.slice(0, 2 * SHOWN_LIMIT + 1))
  return characters.length > SHOWN_LIMIT
    ? `${characters.slice(0, SHOWN_LIMIT).join('')}…`
    : characters.join('')
}
