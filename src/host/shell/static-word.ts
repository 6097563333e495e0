/** The words of a script that always stand for the same text. */
import type { CommandArgument, Word, WordPart } from 'unbash'

// An argument of the form NAME=VALUE that no expansion can change.
const PLAIN_ASSIGNMENT = /^[\w.,:=@/+-]+$/

/** The text of a word, or nothing when an expansion, a pattern or a tilde may change it. */
export function staticWord(word: Word): string | undefined {
  if (word.text.startsWith('~')) return undefined
  const parts = word.parts ?? []
  return parts.every(isFixed) ? word.value : undefined
}

/** The same for an argument, which the parser may take for an assignment. */
export function staticArgument(argument: CommandArgument): string | undefined {
  if (argument.type === 'Word') return staticWord(argument)
  return PLAIN_ASSIGNMENT.test(argument.text) ? argument.text : undefined
}

/** The texts of all words; nothing when one of them may change. */
export function staticArguments(
  words: readonly CommandArgument[]
): readonly string[] | undefined {
  const texts = words.map(staticArgument)
  return texts.every(text => text !== undefined) ? texts : undefined
}

// The texts of $'…' and $"…" depend on bash's version and locale: not fixed.
function isFixed(part: WordPart): boolean {
  if (part.type === 'DoubleQuoted')
    return part.parts.every(child => child.type === 'Literal')
  return part.type === 'Literal' || part.type === 'SingleQuoted'
}
