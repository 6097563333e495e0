/** Scripts that end in one way only, whatever the change holds: a check by such a script proves nothing. */
import { parse } from 'unbash'
import {
  isHarmless,
  isSureRedirect,
  isWithoutMeddling,
  plainText
} from './harmless-command.ts'
import type {
  AndOr,
  Command,
  ParsedScript,
  Pipeline,
  Statement,
  Subshell,
  SyntaxNode
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
const SHELL = /^(?:\/(?:usr\/)?bin\/)?(?:ba|da)?sh$/
const FAILED = -1

/** One way in which a step of a script may end. */
interface End {
  /** Exit code; `FAILED` for any but 0. */
  readonly code: number
  /** The script ends here: by `exit`, or by `-e`. */
  readonly last: boolean
}

/** Every way in which a step may end; undefined where that cannot be told. */
type Ends = readonly End[] | undefined

/** How a script is run. */
interface Running {
  /** Under `-e`. */
  readonly stopsAtFailure: boolean
  /** No inner command can meddle with the shell that runs it. */
  readonly isSafe: boolean
}

const PASSES: readonly End[] = [{ code: 0, last: false }]
const EITHER: readonly End[] = [...PASSES, { code: FAILED, last: false }]

/**
 * The exit code that a script always has when run with `-eo pipefail`;
 * undefined when a program, a file or a variable may change it.
 */
export function constantExit(script: string): number | undefined {
  return constantCode(script, true)
}

function constantCode(
  script: string,
  stopsAtFailure: boolean
): number | undefined {
  if (script.length > LONGEST_SCRIPT) return undefined
  const tree = parse(script)
  if ((tree.errors ?? []).length > 0) return undefined
  const running = { stopsAtFailure, isSafe: isWithoutMeddling(script) }
  const [end, ...others] = endsOfList(tree, 0, running) ?? []
  return end === undefined ||
    end.code === FAILED ||
    others.some(other => other.code !== end.code)
    ? undefined
    : end.code
}

function endsOfList(
  { commands }: Pick<ParsedScript, 'commands'>,
  before: number,
  running: Running
): Ends {
  const done: End[] = []
  let going: readonly End[] = [{ code: before, last: false }]
  for (const statement of commands) {
    const ends = endsAfter(going, code =>
      endsOfStatement(statement, code, running)
    )
    if (ends === undefined) return undefined
    done.push(...ends.filter(end => end.last))
    going = ends.filter(end => !end.last)
  }
  return distinct([...done, ...going])
}

/** What follows each of the ends that go on. */
function endsAfter(ends: readonly End[], next: (before: number) => Ends): Ends {
  const all = ends.map(end => (end.last ? [end] : next(end.code)))
  return all.every(one => one !== undefined) ? distinct(all.flat()) : undefined
}

function endsOfStatement(
  { command, background }: Statement,
  before: number,
  running: Running
): Ends {
  // Nothing waits for it.
  if (background === true) return running.isSafe ? PASSES : undefined
  const ends = endsOfNode(command, before, running)
  if (!running.stopsAtFailure || isNegated(command)) return ends
  const fails = ends?.some(({ code, last }) => code !== 0 && !last) === true
  // Whether `-e` ends the script after a chain is not looked at.
  if (fails && command.type === 'AndOr') return undefined
  return ends?.map(end => ({ ...end, last: end.last || end.code !== 0 }))
}

function endsOfNode(node: SyntaxNode, before: number, running: Running): Ends {
  if (node.type === 'Command') return endsOfCommand(node, before, running)
  if (node.type === 'Subshell') return endsOfSubshell(node, before, running)
  if (node.type === 'Pipeline') return endsOfPipeline(node, before, running)
  if (node.type === 'AndOr') return endsOfChain(node, before, running)
  if (node.type !== 'BraceGroup') return undefined
  const ends = endsOfList(node.body, before, running)
  // How `-e` ends one that fails is not looked at.
  return ends?.every(end => end.code === 0) === true ? ends : undefined
}

function endsOfChain(
  { commands, operators }: AndOr,
  before: number,
  running: Running
): Ends {
  const [first, ...others] = commands
  let ends = first && endsOfNode(first, before, running)
  for (const [at, command] of others.entries()) {
    const wanted = operators[at] === '&&'
    ends =
      ends &&
      endsAfter(ends, code =>
        wanted === (code === 0)
          ? endsOfNode(command, code, running)
          : [{ code, last: false }]
      )
  }
  return ends
}

/** The script goes on after it, whatever is in it. */
function endsOfSubshell(
  { body }: Subshell,
  before: number,
  running: Running
): Ends {
  const ends = endsOfList(body, before, running)
  if (ends?.every(end => end.code === 0) === true) return PASSES
  return running.isSafe ? EITHER : undefined
}

function endsOfPipeline(
  pipeline: Pipeline,
  before: number,
  running: Running
): Ends {
  const [first, ...others] = pipeline.commands
  if (first === undefined) return undefined
  // Each of several runs in a shell of its own.
  const isSafe =
    running.isSafe &&
    pipeline.commands.every(
      one => one.type === 'Command' || one.type === 'Subshell'
    )
  const ends =
    others.length === 0
      ? endsOfNode(first, before, running)
      : isSafe
        ? EITHER
        : undefined
  return isNegated(pipeline)
    ? ends?.map(end =>
        end.last ? end : { code: end.code === 0 ? 1 : 0, last: false }
      )
    : ends
}

function isNegated(node: SyntaxNode): boolean {
  return (
    node.type === 'Pipeline' &&
    node.prefixes.filter(({ type }) => type === 'Negation').length % 2 === 1
  )
}

function endsOfCommand(
  command: Command,
  before: number,
  running: Running
): Ends {
  return (
    endsOfWords(textsOf(command), before, running) ??
    (running.isSafe && isHarmless(command)
      ? endsOfHarmless(command)
      : undefined)
  )
}

/** A command whose words may be of any text. */
function endsOfHarmless({ name, prefix, suffix }: Command): readonly End[] {
  const code = CODES.get((name && plainText(name)) ?? '')
  const isSure = [...prefix, ...suffix].every(
    part => part.type === 'Word' || isSureRedirect(part)
  )
  return code === undefined || !isSure ? EITHER : [{ code, last: false }]
}

function endsOfWords(
  words: readonly string[] | undefined,
  before: number,
  running: Running
): Ends {
  const plain = words?.[0] === 'command' ? words.slice(1) : words
  const [called, ...rest] = plain ?? []
  if (called === undefined) return undefined
  if (called === 'exit')
    return rest.length > 1 ? undefined : endsOfExit(rest[0] ?? String(before))
  const code = codeOf(called, rest, running)
  return code === undefined ? undefined : [{ code, last: false }]
}

function codeOf(
  called: string,
  rest: readonly string[],
  running: Running
): number | undefined {
  if (called === 'set') return isStricter(rest) ? 0 : undefined
  if (called === 'printf') return isPlainFormat(rest) ? 0 : undefined
  return SHELL.test(called)
    ? nestedCode(called, rest, running)
    : CODES.get(called)
}

/** `bash -c SCRIPT`, with no options but these. */
function nestedCode(
  shell: string,
  [flag = '', script = '', ...more]: readonly string[],
  { isSafe }: Running
): number | undefined {
  const isScript = /^-e?c$/.test(flag) && more.length === 0
  // As a POSIX shell it ends where a redirection or an expansion of `:` fails.
  const isSame = shell.endsWith('bash') || !/[<>$]/.test(script)
  return isScript && isSame && isSafe
    ? constantCode(script, flag === '-ec')
    : undefined
}

/** A format that no word can break. */
function isPlainFormat([format, ...words]: readonly string[]): boolean {
  return (
    format !== undefined &&
    !format.startsWith('-') &&
    /^(?:[^%\\]|%[%s]|\\[nt\\])*$/.test(format) &&
    (words.length === 0 || format.includes('%s'))
  )
}

/** Flags that change nothing for steps without a program or a variable. */
function isStricter(flags: readonly string[]): boolean {
  return /^-[eux]+(?:o pipefail)?$/.test(flags.join(' '))
}

function endsOfExit(code: string): Ends {
  if (code === String(FAILED)) return [{ code: FAILED, last: true }]
  return /^\d{1,3}$/.test(code)
    ? [{ code: Number(code) % 256, last: true }]
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

function distinct(ends: readonly End[]): readonly End[] {
  return [
    ...new Map(
      ends.map(end => [`${String(end.code)} ${String(end.last)}`, end])
    ).values()
  ]
}
