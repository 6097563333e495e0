/** Runs a JavaScript action as a runner would: a checkout, an event file, inputs in the environment. */
import { spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import * as path from 'node:path'

import { GateError } from '../../errors.ts'
import { tryGit } from '../git/run-git.ts'
import { makeJobFiles, readOutputs, removeJobFiles } from './job-files.ts'
import type { EmulatedEvent } from '../events/build-events.ts'
import type { GitPlace } from '../git/run-git.ts'
import type { GitHubEmulator } from '../start.ts'
import type { JobFiles } from './job-files.ts'

/** The job of one action. */
export interface ActionJob {
  readonly github: GitHubEmulator
  /** Address that the checkout comes from, of `github.gitUrl`. */
  readonly gitUrl: string
  /** Commit to check out, with no history. */
  readonly checkout: string
  readonly event: EmulatedEvent
  /** Absolute path of the action's main file. */
  readonly program: string
  /** By their names in action.yml, the defaults too. */
  readonly inputs: Readonly<Record<string, string>>
  readonly searchPath: string
  readonly runId?: number
  readonly runAttempt?: number
  /** Node to run on; this process's own when left out. */
  readonly node?: string
  /** Variables that replace or add to the runner's. */
  readonly environment?: Readonly<Record<string, string>>
  /** Told the process once it runs. */
  readonly onStart?: (kill: (signal: NodeJS.Signals) => void) => void
}

/** What a runner knows in the end. */
export interface ActionEnd {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  /** Standard output and standard error as they came. */
  readonly log: string
  readonly outputs: Readonly<Record<string, string>>
  /** The step summary. */
  readonly summary: string
  /** Text of the file that the output `evidence-path` names; empty for none. */
  readonly evidence: string
  /** Texts of the files in the folder that `receipt-path` names, by name; empty for none. */
  readonly receipt: Readonly<Record<string, string>>
}

/** Runs the action to its end; everything it wrote to the disk is removed. */
export async function runAction(job: ActionJob): Promise<ActionEnd> {
  const files = await makeJobFiles(job.event.payload)
  try {
    await checkOut(job, files)
    const ended = await runNode(job, files)
    const outputs = await readOutputs(files)
    const record = outputs['evidence-path'] ?? ''
    return {
      ...ended,
      outputs,
      summary: await readFile(files.summary, 'utf8'),
      evidence: record === '' ? '' : await readFile(record, 'utf8'),
      receipt: await filesOf(outputs['receipt-path'] ?? '')
    }
  } finally {
    await removeJobFiles(files)
  }
}

async function filesOf(folder: string): Promise<Record<string, string>> {
  const names = folder === '' ? [] : (await readdir(folder)).sort()
  const texts = names.map(async name => [
    name,
    await readFile(path.join(folder, name), 'utf8')
  ])
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>
}

/** As actions/checkout does it: one commit, detached, the remote left in place. */
async function checkOut(job: ActionJob, files: JobFiles): Promise<void> {
  const place: GitPlace = { root: files.folder, searchPath: job.searchPath }
  const { workspace } = files
  const calls = [
    ['init', '--quiet', workspace],
    ['-C', workspace, 'remote', 'add', 'origin', job.gitUrl],
    ['-C', workspace, 'fetch', '--quiet', '--depth=1', 'origin', job.checkout],
    ['-C', workspace, 'checkout', '--quiet', '--detach', job.checkout]
  ]
  for (const args of calls) {
    const end = await tryGit(place, args)
    if (end.exitCode !== 0)
      throw new GateError(
        'GIT_FAILED',
        `The checkout of ${job.checkout} failed: ${end.stderr.trim()}`
      )
  }
}

async function runNode(
  job: ActionJob,
  files: JobFiles
): Promise<Pick<ActionEnd, 'code' | 'signal' | 'log'>> {
  const child = spawn(job.node ?? process.execPath, [job.program], {
    cwd: files.workspace,
    env: jobEnvironment(job, files),
    stdio: ['ignore', 'pipe', 'pipe']
  })
  job.onStart?.(signal => child.kill(signal))
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  return await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      resolve({ code, signal, log: Buffer.concat(chunks).toString('utf8') })
    })
  })
}

function jobEnvironment(
  { github, event, ...job }: ActionJob,
  files: JobFiles
): Record<string, string> {
  const inputs = Object.entries(job.inputs).map(([name, value]) => [
    `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
    value
  ])
  return {
    PATH: job.searchPath,
    HOME: files.folder,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: github.url,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_SERVER_URL: github.url,
    GITHUB_REPOSITORY: event.repository,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: files.event,
    GITHUB_SHA: event.sha,
    GITHUB_REF: event.ref,
    GITHUB_ACTOR: event.actor,
    GITHUB_RUN_ID: String(job.runId ?? 1000),
    GITHUB_RUN_ATTEMPT: String(job.runAttempt ?? 1),
    GITHUB_WORKSPACE: files.workspace,
    GITHUB_OUTPUT: files.output,
    GITHUB_STEP_SUMMARY: files.summary,
    GITHUB_ENV: files.env,
    GITHUB_PATH: files.path,
    GITHUB_STATE: files.state,
    RUNNER_TEMP: files.folder,
    ...(Object.fromEntries(inputs) as Record<string, string>),
    ...job.environment
  }
}
