/** Runs a script in thought: every way in which it may end, whatever its commands answer. */
import type {
  AndOr,
  BraceGroup,
  Case,
  Command,
  CommandNode,
  CompoundList,
  For,
  If,
  ParsedScript,
  Pipeline,
  PipelineNode,
  Redirected,
  Statement,
  Subshell,
  SyntaxNode,
  TestCommand,
  While
} from 'unbash'

import { looped } from './loop.ts'
import { emptyMemory, remembered } from './memory.ts'
import { expansionsOf } from './nested-scripts.ts'
import { piped } from './pipe.ts'
import { isPlainTest } from './plain-test.ts'
import { runCommand } from './run-command.ts'
import {
  andThen,
  distinct,
  eitherStatus,
  goesOn,
  split,
  touches,
  unknown,
  watchedRun
} from './run-states.ts'
import { isLoopName } from './variables.ts'
import type { Memory } from './memory.ts'
import type { Watch } from './run-command.ts'
import type { Outcomes, ShellState } from './run-states.ts'

interface Context {
  readonly watch: Watch
  /** `set -e` has no effect here: a condition, or not the last of `&&` and `||`. */
  readonly ignoring: boolean
  readonly memory: Memory
}

/** Every way in which the script may end that begins in one of these states. */
export function runScript(
  script: ParsedScript,
  states: readonly ShellState[],
  watch: Watch
): Outcomes {
  const context: Context = { watch, ignoring: false, memory: emptyMemory() }
  return distinct(states.flatMap(state => runList(script, state, context)))
}

function runList(
  list: ParsedScript | CompoundList,
  state: ShellState,
  context: Context
): Outcomes {
  return list.commands.reduce<Outcomes>(
    (outcomes, statement) =>
      andThen(outcomes, before =>
        runStatement(statement, before.state, context)
      ),
    [goesOn(state, true)]
  )
}

function runStatement(
  statement: Statement,
  state: ShellState,
  context: Context
): Outcomes {
  if (statement.background !== true)
    return runNode(statement.command, state, context)
  // What runs beside the rest may end at any time.
  return touches(runNode(statement.command, state, context), state)
    ? unknown(state)
    : [goesOn(state, true)]
}

function runNode(
  node: PipelineNode | AndOr,
  state: ShellState,
  context: Context
): Outcomes {
  const part = { node, ignoring: context.ignoring }
  const run = (): Outcomes => runNewNode(node, state, context)
  return remembered(context.memory, part, state, run) ?? unknown(state)
}

function runNewNode(
  node: PipelineNode | AndOr,
  state: ShellState,
  context: Context
): Outcomes {
  if (node.type === 'AndOr') return runAndOr(node, state, context)
  if (node.type === 'Pipeline') return runPipeline(node, state, context)
  if (node.type === 'Command' || node.type === 'TestCommand')
    return endsOnFailure(runLeaf(node, state, context), context)
  if (node.type === 'BraceGroup') return runList(node.body, state, context)
  if (node.type === 'Subshell') {
    const inner = inOwnShell(runList(node.body, state, context), state)
    return endsOnFailure(inner, context)
  }
  if (node.type === 'Redirected')
    return afterExpansions(node.redirects, state, context, () =>
      distinct([goesOn(state, false), ...runNode(node.command, state, context)])
    )
  return runCompound(node, state, context)
}

function runCompound(
  node: Exclude<
    CommandNode,
    Command | TestCommand | BraceGroup | Subshell | Redirected
  >,
  state: ShellState,
  context: Context
): Outcomes {
  switch (node.type) {
    case 'If':
      return runIf(node, state, context)
    case 'For':
      return runFor(node, state, context)
    case 'While':
      return runWhile(node, state, context)
    case 'Case':
      return runCase(node, state, context)
    // A function may take the name of any command; the others assign or evaluate.
    case 'Function':
    case 'Coproc':
    case 'Select':
    case 'ArithmeticFor':
    case 'ArithmeticCommand':
      return unknown(state)
  }
}

/** `set -e`: a failure ends the shell. Compound commands have ended it inside. */
function endsOnFailure(outcomes: Outcomes, context: Context): Outcomes {
  if (context.ignoring) return outcomes
  return distinct(
    outcomes.map(one =>
      !one.zero && one.state.errexit ? { ...one, ended: true } : one
    )
  )
}

