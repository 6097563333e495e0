/** The gate's GitHub ports over an in-memory GitHub whose every exchange is checked. */
import { afterEach, beforeAll, beforeEach } from '@jest/globals'

import { connectGitHub } from '../../../src/adapters/github/github.ts'
import type { GitHubConnection } from '../../../src/adapters/github/client.ts'
import type { GitHubPorts } from '../../../src/github-ports.ts'
import { createExchangeWatch } from '../../support/github-description/exchange-watch.ts'
import { smallWorld } from '../emulator/small-world.ts'
import type { ExchangeWatch } from '../../support/github-description/exchange-watch.ts'
import type { SmallWorld } from '../emulator/small-world.ts'

/** The name of the gate's check in these tests. */
export const CHECK = 'completion-gate'

/** Limits for calls that succeed: pauses are short, and no attempt is cut. */
export const CALM_WAITING = { secondMs: 2 } as const

/** Limits under which every fault is over in a moment. */
export const SHORT_WAITING = {
  totalMs: 3_000,
  reserveMs: 500,
  attemptMs: 400,
  secondMs: 2
} as const

/** A small world for each test of a file. */
export interface Worlds {
  readonly small: () => SmallWorld
  /** Starts over with another world. */
  readonly renew: (options: Parameters<typeof smallWorld>[0]) => Promise<void>
}

/** Makes a world before each test; a request that GitHub's description forbids fails the test. */
export function worlds(): Worlds {
  const shared: { watch?: ExchangeWatch } = {}
  const each: { small?: SmallWorld } = {}
  const watch = (): ExchangeWatch => held(shared.watch)
  const small = (): SmallWorld => held(each.small)
  const start = async (
    options: Parameters<typeof smallWorld>[0]
  ): Promise<void> => {
    const { onExchange } = watch()
    each.small = await smallWorld({ onExchange, ...options })
  }
  beforeAll(() => {
    shared.watch = createExchangeWatch()
  })
  beforeEach(async () => {
    await start({})
  })
  afterEach(async () => {
    await small().github.stop()
    const problems = watch().problems()
    if (problems.length > 0) throw new Error(problems.join('\n'))
  })
  return {
    small,
    renew: async options => {
      await small().github.stop()
      await start(options)
    }
  }
}

function held<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('Expected a test to run.')
  return value
}

/** The ports, as the action would connect them. */
export function connected(
  { github, token }: SmallWorld,
  other: Partial<GitHubConnection> = {}
): GitHubPorts {
  return connectGitHub({
    token: token.value,
    owner: 'acme',
    repo: 'widgets',
    apiUrl: github.url,
    graphqlUrl: github.graphqlUrl,
    waiting: CALM_WAITING,
    ...other
  })
}

/** What a call ended with, when that is an error. */
export async function errorOf(
  call: Promise<unknown>
): Promise<{ code: string; fault: string; message: string; hint: string }> {
  try {
    await call
  } catch (thrown) {
    const { code, fault, message, hint } = thrown as Record<string, unknown>
    return {
      code: String(code),
      fault: String(fault),
      message: String(message),
      hint: String(hint)
    }
  }
  throw new Error('Expected an error, but the call succeeded.')
}
