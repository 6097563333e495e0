/** What is said of a flag that a command does not take. */
import { nearestWord } from '../model/nearest-word.ts'
import { OPTIONS } from './command-options.ts'
import type { CommandName } from './command-options.ts'

// Of a flag that nobody knows.
const CHARACTERS = 80

/** One sentence or two. @param flag as it was written, with its dashes */
export function unknownFlag(command: CommandName, flag: string): string {
  const name = flag.slice(0, CHARACTERS)
  const others = commands().filter(one => flagsOf(one).includes(name))
  if (others.length > 0)
    return `${command} takes no ${name}: it is a flag of ${listed(others)}.`
  const meant = nearestWord(name, flagsOf(command))
  return `${command} takes no ${name}.${meant === undefined ? elsewhere(name) : ` Did you mean "${meant}"?`}`
}

/** A slip of the pen in a flag of another command. */
function elsewhere(name: string): string {
  const meant = nearestWord(name, [...new Set(commands().flatMap(flagsOf))])
  if (meant === undefined) return ''
  const others = commands().filter(one => flagsOf(one).includes(meant))
  return ` Did you mean "${meant}"? It is a flag of ${listed(others)}.`
}

function commands(): readonly CommandName[] {
  return Object.keys(OPTIONS) as CommandName[]
}

function flagsOf(command: CommandName): readonly string[] {
  return Object.keys(OPTIONS[command]).map(name => `--${name}`)
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2
    ? last
    : `${names.slice(0, -1).join(', ')} and ${last}`
}
