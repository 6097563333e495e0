/** Whether a loop is active, by its STATE.md: what the gate cannot read is never at rest. */
import type { ProjectText } from './project-files.ts'

const ACTIVE = /(?:^|[^a-z])(?:running|retrying|paused)(?:[^a-z]|$)/i
// White space beside it, marks of Markdown, quotes and bullets mean nothing around a status.
const STATUS = /^[^\p{L}]*status(?!\p{L})["'*_`~\s]*(.*)$/iu
const ANYWHERE = /(?:^|[^\p{L}])status(?!\p{L})/iu
const SEPARATOR = /^[:=|]/
const DECORATION = /^["'*_`~|:=\s]+/
// One plain word: more signs in it would be another word to a reader.
const WORD = /^[a-z]+(?:[-_][a-z]+)*_*(?![^\s"'*_`~|.,;:()!/[\]-])/i
const TABLE_RULE = /^[\s|:-]*-[\s|:-]*$/
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/**
 * Whether a loop counts as active. Its first status decides: `running`,
 * `retrying` and `paused` are active, another plain word is at rest, and
 * whatever else stands there is active, since at rest would mean unchecked. A state
 * without any status is at rest, and so is a loop without a state.
 */
export function isActive(state: ProjectText | undefined): boolean {
  if (state === undefined) return false
  if (state.kind === 'broken') return true
  const lines = state.text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .split(/\r\n|\n|\r/)
    .filter(line => line.trim() !== '')
  const at = lines.findIndex(line => STATUS.test(line))
  if (at < 0)
    return lines.some(line => ANYWHERE.test(line) && ACTIVE.test(line))
  const rest = STATUS.exec(lines[at] ?? '')?.[1] ?? ''
  const next = lines[at + 1] ?? ''
  return !isAtRest(rest, next)
}

/** @param next the line below: the value of a heading or of a bare key, or the rule of a table */
function isAtRest(rest: string, next: string): boolean {
  const value = rest.replace(DECORATION, '')
  if (value === '') return isRestWord(next.replace(/^[^\p{L}]+/u, ''))
  if (!SEPARATOR.test(rest)) return false
  return !(rest.startsWith('|') && TABLE_RULE.test(next)) && isRestWord(value)
}

function isRestWord(value: string): boolean {
  return WORD.test(value) && !ACTIVE.test(value)
}
