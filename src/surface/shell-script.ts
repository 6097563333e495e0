/** What a shell script means: its tree without its layout, and the commands that it calls. */
import { parse } from 'unbash'
import type { Command, ParsedScript } from 'unbash'

// Longer scripts are compared as texts.
const LONGEST_SCRIPT = 64 * 1024

const LAYOUT = new Set(['pos', 'end', 'text', 'parameterPos', 'parameterEnd'])

/** A called command: its words, where each can be told; undefined for one that an expansion makes. */
export type CalledWords = readonly (string | undefined)[]

/** A called command, with what its words do not say. */
export interface CalledCommand {
  readonly words: CalledWords
  /** Files that it reads by `<`, and the ends of words after an expansion, such as `/ci.sh` of `$PWD/ci.sh`. */
  readonly hints: readonly string[]
}

/** The meaning of a script as a key: equal keys, equal meaning. */
export function meaningOf(script: string): string {
  const tree = treeOf(script)
  return tree === undefined
    ? `text ${script.trim()}`
    : JSON.stringify(tree, keyed)
}

function keyed(key: string, value: unknown): unknown {
  return LAYOUT.has(key) ? undefined : plainWord(withoutNoise(value))
}

/** Whether the new script runs the old one first and then, only if it passed, more. */
export function addsOnlyAfter(before: string, after: string): boolean {
  const [old, new_] = [treeOf(before), treeOf(after)]
  if (old?.commands.length !== 1 || new_?.commands.length !== 1) return false
  const [first, then] = [partsOf(old), partsOf(new_)]
  return (
    first !== undefined &&
    then !== undefined &&
    then.length > first.length &&
    first.every((part, at) => part === then[at])
  )
}

/** Every command that the script may call, nested ones too, in the order of the script. */
export function calledCommands(script: string): readonly CalledCommand[] {
  const tree = treeOf(script)
  return tree === undefined
    ? []
    : commandsIn(tree).map(command => ({
        words: wordsOf(command),
        hints: hintsOf(command)
      }))
}

/** Whether a script does nothing that could fail. */
export function isIdle(script: string): boolean {
  const called = calledCommands(script)
  return (
    called.length > 0 &&
    called.every(({ words: [name, code] }) =>
      name === 'exit'
        ? code === '0'
        : /^(?:true|:|echo|printf)$/.test(name ?? '')
    )
  )
}

function treeOf(script: string): ParsedScript | undefined {
  if (script.length > LONGEST_SCRIPT) return undefined
  const tree = parse(script)
  return tree.errors === undefined || tree.errors.length === 0
    ? tree
    : undefined
}

const RUNNERS = /^(?:jest|vitest|mocha|ava|c8|nyc)$/
// What these only say more of, do more of, or do at another pace.
const NOISE =
  /^(?:--coverage|--ci|--runInBand|--verbose|--silent|--colors?|--no-color|--detectOpenHandles|--max-?workers=[\w%]+|NODE_ENV=test|CI=(?:1|true)|FORCE_COLOR=\d|TZ=[\w/]+)$/i

/** A runner's command without what changes neither its tests nor how they count. */
function withoutNoise(value: unknown): unknown {
  if (!isNode(value) || value['type'] !== 'Command') return value
  const { name, suffix } = value
  if (!Array.isArray(suffix)) return value
  const words = [name, ...(suffix as readonly unknown[])].filter(
    word => !(isNode(word) && NOISE.test(textOfWord(word)))
  )
  const [first = name, ...rest] =
    isNode(words[0]) && textOfWord(words[0]) === 'cross-env'
      ? words.slice(1)
      : words
  return isNode(first) && RUNNERS.test(textOfWord(first))
    ? { ...value, name: first, suffix: rest }
    : value
}

function textOfWord(word: Readonly<Record<string, unknown>>): string {
  return word['type'] === 'Word' && typeof word['value'] === 'string'
    ? word['value']
    : ''
}

/** Quotes around plain text are layout. */
function plainWord(value: unknown): unknown {
  if (!isNode(value) || value['type'] !== 'Word') return value
  const parts: unknown = value['parts']
  const isPlain =
    !Array.isArray(parts) ||
    parts.every(part => isNode(part) && isPlainPart(part))
  return isPlain ? { type: 'Word', value: value['value'] } : value
}

function isPlainPart(part: Readonly<Record<string, unknown>>): boolean {
  const inner = part['parts']
  return part['type'] === 'DoubleQuoted'
    ? Array.isArray(inner) &&
        inner.every(one => isNode(one) && one['type'] === 'Literal')
    : part['type'] === 'Literal' || part['type'] === 'SingleQuoted'
}

/** The parts of a chain of `&&`, as keys; undefined for anything else. */
function partsOf(tree: ParsedScript): readonly string[] | undefined {
  const statement: unknown = tree.commands[0]
  const node = isNode(statement) ? statement['command'] : undefined
  // In the background nothing is waited for: the script passes at once.
  const isPlain = isNode(statement) && statement['background'] !== true
  if (!isPlain || !isNode(node)) return undefined
  const key = (value: unknown): string => JSON.stringify(value, keyed)
  if (node['type'] !== 'AndOr') return [key(node)]
  const operators = node['operators']
  const commands = node['commands']
  return Array.isArray(operators) &&
    Array.isArray(commands) &&
    operators.every(operator => operator === '&&')
    ? commands.map(key)
    : undefined
}

function commandsIn(node: unknown): readonly Command[] {
  if (Array.isArray(node)) return node.flatMap(commandsIn)
  if (!isNode(node)) return []
  const inner = Object.values(node).flatMap(commandsIn)
  return node['type'] === 'Command'
    ? [node as unknown as Command, ...inner]
    : inner
}

function wordsOf(command: Command): CalledWords {
  const words = [command.name, ...command.suffix].flatMap(word =>
    word?.type === 'Word' ? [word] : []
  )
  return words.map(word => {
    const plain = plainWord(word)
    return isNode(plain) && !('parts' in plain && plain['parts'] !== undefined)
      ? word.value
      : undefined
  })
}

/** What is told of a file although no whole word names it. */
function hintsOf(command: Command): readonly string[] {
  return [...command.prefix, ...command.suffix].flatMap(part => {
    if (part.type === 'Redirect')
      return part.operator === '<' && part.target !== undefined
        ? [part.target.value, ...endOfWord(part.target)]
        : []
    return endOfWord(part)
  })
}

/** The plain end of a word that an expansion begins. */
function endOfWord(word: unknown): readonly string[] {
  if (!isNode(word)) return []
  const parts: unknown = word['parts']
  const last: unknown = Array.isArray(parts) ? parts.at(-1) : undefined
  if (!isNode(last)) return []
  if (last['type'] === 'DoubleQuoted') return endOfWord(last)
  const value = last['value']
  return last['type'] === 'Literal' && typeof value === 'string'
    ? [value.replace(/^[/\\]+/, '')]
    : []
}

function isNode(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
