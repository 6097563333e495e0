/** A build file without its comments; what stands in texts is no comment. */

/** How a file writes comments. */
export type CommentForm = 'xml' | 'code' | 'lines'

const TEXT_OR_COMMENT: Readonly<Record<CommentForm, RegExp>> = {
  xml: /<!--/g,
  code: /"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'|(?<![:\w])\/\/[^\n]*|\/\*/g,
  lines: /^[ \t]*#[^\n]*/gm
}

const CLOSES: Readonly<Record<string, string>> = { '/*': '*/', '<!--': '-->' }

/**
 * Cuts `<!-- -->`, or `/* *\/` and `//`, or lines that begin with `#`. A comment that never ends is none, so
 * that nothing can be hidden behind it. Pure, linear in the text.
 */
export function withoutComments(text: string, form: CommentForm): string {
  const kept: string[] = []
  const unclosed = new Set<string>()
  let from = 0
  for (const { 0: found, index } of text.matchAll(TEXT_OR_COMMENT[form])) {
    // Inside what was cut.
    if (index < from) continue
    const close = CLOSES[found]
    if (close === undefined) {
      if (/^["']/.test(found)) continue
      kept.push(text.slice(from, index))
      from = index + found.length
    } else if (!unclosed.has(found)) {
      const end = text.indexOf(close, index + found.length)
      if (end < 0) unclosed.add(found)
      else {
        kept.push(text.slice(from, index))
        from = end + close.length
      }
    }
  }
  return kept.join('') + text.slice(from)
}
