/** Reads JSON out of text with a limit: too large, empty and not JSON are told apart. */
import { GateError } from '../errors.ts'

const BYTE_ORDER_MARK = '\ufeff'

/**
 * The parsed value. A byte order mark in front is allowed.
 * @param limit bytes of UTF-8 that the text may have
 * @param what names the document in messages
 * @throws GateError INPUT_INVALID when the text is too large, empty or not JSON
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
