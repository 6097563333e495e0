/** The paths whose existence the success of a shell script proves. */
import type { Command, TestCommand, TestExpression } from 'unbash'

import { pathBelow } from './folder.ts'
import { parseScript } from './parse-script.ts'
import { provesWatched } from './shell-command-covers.ts'
import { staticArguments, staticWord } from './static-word.ts'
import type { ShellHost } from './shell-command-covers.ts'

// More candidates than this are no honest check.
const CANDIDATES_LIMIT = 200

// Tests that fail for what does not exist.
const EXISTENCE: ReadonlySet<string> = new Set(['-e', '-f', '-r', '-s'])

/**
 * Paths that must have existed for the script to exit 0, each once, in order
 * of appearance: operands of `test`, `[`, `[[`, `ls` and `stat`, static words
 * alone. Relative to where the script began; absolute ones count below
 * `host.root`. A path that leads out of there is never among them.
 */
export function existenceChecks(
  script: string,
  host: ShellHost = {}
): readonly string[] {
  const tree = parseScript(script)
  if (tree === undefined) return []
  const candidates = new Set<string>()
  provesWatched(tree, host, (node, folder) => {
    for (const path of testedPaths(node, folder, host)) candidates.add(path)
    return false
  })
  if (candidates.size > CANDIDATES_LIMIT) return []
  return [...candidates].filter(path =>
    provesWatched(tree, host, (node, folder) =>
      testedPaths(node, folder, host).includes(path)
    )
  )
}

function testedPaths(
  node: Command | TestCommand,
  folder: string,
  host: ShellHost
): readonly string[] {
  const operands =
    node.type === 'Command'
      ? commandOperands(node)
      : expressionOperands(node.expression)
  return operands
    .map(operand => pathBelow(folder, operand, host) ?? '')
    .filter(path => path !== '')
}

function commandOperands(node: Command): readonly string[] {
  const name = node.name === undefined ? undefined : staticWord(node.name)
  const args = staticArguments(node.args) ?? []
  if (name === 'test') return testOperands(args)
  if (name === '[')
    return args.at(-1) === ']' ? testOperands(args.slice(0, -1)) : []
  if (name === 'ls') return lookedAt(args, /^-[adhilFrStR1]+$/)
  return name === 'stat' ? lookedAt(args, /^-[Lt]$/) : []
}

function testOperands(args: readonly string[]): readonly string[] {
  const [operator, operand, ...more] = args
  const tests = operator !== undefined && EXISTENCE.has(operator)
  return tests && operand !== undefined && more.length === 0 ? [operand] : []
}

/** Every operand, when the options are those that still look at each of them. */
function lookedAt(args: readonly string[], allowed: RegExp): readonly string[] {
  const options = args.filter(word => word.startsWith('-'))
  return options.every(option => allowed.test(option))
    ? args.filter(word => !word.startsWith('-'))
    : []
}

/** What must exist for the whole expression to hold. */
function expressionOperands(expression: TestExpression): readonly string[] {
  switch (expression.type) {
    case 'TestUnary': {
      const operand = staticWord(expression.operand)
      return EXISTENCE.has(expression.operator) && operand !== undefined
        ? [operand]
        : []
    }
    case 'TestLogical':
      return expression.operator === '&&'
        ? expression.operands.flatMap(expressionOperands)
        : []
    case 'TestGroup':
      return expressionOperands(expression.expression)
    case 'TestBinary':
    case 'TestNot':
      return []
  }
}
