/** Reads a shell script into its syntax tree, or nothing when any doubt is left about its meaning. */
import { parse } from 'unbash'
import type { ParsedScript } from 'unbash'

// A script longer than this is not read: its proof would take too long.
const SCRIPT_LIMIT = 64 * 1024

// bash takes a carriage return and other controls as letters of a word; a
// reader of the script does not. Nobody writes them by intent.
// eslint-disable-next-line no-control-regex
const CONTROL = /[\x00-\x08\x0b-\x1f\x7f]/

/** The tree of a script without errors; nothing when it is too long, has control characters or errors. */
export function parseScript(text: string): ParsedScript | undefined {
  if (text.length > SCRIPT_LIMIT || CONTROL.test(text)) return undefined
  const script = parse(text)
  return script.errors === undefined || script.errors.length === 0
    ? script
    : undefined
}
