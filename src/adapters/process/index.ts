/** Builds the runner: commands in the checkout, each with an end to its whole process tree. */
import { randomBytes } from 'node:crypto'
import * as path from 'node:path'

import { GateError } from '../../errors.ts'
import { sha256 } from '../../model/digest.ts'
import { commandFolder, realFolder, seenFolder } from './command-folder.ts'
import { commandEnvironment } from './environment.ts'
import type { Environment } from '../program-path.ts'
import { programPath } from '../program-path.ts'
import {
  reachIsolation,
  type IsolationOutcome,
  type RequestedIsolation
} from './isolation/reach-isolation.ts'
import { RUN_LIMITS, type RunLimits } from './limits.ts'
import { runCommand, type RunWorld } from './run-command.ts'
import type { Reached } from './isolation/reached.ts'
import type { IsolationLevel } from '../../model/isolation-level.ts'
import type { CommandRunner, ContainerNeeds, Isolation } from '../../ports.ts'

/** What a face says about how commands are run. */
export interface RunnerOptions {
  /** Absolute path of the checkout. */
  readonly root: string
  readonly level: RequestedIsolation
  /** Below it every command could not run. */
  readonly minimum?: IsolationLevel
  /** What level `container` runs commands in; without it that level cannot be had. */
  readonly container?: ContainerNeeds
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

/** What every level runs commands with. */
type RunBase = Omit<RunWorld, 'openTree' | 'folderOf'> & {
  /** Absolute path of the checkout, links resolved. */
  readonly root: string
}

/**
 * Makes a runner, probing once for the isolation that was asked for.
 * @throws GateError ISOLATION_UNAVAILABLE when the level cannot be reached,
 *   USAGE when there is no bash
 */
export async function createRunner(
  options: RunnerOptions
): Promise<CommandRunner> {
  const { environment } = options
  const bash = programPath('bash', environment)
  if (bash === undefined)
    throw new GateError('USAGE', 'bash was not found on PATH.', {
      hint: 'Install bash: every command is run by it.'
    })
  const limits = { ...RUN_LIMITS, ...options.limits }
  const mark = `COMPLETION_GATE_RUN_${randomBytes(16).toString('hex')}`
  const base: RunBase = {
    root: realFolder(options.root) ?? options.root,
    bash,
    mkfifo: programPath('mkfifo', environment),
    environment: commandEnvironment(
      environment,
      options.passEnvironment,
      process.platform
    ),
    limits
  }
  const outcome = await reachIsolation(
    options.level,
    options.minimum ?? 'none',
    {
      root: base.root,
      bash,
      environment,
      commandEnvironment: base.environment,
      guarded: {
        readOnly: options.readOnly ?? [],
        hidden: [...commandFiles(environment), ...(options.hidden ?? [])]
      },
      identity: identity(),
      container: options.container,
      openMs: limits.openMs,
      probe: reached => probe(worldOf(base, reached), mark)
    }
  )
  return numberedRunner(base, mark, outcome)
}

function worldOf(base: RunBase, reached: Reached): RunWorld {
  const { root = base.root, view } = reached
  return {
    ...base,
    openTree: reached.openTree,
    environment: reached.environment ?? base.environment,
    folderOf: cwd =>
      view === undefined || view.root === root
        ? commandFolder(root, cwd)
        : seenFolder(root, view.root, cwd)
  }
}

function numberedRunner(
  base: RunBase,
  mark: string,
  { isolation, reached }: IsolationOutcome
): CommandRunner {
  if (reached === undefined) return refusingRunner(isolation)
  const world = worldOf(base, reached)
  const { view } = reached
  let count = 0
  return {
    isolation,
    ...(view === undefined ? {} : { view }),
    run: (request, onLine) => {
      count += 1
      const numbered = { name: mark, value: String(count) }
      return runCommand(request, numbered, world, onLine)
    },
    close: async () => {
      const written = reached.written?.()
      await reached.close?.()
      return written === undefined ? isolation : { ...isolation, written }
    }
  }
}

/** Below the minimum: every command could not run, so whatever required one is not proven. */
function refusingRunner(isolation: Isolation): CommandRunner {
  const why = `isolation below the minimum: ${isolation.level} is weaker than ${isolation.below_minimum ?? ''}`
  const output = { head: '', tail: '', bytes: 0, digest: sha256('') }
  return {
    isolation,
    run: () =>
      Promise.resolve({ kind: 'could_not_start', why, durationMs: 0, output })
  }
}

async function probe(
  world: RunWorld,
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
