/** The errors of node:util's parseArgs as errors of the gate. */
import { GateError } from '../errors.ts'
import { unknownFlag } from './unknown-flag.ts'
import type { CommandName } from './command-options.ts'

/** What `parse` gives. @throws GateError USAGE for what it throws */
export function understood<Parsed>(
  command: CommandName,
  parse: () => Parsed
): Parsed {
  try {
    return parse()
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown)
    const [, flag] = /\bUnknown option '(--?[^']+)'/.exec(message) ?? []
    const words = flag === undefined ? message : unknownFlag(command, flag)
    throw usage(command, words, thrown)
  }
}

/** The error for flags that make no sense. */
export function usage(
  command: CommandName,
  message: string,
  cause?: unknown
): GateError {
  return new GateError('USAGE', message, {
    cause,
    hint: `\`completion-gate ${command} --help\` lists its flags.`
  })
}
