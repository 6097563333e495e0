/** Runs one command to its end, and ends everything that it started. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

import { lineRelay } from './line-relay.ts'
import { outputCapture } from './output-capture.ts'
import { openOutputPipe, type OutputPipe } from './output-pipe.ts'
import {
  environmentInput,
  signedOutput,
  type SignedOutput
} from './isolation/start-script.ts'
import type { RunLimits } from './limits.ts'
import type { Mark, OpenTree, ProcessTree } from './process-tree.ts'
import type { CommandOutcome, CommandRequest } from '../../ports.ts'

/** What running needs beside the request. */
export interface RunWorld {
  /**
   * The absolute path of a folder of the checkout, as commands name it.
   * @throws Error when there is none, or when it lies outside
   */
  readonly folderOf: (cwd: string) => string
  /** Absolute path of bash. */
  readonly bash: string
  /** Absolute path of mkfifo, where there is one. */
  readonly mkfifo: string | undefined
  readonly environment: Readonly<Record<string, string>>
  readonly openTree: OpenTree
  readonly limits: RunLimits
}

/** How the first process ended, before anything is known of its output. */
type Ending =
  | { readonly kind: 'exited'; readonly exitCode: number }
  | { readonly kind: 'signaled'; readonly signal: string }
  | { readonly kind: 'timed_out' }
  | { readonly kind: 'could_not_start'; readonly why: string }

// Signals end a pipe's parts too (pipefail); no start-up file of anybody is read.
const BASH_FLAGS = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', '--']

/**
 * Runs a command. Never throws for what the command does.
 * @param mark the variable that marks its processes
 */
export async function runCommand(
  request: CommandRequest,
  mark: Mark,
  world: RunWorld,
  onLine: (line: string) => void
): Promise<CommandOutcome> {
  const startedAt = performance.now()
  const capture = outputCapture(world.limits.headBytes, world.limits.tailBytes)
  const relay = lineRelay(world.limits, onLine)
  const ending = await endingOf(request, mark, world, chunk => {
    capture.add(chunk)
    relay.add(chunk)
  })
  relay.finish()
  const durationMs = Math.round(performance.now() - startedAt)
  return { ...ending, durationMs, output: capture.finish() }
}

async function endingOf(
  request: CommandRequest,
  mark: Mark,
  world: RunWorld,
  onData: (chunk: Buffer) => void
): Promise<Ending> {
  try {
    const cwd = world.folderOf(request.cwd)
    const tree = await world.openTree(mark)
    try {
      const signed = signedOutput(tree.startSign ?? '', onData)
      const pipe = await openOutputPipe(world.mkfifo, signed.add)
      const run = { mark, world, tree, pipe, signed }
      return await runInTree({ ...request, cwd }, run)
    } finally {
      await tree.end()
    }
  } catch (error) {
    return { kind: 'could_not_start', why: (error as Error).message }
  }
}

interface Run {
  readonly mark: Mark
  readonly world: RunWorld
  readonly tree: ProcessTree
  readonly pipe: OutputPipe
  readonly signed: SignedOutput
}

async function runInTree(request: CommandRequest, run: Run): Promise<Ending> {
  const { tree, pipe, world } = run
  let child: ChildProcess | undefined
  try {
    child = start(request, run)
  } finally {
    pipe.attach(child)
  }
  const begun =
    tree.startSign === undefined ? startedFlag(child) : run.signed.seen
  const ended = endOf(child)
  if (child.pid !== undefined) tree.started(child.pid)
  let ending = await within(ended, request.timeoutMs)
  if (ending === undefined) {
    await tree.terminate()
    await within(ended, world.limits.graceMs)
    ending = { kind: 'timed_out' }
  }
  await tree.end()
  await pipe.drain(world.limits.drainMs)
  run.signed.finish()
  if (ending.kind !== 'timed_out' && !begun())
    return { kind: 'could_not_start', why: whyNotStarted(ending) }
  return ending
}

function start(
  { command, cwd, environment }: CommandRequest,
  { world, mark, tree, pipe }: Run
): ChildProcess {
  const argv = [world.bash, ...BASH_FLAGS, command]
  const launch = tree.launch(argv, cwd)
  const variables = {
    ...world.environment,
    ...environment,
    [mark.name]: mark.value
  }
  const byInput = tree.startSign !== undefined
  const streams = [
    byInput ? 'pipe' : 'ignore',
    pipe.childEnd,
    pipe.childEnd
  ] as const
  const child = spawn(launch.file, launch.args, {
    cwd: launch.cwd,
    env: byInput ? (launch.environment ?? {}) : variables,
    // A session and a process group of its own; on Windows that would open a window.
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: launch.tellsStart ? [...streams, 'pipe'] : [...streams]
  })
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(environmentInput(variables))
  return child
}

/** Whether the command itself was started; a tool in front of it may have failed instead. */
function startedFlag(child: ChildProcess): () => boolean {
  const sign = child.stdio[3] as Readable | null | undefined
  let begun = sign === undefined || sign === null
  sign?.on('data', () => {
    begun = true
  })
  sign?.on('error', () => undefined)
  return () => begun
}

async function endOf(child: ChildProcess): Promise<Ending> {
  child.on('error', () => undefined)
  try {
    const [code, signal] = (await once(child, 'exit')) as [
      number | null,
      string | null
    ]
    return code === null
      ? { kind: 'signaled', signal: signal ?? 'unknown' }
      : { kind: 'exited', exitCode: code }
  } catch (error) {
    return { kind: 'could_not_start', why: (error as Error).message }
  }
}

function whyNotStarted(ending: Ending): string {
  if (ending.kind === 'could_not_start') return ending.why
  const how =
    ending.kind === 'exited' ? `exit code ${ending.exitCode}` : 'a signal'
  return `the isolation ended with ${how} before it`
}

async function within<T>(
  promise: Promise<T>,
  ms: number
): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>(resolve => {
    timer = setTimeout(resolve, ms, undefined)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
