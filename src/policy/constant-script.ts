/** Scripts that end in one way only, whatever the change holds: a check by such a script proves nothing. */
import { parse } from 'unbash'
import type {
  BraceGroup,
  Command,
  ParsedScript,
  Subshell,
  SyntaxNode,
  Word
} from 'unbash'

// Longer scripts are not looked at.
const LONGEST_SCRIPT = 8 * 1024

// Commands that always end in the same way, whatever their words are.
const CODES: ReadonlyMap<string, number> = new Map([
  ['true', 0],
  [':', 0],
  ['echo', 0],
  ['false', 1]
])

/** How a step of a script ends. */
interface End {
  readonly code: number
  /** The script ends here: by `exit`, or by `-e`. */
  readonly last: boolean
}

/**
 * The exit code that a script always has when run with `-eo pipefail`;
 * undefined when a program, a file or a variable may change it.
 */
export function constantExit(script: string): number | undefined {
  if (script.length > LONGEST_SCRIPT) return undefined
  const tree = parse(script)
  if ((tree.errors ?? []).length > 0) return undefined
  return endOfList(tree)?.code
}

function endOfList({
  commands
}: Pick<ParsedScript, 'commands'>): End | undefined {
  let end: End | undefined = { code: 0, last: false }
  for (const { command, background } of commands) {
    if (background === true) return undefined
    end = endOfNode(command, end.code)
    if (end === undefined || end.last) return end
    // Whether `-e` ends the script after a chain is not looked at.
    if (end.code !== 0) return command.type === 'Command' ? end : undefined
  }
  return end
}

function endOfNode(node: SyntaxNode, before: number): End | undefined {
  if (node.type === 'Command') return endOfCommand(node, before)
  if (node.type === 'Subshell' || node.type === 'BraceGroup')
    return endOfGroup(node)
  if (node.type !== 'AndOr') return undefined
  const [first, ...others] = node.commands
  let end = first === undefined ? undefined : endOfNode(first, before)
  for (const [at, command] of others.entries()) {
    if (end === undefined || end.last) return end
    const goesOn = (node.operators[at] === '&&') === (end.code === 0)
    if (goesOn) end = endOfNode(command, end.code)
  }
  return end
}

/** One that passes; how `-e` ends one that fails is not looked at. */
function endOfGroup({ body, type }: Subshell | BraceGroup): End | undefined {
  const end = endOfList(body)
  if (end?.code !== 0) return undefined
  return { code: 0, last: type === 'BraceGroup' && end.last }
}

function endOfCommand(command: Command, before: number): End | undefined {
  const words = textsOf(command)
  if (words === undefined) return undefined
  const plain = words[0] === 'command' ? words.slice(1) : words
  const [called = '', argument, ...more] = plain
  if (called === 'set' && isStricter(plain.slice(1)))
    return { code: 0, last: false }
  if (called === 'exit')
    return more.length === 0 ? endOfExit(argument ?? String(before)) : undefined
  const code = CODES.get(called)
  return code === undefined ? undefined : { code, last: false }
}

/** Flags that change nothing for steps without a program or a variable. */
function isStricter(flags: readonly string[]): boolean {
  return /^-[eux]+(?:o pipefail)?$/.test(flags.join(' '))
}

function endOfExit(code: string): End | undefined {
  return /^\d{1,3}$/.test(code)
    ? { code: Number(code) % 256, last: true }
    : undefined
}

/** The words of a command that nothing can change, and that opens no file. */
function textsOf({
  name,
  prefix,
  suffix
}: Command): readonly string[] | undefined {
  if (prefix.length > 0) return undefined
  const texts = [name, ...suffix].map(word =>
    word?.type === 'Word' ? plainText(word) : undefined
  )
  return texts.every(text => text !== undefined) ? texts : undefined
}

/** The text of a word without an expansion. */
function plainText(word: Word): string | undefined {
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
