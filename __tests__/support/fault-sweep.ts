/** A world whose run makes every call of the gate, the calls and faults of the sweep, and what must hold of every outcome. */
import { afterAll, beforeAll, expect } from '@jest/globals'

import { FAULTS } from '../../src/emulator/index.ts'
import { CHECK_NAME, productDigest } from './action-scenes.ts'
import { actionWorld, runAction } from './run-action.ts'
import type {
  CheckRun,
  EmulatedEvent,
  FaultAction,
  FaultHandle,
  RequestMatcher
} from '../../src/emulator/index.ts'
import type { ActionRun, ActionWorld } from './run-action.ts'

/** The calls of a full run, in their order; `skip` tells apart calls of one kind. */
export const SWEPT_CALLS: Readonly<Record<string, RequestMatcher>> = {
  'the reading of the pull request': { path: '/graphql' },
  'the apps of its claims': { path: /\/issues\/\d+\/comments$/ },
  'the opening of the check run': { method: 'POST', path: /\/check-runs$/ },
  'the fetch of the base': { path: /\/git-upload-pack$/ },
  'the reading before the verdict': { path: '/graphql', skip: 1 },
  'the permission of a claimant': { path: /\/permission$/ },
  'the closing of the check run': { method: 'PATCH' },
  'the commit status': { path: /\/statuses\// },
  'the reading after the verdict': { path: '/graphql', skip: 2 }
}

/** Every fault, by name. */
export const FAULTS_OF_A_SWEEP = {
  'a refused connection': FAULTS.refuse,
  'a reset connection': FAULTS.reset,
  'status 500': FAULTS.serverError,
  'status 502': FAULTS.badGateway,
  'status 503': FAULTS.unavailable,
  'status 429 with retry-after': FAULTS.tooManyRequestsRetryAfter,
  'status 429 without retry-after': FAULTS.tooManyRequests,
  'a secondary limit': FAULTS.secondaryLimit,
  'status 401': FAULTS.badCredentials,
  'status 403': FAULTS.forbidden,
  'status 404': FAULTS.notFound,
  'status 422': FAULTS.unprocessable,
  'a truncated body': FAULTS.truncated,
  silence: { kind: 'silence', ms: 30_000 },
  'no JSON': FAULTS.noJson,
  'wrong JSON': FAULTS.wrongJson
} as const satisfies Record<string, FaultAction>

export type SweptFault = keyof typeof FAULTS_OF_A_SWEEP

/** One of each kind: tried again in vain, refused, not understood. */
export const LASTING_FAULTS: readonly SweptFault[] = [
  'a reset connection',
  'status 403',
  'wrong JSON'
]

/** The names, two by two, so that two runs share a test. */
export function inPairs(
  faults: Readonly<Record<SweptFault, FaultAction>>
): readonly (readonly [SweptFault, SweptFault])[] {
  const names = Object.keys(faults) as SweptFault[]
  return names
    .filter((_, at) => at % 2 === 0)
    .map((name, at) => [name, names[2 * at + 1] ?? name])
}

/** Ten seconds of waiting in all, four for an attempt: less, and a busy machine ends the run before the swept call. */
const SHORT_WAITING = {
  COMPLETION_GATE_WAIT_MS: '10000',
  COMPLETION_GATE_ATTEMPT_MS: '4000'
}

/** A world that is used for many runs, one after the other. */
export interface SweptWorld extends ActionWorld {
  /** Whether a run without faults is green. */
  readonly passes: boolean
  /** How the title of a green verdict begins. */
  readonly green: RegExp
}

/** What starts a run, and what stands before it. */
export interface SweptEvent {
  readonly event: EmulatedEvent
  readonly prepare?: () => void
}

/** What came of a run. */
export interface Swept {
  readonly run: ActionRun
  readonly world: SweptWorld
  /** Requests that met the fault. */
  readonly hits: number
  readonly checkRuns: readonly CheckRun[]
}

/** Call at the top of a test file: a world for each content of the product; the check passes those that say "right". */
export function useSweptWorlds(
  products: readonly [string, string, string]
): () => readonly [SweptWorld, SweptWorld, SweptWorld] {
  const worlds: SweptWorld[] = []
  beforeAll(async () => {
    for (const product of products) worlds.push(await sweptWorld(product))
  })
  afterAll(async () => {
    for (const { github } of worlds.splice(0)) await github.stop()
  })
  return () => {
    const [one, other, failing] = worlds
    if (one === undefined || other === undefined || failing === undefined)
      throw new Error('The worlds exist while tests run.')
    return [one, other, failing]
  }
}

async function sweptWorld(product: string): Promise<SweptWorld> {
  const made = await actionWorld({ product })
  const { github, repository, pull } = made
  const writer = github.world.user('bob', { emails: ['bob@example.com'] })
  github.world.grant(repository, writer, 'write')
  // Refused for want of authority: a failed look-up must not make it count.
  github.world.comment(pull, {
    author: writer,
    body: `/waive ${productDigest(product)} looks good enough to me`
  })
  return { ...made, passes: product.includes('right'), green: /^Verified: /m }
}

/** Runs the action, on the opened pull request by default, the fault set once it has started. */
export async function runUnder(
  world: SweptWorld,
  match: RequestMatcher,
  action: FaultAction,
  { event, prepare }: Partial<SweptEvent> = {}
): Promise<Swept> {
  const { github, repository, pull, agent, token } = world
  repository.checkRuns.length = 0
  repository.statuses.length = 0
  github.forgetRequests()
  // The limit of requests of an hour is no part of the sweep.
  token.used = 0
  prepare?.()
  const set: FaultHandle[] = []
  const listening = setInterval(() => {
    const ended = set.every(one => one.hits() >= (match.times ?? Infinity))
    if (ended) void github.resume()
  }, 20)
  const run = await runAction(
    world,
    event ?? github.event.pullRequest('opened', pull, agent),
    {
      inputs: { 'status-mirror': 'true' },
      environment: SHORT_WAITING,
      onStart: () => set.push(github.fault({ match, action }))
    }
  )
  clearInterval(listening)
  await github.resume()
  const hits = set.reduce((sum, one) => sum + one.hits(), 0)
  for (const one of set) one.remove()
  return { run, world, hits, checkRuns: [...repository.checkRuns] }
}

/** The right verdict, or a red one with its reason; never a false green, never a crash. */
export function expectSound(swept: Swept): void {
  const { run, world } = swept
  expect(swept.hits).toBeGreaterThan(0)
  expect(run.signal).toBeNull()
  expect([0, 1]).toContain(run.code)
  expect(run.log).not.toMatch(/Unhandled|TypeError|INTERNAL|^\s+at .*:\d+/m)
  if (run.code === 0) expect(run.log).toMatch(world.green)
  else expect(run.log).toMatch(/^::error::.*\w{3}/m)
  if (!world.passes) expectNoGreen(swept)
}

function expectNoGreen({ run, world, checkRuns }: Swept): void {
  const states = world.repository.statuses.map(({ state }) => state)
  expect(run.code).toBe(1)
  expect(checkRuns.map(({ conclusion }) => conclusion)).not.toContain('success')
  expect(states).not.toContain('success')
  expect(run.outputs['conclusion']).not.toBe('success')
}

/** No check run waits for ever, and none stands beside another of its name. */
export function expectClosed({ checkRuns }: Swept): void {
  expect(checkRuns.map(({ status }) => status)).not.toContain('in_progress')
  const named = checkRuns.filter(({ name }) => name === CHECK_NAME)
  expect(named.length).toBeLessThanOrEqual(1)
}
