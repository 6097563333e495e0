/** Runs the steps of an example workflow: real clones, the built action, artifacts as folders. */
import { execFile, execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { parse } from 'yaml'

import { attest } from './attest-step.ts'
import { actionMetadata } from './language-service/action-metadata.ts'
import { condition, evaluated, expression } from './workflow-expression.ts'
import type { EmulatedEvent } from '../../src/emulator/index.ts'
import type { ActionWorld } from './run-action.ts'
import type { Contexts } from './workflow-expression.ts'

const PROJECT = fileURLToPath(new URL('../../', import.meta.url))
const GATE = 'completion-gate/completion-gate@v1'

interface Step {
  readonly id?: string
  readonly if?: string
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Job {
  readonly if?: string
  readonly needs?: string
  readonly outputs?: Readonly<Record<string, string>>
  readonly strategy?: { readonly matrix: string }
  readonly steps: readonly Step[]
}

/** Where and as what a workflow runs. */
export interface WorkflowRun {
  readonly world: ActionWorld
  readonly event: EmulatedEvent
  readonly runId: number
  readonly runAttempt: number
  /** A folder of the test: artifacts lie in `artifacts/<run id>/<name>`. */
  readonly folder: string
}

/** What a run of the action said. */
export interface StepEnd {
  readonly code: number | null
  readonly log: string
  readonly outputs: Readonly<Record<string, string>>
}

/** Runs every job in order. @returns the ends of the gate's steps @throws Error for a step or an expression that it does not know */
export async function runWorkflow(
  file: string,
  run: WorkflowRun
): Promise<readonly StepEnd[]> {
  const text = readFileSync(path.join(PROJECT, 'examples', file), 'utf8')
  const { jobs } = parse(text) as { readonly jobs: Record<string, Job> }
  const needs: Record<string, unknown> = {}
  const ends: StepEnd[] = []
  for (const [name, job] of Object.entries(jobs)) {
    const contexts = { github: githubContext(run), needs }
    if (job.if !== undefined && !expression(job.if, contexts)) continue
    const matrix = evaluated(job.strategy?.matrix, contexts) as
      { readonly include: readonly unknown[] } | undefined
    for (const part of matrix?.include ?? [{}]) {
      const ended = await runJob(job, { ...contexts, matrix: part }, run)
      needs[name] = { outputs: ended.outputs }
      ends.push(...ended.ends)
    }
  }
  return ends
}

function githubContext({
  world,
  event,
  runId,
  runAttempt
}: WorkflowRun): Contexts {
  return {
    event: event.payload,
    event_name: event.name,
    sha: event.sha,
    run_id: runId,
    run_attempt: runAttempt,
    token: world.token.value
  }
}

async function runJob(
  job: Job,
  given: Contexts,
  run: WorkflowRun
): Promise<{
  readonly outputs: Readonly<Record<string, unknown>>
  readonly ends: readonly StepEnd[]
}> {
  const home = mkdtempSync(path.join(run.folder, 'job-'))
  mkdirSync(path.join(home, 'work'))
  const steps: Record<string, unknown> = {}
  const contexts = { ...given, steps }
  const ends: StepEnd[] = []
  for (const step of job.steps) {
    if (step.if !== undefined && !condition(step.if, contexts)) continue
    const inputs = Object.fromEntries(
      Object.entries(step.with ?? {}).map(([name, value]) => [
        name,
        String(evaluated(value, contexts))
      ])
    )
    const end = await runStep(step, inputs, { run, contexts, home })
    if (end === undefined) continue
    ends.push(end)
    if (step.id !== undefined) steps[step.id] = { outputs: end.outputs }
  }
  const outputs = Object.entries(job.outputs ?? {}).map(([name, value]) => [
    name,
    evaluated(value, contexts)
  ])
  return { outputs: Object.fromEntries(outputs) as Contexts, ends }
}

interface Place {
  readonly run: WorkflowRun
  readonly contexts: Contexts
  readonly home: string
}

async function runStep(
  step: Step,
  inputs: Readonly<Record<string, string>>,
  place: Place
): Promise<StepEnd | undefined> {
  const work = path.join(place.home, 'work')
  if (step.run !== undefined) {
    execFileSync('bash', ['-e', '-c', step.run], { cwd: work })
    return undefined
  }
  switch (step.uses) {
    case 'actions/checkout@v6':
      await checkOut(inputs, place.run, work)
      return undefined
    case 'actions/upload-artifact@v4':
      upload(inputs, place.run)
      return undefined
    case 'actions/download-artifact@v4':
      download(inputs, place.run, work)
      return undefined
    case 'actions/attest@v4':
      attest(inputs, place.run.folder)
      return undefined
    case GATE:
      return await runGate(inputs, place)
    case undefined:
    default:
      throw new Error(`Unknown step: ${JSON.stringify(step)}`)
  }
}

/** Never synchronous: the server is in this very process. */
async function checkOut(
  inputs: Readonly<Record<string, string>>,
  { world, event }: WorkflowRun,
  work: string
): Promise<void> {
  const git = async (...args: readonly string[]): Promise<void> => {
    await promisify(execFile)('git', ['-C', work, ...args])
  }
  const all = inputs['fetch-depth'] === '0'
  const refs = all ? ['+refs/heads/*:refs/remotes/origin/*'] : []
  const commit = inputs['ref'] ?? event.sha
  await git('init', '--quiet')
  await git('remote', 'add', 'origin', world.github.gitUrl(world.repository))
  const depth = all ? [] : ['--depth=1']
  await git('fetch', '--quiet', ...depth, 'origin', commit, ...refs)
  await git('checkout', '--quiet', '--detach', commit)
}

function upload(
  { name = '', path: from = '' }: Readonly<Record<string, string>>,
  { folder, runId }: WorkflowRun
): void {
  if (!existsSync(from)) throw new Error(`No files were found: ${from}`)
  const to = path.join(folder, 'artifacts', String(runId), name)
  mkdirSync(to, { recursive: true })
  cpSync(from, path.join(to, path.basename(from)))
}

function download(
  inputs: Readonly<Record<string, string>>,
  { folder }: WorkflowRun,
  work: string
): void {
  const { pattern = '', path: to = '', 'run-id': id = '' } = inputs
  const from = path.join(folder, 'artifacts', id)
  if (!pattern.endsWith('*')) throw new Error(`Unknown pattern: ${pattern}`)
  for (const name of existsSync(from) ? readdirSync(from) : [])
    if (name.startsWith(pattern.slice(0, -1)))
      // Hostile artifacts hold more than files: all kinds stay what they are.
      execFileSync('cp', ['-a', path.join(from, name), path.join(work, to)])
}

async function runGate(
  inputs: Readonly<Record<string, string>>,
  { run, contexts, home }: Place
): Promise<StepEnd> {
  const { world, event, runId, runAttempt } = run
  const temporary = mkdtempSync(path.join(home, 'step-'))
  const file = (name: string, text = ''): string => {
    const whole = path.join(temporary, name)
    writeFileSync(whole, text)
    return whole
  }
  const defaults = Object.entries(actionMetadata().inputs).map(
    ([name, input]) => [name, evaluated(input.default, contexts)]
  )
  const given = { ...(Object.fromEntries(defaults) as Contexts), ...inputs }
  const output = file('output')
  const env: Record<string, string> = {
    PATH: process.env['PATH'] ?? '/usr/bin',
    HOME: home,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: world.github.url,
    GITHUB_GRAPHQL_URL: world.github.graphqlUrl,
    GITHUB_SERVER_URL: world.github.url,
    GITHUB_REPOSITORY: event.repository,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: file('event', JSON.stringify(event.payload)),
    GITHUB_RUN_ID: String(runId),
    GITHUB_RUN_ATTEMPT: String(runAttempt),
    GITHUB_WORKSPACE: path.join(home, 'work'),
    GITHUB_OUTPUT: output,
    GITHUB_STEP_SUMMARY: file('summary'),
    RUNNER_TEMP: temporary
  }
  for (const [name, value] of Object.entries(given))
    env[`INPUT_${name.toUpperCase()}`] = String(value)
  const child = spawn(process.execPath, [path.join(PROJECT, 'dist/index.js')], {
    cwd: path.join(home, 'work'),
    env,
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const log = Buffer.concat(chunks).toString('utf8')
  return { code, log, outputs: outputsIn(readFileSync(output, 'utf8')) }
}

/** `name<<delimiter`, lines, the delimiter. */
function outputsIn(text: string): Readonly<Record<string, string>> {
  const found = text.matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n?\2$/gm)
  return Object.fromEntries(
    [...found].map(([, name = '', , value = '']) => [name, value])
  )
}
