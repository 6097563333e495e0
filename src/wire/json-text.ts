/** Reads JSON out of text with a limit: too large, empty, not JSON and with a key twice are told apart. */
import { GateError } from '../errors.ts'
import { repeatedKey } from './repeated-key.ts'

const BYTE_ORDER_MARK = '\ufeff'
const SHOWN_KEY = 80

/**
 * The parsed value. A byte order mark in front is allowed.
 * @param limit bytes of UTF-8 that the text may have
 * @param what names the document in messages
 * @throws GateError INPUT_INVALID when the text is too large, empty, not JSON, or has a key of
 *   an object twice
 */
export function readJsonText(
  text: string,
  limit: number,
  what: string
): unknown {
  if (text.length > limit || Buffer.byteLength(text) > limit)
    throw invalid(
      `Expected ${withArticle(what)} of at most ${String(limit)} bytes; the file is larger.`,
      what
    )
  const json = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
  if (json.trim() === '')
    throw invalid(`Expected ${withArticle(what)}; the file is empty.`, what)
  const value = parsed(json, what)
  const repeated = repeatedKey(json)
  if (repeated === undefined) return value
  const key = JSON.stringify(repeated.slice(0, SHOWN_KEY))
  throw invalid(
    `Expected each key of an object once in ${withArticle(what)}; ${key} comes twice.`,
    what
  )
}

function parsed(json: string, what: string): unknown {
  try {
    return JSON.parse(json) as unknown
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new GateError(
      'INPUT_INVALID',
      `Expected ${withArticle(what)} as JSON; the file is not JSON: ${why}`,
      { cause, hint: `Hand in the ${what} as it was written.` }
    )
  }
}

function invalid(message: string, what: string): GateError {
  return new GateError('INPUT_INVALID', message, {
    hint: `Hand in the ${what} as it was written.`
  })
}

/** `an evidence record`, `a ledger`. */
export function withArticle(what: string): string {
  return `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`
}
