/** Commands that can pass or fail and do nothing else to the shell that calls them. */
import type { Assignment, Command, Redirection, Word } from 'unbash'

// Those that can end the shell, change what later words mean, or signal somebody.
const MEDDLING =
  '\\.|alias|bind|break|builtin|command|continue|coproc|declare|disown|enable|eval|exec|exit|export|fc|kill|killall|local|logout|pkill|readonly|return|set|shopt|source|suspend|trap|typeset|ulimit|unalias|unset'
const MEDDLING_NAME = new RegExp(`^(?:${MEDDLING})$`)
// Inside of an expansion, a subshell or a nested script; a name of another meaning only keeps it from being told.
const MEDDLING_WORD =
  /(?<![\w-])(?:function|kill|killall|pkill|set|shopt)(?![\w-])|\(\s*\)/
// An assignment to one of these ends the shell.
const READ_ONLY = /^(?:BASHOPTS|BASH_VERSINFO|EUID|PPID|SHELLOPTS|UID)$/

const SAFE_PARTS: ReadonlySet<string> = new Set([
  'Literal',
  'SingleQuoted',
  'SimpleExpansion',
  'CommandExpansion'
])

/** Whether a script has no word by which an inner command could meddle with the shell around it. */
export function isWithoutMeddling(script: string): boolean {
  return !MEDDLING_WORD.test(script)
}

/** Whether a command can only pass or fail; whichever it does, the script goes on. */
export function isHarmless({ name, prefix, suffix }: Command): boolean {
  const called = name === undefined ? undefined : plainText(name)
  if (called === undefined || MEDDLING_NAME.test(called)) return false
  return [...prefix, ...suffix].every(part => {
    if (part.type === 'Word') return isSafe(part)
    if (part.type === 'Redirect') return isSafeRedirect(part)
    return (
      part.type === 'Assignment' &&
      part.value.type === 'Word' &&
      part.index === undefined &&
      !READ_ONLY.test(part.name) &&
      isSafe(part.value)
    )
  })
}

/** Whether a redirection opens no file that could be missing or refused. */
export function isSureRedirect(part: Redirection | Assignment): boolean {
  if (part.type !== 'Redirect' || part.target === undefined) return false
  const target = plainText(part.target)
  return part.operator === '>&'
    ? target === '1' || target === '2'
    : /^&?>>?$/.test(part.operator) && target === '/dev/null'
}

/** The text of a word without an expansion. */
export function plainText(word: Word): string | undefined {
  const parts = word.parts ?? []
  return parts.every(
    part =>
      part.type === 'Literal' ||
      part.type === 'SingleQuoted' ||
      (part.type === 'DoubleQuoted' &&
        part.parts.every(({ type }) => type === 'Literal'))
  )
    ? word.value
    : undefined
}

function isSafeRedirect(part: Redirection): boolean {
  return (
    part.type === 'Redirect' &&
    (part.descriptor === undefined ||
      part.descriptor.type === 'FileDescriptor') &&
    part.target !== undefined &&
    isSafe(part.target)
  )
}

type Part = NonNullable<Word['parts']>[number]

/** Whether expanding a word cannot end the script, as `${X:?}` can; without `set -u` a variable cannot. */
function isSafe({ parts = [] }: Word): boolean {
  return parts.every(isSafePart)
}

function isSafePart(part: Part): boolean {
  if (part.type === 'DoubleQuoted') return part.parts.every(isSafePart)
  return part.type === 'Glob'
    ? part.kind !== 'bracket'
    : SAFE_PARTS.has(part.type)
}
