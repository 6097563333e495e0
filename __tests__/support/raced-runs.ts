/** Runs of the gate in this process; each call of GitHub waits for its turn. */
import { connectGitHub } from '../../src/adapters/github/github.ts'
import { judgePullRequest } from '../../src/pull-request/judge.ts'
import { redecidePullRequest } from '../../src/pull-request/redecide.ts'
import { CHECK_NAME, scenePolicy, sha256 } from './action-scenes.ts'
import { defaultPolicy } from '../../src/policy/parse-policy.ts'
import { baseCriteria } from '../../src/verify/base-criteria.ts'
import type { GitHubPorts } from '../../src/github-ports.ts'
import type { GatePorts } from '../../src/ports.ts'
import type { PullRequestWorld } from '../../src/pull-request/world.ts'
import type { Steps } from './every-order.ts'
import type { ActionWorld } from './run-action.ts'

const POLICY = {
  path: '.github/completion-gate.yml',
  mode: '100644',
  objectId: 'a'.repeat(40)
}

/** By which criteria the raced runs judge. */
export const RACED_CRITERIA = baseCriteria([POLICY], defaultPolicy())

export interface RacedRun {
  readonly runId: number
  readonly runAttempt?: number
  /** Whether its required check passes. */
  readonly passes: boolean
  /** Head of its event; the live one when left out. */
  readonly headSha?: string
  /** Whether it mirrors its verdict as a commit status. */
  readonly mirrors?: boolean
}

/** Where runs race. */
export interface RacedPlace {
  readonly number: number
  /** A connection of a run's own. */
  readonly ports: () => GitHubPorts
}

/** A run that judges. */
export function judging({ number, ports }: RacedPlace, run: RacedRun): Steps {
  return async turn => {
    await judgePullRequest(
      {
        number,
        headSha: run.headSha,
        label: undefined,
        comment: undefined
      },
      racedWorld(ports(), run, turn)
    )
  }
}

/** A run that only answers claims. */
export function redeciding(
  { number, ports }: RacedPlace,
  run: RacedRun
): Steps {
  return async turn => {
    await redecidePullRequest(
      {
        number,
        headSha: undefined,
        label: undefined,
        comment: undefined
      },
      racedWorld(ports(), run, turn)
    )
  }
}

/** The ports of a real connection to the in-memory GitHub. */
export function realPlace({ github, token, pull }: ActionWorld): RacedPlace {
  return {
    number: pull.number,
    ports: () =>
      connectGitHub({
        token: token.value,
        owner: 'acme',
        repo: 'widgets',
        apiUrl: github.url,
        graphqlUrl: github.graphqlUrl
      })
  }
}

function racedWorld(
  ports: GitHubPorts,
  run: RacedRun,
  turn: () => Promise<void>
): PullRequestWorld {
  return {
    run: {
      checkName: CHECK_NAME,
      owner: 'acme',
      runId: run.runId,
      runAttempt: run.runAttempt ?? 1,
      url: undefined,
      statusMirror: run.mirrors ?? false,
      secrets: []
    },
    github: inTurn(ports, turn),
    openRange: range => Promise.resolve(fakeRange(range, run.passes)),
    onCheckRun: () => undefined
  }
}

type Calls = Record<string, (...values: readonly unknown[]) => unknown>

/** Every method of every port waits for its turn first. */
function inTurn(ports: GitHubPorts, turn: () => Promise<void>): GitHubPorts {
  const waiting = Object.entries(ports).map(([name, port]) => [
    name,
    Object.fromEntries(
      Object.entries(port as Calls).map(([method, call]) => [
        method,
        async (...values: readonly unknown[]): Promise<unknown> => {
          await turn()
          return await call(...values)
        }
      ])
    ) as Calls
  ])
  return Object.fromEntries(waiting) as GitHubPorts
}

const CONTENT = 'right and new\n'

function fakeRange(
  { base, head }: { readonly base: string; readonly head: string },
  passes: boolean
): GatePorts {
  const range = { base, mergeBase: base, head }
  const look = {
    signatures: new Map<string, string>(),
    movedFolders: new Map<string, string>(),
    head
  }
  return {
    changes: {
      resolve: () => Promise.resolve({ range, gaps: [] }),
      changes: async function* () {
        yield await Promise.resolve([
          {
            mode: '100644',
            objectId: 'b'.repeat(40),
            bytePath: 'product.txt',
            contentDigest: sha256(CONTENT)
          }
        ])
      }
    },
    files: {
      list: () => Promise.resolve([POLICY]),
      has: (_, path) => Promise.resolve(path === POLICY.path),
      read: () =>
        Promise.resolve({
          kind: 'bytes',
          bytes: Buffer.from(scenePolicy('/dev/null'))
        })
    },
    checkout: {
      root: '/nowhere',
      ignoresExecutableBit: false,
      commit: () => Promise.resolve({ id: head, parents: [] }),
      look: () => Promise.resolve(look),
      watchMoves: () => Promise.resolve(undefined),
      state: () =>
        Promise.resolve({
          kind: 'file',
          executable: false,
          digest: sha256(CONTENT),
          lfsPointerDigest: ''
        }),
      seenAt: () => {
        throw new Error('commands see the checkout itself')
      }
    },
    openRunner: () =>
      Promise.resolve({
        isolation: { level: 'none', promise: 'none' },
        run: () =>
          Promise.resolve({
            kind: 'exited',
            exitCode: passes ? 0 : 1,
            durationMs: 1,
            output: { head: '', tail: '', bytes: 0, digest: sha256('') }
          })
      }),
    progress: {
      stage: () => undefined,
      checkStarted: () => undefined,
      outputLine: () => undefined,
      checkFinished: () => undefined
    }
  }
}
