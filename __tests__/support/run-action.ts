/** Runs the built action as a runner would: a checkout on the disk, an event file, inputs in the environment. */
import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { startGitHub } from '../../src/emulator/index.ts'
import { gitEnvironment } from './git-repository.ts'
import type {
  Account,
  EmulatedEvent,
  GitHubEmulator,
  GitHubOptions,
  PullRequest,
  Repository,
  Token
} from '../../src/emulator/index.ts'
import type { EvidenceRecord } from '../../src/model/evidence.ts'

const PROGRAM = fileURLToPath(new URL('../../dist/index.js', import.meta.url))

export const GATE_POLICY = `version: 1
checks:
  - id: unit
    kind: test
    command: grep -q right product.txt
`

/** A repository with a policy, a maintainer, and a pull request of an agent. */
export interface ActionWorld {
  readonly github: GitHubEmulator
  readonly repository: Repository
  readonly maintainer: Account
  readonly agent: Account
  readonly pull: PullRequest
  readonly token: Token
}

export interface ActionRun {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly log: string
  readonly outputs: Readonly<Record<string, string>>
  readonly summary: string
  readonly evidence: EvidenceRecord | undefined
}

export async function actionWorld(
  options: GitHubOptions & {
    readonly product?: string
    readonly policy?: string
    readonly permissions?: Parameters<
      GitHubEmulator['world']['actionsToken']
    >[1]
  } = {}
): Promise<ActionWorld> {
  const github = await startGitHub({
    ...options,
    searchPath: process.env['PATH'] ?? '/usr/bin'
  })
  const { world } = github
  world.organization('acme')
  const maintainer = world.user('ann', { emails: ['ann@example.com'] })
  const agent = world.user('coder', { emails: ['coder@example.com'] })
  const repository = await world.repository('acme/widgets', {
    files: {
      '.github/completion-gate.yml': options.policy ?? GATE_POLICY,
      'product.txt': 'right\n'
    }
  })
  world.grant(repository, maintainer, 'maintain')
  world.grant(repository, agent, 'write')
  await world.commit(repository, {
    branch: 'feature',
    files: { 'product.txt': options.product ?? 'right and new\n' },
    author: { name: 'Coder', email: 'coder@example.com' }
  })
  const pull = await world.openPull(repository, {
    head: 'feature',
    author: agent,
    title: 'All done, tests pass'
  })
  const token = world.actionsToken(
    repository,
    options.permissions ?? {
      checks: 'write',
      contents: 'read',
      issues: 'write',
      pull_requests: 'write',
      statuses: 'write'
    }
  )
  return { github, repository, maintainer, agent, pull, token }
}

export interface RunOptions {
  readonly inputs?: Readonly<Record<string, string>>
  readonly environment?: Readonly<Record<string, string>>
  /** Commit to check out; the head of the pull request when left out. */
  readonly checkout?: string
  readonly runId?: number
  readonly runAttempt?: number
  /** Node to run on; this one when left out. */
  readonly node?: string
  /** Told the process once it runs. */
  readonly onStart?: (kill: (signal: NodeJS.Signals) => void) => void
}

const DEFAULT_INPUTS = {
  'check-name': 'completion-gate',
  'pull-request': '',
  path: '.',
  fetch: 'true',
  isolation: 'process',
  'fail-on-incomplete': 'true',
  'status-mirror': 'false'
}

export async function runAction(
  { github, repository, pull, token }: ActionWorld,
  event: EmulatedEvent,
  options: RunOptions = {}
): Promise<ActionRun> {
  const folder = mkdtempSync(path.join(tmpdir(), 'action-run-'))
  try {
    const workspace = path.join(folder, 'work')
    await checkOut(
      github,
      repository,
      workspace,
      options.checkout ?? headOf(pull)
    )
    const files = Object.fromEntries(
      ['event', 'output', 'summary', 'env', 'path', 'state'].map(name => [
        name,
        path.join(folder, name)
      ])
    ) as Record<
      'event' | 'output' | 'summary' | 'env' | 'path' | 'state',
      string
    >
    for (const file of Object.values(files)) writeFileSync(file, '')
    writeFileSync(files.event, JSON.stringify(event.payload))
    const inputs = {
      'github-token': token.value,
      ...DEFAULT_INPUTS,
      ...options.inputs
    }
    const environment = {
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
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
      GITHUB_RUN_ID: String(options.runId ?? 1000),
      GITHUB_RUN_ATTEMPT: String(options.runAttempt ?? 1),
      GITHUB_WORKSPACE: workspace,
      GITHUB_OUTPUT: files.output,
      GITHUB_STEP_SUMMARY: files.summary,
      GITHUB_ENV: files.env,
      GITHUB_PATH: files.path,
      GITHUB_STATE: files.state,
      RUNNER_TEMP: folder,
      ...Object.fromEntries(
        Object.entries(inputs).map(([name, value]) => [
          `INPUT_${name.toUpperCase()}`,
          value
        ])
      ),
      ...options.environment
    }
    const ended = await run(options, environment, workspace)
    const outputs = parseOutputs(readFileSync(files.output, 'utf8'))
    const record = outputs['evidence-path'] ?? ''
    return {
      ...ended,
      outputs,
      summary: readFileSync(files.summary, 'utf8'),
      evidence:
        record === ''
          ? undefined
          : (JSON.parse(readFileSync(record, 'utf8')) as EvidenceRecord)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function headOf(pull: PullRequest): string {
  return pull.headSha
}

async function checkOut(
  github: GitHubEmulator,
  repository: Repository,
  workspace: string,
  commit: string
): Promise<void> {
  const git = async (...args: string[]): Promise<void> => {
    await promisify(execFile)('git', args, { env: gitEnvironment() })
  }
  const authorized = github.gitUrl(repository)
  await git('init', '--quiet', workspace)
  await git('-C', workspace, 'remote', 'add', 'origin', authorized)
  await git('-C', workspace, 'fetch', '--quiet', '--depth=1', 'origin', commit)
  await git('-C', workspace, 'checkout', '--quiet', '--detach', commit)
}

async function run(
  options: RunOptions,
  environment: Record<string, string>,
  cwd: string
): Promise<Pick<ActionRun, 'code' | 'signal' | 'log'>> {
  const child = spawn(options.node ?? process.execPath, [PROGRAM], {
    cwd,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe']
  })
  options.onStart?.(signal => child.kill(signal))
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  return await new Promise(resolve => {
    child.once('close', (code, signal) => {
      resolve({ code, signal, log: Buffer.concat(chunks).toString('utf8') })
    })
  })
}

/** The outputs as the runner's FileCommandManager reads them. */
function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {}
  const lines = text.split('\n')
  for (let at = 0; at < lines.length; at += 1) {
    const [name, delimiter] = (lines[at] ?? '').split('<<')
    if (name === undefined || delimiter === undefined) continue
    const end = lines.indexOf(delimiter, at + 1)
    outputs[name] = lines.slice(at + 1, end).join('\n')
    at = end
  }
  return outputs
}
