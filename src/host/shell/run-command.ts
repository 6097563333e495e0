/** One simple command of a script: every way in which it may end. */
import type { Assignment, Command } from 'unbash'

import { builtinKind } from './builtins.ts'
import { pathBelow } from './folder.ts'
import { eitherStatus, goesOn, unknown, watchedRun } from './run-states.ts'
import { applySet } from './set-options.ts'
import { staticArgument, staticArguments, staticWord } from './static-word.ts'
import { isHarmlessAssignment, isHarmlessName } from './variables.ts'
import type { BuiltinKind } from './builtins.ts'
import type { ScriptPlace } from './folder.ts'
import type { Outcomes, ShellState } from './run-states.ts'
import type { TestCommand } from 'unbash'

/** What is watched while a script runs in thought. */
export interface Watch extends ScriptPlace {
  /** Whether this command, run in this folder, is the watched one. */
  watches(node: Command | TestCommand, folder: string): boolean
}

// A folder deeper than this is that of a loop without an end.
const FOLDERS_LIMIT = 8

// Set for one command only, these still change the shell that runs it.
const SHELL_SETTING = /^(?:BASH|POSIXLY_CORRECT$|IFS$|SHELLOPTS$)/

/** Every way in which the command may end. Its expansions are the caller's. */
export function runCommand(
  node: Command,
  state: ShellState,
  watch: Watch
): Outcomes {
  const assignments = node.prefix.filter(one => one.type === 'Assignment')
  const harmless = assignments.every(isHarmless)
  if (node.name === undefined)
    return harmless ? eitherStatus(state) : unknown(state)
  const name = staticWord(node.name)
  // A name that an expansion makes may be `exit`, `eval` or a builtin of any kind.
  if (name === undefined) return unknown(state)
  const kind = builtinKind(name)
  if (kind === 'unknown') return unknown(state)
  if (harmless && watch.watches(node, state.folder)) return watchedRun(state)
  if (kind === undefined) return external(assignments, state)
  return harmless ? builtin(kind, node, state, watch) : unknown(state)
}

function builtin(
  kind: Exclude<BuiltinKind, 'unknown'>,
  node: Command,
  state: ShellState,
  place: ScriptPlace
): Outcomes {
  switch (kind) {
    case 'status':
      return eitherStatus(state)
    case 'false':
      return [goesOn(state, false)]
    case 'by-arguments':
      return byArguments(node, state, place)
  }
}

function external(
  assignments: readonly Assignment[],
  state: ShellState
): Outcomes {
  const own = assignments.every(
    one => isPlain(one) && !SHELL_SETTING.test(one.name)
  )
  return own ? eitherStatus(state) : unknown(state)
}

function isPlain(assignment: Assignment): boolean {
  return (
    assignment.index === undefined &&
    assignment.append === undefined &&
    assignment.value.type === 'Word'
  )
}

function isHarmless(assignment: Assignment): boolean {
  return (
    isPlain(assignment) &&
    assignment.value.type === 'Word' &&
    isHarmlessAssignment(assignment.name, staticWord(assignment.value))
  )
}

type ByArguments = (
  node: Command,
  args: readonly string[] | undefined,
  state: ShellState,
  place: ScriptPlace
) => Outcomes

const BY_ARGUMENTS: ReadonlyMap<string, ByArguments> = new Map([
  ['cd', changeFolder],
  ['set', setOptions],
  ['exit', exitShell],
  ['export', exportNames],
  ['printf', printText],
  ['test', testFile],
  ['[', testFile],
  ['command', lookUp]
])

function byArguments(
  node: Command,
  state: ShellState,
  place: ScriptPlace
): Outcomes {
  const run = BY_ARGUMENTS.get(node.name?.value ?? '')
  return run === undefined
    ? unknown(state)
    : run(node, staticArguments(node.args), state, place)
}

/** Only below where the script began: elsewhere another project's tests would pass. */
function changeFolder(
  _node: Command,
  args: readonly string[] | undefined,
  state: ShellState,
  place: ScriptPlace
): Outcomes {
  const [path, ...more] = args?.[0] === '--' ? args.slice(1) : (args ?? [])
  if (path === undefined || path.startsWith('-') || more.length > 0)
    return unknown(state)
  const folder = pathBelow(state.folder, path, place)
  return folder === undefined || folder.split('/').length > FOLDERS_LIMIT
    ? unknown(state)
    : [goesOn({ ...state, folder }, true), goesOn(state, false)]
}

function setOptions(
  node: Command,
  args: readonly string[] | undefined,
  state: ShellState
): Outcomes {
  const after = args === undefined ? undefined : applySet(args, state)
  if (after === undefined) return unknown(state)
  const done = goesOn(after, true)
  return node.redirects.length === 0 ? [done] : [done, goesOn(state, false)]
}

function exitShell(
  node: Command,
  args: readonly string[] | undefined,
  state: ShellState
): Outcomes {
  const [code, ...more] = args ?? []
  if (code === undefined || more.length > 0 || !/^\d{1,3}$/.test(code))
    return unknown(state)
  const zero = Number(code) % 256 === 0
  const ended = { state, zero, ended: true }
  // With a redirection that fails, `exit` does not run and the script goes on.
  return node.redirects.length === 0 ? [ended] : [ended, goesOn(state, false)]
}

function exportNames(
  node: Command,
  _args: readonly string[] | undefined,
  state: ShellState
): Outcomes {
  const harmless = node.args.every(one =>
    one.type === 'Assignment'
      ? isHarmless(one)
      : isHarmlessName(staticWord(one) ?? '')
  )
  return harmless ? eitherStatus(state) : unknown(state)
}

/** `printf -v NAME` assigns. */
function printText(
  node: Command,
  _args: readonly string[] | undefined,
  state: ShellState
): Outcomes {
  const [first] = node.args
  const format = first === undefined ? '' : staticArgument(first)
  return format?.startsWith('-') === false
    ? eitherStatus(state)
    : unknown(state)
}

/** `test -v 'a[…]'` evaluates its operand. */
function testFile(
  node: Command,
  _args: readonly string[] | undefined,
  state: ShellState
): Outcomes {
  const evaluates = node.args.some(one =>
    ['-v', '-R'].includes(staticArgument(one) ?? '')
  )
  return evaluates ? unknown(state) : eitherStatus(state)
}

/** `command -v NAME` only looks; every other form runs something. */
function lookUp(
  _node: Command,
  args: readonly string[] | undefined,
  state: ShellState
): Outcomes {
  const option = args?.[0]
  return option === '-v' || option === '-V'
    ? eitherStatus(state)
    : unknown(state)
}
