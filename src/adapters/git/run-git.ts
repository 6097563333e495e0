/** The one git call: hardened, without a prompt, with the end of what it complained about. */
import { spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'

import { GateError } from '../../errors.ts'
import { gitMissing } from './find-git.ts'
import type { Environment } from '../program-path.ts'
import {
  gitEnvironment,
  gitSettings,
  storingEnvironment,
  storingSettings
} from './git-environment.ts'

/** A call of git that reaches a remote, as the caller's own runner gets it. */
export interface RemoteRequest {
  readonly program: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly environment: Readonly<Record<string, string>>
  readonly input: string
}

/** Runs calls that reach a remote in the caller's own way, such as with a token. */
export type RemoteCall = (
  request: RemoteRequest
) => Promise<GitEnd & { readonly stdout: Buffer }>

/** A git program and the repository it works on. */
export interface Git {
  /** Absolute path of the program. */
  readonly program: string
  /** Absolute path of the folder to run in. */
  readonly dir: string
  /** Absolute path of the repository's git folder; absent while it is looked for. */
  readonly gitDir?: string
  readonly environment: Environment
  /** Variables of git's own, such as another folder of objects; they win. */
  readonly variables?: Readonly<Record<string, string>>
  /** In place of the gate's own spawn, for calls that reach a remote. */
  readonly remoteCall?: RemoteCall
}

/** How to call git. */
export interface GitCall {
  /** The call reaches a remote: it sees credentials and proxies, and has no terminal to ask on. */
  readonly network?: boolean
  /** The call stores files as the person's own git would: their configuration counts. */
  readonly storing?: boolean
  /** Written to standard input, which is closed then. */
  readonly input?: string | Buffer
}

/** How a git call ended. */
export interface GitEnd {
  /** Exit code; -1 when a signal ended it. */
  readonly exitCode: number
  /** The last bytes of standard error, decoded. */
  readonly stderr: string
}

/** A running git. `ended` never rejects but when git could not start. */
export interface GitProcess {
  readonly stdin: Writable
  readonly stdout: Readable
  readonly ended: Promise<GitEnd>
  /** Ends it; no error if it has ended. */
  readonly kill: () => void
  /** Whether Node waits for it. */
  readonly keepAlive: (wanted: boolean) => void
}

const STDERR_TAIL_BYTES = 4096

/** Starts git; the caller reads its output. */
export function startGit(
  git: Git,
  args: readonly string[],
  { network = false, storing = false, input }: GitCall = {}
): GitProcess {
  const settings = storing ? storingSettings() : gitSettings(network)
  const child = spawn(git.program, gitArguments(git, args, settings), {
    cwd: git.dir,
    env: {
      ...(storing
        ? storingEnvironment(git.environment)
        : gitEnvironment(git.environment, network)),
      ...git.variables
    },
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
    // A session of its own has no terminal: ssh cannot ask there either.
    detached: network
  })
  // A git that ends early closes its input: its exit code says why.
  child.stdin.on('error', () => undefined)
  if (input !== undefined) child.stdin.end(input)
  const handles = [
    child,
    child.stdin,
    child.stdout,
    child.stderr
  ] as unknown as readonly { ref(): void; unref(): void }[]
  return {
    stdin: child.stdin,
    stdout: child.stdout,
    ended: gitEnd(child, git.program),
    kill: () => {
      child.kill('SIGKILL')
      child.stdout.destroy()
    },
    keepAlive: wanted => {
      for (const handle of handles)
        if (wanted) handle.ref()
        else handle.unref()
    }
  }
}

function gitArguments(
  { gitDir }: Git,
  args: readonly string[],
  settings: readonly string[]
): string[] {
  const place = gitDir === undefined ? [] : [`--git-dir=${gitDir}`]
  return ['--no-pager', ...settings, ...place, ...args]
}

function definedOnly(
  environment: NodeJS.ProcessEnv
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const]
    )
  )
}

/** Runs git to its end and holds its output: for small answers only. */
export async function runGit(
  git: Git,
  args: readonly string[],
  call: GitCall = {}
): Promise<GitEnd & { readonly stdout: Buffer }> {
  if (call.network === true && git.remoteCall !== undefined)
    return await git.remoteCall({
      program: git.program,
      args: gitArguments(git, args, gitSettings(true)),
      cwd: git.dir,
      environment: definedOnly(gitEnvironment(git.environment, true)),
      input: (call.input ?? '').toString()
    })
  const child = startGit(git, args, { input: '', ...call })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  const end = await child.ended
  return { ...end, stdout: Buffer.concat(chunks) }
}

/** The error for a git call that ended in a way that the gate cannot judge. */
export function gitFailed(what: string, end: GitEnd): GateError {
  const complaint = end.stderr.trim()
  return new GateError(
    'GIT_FAILED',
    `${what}: git ended with ${end.exitCode === -1 ? 'a signal' : `exit code ${end.exitCode}`}${complaint === '' ? '.' : `: ${complaint}`}`,
    {
      hint: 'Run `git fsck` in the repository; if that is clean, please report this.'
    }
  )
}

function gitEnd(
  child: ReturnType<typeof spawn>,
  program: string
): Promise<GitEnd> {
  return new Promise((resolve, reject) => {
    let tail = Buffer.alloc(0)
    child.stderr?.on('data', (chunk: Buffer) => {
      tail = Buffer.concat([tail, chunk]).subarray(-STDERR_TAIL_BYTES)
    })
    child.once('error', error => {
      reject(gitMissing(`${program} could not start: ${error.message}.`, error))
    })
    child.once('close', code => {
      resolve({ exitCode: code ?? -1, stderr: tail.toString('utf8') })
    })
  })
}
