/** The command table: chooses a command, runs it, and turns any error into words and an exit code. */
import { asGateError, GateError } from '../errors.ts'
import { runDigest } from './commands/digest.ts'
import { didYouMean } from '../model/nearest-word.ts'
import { commandUsage } from './command-usage.ts'
import { EXIT, exitOfFault } from './exit-codes.ts'
import { print } from './print.ts'
import { printError, printErrorDocument } from './print-error.ts'
import { USAGE } from './usage.ts'
import { VERSION } from '../model/version.ts'

/** What the process gives to the command line. */
export interface CommandLine {
  /** Arguments after the program's name. */
  readonly args: readonly string[]
  readonly environment: NodeJS.ProcessEnv
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean }
  readonly stderr: NodeJS.WritableStream & {
    readonly isTTY?: boolean
    readonly columns?: number
  }
  /** What a person types; absent where nobody can be asked. */
  readonly stdin?: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  /** Absolute path of the program itself, for `demo`. */
  readonly program: string
}

type Command = (args: readonly string[], line: CommandLine) => Promise<number>

// `digest` is here at once: loading it by itself takes longer than a small change. The others bring YAML, Markdown and zod.
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  verify: async () => (await import('./commands/verify.ts')).runVerify,
  plan: async () => (await import('./commands/plan.ts')).runPlan,
  digest: () => Promise.resolve(runDigest),
  'verify-receipt': async () =>
    (await import('./commands/verify-receipt.ts')).runVerifyReceipt,
  explain: async () => (await import('./commands/explain.ts')).runExplain,
  init: async () => (await import('./commands/init.ts')).runInit,
  doctor: async () => (await import('./commands/doctor.ts')).runDoctor,
  demo: async () => (await import('./commands/demo.ts')).runDemo
}

const VERSION_FLAGS: readonly string[] = ['--version', '-V', '-v']

/** Runs one command line to its end. @returns the exit code */
export async function main(line: CommandLine): Promise<number> {
  const [name, ...args] = line.args
  try {
    if (name !== undefined && VERSION_FLAGS.includes(name)) {
      print(line, `${VERSION}\n`)
      return EXIT.complete
    }
    if (asksForHelp(line.args)) {
      const asked = name === 'help' ? (args[0] ?? '') : (name ?? '')
      print(line, commandUsage(asked) ?? USAGE)
      return EXIT.complete
    }
    if (name === undefined) {
      line.stderr.write(USAGE)
      return EXIT.usage
    }
    const command = await load(name)
    return await command(args, line)
  } catch (thrown) {
    const error = asGateError(thrown)
    const code = exitOfFault(error.fault)
    printError(error, line.stderr)
    if (args.includes('--json')) printErrorDocument(error, code, line)
    return code
  }
}

function asksForHelp(args: readonly string[]): boolean {
  return (
    args[0] === 'help' || args.some(arg => arg === '--help' || arg === '-h')
  )
}

async function load(name: string): Promise<Command> {
  const known = Object.keys(COMMANDS).join(', ')
  const loader = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (loader === undefined)
    throw new GateError(
      'USAGE',
      `"${name}" is no command; there are ${known}.${didYouMean(name, Object.keys(COMMANDS))}`,
      { hint: '`completion-gate --help` says what each one does.' }
    )
  return await loader()
}
