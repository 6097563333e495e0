/** Runs the steps of an example workflow: real clones, the built action, artifacts as folders. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { parse } from 'yaml'

import { jobPermissions, jobToken } from './job-token.ts'
import { actionMetadata } from './language-service/action-metadata.ts'
import { condition, evaluated, expression } from './workflow-expression.ts'
import { STEPS } from './workflow-steps.ts'
import type { EmulatedEvent } from '../../src/emulator/index.ts'
import type { WrittenPermissions } from './job-token.ts'
import type { ActionWorld } from './run-action.ts'
import type { Contexts } from './workflow-expression.ts'
import type { StepInputs, StepPlace } from './workflow-steps.ts'

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
  readonly permissions?: WrittenPermissions
  readonly environment?: string
  readonly needs?: string
  readonly outputs?: Readonly<Record<string, string>>
  readonly strategy?: { readonly matrix: string }
  readonly steps: readonly Step[]
}

interface Workflow {
  readonly permissions?: WrittenPermissions
  readonly jobs: Readonly<Record<string, Job>>
}

/** Where and as what a workflow runs. */
export interface WorkflowRun {
  readonly world: ActionWorld
  readonly event: EmulatedEvent
  readonly runId: number
  readonly runAttempt: number
  /** A folder of the test: artifacts lie in `artifacts/<run id>/<name>`. */
  readonly folder: string
  /** Changes the text of the workflow; without it, it runs as the example has it. */
  readonly edit?: (text: string) => string
}

/** What a run of the action said. */
export interface StepEnd {
  readonly code: number | null
  readonly log: string
  readonly outputs: Readonly<Record<string, string>>
}

/** Runs every job in order, each with the token that its `permissions` give. @returns the ends of the gate's steps @throws Error for a step or an expression that it does not know, and for a step that its token is not enough for */
export async function runWorkflow(
  file: string,
  run: WorkflowRun
): Promise<readonly StepEnd[]> {
  const text = readFileSync(path.join(PROJECT, 'examples', file), 'utf8')
  const { edit = (whole: string): string => whole } = run
  const { permissions, jobs } = parse(edit(text)) as Workflow
  const needs: Record<string, unknown> = {}
  const ends: StepEnd[] = []
  for (const [name, job] of Object.entries(jobs)) {
    const given = jobPermissions(permissions, job.permissions, run.event)
    const token = jobToken(run.world, given)
    const contexts = {
      github: githubContext(run, token.value),
      ...environmentContexts(job, run),
      needs
    }
    if (job.if !== undefined && !expression(job.if, contexts)) continue
    const matrix = evaluated(job.strategy?.matrix, contexts) as
      { readonly include: readonly unknown[] } | undefined
    for (const part of matrix?.include ?? [{}]) {
      const ended = await runJob(
        job,
        { ...contexts, matrix: part },
        { ...run, token, permissions: given }
      )
      needs[name] = { outputs: ended.outputs }
      ends.push(...ended.ends)
    }
  }
  return ends
}

function githubContext(
  { event, runId, runAttempt }: WorkflowRun,
  token: string
): Contexts {
  return {
    event: event.payload,
    event_name: event.name,
    sha: event.sha,
    run_id: runId,
    run_attempt: runAttempt,
    token
  }
}

/** The App's id and key are in an environment that only the default branch can use. */
function environmentContexts(
  { environment }: Job,
  { event, world }: WorkflowRun
): Contexts {
  const branch = `refs/heads/${world.repository.defaultBranch}`
  if (environment !== undefined && event.ref !== branch)
    throw new Error(`${event.ref} may not deploy to ${environment}.`)
  return environment === undefined
    ? { vars: {}, secrets: {} }
    : {
        vars: { COMPLETION_GATE_APP_ID: '12345' },
        secrets: { COMPLETION_GATE_APP_KEY: 'a key' }
      }
}

type JobRun = WorkflowRun & Pick<StepPlace, 'token' | 'permissions'>

async function runJob(
  job: Job,
  given: Contexts,
  run: JobRun
): Promise<{
  readonly outputs: Readonly<Record<string, unknown>>
  readonly ends: readonly StepEnd[]
}> {
  const home = mkdtempSync(path.join(run.folder, 'job-'))
  const work = path.join(home, 'work')
  mkdirSync(work)
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
    const outputs =
      step.uses === GATE
        ? await gateStep(inputs, { run, contexts, home }, ends)
        : await foreignStep(step, inputs, { ...run, work })
    if (step.id !== undefined) steps[step.id] = { outputs: outputs ?? {} }
  }
  const outputs = Object.entries(job.outputs ?? {}).map(([name, value]) => [
    name,
    evaluated(value, contexts)
  ])
  return { outputs: Object.fromEntries(outputs) as Contexts, ends }
}

async function gateStep(
  inputs: StepInputs,
  place: Place,
  ends: StepEnd[]
): Promise<StepInputs> {
  const end = await runGate(inputs, place)
  ends.push(end)
  return end.outputs
}

async function foreignStep(
  step: Step,
  inputs: StepInputs,
  place: StepPlace
): Promise<StepInputs | undefined> {
  if (step.run !== undefined) {
    execFileSync('bash', ['-e', '-c', step.run], { cwd: place.work })
    return undefined
  }
  const known = STEPS[step.uses ?? '']
  if (known === undefined)
    throw new Error(`Unknown step: ${JSON.stringify(step)}`)
  return await known(inputs, place)
}

interface Place {
  readonly run: JobRun
  readonly contexts: Contexts
  readonly home: string
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
