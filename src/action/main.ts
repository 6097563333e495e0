/** The action from inputs to exit code: one catch, one place that fails the job. */
import * as path from 'node:path'

import * as core from '@actions/core'

import { readEvidenceFolder } from '../adapters/files/evidence-folder.ts'
import { asGateError, GateError } from '../errors.ts'
import { handOver, matrixOf, proveFromEvidence } from '../handed-over.ts'
import { isComplete } from '../model/completion.ts'
import { judgeGroup } from '../pull-request/merge-group.ts'
import {
  handedJudgement,
  judgeHandedOver
} from '../pull-request/handed-over.ts'
import { judgePullRequest } from '../pull-request/judge.ts'
import { redecidePullRequest } from '../pull-request/redecide.ts'
import { problemLine } from '../report/problem-line.ts'
import { notPostedLine } from '../report/step-summary.ts'
import { terminalText } from '../report/terminal-text.ts'
import { closeForBadInputs } from './close-for-bad-inputs.ts'
import { closeOnSignals } from './close-on-signals.ts'
import { readEvent } from './event.ts'
import { readGoodInputs, readInputs } from './inputs.ts'
import { logProgress } from './log-progress.ts'
import { publishOutputs } from './publish-outputs.ts'
import { runnerContext } from './runner-context.ts'
import { tokenSituation } from './token-situation.ts'
import { readHandingRun } from './handing-run.ts'
import { readRange } from './range-event.ts'
import { EVIDENCE_LIMIT_BYTES } from '../model/evidence.ts'
import type { GateEvent } from './event.ts'
import type { ActionInputs } from './inputs.ts'
import type { HandingRun } from '../model/handover.ts'
import type { Judged, Prove, PullRequestWorld } from '../pull-request/world.ts'
import type { WorldParts } from './world.ts'

/** What the process gives to the action. */
export interface ActionProcess {
  readonly environment: NodeJS.ProcessEnv
  /** Absolute path of the folder that holds the action. */
  readonly ownFolder: string
}

/** Runs the action to its end; the exit code says the same as the check run. */
export async function main({
  environment,
  ownFolder
}: ActionProcess): Promise<void> {
  const progress = logProgress(core)
  try {
    const context = runnerContext(environment)
    const rest = { context, environment, ownFolder, progress }
    const inputs = await goodInputs(rest)
    const parts = { ...rest, inputs }
    switch (inputs.mode) {
      case 'plan':
      case 'verify':
        await handingJob(parts)
        break
      case 'decide':
      case 'gate':
        await judgingJob(parts)
    }
  } catch (thrown) {
    progress.close()
    fail(thrown)
  }
}

type Parts = Omit<WorldParts, 'situation' | 'onCheckRun'>

/** The inputs; where one is bad, an older green verdict is closed before the error. */
async function goodInputs(rest: Omit<Parts, 'inputs'>): Promise<ActionInputs> {
  const given = (name: string): string => core.getInput(name)
  core.setSecret(given('github-token'))
  core.setSecret(given('check-token'))
  try {
    return readInputs(given)
  } catch (thrown) {
    const inputs = readGoodInputs(given)
    if (inputs === undefined) throw thrown
    return await closeForBadInputs(
      asGateError(thrown),
      { ...rest, inputs },
      () => openPostingWorld({ ...rest, inputs })
    )
  }
}

/** Loaded after the gate has read the event: @actions/github reads the event's file as it is loaded, with errors of its own. */
function loadWorld(): Promise<typeof import('./world.ts')> {
  return import(/* webpackMode: "eager" */ './world.ts')
}

/** A job that posts nothing: it plans, or runs checks and writes the evidence. */
async function handingJob(parts: Parts): Promise<void> {
  const { inputs, context } = parts
  const range = readRange(context.eventName, context.payload)
  const { openRange } = await loadWorld()
  const ports = await openRange(parts)(range)
  if (inputs.mode === 'plan') {
    core.setOutput('matrix', JSON.stringify(await matrixOf(ports)))
    return
  }
  const { runId, runAttempt } = context
  const asked = { runId, runAttempt, checks: inputs.checks }
  const evidence = await handOver(asked, ports)
  const secrets = inputs.token === '' ? [] : [inputs.token]
  const judged = handedJudgement(evidence, secrets)
  await publishOutputs(judged, { context, secrets })
  if (inputs.failOnIncomplete) failUnlessComplete(judged)
}

