/** The action from inputs to exit code: one catch, one place that fails the job. */
import * as core from '@actions/core'

import { asGateError } from '../errors.ts'
import { isComplete } from '../model/completion.ts'
import { judgeGroup } from '../pull-request/merge-group.ts'
import { judgePullRequest } from '../pull-request/judge.ts'
import { redecidePullRequest } from '../pull-request/redecide.ts'
import { notPostedLine } from '../report/step-summary.ts'
import { terminalText } from '../report/terminal-text.ts'
import { closeOnSignals } from './close-on-signals.ts'
import { readEvent } from './event.ts'
import { readInputs } from './inputs.ts'
import { logProgress } from './log-progress.ts'
import { publishOutputs } from './publish-outputs.ts'
import { runnerContext } from './runner-context.ts'
import { tokenSituation } from './token-situation.ts'
import type { GateEvent } from './event.ts'
import type { Judged, PullRequestWorld } from '../pull-request/world.ts'

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
    const inputs = readInputs(name => core.getInput(name))
    core.setSecret(inputs.token)
    const context = runnerContext(environment)
    const event = readEvent(
      context.eventName,
      context.payload,
      inputs.pullRequest
    )
    if (event.kind === 'nothing') {
      core.notice(`Nothing to judge: ${terminalText(event.why)}`)
      return
    }
    const signals = closeOnSignals()
    // Loaded only now: @actions/github reads the event's file as it is loaded, with errors of its own.
    const { openWorld } = await import(/* webpackMode: "eager" */ './world.ts')
    const world = openWorld({
      inputs,
      context,
      environment,
      ownFolder,
      progress,
      situation: tokenSituation(context),
      onCheckRun: signals.onCheckRun
    })
    const judged = await judge(event, world)
    await publishOutputs(judged, { context, secrets: world.run.secrets })
    if (judged.notPosted?.why === 'refused')
      core.setFailed(terminalText(notPostedLine(judged.notPosted)))
    else if (inputs.failOnIncomplete) failUnlessComplete(judged)
  } catch (thrown) {
    progress.close()
    fail(thrown)
  }
}

async function judge(
  event: Exclude<GateEvent, { kind: 'nothing' }>,
  world: PullRequestWorld
): Promise<Judged> {
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
    ...error.problems.map(one => `${one.path}: ${one.message}`),
    ...(error.hint === undefined ? [] : [error.hint])
  ]
  for (const line of lines.slice(1)) core.info(terminalText(line))
  core.setFailed(lines.map(terminalText).join(' '))
}
