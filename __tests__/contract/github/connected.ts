/** The gate's GitHub ports over an in-memory GitHub whose every exchange is checked. */
import { connectGitHub } from '../../../src/adapters/github/github.ts'
import type { GitHubConnection } from '../../../src/adapters/github/client.ts'
import type { GitHubPorts } from '../../../src/github-ports.ts'
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
