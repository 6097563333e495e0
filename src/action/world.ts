/** Builds the world of an action: GitHub, git with the job's token, the runner and the log. */
import * as path from 'node:path'

import { createCheckout } from '../adapters/files/index.ts'
import { openRepository } from '../adapters/git/index.ts'
import { connectGitHub } from '../adapters/github/github.ts'
import { withPostingApp } from '../adapters/github/posting-app.ts'
import { DEFAULT_WAITING } from '../adapters/github/retry-budget.ts'
import { createRunner } from '../adapters/process/index.ts'
import { askedIsolation } from '../adapters/process/isolation/asked-isolation.ts'
import { rememberedPermissions } from '../pull-request/remembered-permissions.ts'
import { remoteCalls } from './remote-calls.ts'
import { waitingLimits } from './waiting.ts'
import type { ActionInputs } from './inputs.ts'
import type { RunnerContext } from './runner-context.ts'
import type { GatePorts, Progress } from '../ports.ts'
import type {
  CloseCheckRun,
  OpenRange,
  Prove,
  PullRequestWorld
} from '../pull-request/world.ts'
import type { TokenSituation } from '../adapters/github/failure.ts'

/** What the world is built of. */
export interface WorldParts {
  readonly inputs: ActionInputs
  readonly context: RunnerContext
  readonly environment: NodeJS.ProcessEnv
  readonly progress: Progress
  readonly situation: TokenSituation
  /** Absolute path of the action's own folder, read-only for commands where that can be had. */
  readonly ownFolder: string
  readonly onCheckRun: (close: CloseCheckRun | undefined) => void
  /** Absent where the checks are run here. */
  readonly prove?: Prove
}

/** Builds it; nothing is sent yet. @throws GateError PERMISSION_MISSING for a blank token, USAGE for a bad variable */
export function openWorld(parts: WorldParts): PullRequestWorld {
  const { inputs, context, situation } = parts
  const connection = {
    token: inputs.token,
    owner: context.owner,
    repo: context.repo,
    apiUrl: context.apiUrl,
    graphqlUrl: context.graphqlUrl,
    situation,
    waiting: waitingLimits(parts.environment)
  }
  const reading = connectGitHub(connection)
  const github =
    inputs.checkToken === inputs.token
      ? reading
      : withPostingApp(reading, { ...connection, token: inputs.checkToken })
  return {
    run: {
      checkName: inputs.checkName,
      owner: context.owner,
      runId: context.runId,
      runAttempt: context.runAttempt,
      url: context.runUrl,
      statusMirror: inputs.statusMirror,
      secrets: [inputs.token, inputs.checkToken]
    },
    github: {
      ...github,
      permissions: rememberedPermissions(github.permissions)
    },
    openRange: openRange(parts),
    ...(parts.prove === undefined ? {} : { prove: parts.prove }),
    onCheckRun: parts.onCheckRun
  }
}

/** Opens ranges of the checkout; sends nothing but what git fetches. */
export function openRange(
  parts: Omit<WorldParts, 'situation' | 'onCheckRun'>
): OpenRange {
  const { inputs, context, environment, progress, ownFolder } = parts
  return async ({ base, head }): Promise<GatePorts> => {
    const repository = await openRepository({
      dir: path.join(context.workspace, inputs.path),
      base,
      head,
      fetch: inputs.fetch,
      environment,
      remoteCalls: remoteCalls(
        context.serverUrl,
        inputs.token,
        waitingLimits(environment).attemptMs ?? DEFAULT_WAITING.attemptMs
      )
    })
    const { root, checkedOut } = repository
    return {
      changes: repository.changes,
      files: repository.files,
      checkout: createCheckout({
        root,
        commit: () => Promise.resolve(checkedOut)
      }),
      openRunner: needs =>
        createRunner({
          root,
          ...askedIsolation(
            {
              level: inputs.isolation,
              minimum: inputs.isolationMinimum,
              onRunner: true
            },
            needs
          ),
          environment,
          passEnvironment: needs.environment,
          readOnly: [ownFolder]
        }),
      progress
    }
  }
}
