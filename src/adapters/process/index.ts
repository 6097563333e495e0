/** Builds the runner: commands in the checkout, each with an end to its whole process tree. */
import { randomBytes } from 'node:crypto'
import * as path from 'node:path'

import { GateError } from '../../errors.ts'
import { commandEnvironment, type Environment } from './environment.ts'
import { findTool } from './find-tool.ts'
import { reachIsolation, type RequestedIsolation } from './isolation.ts'
import { RUN_LIMITS, type RunLimits } from './limits.ts'
import { runCommand, type RunWorld } from './run-command.ts'
import type { OpenTree } from './process-tree.ts'
import type { CommandRunner } from '../../ports.ts'

/** What a face says about how commands are run. */
export interface RunnerOptions {
  /** Absolute path of the checkout. */
  readonly root: string
  readonly level: RequestedIsolation
  /** The gate's own variables; commands get the allow-listed ones. */
  readonly environment: Environment
  /** Names of further variables that commands get. */
  readonly passEnvironment: readonly string[]
  /** Absolute paths that level `namespace` makes read-only, beside `.git`: the gate's own code. */
  readonly readOnly?: readonly string[]
  /** Absolute paths that level `namespace` hides, beside the runner's command files. */
  readonly hidden?: readonly string[]
  readonly limits?: Partial<RunLimits>
}

const COMMAND_FILES = ['OUTPUT', 'ENV', 'PATH', 'STATE', 'STEP_SUMMARY']
const PROBE_MS = 10_000

/**
 * Makes a runner, probing once for the isolation that was asked for.
 * @throws GateError ISOLATION_UNAVAILABLE when the level cannot be reached,
 *   USAGE when there is no bash
 */
export async function createRunner(
  options: RunnerOptions
): Promise<CommandRunner> {
  const { root, environment } = options
  const bash = findTool('bash', environment)
  if (bash === undefined)
    throw new GateError('USAGE', 'bash was not found on PATH.', {
      hint: 'Install bash: every command is run by it.'
    })
  const limits = { ...RUN_LIMITS, ...options.limits }
  const mark = `COMPLETION_GATE_RUN_${randomBytes(16).toString('hex')}`
  const base = {
    root,
    bash,
    mkfifo: findTool('mkfifo', environment),
    environment: commandEnvironment(
      environment,
      options.passEnvironment,
      process.platform
    ),
    limits
  }
  const { isolation, openTree } = await reachIsolation(options.level, {
    root,
    bash,
    environment,
    guarded: {
      readOnly: options.readOnly ?? [],
      hidden: [...commandFiles(environment), ...(options.hidden ?? [])]
    },
    identity: identity(),
    openMs: limits.openMs,
    probe: tree => probe({ ...base, openTree: tree }, mark)
  })
  return numberedRunner({ ...base, openTree }, mark, isolation)
}

function numberedRunner(
  world: RunWorld,
  mark: string,
  isolation: CommandRunner['isolation']
): CommandRunner {
  let count = 0
  return {
    isolation,
    run: (request, onLine) => {
      count += 1
      const numbered = { name: mark, value: String(count) }
      return runCommand(request, numbered, world, onLine)
    }
  }
}

async function probe(
  world: RunWorld & { readonly openTree: OpenTree },
  mark: string
): Promise<string | undefined> {
  const outcome = await runCommand(
    { command: 'true', cwd: '', timeoutMs: PROBE_MS },
    { name: mark, value: 'probe' },
    world,
    () => undefined
  )
  if (outcome.kind === 'exited' && outcome.exitCode === 0) return undefined
  const said = outcome.output.head.trim().replace(/\s*\n\s*/g, '; ')
  const why = outcome.kind === 'could_not_start' ? outcome.why : outcome.kind
  return said === '' ? why : `${why} (${said.slice(0, 500)})`
}

/** The runner's command files (GITHUB_OUTPUT and its kind), and their folder where it is theirs alone. */
function commandFiles(environment: Environment): readonly string[] {
  return COMMAND_FILES.flatMap(name => {
    const file = environment[`GITHUB_${name}`]
    if (file === undefined || !path.isAbsolute(file)) return []
    const folder = path.dirname(file)
    return path.basename(folder) === '_runner_file_commands' ? [folder] : [file]
  })
}

function identity(): { readonly uid: number; readonly gid: number } {
  return { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 }
}
