/** Runs the built action as a runner would: a checkout on the disk, an event file, inputs in the environment. */
import { fileURLToPath } from 'node:url'

import {
  runAction as emulatedRun,
  startGitHub
} from '../../src/emulator/index.ts'
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
  /** Text of the evidence record's file; empty for none. */
  readonly evidenceText: string
  /** Files of the receipt by their names; empty for none. */
  readonly receipt: Readonly<Record<string, string>>
}

export async function actionWorld(
  options: GitHubOptions & {
    readonly product?: string
    readonly policy?: string
    readonly private?: boolean
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
    private: options.private ?? false,
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
  mode: '',
  'check-token': '',
  checks: '',
  evidence: '',
  'check-name': 'completion-gate',
  'pull-request': '',
  path: '.',
  fetch: 'true',
  isolation: '',
  'isolation-minimum': '',
  'fail-on-incomplete': 'true',
  'status-mirror': 'false'
}

export async function runAction(
  { github, repository, pull, token }: ActionWorld,
  event: EmulatedEvent,
  { inputs, checkout, ...options }: RunOptions = {}
): Promise<ActionRun> {
  const end = await emulatedRun({
    github,
    gitUrl: github.gitUrl(repository),
    checkout: checkout ?? headOf(pull),
    event,
    program: PROGRAM,
    inputs: { 'github-token': token.value, ...DEFAULT_INPUTS, ...inputs },
    searchPath: process.env['PATH'] ?? '/usr/bin',
    ...options
  })
  return {
    ...end,
    evidenceText: end.evidence,
    evidence:
      end.evidence === ''
        ? undefined
        : (JSON.parse(end.evidence) as EvidenceRecord)
  }
}

export function headOf(pull: PullRequest): string {
  return pull.headSha
}
