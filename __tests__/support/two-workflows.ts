/** The example workflows on the built action: a job that verifies, a job that decides, and evidence to forge in between. */
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, expect } from '@jest/globals'

import { runWorkflow } from './run-workflow.ts'
import type { EmulatedEvent } from '../../src/emulator/index.ts'
import type { Scene } from './action-scenes.ts'
import type { StepEnd } from './run-workflow.ts'

/** Id of the run that verifies; the one that decides has the next. */
export const RUN = 501

/** Call at the top of a test file: a new folder for artifacts, gone after its test. */
export function useFolders(): () => string {
  const folders: string[] = []
  afterEach(() => {
    for (const folder of folders.splice(0))
      rmSync(folder, { recursive: true, force: true })
  })
  return () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'two-workflows-'))
    folders.push(folder)
    return folder
  }
}

/** Runs the untrusted workflow for the pull request. @returns the ends of the gate's steps */
export async function verify(
  world: Scene,
  folder: string,
  file = 'verify.yml'
): Promise<readonly StepEnd[]> {
  const { github, pull, agent } = world
  const event = github.event.pullRequest('opened', pull, agent)
  return await verifyOn(event, world, { folder, file })
}

/** The same on any event of its own. */
export async function verifyOn(
  event: EmulatedEvent,
  world: Scene,
  { folder, file = 'verify.yml' }: { folder: string; file?: string }
): Promise<readonly StepEnd[]> {
  return await runWorkflow(file, {
    world,
    event,
    runId: RUN,
    runAttempt: 1,
    folder
  })
}

/** Which example decides, and what is changed in it. */
export interface Deciding {
  readonly file?: string
  readonly edit?: (text: string) => string
}

/** What the trusted workflow is told of the run that verified. */
export interface HandedRunFacts {
  readonly runAttempt?: number
  readonly conclusion?: string
  /** `pull_request` when left out. */
  readonly event?: string
}

/** Runs the trusted workflow after the run that verified. */
export async function decide(
  world: Scene,
  folder: string,
  facts: HandedRunFacts = {},
  deciding: Deciding = {}
): Promise<StepEnd> {
  const event = world.github.event.workflowRun({
    action: 'completed',
    pull: world.pull,
    sender: world.agent,
    workflow: 'completion-gate-verify',
    runId: RUN,
    runAttempt: 1,
    ...facts
  })
  return await decideOn(event, world, folder, deciding)
}

/** Runs the trusted workflow on any event of its own. */
export async function decideOn(
  event: EmulatedEvent,
  world: Scene,
  folder: string,
  { file = 'decide.yml', ...edited }: Deciding = {}
): Promise<StepEnd> {
  expect(world.watch.eventProblems(event)).toEqual([])
  const [end, ...others] = await runWorkflow(file, {
    ...edited,
    world,
    event,
    runId: RUN + 1,
    runAttempt: 1,
    folder
  })
  expect(others).toEqual([])
  if (end === undefined) throw new Error('The gate did not run.')
  return end
}

/** Where the artifacts of the run that verified lie. */
export function artifactsOf(folder: string): string {
  return path.join(folder, 'artifacts', String(RUN))
}

/** Files of evidence that were uploaded. */
export function uploaded(folder: string): readonly string[] {
  const root = artifactsOf(folder)
  return readdirSync(root, { recursive: true })
    .map(String)
    .filter(name => name.endsWith('.json'))
    .map(name => path.join(root, name))
}

/** Changes what was uploaded, as a hostile job could. */
export function forge(folder: string, change: (text: string) => string): void {
  for (const file of uploaded(folder)) {
    const before = readFileSync(file, 'utf8')
    const after = change(before)
    expect(after).not.toBe(before)
    writeFileSync(file, after)
  }
}

/** How every check run of the repository ended. */
export function conclusions({ repository }: Scene): readonly unknown[] {
  return repository.checkRuns.map(run => run.conclusion)
}