function runLeaf(
  node: Command | TestCommand,
  state: ShellState,
  context: Context
): Outcomes {
  return afterExpansions([node], state, context, () => {
    if (node.type === 'Command') return runCommand(node, state, context.watch)
    if (!isPlainTest(node.expression)) return unknown(state)
    return context.watch.watches(node, state.folder)
      ? watchedRun(state)
      : eitherStatus(state)
  })
}

function runAndOr(node: AndOr, state: ShellState, context: Context): Outcomes {
  const ignored: Context = { ...context, ignoring: true }
  return node.commands.reduce<Outcomes>(
    (outcomes, command, at) => {
      const operator = node.operators[at - 1]
      const here = at === node.commands.length - 1 ? context : ignored
      return andThen(outcomes, before =>
        operator === undefined || before.zero === (operator === '&&')
          ? runNode(command, before.state, here)
          : [before]
      )
    },
    [goesOn(state, true)]
  )
}

function runPipeline(
  node: Pipeline,
  state: ShellState,
  context: Context
): Outcomes {
  const negations = node.prefixes.filter(one => one.type === 'Negation')
  const inner: Context =
    negations.length > 0 ? { ...context, ignoring: true } : context
  const [only, ...more] = node.commands
  const outcomes =
    only !== undefined && more.length === 0
      ? runNode(only, state, inner)
      : endsOnFailure(
          piped(
            node.commands.map(command =>
              inOwnShell(runNode(command, state, inner), state)
            ),
            state
          ),
          inner
        )
  if (negations.length % 2 === 0) return outcomes
  return distinct(
    outcomes.map(one => (one.ended ? one : goesOn(one.state, !one.zero)))
  )
}

function runIf(node: If, state: ShellState, context: Context): Outcomes {
  const branches = [{ clause: node.clause, then: node.then }, ...node.elif]
  const pick = (at: number, before: ShellState): Outcomes => {
    const branch = branches[at]
    if (branch === undefined)
      return node.else === undefined
        ? [goesOn(before, true)]
        : runList(node.else, before, context)
    return andThen(runCondition(branch.clause, before, context), one =>
      one.zero
        ? runList(branch.then, one.state, context)
        : pick(at + 1, one.state)
    )
  }
  return pick(0, state)
}

function runCondition(
  clause: CompoundList,
  state: ShellState,
  context: Context
): Outcomes {
  return runList(clause, state, { ...context, ignoring: true })
}

function runFor(node: For, state: ShellState, context: Context): Outcomes {
  if (!isLoopName(node.name.text)) return unknown(state)
  return afterExpansions(node.wordlist ?? [], state, context, () =>
    looped(state, head => ({
      left: [head],
      again: runList(node.body, head.state, context)
    }))
  )
}

function runWhile(node: While, state: ShellState, context: Context): Outcomes {
  const goes = node.kind === 'while'
  return looped(state, head => {
    const asked = runCondition(node.clause, head.state, context)
    const [ended, open] = split(asked, one => one.ended)
    const [entered, left] = split(open, one => one.zero === goes)
    return {
      left: [...ended, ...left.map(one => ({ ...one, zero: head.zero }))],
      again: andThen(entered, one => runList(node.body, one.state, context))
    }
  })
}

function runCase(node: Case, state: ShellState, context: Context): Outcomes {
  const plain = node.items.every(
    item => item.terminator === undefined || item.terminator === ';;'
  )
  if (!plain) return unknown(state)
  const words = [node.word, ...node.items.flatMap(item => item.pattern)]
  return afterExpansions(words, state, context, () =>
    distinct([
      goesOn(state, true),
      ...node.items.flatMap(item => runList(item.body, state, context))
    ])
  )
}

/** First the expansions of these nodes, each in a shell of its own, then the rest. */
function afterExpansions(
  nodes: readonly SyntaxNode[],
  state: ShellState,
  context: Context,
  rest: () => Outcomes
): Outcomes {
  const expansions = expansionsOf(nodes)
  if (expansions.unknown) return unknown(state)
  // bash switches `set -e` off inside a substitution.
  const inner: ShellState = { ...state, errexit: false }
  const touched = expansions.scripts.some(script =>
    touches(runList(script, inner, context), state)
  )
  return touched ? unknown(state) : rest()
}

/** What a shell of its own leaves to the one around it: the status, and what was run. */
function inOwnShell(outcomes: Outcomes, outer: ShellState): Outcomes {
  return distinct(
    outcomes.map(one =>
      goesOn({ ...outer, watched: one.state.watched }, one.zero)
    )
  )
}