/** A job that posts the verdict; what it is to judge comes with its event. */
async function judgingJob(parts: Parts): Promise<void> {
  const { inputs, context } = parts
  const asked =
    inputs.mode === 'decide' && context.eventName === 'workflow_run'
      ? readHandingRun(context.payload)
      : readEvent(context.eventName, context.payload, inputs.pullRequest)
  if ('kind' in asked && asked.kind === 'nothing') {
    core.notice(`Nothing to judge: ${terminalText(asked.why)}`)
    return
  }
  if ('kind' in asked && inputs.mode === 'decide') requireRedecision(asked)
  const world = await openPostingWorld(
    parts,
    'run' in asked ? await handedProof(parts, asked.run) : undefined
  )
  const judged =
    'run' in asked
      ? await judgeHandedOver(asked, world)
      : await judge(asked, world)
  if (judged === undefined) {
    core.notice('Nothing to judge: the pull request is closed.')
    return
  }
  await publishOutputs(judged, { context, secrets: world.run.secrets })
  if (isTalk(judged, context.eventName)) {
    core.notice(
      `This comment claims nothing, and the verdict stays: ${terminalText(judged.draft.title)}`
    )
    return
  }
  endJob(judged, inputs.failOnIncomplete)
}

async function openPostingWorld(
  parts: Parts,
  prove?: Prove
): Promise<PullRequestWorld> {
  const { openWorld } = await loadWorld()
  return openWorld({
    ...parts,
    situation: tokenSituation(parts.context),
    onCheckRun: closeOnSignals().onCheckRun,
    ...(prove === undefined ? {} : { prove })
  })
}

/**
 * A comment that brings nothing is judged, and marks nothing red. A job of
 * `issue_comment` is shown on the default branch; those of reviews and labels
 * are checks of the head itself, and stay red there.
 */
function isTalk(
  { broughtNothing, notPosted }: Judged,
  eventName: string
): boolean {
  return (
    eventName === 'issue_comment' &&
    broughtNothing === true &&
    notPosted === undefined
  )
}

/** The job is red where the verdict could not be posted, and where it wants something. */
function endJob(judged: Judged, failOnIncomplete: boolean): void {
  if (judged.notPosted?.why === 'refused')
    core.setFailed(terminalText(notPostedLine(judged.notPosted)))
  else if (failOnIncomplete) failUnlessComplete(judged)
}

/** Reads what was handed over before anything else is done. */
async function handedProof(
  { inputs, context }: Parts,
  run: HandingRun
): Promise<Prove> {
  const folder = path.join(context.workspace, inputs.evidence)
  const files = await readEvidenceFolder(folder, EVIDENCE_LIMIT_BYTES)
  const { isolationMinimum } = inputs
  return (observed, ports) =>
    proveFromEvidence(observed, ports.files, { run, files, isolationMinimum })
}

/** Only `workflow_run` brings evidence, and this job runs nothing (threat A2). */
function requireRedecision({ kind }: GateEvent): void {
  if (kind === 'redecide') return
  throw new GateError(
    'USAGE',
    'With `mode: decide` no check is run, and only workflow_run brings evidence; this event asks for checks.',
    {
      hint: 'Let the workflow with `mode: verify` run for this event, and this one for workflow_run.'
    }
  )
}

async function judge(
  event: Exclude<GateEvent, { kind: 'nothing' }>,
  world: PullRequestWorld
): Promise<Judged | undefined> {
  switch (event.kind) {
    case 'judge':
      return await judgePullRequest(
        { ...event, label: undefined, comment: undefined },
        world
      )
    case 'redecide':
      return await redecidePullRequest({ ...event, headSha: undefined }, world)
    case 'group':
      return await judgeGroup(event, world)
  }
}

/** Green only when the check run is, and the change complete or not gated. */
function failUnlessComplete({ evidence, draft }: Judged): void {
  const complete = evidence === undefined || isComplete(evidence.completion)
  if (draft.conclusion === 'success' && complete) return
  core.setFailed(terminalText(draft.title))
}

function fail(thrown: unknown): void {
  const error = asGateError(thrown)
  const lines = [
    `${error.code}: ${error.message}`,
    ...error.problems.map(problemLine),
    ...(error.hint === undefined ? [] : [error.hint])
  ]
  for (const line of lines.slice(1)) core.info(terminalText(line))
  core.setFailed(lines.map(terminalText).join(' '))
}
