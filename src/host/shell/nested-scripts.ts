/** The expansions inside a command: the scripts they run, and those whose effects cannot be told. */
import { forEachChild } from 'unbash'
import type { ParsedScript, ParameterExpansionPart, SyntaxNode } from 'unbash'

/** What the words of a command may do before it runs. */
export interface Expansions {
  /** Scripts of command and process substitutions; each runs in a shell of its own. */
  readonly scripts: readonly ParsedScript[]
  /** Some expansion may end the shell with success, assign, or run in this very shell. */
  readonly unknown: boolean
}

/** Looks through everything below the nodes, but not into the scripts found. */
export function expansionsOf(nodes: readonly SyntaxNode[]): Expansions {
  const scripts: ParsedScript[] = []
  const open: SyntaxNode[] = [...nodes]
  let doubtful = false
  while (open.length > 0) {
    const node = open.pop()
    if (node === undefined) break
    const kind = kindOf(node)
    if (kind === 'unknown') doubtful = true
    else if (kind !== 'plain') scripts.push(kind)
    else
      forEachChild(node, child => {
        open.push(child)
      })
  }
  return { scripts: scripts.reverse(), unknown: doubtful }
}

const UNKNOWN: ReadonlySet<SyntaxNode['type']> = new Set<SyntaxNode['type']>([
  // An error in arithmetic, `$((1/0))`, makes bash skip to the next line of
  // the script with no regard for `set -e`.
  'ArithmeticExpansion',
  'ArithmeticCommandExpansion',
  'ArithmeticBinary',
  'ArithmeticUnary',
  'ArithmeticTernary',
  'ArithmeticGroup',
  'ArithmeticWord',
  'LocaleString',
  // `{name}>file` assigns.
  'FileDescriptorVariable'
])

function kindOf(node: SyntaxNode): 'plain' | 'unknown' | ParsedScript {
  if (UNKNOWN.has(node.type)) return 'unknown'
  if (node.type === 'CommandExpansion' || node.type === 'ProcessSubstitution')
    // `${ …; }` runs in this very shell.
    return node.text.startsWith('${') ? 'unknown' : readable(node.script)
  if (node.type === 'ParameterExpansion')
    return isPlainParameter(node) ? 'plain' : 'unknown'
  if (node.type === 'HereDoc' && node.closing === undefined) return 'unknown'
  return 'plain'
}

function readable(script: ParsedScript | undefined): 'unknown' | ParsedScript {
  return script === undefined || (script.errors ?? []).length > 0
    ? 'unknown'
    : script
}

// The other operations assign, evaluate arithmetic, or are errors that skip lines.
function isPlainParameter(part: ParameterExpansionPart): boolean {
  if (part.prefix !== undefined || part.index !== undefined) return false
  const { operation } = part
  if (operation === undefined) return /^(?:\w+|[@*#?$!-])$/.test(part.parameter)
  return operation.type === 'Default'
    ? !/[=?]/.test(operation.operator)
    : operation.type === 'Remove' || operation.type === 'CaseModification'
}
