/** The one way the emulator calls git: a fixed environment, bounded output, errors with git's words. */
import { spawn } from 'node:child_process'
import { GateError } from '../../errors.ts'

/** Where git and the repositories are. */
export interface GitPlace {
  /** Absolute path of the folder that holds every bare repository. */
  readonly root: string
  /** The `PATH` that finds git; nothing else of the caller's environment is used. */
  readonly searchPath: string
}

/** How git ended. */
export interface GitResult {
  readonly exitCode: number | null
  readonly stdout: Buffer
  readonly stderr: string
}

/** The whole environment of a git process: no user's or machine's settings reach it. */
export function gitEnvironment(
  place: GitPlace,
  extra: Readonly<Record<string, string>> = {}
): Record<string, string> {
  return {
    PATH: place.searchPath,
    HOME: place.root,
    LC_ALL: 'C',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    ...extra
  }
}

/**
 * Runs git to its end, whatever its exit code.
 * @throws GateError GIT_FAILED when git cannot be started
 */
export async function tryGit(
  place: GitPlace,
  args: readonly string[],
  more: {
    readonly input?: Uint8Array
    readonly environment?: Readonly<Record<string, string>>
  } = {}
): Promise<GitResult> {
  return await new Promise((resolve, reject) => {
    const child = spawn('git', args, {
      env: gitEnvironment(place, more.environment),
      stdio: 'pipe'
    })
    const out: Buffer[] = []
    const err: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
    // git may close its input early; its exit code tells.
    child.stdin.on('error', () => undefined)
    child.on('error', cause => {
      reject(
        new GateError('GIT_FAILED', `git could not start: ${cause.message}`, {
          cause,
          hint: 'Install git, or name its folder in the option searchPath.'
        })
      )
    })
    child.on('close', exitCode => {
      resolve({
        exitCode,
        stdout: Buffer.concat(out),
        stderr: Buffer.concat(err).toString()
      })
    })
    child.stdin.end(more.input)
  })
}

/**
 * Runs git and gives its standard output.
 * @throws GateError GIT_FAILED on any exit code but 0
 */
export async function runGit(
  place: GitPlace,
  args: readonly string[],
  more: {
    readonly input?: Uint8Array
    readonly environment?: Readonly<Record<string, string>>
  } = {}
): Promise<Buffer> {
  const result = await tryGit(place, args, more)
  if (result.exitCode !== 0) {
    throw new GateError(
      'GIT_FAILED',
      `git ${args.join(' ')} ended with ${String(result.exitCode)}: ${result.stderr.trim()}`
    )
  }
  return result.stdout
}
