/** Whether the success of a shell script proves that a command ran and succeeded. */
import type { Command, ParsedScript, TestCommand } from 'unbash'

import { isKnownTool, mayDefang } from './defanging-words.ts'
import { parseScript } from './parse-script.ts'
import { runScript } from './run-script.ts'
import { staticArguments, staticWord } from './static-word.ts'
import type { ScriptPlace } from './folder.ts'
import type { Watch } from './run-command.ts'
import type { ShellState } from './run-states.ts'

/** How and where the host runs the script. */
export interface ShellHost extends ScriptPlace {
  /** The host runs it by `bash -eo pipefail`; without this, the proof must hold either way. */
  readonly strict?: boolean
}

/**
 * Whether exit 0 of the script implies that the command ran, and that its last
 * run returned 0. Sound, not complete: what is not understood proves nothing.
 * Trusted are the environment the host gives, and that a command of this name
 * is the one that is meant. A command with more words counts when none of them
 * can take the meaning out of it; one in a folder below counts for a tool that
 * is known to check the folder it stands in.
 * @param script what the host's shell ran
 * @param command of a preset or a criterion
 */
export function shellCommandCovers(
  script: string,
  command: string,
  host: ShellHost = {}
): boolean {
  if (blanksCut(script) === blanksCut(command)) return blanksCut(script) !== ''
  const wanted = onlyWords(command)
  const tree = parseScript(script)
  if (wanted === undefined || tree === undefined) return false
  return provesWatched(tree, host, (node, folder) =>
    isRunOf(node, folder, wanted)
  )
}

/** Without the blanks and line ends at both ends; a carriage return is a letter of a word to bash. */
function blanksCut(script: string): string {
  const isBlank = (at: number): boolean => ' \t\n'.includes(script.charAt(at))
  let from = 0
  let to = script.length
  while (from < to && isBlank(from)) from += 1
  while (to > from && isBlank(to - 1)) to -= 1
  return script.slice(from, to)
}

/** Whether in every run with exit 0 the watched command's last run passed; false when no run has exit 0. */
export function provesWatched(
  tree: ParsedScript,
  host: ShellHost,
  watches: Watch['watches']
): boolean {
  const watch: Watch = { ...host, watches }
  const successes = runScript(tree, beginnings(host), watch).filter(
    outcome => outcome.zero
  )
  return (
    successes.length > 0 &&
    successes.every(outcome => outcome.state.watched === 'passed')
  )
}

function beginnings(host: ShellHost): readonly ShellState[] {
  const strict: ShellState = {
    watched: 'never',
    errexit: true,
    pipefail: true,
    folder: ''
  }
  if (host.strict === true) return [strict]
  return [
    strict,
    { ...strict, errexit: false },
    { ...strict, pipefail: false },
    { ...strict, errexit: false, pipefail: false }
  ]
}

function isRunOf(
  node: Command | TestCommand,
  folder: string,
  wanted: readonly string[]
): boolean {
  if (node.type !== 'Command') return false
  const words = wordsOf(node)
  const [tool = ''] = wanted
  if (words === undefined || (folder !== '' && !isKnownTool(tool))) return false
  return (
    wanted.every((word, at) => words[at] === word) &&
    !mayDefang(tool, words.slice(wanted.length))
  )
}

function wordsOf(node: Command): readonly string[] | undefined {
  const name = node.name === undefined ? undefined : staticWord(node.name)
  const args = staticArguments(node.args)
  return name === undefined || args === undefined ? undefined : [name, ...args]
}

/** The words of a command that is one simple command and nothing else. */
function onlyWords(command: string): readonly string[] | undefined {
  const [statement, ...more] = parseScript(command)?.commands ?? []
  const node = statement?.command
  if (more.length > 0 || node?.type !== 'Command') return undefined
  const bare = node.prefix.length === 0 && node.redirects.length === 0
  return bare && statement?.background !== true ? wordsOf(node) : undefined
}
