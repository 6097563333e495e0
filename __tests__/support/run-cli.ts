/** Runs the built command line as a child process, as a user would. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(
  new URL('../../dist/cli/index.js', import.meta.url)
)

export interface CliRun {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export function runCli(
  args: readonly string[],
  options: { cwd?: string; environment?: Record<string, string> } = {}
): CliRun {
  const run = spawnSync(process.execPath, [PROGRAM, ...args], {
    encoding: 'utf8',
    cwd: options.cwd,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      ...options.environment
    },
    maxBuffer: 64 * 1024 * 1024
  })
  return { code: run.status, stdout: run.stdout, stderr: run.stderr }
}

/** The one JSON document on standard output; fails when there is anything else. */
export function jsonOf(run: CliRun): unknown {
  return JSON.parse(run.stdout)
}
