/** A text of the repository inside a comment: one line, so that it cannot end the comment. */

/** Control characters and line ends of any sort are shown as `?`. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?').slice(0, 200)
}
